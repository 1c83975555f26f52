// Reads how a type is built, and writes it as interfaces: one for every record in a state, a view, an action
// or a fact. Names begin with a mark instead of the title, which is known only after the family is compared.

import ts from 'typescript';
import { capital, comment } from '../../../src/cli/document/naming.js';
import type { AnyRuleset } from '../../../src/core/engine/index.js';
import { wordsFor } from './field-words.js';

/** Stands in a name for that of the title or of its family: `§Train` becomes `MilepostTrain`. */
export const OWNER = '§';
/** Stands before a name that is the same in every title: `¤BuildTrack` becomes `BuildTrack`. */
export const PLAIN = '¤';

/** A declaration to write. */
export interface Declaration {
  /** Its name, with a mark. */
  readonly name: string;
  /** What the comment above it says. */
  readonly words: string;
  /** The rest of it: `interface §Train { … }`. */
  readonly text: string;
  /** Names that stand in it and are imported: the module of each, from the top of the checkout. */
  readonly imports: ReadonlyMap<string, string>;
}

/** Where a record is found: the name that it would have, its words, and whether a seat sees it. */
interface Place {
  readonly name: string;
  /** Where it stands in the whole: `state.seats`. */
  readonly path: string;
  readonly words: string;
  readonly isSeen: boolean;
}

/** The declarations of a title, by name. */
export type Declarations = Map<string, Declaration>;

/** Fields without a word, as `buildTrack.from`. */
export type Wordless = Set<string>;

/** Writes types of one title. */
export class TypeReader {
  readonly declarations: Declarations = new Map();
  readonly wordless: Wordless = new Set();
  /** The words of fields by their paths: `state.seats.cash`. */
  readonly said = new Map<string, string>();

