// Order numbers as a catalogue may write them, and numbers that are one slip of the finger away from another. Source: spec 2 §1 "order form";
// docs/adr/0009 "Sorting, searching".

/** Characters of the longest order number, as the catalogue import allows them. */
export const ORDER_NUMBER_MAX_LENGTH = 32;

const ORDER_NUMBER = /^[A-Z0-9](?:[A-Z0-9._-]*[A-Z0-9])?$/;

/** An order number as it is looked up: without spaces around it, in capitals; undefined for text that is none. */
export const parseOrderNumber = (typed: string): string | undefined => {
  const number = typed.trim().toUpperCase();
  return number.length <= ORDER_NUMBER_MAX_LENGTH && ORDER_NUMBER.test(number) ? number : undefined;
};

/** What stands between spaces and marks that no order number has: a number keeps its own marks and is never cut out of a longer one. */
const PART = /[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?/gu;
/** Characters of the shortest order number beside other words, where "A4" and "12" mean something else. */
const SHORTEST_BESIDE_WORDS = 4;

export type NumbersInTerm = {
  /** As they are looked up, each once. */
  readonly numbers: readonly string[];
  /** Whether the term says nothing else. */
  readonly areAll: boolean;
};

/**
 * The parts of a search term that may be order numbers: those with a digit, so that ordinary words are looked up nowhere. Any of them counts
 * in a term of nothing else, and beside other words one of four characters or more.
 *
 * @example
 * orderNumbersIn('SC-600013, ab12x') // SC-600013 and AB12X, and nothing else
 * orderNumbersIn('Heft A4 600014') // 600014
 */
export const orderNumbersIn = (term: string): NumbersInTerm => {
  const parts = term.match(PART) ?? [];
  const numbers = parts.filter((part) => /\d/.test(part)).flatMap((part) => parseOrderNumber(part) ?? []);
  const areAll = parts.length > 0 && numbers.length === parts.length;
  const counted = areAll ? numbers : numbers.filter(({ length }) => length >= SHORTEST_BESIDE_WORDS);
  return { numbers: [...new Set(counted)], areAll };
};

const DIGITS = [...'0123456789'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Longest number whose slips are looked for: every character of a longer one would add dozens of numbers to ask for. */
const SLIPS_MAX_LENGTH = 16;

/**
 * The numbers from which one slip leads to this one: a wrong, a missing or an extra character, two that changed places, a forgotten or an
 * added hyphen. A number of digits alone is taken for one of digits. Each stands there once, the number itself does not.
 */
export const similarOrderNumbers = (number: string): readonly string[] => {
  if (number.length > SLIPS_MAX_LENGTH) return [];
  const alphabet = /^\d+$/.test(number) ? DIGITS : [...DIGITS, ...LETTERS, '-'];
  const places = Array.from(number, (_character, at) => at);
  const cut = (at: number, length: number, put: string): string =>
    number.slice(0, at) + put + number.slice(at + length);
  const similar = new Set([
    ...places.slice(1).map((at) => cut(at - 1, 2, `${number.charAt(at)}${number.charAt(at - 1)}`)),
    ...places.flatMap((at) => alphabet.map((character) => cut(at, 1, character))),
    ...places.map((at) => cut(at, 1, '')),
    ...[...places, number.length].flatMap((at) => alphabet.map((character) => cut(at, 0, character))),
    number.replaceAll('-', ''),
  ]);
  similar.delete(number);
  return [...similar].filter((candidate) => parseOrderNumber(candidate) === candidate);
};
