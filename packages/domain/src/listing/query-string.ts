// Query strings as ordered pairs, so that the rules need no browser. Source: spec 1 §2 "Query parameters".

export type QueryEntry = readonly [name: string, value: string];
export type QueryEntries = readonly QueryEntry[];

// A half of a surrogate pair cannot be written into an address; a typed one becomes the replacement character.
const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\u{FFFD}'))
    .replaceAll('%20', '+')
    .replaceAll('%2C', ',');

const decode = (text: string): string => {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
};

/** The query string without its question mark; spaces become `+`, commas stay readable. */
export const formatQueryString = (entries: QueryEntries): string =>
  entries.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');

/** The pairs of a query string, with or without its question mark. What cannot be decoded is taken as it is. */
export const parseQueryString = (query: string): QueryEntries =>
  query
    .replace(/^\?/u, '')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))];
    });

/** The path with the entries as its query. */
export const addressWith = (path: string, entries: QueryEntries): string =>
  entries.length === 0 ? path : `${path}?${formatQueryString(entries)}`;

/** The first value of a parameter. */
export const firstValue = (entries: QueryEntries, name: string): string | undefined =>
  entries.find(([candidate]) => candidate === name)?.[1];
