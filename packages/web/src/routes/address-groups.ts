// Lists in a parameter of an address, written short: groups of texts, one after the other. A page whose answer stands in its address can be
// loaded again, and posts nothing.

const SEPARATOR = '*';

/** Browsers and the servers between allow 8 KB and more. */
export const LONGEST_SEARCH = 6_000;

/** Texts as the value of one parameter; each may hold anything. */
export const writeGroups = (groups: readonly (readonly (string | number)[])[]): string =>
  groups
    .flat()
    .map((part) => encodeURIComponent(part).replaceAll(SEPARATOR, '%2A'))
    .join(SEPARATOR);

/** The groups of a parameter, at most so many; none for one that nobody has written. */
export const readGroups = (parameter: string | null, size: number, most: number): readonly (readonly string[])[] => {
  if (!parameter) return [];
  let parts: readonly string[];
  try {
    parts = parameter.split(SEPARATOR).map(decodeURIComponent);
  } catch {
    return [];
  }
  const groups = Math.min(Math.floor(parts.length / size), most);
  return Array.from({ length: groups }, (_, group) => parts.slice(group * size, (group + 1) * size));
};
