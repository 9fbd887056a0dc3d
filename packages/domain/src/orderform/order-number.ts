// Order numbers as a catalogue may write them, and numbers that are one slip of the finger away from another. Source: spec 2 §1 "order form".

/** Characters of the longest order number, as the catalogue import allows them. */
export const ORDER_NUMBER_MAX_LENGTH = 32;

const ORDER_NUMBER = /^[A-Z0-9](?:[A-Z0-9._-]*[A-Z0-9])?$/;

/** An order number as it is looked up: without spaces around it, in capitals; undefined for text that is none. */
export const parseOrderNumber = (typed: string): string | undefined => {
  const number = typed.trim().toUpperCase();
  return number.length <= ORDER_NUMBER_MAX_LENGTH && ORDER_NUMBER.test(number) ? number : undefined;
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
