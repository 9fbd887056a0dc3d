// Whole numbers in as little memory as their highest allows: of what thousands of products have, twice as much fits into the processor's cache.

export type SmallNumbers = Uint8Array | Uint16Array | Int32Array;

const BOUND_OF_8_BITS = 2 ** 8;
const BOUND_OF_16_BITS = 2 ** 16;

/** The numbers, none of them below 0, all of them below a bound. */
export const smallNumbers = (bound: number, numbers: ArrayLike<number>): SmallNumbers => {
  if (bound <= BOUND_OF_8_BITS) return Uint8Array.from(numbers);
  return bound <= BOUND_OF_16_BITS ? Uint16Array.from(numbers) : Int32Array.from(numbers);
};
