// Facts as JSON Schemas: their fields are known to the compiler alone.

import ts from 'typescript';

/** The schemas of a union of facts, by type; every field is required unless it may be left out. */
export function factSchemas(checker: ts.TypeChecker, union: ts.Type): Record<string, object> {
  const members = union.isUnion() ? union.types : [union];
  return Object.fromEntries(
    members.map((member) => {
      const type = checker.getTypeOfSymbol(member.getProperty('type') as ts.Symbol);
      return [(type as ts.StringLiteralType).value, schemaOf(checker, member)];
    }),
  );
}

function schemaOf(checker: ts.TypeChecker, type: ts.Type): object {
  const item = type.getNumberIndexType();
  if (type.isUnion()) return unionSchema(checker, type);
  if (type.isStringLiteral()) return { const: type.value };
  if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
  if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' };
  if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
  if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' };
  if (item !== undefined) return { type: 'array', items: schemaOf(checker, item) };
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return {};
  const fields = checker.getPropertiesOfType(type);
  const isOptional = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Optional) !== 0;
  const named = fields.map(
    (field) => [field.name, schemaOf(checker, checker.getTypeOfSymbol(field))] as const,
  );
  const required = fields.filter((field) => !isOptional(field)).map(({ name }) => name);
  return { type: 'object', properties: Object.fromEntries(named), required };
}

// Words become one list, and true or false is one type.
function unionSchema(checker: ts.TypeChecker, { types }: ts.UnionType): object {
  const there = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const words = there.filter((one) => one.isStringLiteral()).map(({ value }) => value);
  const others = there.filter((one) => !one.isStringLiteral()).map((one) => schemaOf(checker, one));
  const parts = [
    ...(words.length > 0 ? [{ enum: words }] : []),
    ...others.filter(
      (one, at) => others.findIndex((two) => JSON.stringify(two) === JSON.stringify(one)) === at,
    ),
  ];
  return parts.length === 1 ? parts[0] : { anyOf: parts };
}