  private labels: Readonly<Record<string, string>> = {};

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly root: string,
    private readonly folder: string,
  ) {}

  /** Writes an interface of a record, and of all records in it; returns its name. */
  declare(type: ts.Type, place: Place, extra = ''): string {
    const { name, words, isSeen } = place;
    const imports = new Map<string, string>();
    const fields = this.propertiesOf(type).map((field) => this.fieldText(field, place, imports));
    const text = `interface ${OWNER} {\n${[...fields, ...(extra === '' ? [] : [extra])].join('\n')}\n}`;
    return this.add({ name, words, text, imports }, isSeen);
  }

  /** Writes an interface for every record of a union by `type`; returns their names. */
  declareUnion(union: ts.Type, wordsOf: (word: string) => string): readonly string[] {
    const members = union.isUnion() ? union.types : [union];
    return members.map((member) => {
      const type = this.checker.getTypeOfSymbol(member.getProperty('type') as ts.Symbol);
      const { value } = type as ts.StringLiteralType;
      const place = { name: PLAIN + capital(value), path: value, words: wordsOf(value), isSeen: false };
      return this.declare(member, place);
    });
  }

  /** Writes the interface of the options; what their labels say stands where nothing else does. */
  declareOptions(type: ts.Type, { title, optionLabels = {} }: AnyRuleset): void {
    this.labels = optionLabels;
    this.declare(type, {
      name: `${OWNER}Options`,
      path: 'options',
      words: `The optional rules of ${title}; all are off unless asked for.`,
      isSeen: false,
    });
    this.labels = {};
  }

  /** The properties of a record, in the order in which they are declared: those of the engine first. */
  propertiesOf(type: ts.Type): readonly ts.Symbol[] {
    const places = this.checker.getPropertiesOfType(type).map((symbol) => {
      const declaration = symbol.declarations?.[0];
      const file = declaration?.getSourceFile().fileName.replace(this.root, '') ?? '';
      const layer = file.startsWith('src/') ? 0 : file.startsWith(`rulesets/${this.folder}/`) ? 2 : 1;
      return { symbol, layer, file, at: declaration?.getStart() ?? 0 };
    });
    const files = [...new Set(places.map(({ file }) => file))];
    const rank = ({ symbol: { name }, layer }: (typeof places)[number]) => {
      const first = FIRST.indexOf(name);
      if (first >= 0 && layer === 0) return first - FIRST.length;
      return name === 'decision' ? 3 : layer;
    };
    return places
      .sort((a, b) => rank(a) - rank(b) || files.indexOf(a.file) - files.indexOf(b.file) || a.at - b.at)
      .map(({ symbol }) => symbol);
  }

  private fieldText(field: ts.Symbol, owner: Place, imports: Map<string, string>): string {
    const own = plainWords(ts.displayPartsToString(field.getDocumentationComment(this.checker)));
    const { name } = field;
    const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
    const words =
      own === ''
        ? (this.labels[name]?.replace(/$/, '.') ??
          wordsFor(this.folder, owner.name.slice(1), { name, isOptional }))
        : own;
    if (words === undefined) this.wordless.add(`${owner.name}.${name}`);
    const path = `${owner.path}.${name}`;
    this.said.set(path, words ?? '');
    const type = this.checker.getTypeOfSymbol(field);
    const inner = {
      path,
      name: OWNER + capital(singular(name, type, this.checker)),
      words: words ?? '',
      isSeen: owner.isSeen,
    };
    const text = this.text(type, inner, imports);
    return `  ${comment(words ?? '')}\n  readonly ${name}${isOptional ? '?' : ''}: ${text};`;
  }

  /** The text of a type; records in it get names and declarations. */
  text(type: ts.Type, place: Place, imports: Map<string, string>): string {
    const { checker } = this;
    const known = this.knownName(type, place, imports);
    if (known !== null) return known;
    if (type.isUnion()) return this.unionText(type, place, imports);
    if (type.isStringLiteral()) return `'${type.value}'`;
    if (type.flags & SIMPLE) return checker.typeToString(type);
    if (checker.isTupleType(type)) {
      const items = checker.getTypeArguments(type as ts.TypeReference);
      return `readonly [${items.map((item) => this.text(item, place, imports)).join(', ')}]`;
    }
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      const text = this.text(item, place, imports);
      return `readonly ${/[|& ]/.test(text) ? `(${text})` : text}[]`;
    }
    const values = type.getStringIndexType();
    if (values !== undefined) return `Readonly<Record<string, ${this.text(values, place, imports)}>>`;
    if (
      type.getCallSignatures().length > 0 ||
      !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))
    )
      throw new Error(`${place.name} holds what has no name: ${checker.typeToString(type)}`);
    return this.declare(type, { ...place, name: this.nameOf(type, place) });
  }

  // Types of the engine keep their names, and so do unions of words that a title names.
  private knownName(type: ts.Type, place: Place, imports: Map<string, string>): string | null {
    const symbol = type.aliasSymbol ?? type.symbol;
    const declaration = symbol?.declarations?.[0];
    if (declaration === undefined || symbol.name.startsWith('__')) return null;
    const file = declaration.getSourceFile().fileName.replace(this.root, '');
    const isNamed = ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);
    if (!isNamed) return null;
    if (file.startsWith('src/core/') && isExported(declaration) && !MAPPED.has(symbol.name)) {
      imports.set(symbol.name, file);
      const given = type.aliasTypeArguments ?? (type as ts.TypeReference).typeArguments ?? [];
      const parameters = declaration.typeParameters?.length ?? 0;
      // The options of the header are those of the title.
      const texts = given
        .slice(0, parameters)
        .map((one, at) =>
          symbol.name === 'GameHeader' && at === 1 ? `${OWNER}Options` : this.text(one, place, imports),
        );
      return texts.length === 0 ? symbol.name : `${symbol.name}<${texts.join(', ')}>`;
    }
    const isWords =
      type.isUnion() && type.types.length > 4 && type.types.every((one) => one.isStringLiteral());
    if (!isWords || !file.startsWith('rulesets/')) return null;
    const name = OWNER + symbol.name.replace(/Id$/, '');
    const text = `type ${OWNER} = ${type.types.map((one) => this.text(one, place, imports)).join(' | ')};`;
    const words = plainWords(ts.displayPartsToString(symbol.getDocumentationComment(this.checker)));
    return this.add({ name, words, text, imports: new Map() }, place.isSeen);
  }

  private unionText(type: ts.UnionType, place: Place, imports: Map<string, string>): string {
    const there = this.checker.getNonNullableType(type);
    if (there !== type && type.types.some((one) => one.flags & ts.TypeFlags.Null) && there.isUnion())
      return `${this.text(there, place, imports)} | null`;
    const isBoolean = type.types.filter((one) => one.flags & ts.TypeFlags.BooleanLiteral).length === 2;
    const parts = type.types.filter((one) => !(isBoolean && one.flags & ts.TypeFlags.BooleanLiteral));
    const texts = parts.map((one) => this.text(one, place, imports));
    const isLast = (text: string) => text === 'null' || text === 'undefined';
    return [
      ...texts.filter((text) => !isLast(text)),
      ...(isBoolean ? ['boolean'] : []),
      ...texts.filter(isLast),
    ].join(' | ');
  }

  // A record of a union is named by the word that sets it apart; a record that has a name keeps it.
  private nameOf(type: ts.Type, { name }: Place): string {
    const symbol = type.getProperty('kind');
    const kind = symbol && this.checker.getTypeOfSymbol(symbol);
    if (kind?.isStringLiteral()) return OWNER + capital(kind.value);
    const declared = type.symbol?.declarations?.[0];
    if (declared && ts.isInterfaceDeclaration(declared) && declared.typeParameters === undefined)
      return OWNER + type.symbol.name.replace(/^(Hex|Twentieth|Iron)/, '');
    return name;
  }

  // The same record under the same name is one; another one gets a longer name.
  private add(declaration: Declaration, isSeen: boolean): string {
    const candidates = [declaration.name, ...(isSeen ? [`${declaration.name}View`] : [])];
    for (const name of candidates) {
      const there = this.declarations.get(name);
      if (there === undefined) this.declarations.set(name, { ...declaration, name });
      if (there === undefined || there.text === declaration.text) return name;
    }
    throw new Error(`two records of one title would be called ${declaration.name}`);
  }
}

// What every state, action and fact begins with, in this order.
const FIRST = ['viewer', 'game', 'step', 'round', 'luck', 'outcome', 'absent', 'n', 'type'];

const SIMPLE =
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.StringLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.Unknown |
  ts.TypeFlags.NonPrimitive;

// Aliases that make a record of other types: what they make is what gets a name.
const MAPPED = new Set([
  'ActionOf',
  'EventOf',
  'Values',
  'Seens',
  'Writable',
  'StateOf',
  'KnownOf',
  'ViewOf',
  'RowOf',
  'SeenRowOf',
  'ValueOf',
  'SeenOf',
]);

const isExported = (declaration: ts.Declaration) =>
  (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export) !== 0;

function singular(name: string, type: ts.Type, checker: ts.TypeChecker): string {
  const bare = checker.getNonNullableType(type);
  if (!checker.isArrayType(bare)) return name;
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y');
  return /ses$/.test(name) ? name.replace(/es$/, '') : name.replace(/([^s])s$/, '$1');
}

/** A comment without links that lead nowhere from here. */
export const plainWords = (text: string) =>
  text
    .replace(/\{@link ([^}|]+)(\|[^}]*)?\}/g, (_, name: string) => `\`${name.trim()}\``)
    .replace(/\s+/g, ' ')
    .trim();
