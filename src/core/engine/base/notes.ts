// A faster WeakMap: data derived from a value is kept in a private field of that value and is collected with
// it. An entry of a WeakMap costs about 300 ns and time of the collector, more than most rules of a game; a
// private field costs almost nothing. Nobody else can see it, and no copy, comparison or JSON has it.

/** Notes about values. */
export interface Notes<Key extends object, Note> {
  /** The note about the value, if there is one. */
  of(key: Key): Note | undefined;
  /** Notes it instead of what was noted before. Costs least on a value that is not frozen yet. */
  write(key: Key, note: Note): void;
}

/** Begins notes of one kind. They hold nothing alive and never enter a state. */
export function createNotes<Key extends object, Note>(): Notes<Key, Note> {
  // For values that were frozen before their first note: they take no field, not even a private one.
  const late = new WeakMap<object, Note>();
  return class Noted extends Given {
    #note: Note;
    constructor(key: object, note: Note) {
      super(key);
      this.#note = note;
    }
    static of(key: object): Note | undefined {
      return #note in key ? key.#note : late.get(key);
    }
    static write(key: object, note: Note): void {
      if (#note in key) key.#note = note;
      else if (Object.isExtensible(key)) new Noted(key, note);
      else late.set(key, note);
    }
  };
}

// Returns the object that it is given, so that the fields of a class that extends it are laid on that object.
class Given {
  constructor(key: object) {
    // biome-ignore lint/correctness/noConstructorReturn: that is what it is for
    return key;
  }
}
