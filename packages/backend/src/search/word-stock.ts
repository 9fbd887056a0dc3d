// Words: how a text falls apart into them, and how a compound word does. German hides "Schere" in "Bastelschere"; a shopper who types
// the one wants the other.

const SHORTEST_PART = 4;
const SHORTEST_COMPOUND = 7;
const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text in small letters. */
export const wordsOf = (text: string): readonly string[] => text.normalize('NFC').toLowerCase().match(WORD) ?? [];

const PLURAL = /^\p{L}{3,}en$/u;
/** A plural whose last vowel has dots that the singular has not. */
const DOTTED_PLURAL = /^(?<before>\p{L}+)(?<vowel>[äöü])(?<after>u?[^aeiouyäöü\P{L}]+)e$/u;
const WITHOUT_DOTS: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/** What may be the singular of a word, or nothing. */
const singularsOf = (word: string): readonly string[] => {
  if (PLURAL.test(word)) return [word.slice(0, -1)];
  const { before, vowel = '', after } = DOTTED_PLURAL.exec(word)?.groups ?? {};
  return before === undefined ? [] : [`${before}${WITHOUT_DOTS[vowel]}${after}`];
};

/** The words together with what may be their singular: a shop that lists "Scheren" and "Rucksäcke" knows "Schere" and "Rucksack" too. */
export const withSingulars = (words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].flatMap((word) => [word, ...singularsOf(word)]));

/** The known words that a longer word begins or ends with: "bastelschere" has "bastel" and "schere" where both are known. */
export const partsOf = (word: string, known: ReadonlySet<string>): readonly string[] => {
  if (word.length < SHORTEST_COMPOUND) return [];
  const parts = new Set<string>();
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut += 1) {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)];
    if (known.has(tail)) parts.add(tail);
    if (known.has(head) && (known.has(tail) || known.has(tail.slice(1)))) parts.add(head);
  }
  return [...parts];
};

/** A word with the ending of those who do something, which full text search takes off. */
const DOER = /^\p{L}{4,}er$/u;

/** Whether a word is another than the known one that full text search makes of it: it takes "Locher" for a "Loch". */
export const isMoreThanStem = (word: string, known: ReadonlySet<string>): boolean =>
  DOER.test(word) && known.has(word.slice(0, -2));

const UMLAUTS: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü', ss: 'ß' };

/** The spelling with umlauts of a word that was typed without: "farbkaesten" is "farbkästen". Nothing when there is none. */
export const withUmlauts = (word: string): readonly string[] => {
  const umlauts = word.replace(/ae|oe|(?<![aeq])ue/g, (letters) => UMLAUTS[letters] ?? letters);
  const sharp = umlauts.replace(/ss/g, 'ß');
  return [...new Set([umlauts, sharp])].filter((spelling) => spelling !== word);
};
