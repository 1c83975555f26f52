// The parts of an engine are frozen when it is made: rulesets, tables, actions with their conditions, boards.
// You can read them but change nothing of later games. JavaScript cannot freeze typed arrays, so a bot does
// not get a board (src/players/bots/choice.ts).

/**
 * Freezes all that can be reached from a value by fields and entries, permanently. Maps and sets lose their
 * writers. zod schemas cache results on themselves in use: their fields are made read-only one by one.
 */
export function freezeForGood<Value>(value: Value): Value {
  const left: object[] = [];
  const add = (one: unknown) => void (isOpen(one) && !frozen.has(one) && left.push(one));
  add(value);
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    frozen.add(one);
    if (isSchema(one)) pin(one, add);
    else {
      if (one instanceof Map || one instanceof Set) close(one, add);
      addFields(one, add);
      Object.freeze(one);
    }
  }
  return value;
}

type Add = (one: unknown) => void;

// Once frozen, never looked into again.
const frozen = /* @__PURE__ */ (() => new WeakSet<object>())();

const isOpen = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && !(value instanceof RegExp);

// By index, because a list of many descriptors takes longer than all the rest. Getters are not asked.
function addFields(one: object, add: Add): void {
  if (Array.isArray(one)) {
    for (let place = 0; place < one.length; place++) if (typeof one[place] === 'object') add(one[place]);
  } else for (const key of Reflect.ownKeys(one)) add(Object.getOwnPropertyDescriptor(one, key)?.value);
}

const WRITERS = ['set', 'add', 'delete', 'clear'] as const;

function close(one: Map<unknown, unknown> | Set<unknown>, add: Add): void {
  for (const writer of WRITERS) if (writer in one) Object.defineProperty(one, writer, { value: refuse });
  if (one instanceof Map) for (const key of one.keys()) add(key);
  for (const item of one.values()) add(item);
}

function refuse(): never {
  throw new TypeError('this belongs to an engine, and is frozen');
}

/**
 * A schema of zod; only this file looks inside. It cannot be frozen whole: zod adds methods and notes to a
 * schema in use, and throws if it cannot. Its definition and its parsers decide. They are in `_zod`, which
 * the public fields do not cover: code that writes there could let any action pass.
 */
interface Schema {
  readonly _zod: { readonly def: { readonly shape?: object } };
}

const isSchema = (value: object): value is Schema => '_zod' in value;

// An object's fields are there once they are asked for.
function pin(schema: Schema, add: Add): void {
  const { _zod } = schema;
  const { def } = _zod;
  add(def.shape);
  addFields(def, add);
  for (const object of [schema, _zod, def])
    for (const [key, { writable }] of Object.entries(Object.getOwnPropertyDescriptors(object)))
      if (writable === true) Object.defineProperty(object, key, { writable: false, configurable: false });
}
