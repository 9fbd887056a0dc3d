// Removes U+0000 from arguments, the one character that PostgreSQL stores in no text. No honest client sends it.

const NUL = '\u0000';

type Resolve = (parent: unknown, given: unknown, context: unknown, info: unknown) => unknown;

const isResolve = (field: unknown): field is Resolve => typeof field === 'function';

const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return value.includes(NUL) ? value.replaceAll(NUL, '') : value;
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, clean(field)]));
};

/** The same resolvers, which are never given the character U+0000. */
export const withCleanArguments = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]: [string, unknown]) => [
      name,
      isResolve(field)
        ? (parent: unknown, given: unknown, context: unknown, info: unknown) =>
            field(parent, clean(given), context, info)
        : field,
    ]),
  ) as Fields;
