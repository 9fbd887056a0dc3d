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

/** The numbers, none of which is there twice, from the smallest to the largest; `bound` is above all of them. */
export const ascending = (numbers: Int32Array, bound: number): Int32Array => {
  const set = numberSet(bound);
  for (const number of numbers) addNumber(set, number);
  const ordered = new Int32Array(numbers.length);
  let count = 0;
  for (let word = 0; word < set.length; word += 1)
    for (let rest = set[word] ?? 0; rest !== 0; rest &= rest - 1)
      ordered[count++] = word * BITS + LAST_BIT - Math.clz32(rest & -rest);
  return ordered.subarray(0, count);
};

/** The numbers that are in a set, in their order. */
export const onlyThose = (numbers: Int32Array, set: NumberSet): Int32Array => {
  const those = new Int32Array(numbers.length);
  let count = 0;
  for (const number of numbers) if (hasNumber(set, number)) those[count++] = number;
  return those.subarray(0, count);
};
