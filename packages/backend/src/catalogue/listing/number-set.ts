// A set of products by their numbers, a bit for each product of the shop. Thousands of products that were found best first lie all over the index; read in the
// order of their numbers, what is known of them comes out of the processor's cache.

const BITS = 32;
const BITS_EXPONENT = 5;
const LAST_BIT = BITS - 1;

/** The words of a set: number `n` is bit `n % 32` of word `n / 32`. */
export type NumberSet = Int32Array;

/** An empty set for numbers below a bound. */
export const numberSet = (bound: number): NumberSet => new Int32Array(Math.ceil(bound / BITS));

export const addNumber = (set: NumberSet, number: number): void => {
  const word = number >>> BITS_EXPONENT;
  set[word] = (set[word] ?? 0) | (1 << (number & LAST_BIT));
};

export const hasNumber = (set: NumberSet, number: number): boolean =>
  ((set[number >>> BITS_EXPONENT] ?? 0) & (1 << (number & LAST_BIT))) !== 0;

/** The set of these numbers; `bound` is above all of them. */
export const setOf = (numbers: Int32Array, bound: number): NumberSet => {
  const set = numberSet(bound);
  for (let at = 0; at < numbers.length; at += 1) addNumber(set, numbers[at] ?? 0);
  return set;
};

/** Writes the numbers of a set into an array with room for them, from the smallest to the largest; answers the part that they take. */
export const ascending = (set: NumberSet, inOrder: Int32Array): Int32Array => {
  let count = 0;
  for (let word = 0; word < set.length; word += 1)
    for (let rest = set[word] ?? 0; rest !== 0; rest &= rest - 1)
      inOrder[count++] = word * BITS + LAST_BIT - Math.clz32(rest & -rest);
  return inOrder.subarray(0, count);
};

/** The numbers that are in a set, in their order; the very same array where all of them are. */
export const onlyThose = (numbers: Int32Array, set: NumberSet): Int32Array =>
  numbers.every((number) => hasNumber(set, number)) ? numbers : numbers.filter((number) => hasNumber(set, number));
