// Reads JSON from outside in the shape that was promised: in a tab every first call pays for what reads its answer, so this is a few lines.

/** Reads a value; throws where it is not what was promised. */
export type Read<Value> = (value: unknown) => Value;

type Shape = Readonly<Record<string, Read<unknown>>>;
/** What a shape reads. */
export type Shaped<Of extends Shape> = { readonly [Name in keyof Of]: ReturnType<Of[Name]> };

const refuse = (wanted: string): never => {
  throw new TypeError(`not ${wanted}`);
};

export const text: Read<string> = (value) => (typeof value === 'string' ? value : refuse('a text'));

export const number: Read<number> = (value) => (typeof value === 'number' ? value : refuse('a number'));

export const flag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : refuse('a flag'));

/** Whatever it is. */
export const anything: Read<unknown> = (value) => value;

/** A field that may be missing. */
export const optional =
  <Value>(read: Read<Value>): Read<Value | undefined> =>
  (value) =>
    value === undefined ? undefined : read(value);

/** A field that may be `null`. */
export const nullable =
  <Value>(read: Read<Value>): Read<Value | null> =>
  (value) =>
    value === null ? null : read(value);

export const list =
  <Value>(read: Read<Value>): Read<readonly Value[]> =>
  (value) =>
    Array.isArray(value) ? value.map((entry) => read(entry)) : refuse('a list');

/** An object with these fields; others are left out. The place of a field that does not fit is told. */
export const record =
  <Of extends Shape>(shape: Of): Read<Shaped<Of>> =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('an object');
    const entries = Object.entries(shape).map(([name, read]) => {
      try {
        return [name, read((value as Readonly<Record<string, unknown>>)[name])] as const;
      } catch (reason) {
        throw new TypeError(`${name}: ${reason instanceof Error ? reason.message : reason}`);
      }
    });
    return Object.fromEntries(entries) as Shaped<Of>;
  };

/** What is read, or nothing where it does not fit. */
export const readOrNothing = <Value>(read: Read<Value>, value: unknown): Value | undefined => {
  try {
    return read(value);
  } catch {
    return undefined;
  }
};
