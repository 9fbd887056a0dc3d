// Finds texts that no database takes, or that were not what somebody wrote: in a line that has the right form.

type Found = { readonly path: readonly PropertyKey[]; readonly message: string };

const NUL = '\u0000';
/** What stands for bytes that are no UTF-8. */
const REPLACED = '\uFFFD';
/** Half of a character that takes two units of UTF-16, without its other half. */
const HALF = /\p{Surrogate}/u;

const refuted = (words: string): string | undefined => {
  if (words.includes(NUL)) return 'has the character U+0000, which no text may have';
  if (HALF.test(words))
    return 'has half a character (a lone surrogate, U+D800 to U+DFFF); allowed are whole characters';
  if (words.includes(REPLACED))
    return 'has the character U+FFFD, which stands for unreadable bytes; files have to be in UTF-8';
  return undefined;
};

/** The texts and names of fields of a line that cannot be written as they are, each with where it stands. */
export const unwritableTexts = (value: unknown, path: readonly PropertyKey[] = []): readonly Found[] => {
  if (typeof value === 'string') {
    const message = refuted(value);
    return message === undefined ? [] : [{ path, message }];
  }
  if (Array.isArray(value)) return value.flatMap((one, at) => unwritableTexts(one, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const message = refuted(name);
    // The name itself cannot be said, so the field is that around it.
    return message === undefined ? unwritableTexts(one, [...path, name]) : [{ path, message }];
  });
};
