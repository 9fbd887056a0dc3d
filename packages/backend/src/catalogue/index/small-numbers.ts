// Whole numbers in as little memory as their highest allows: of what thousands of products have, twice as much fits into the processor's cache.

export type SmallNumbers = Uint8Array | Uint16Array | Int32Array;

const BOUND_OF_8_BITS = 2 ** 8;
const BOUND_OF_16_BITS = 2 ** 16;

/** The numbers, none of them below 0, all of them below a bound. */
export const smallNumbers = (bound: number, numbers: ArrayLike<number>): SmallNumbers => {
  if (bound <= BOUND_OF_8_BITS) return Uint8Array.from(numbers);
  return bound <= BOUND_OF_16_BITS ? Uint16Array.from(numbers) : Int32Array.from(numbers);
};

/** Where each list begins when all of them lie in one array, one behind the other: list `n` goes up to where `n + 1` begins. */
export const startsOf = (lists: readonly { readonly length: number }[]): Int32Array => {
  const starts = new Int32Array(lists.length + 1);
  lists.forEach(({ length }, number) => {
    starts[number + 1] = (starts[number] ?? 0) + length;
  });
  return starts;
};

/** Which lists are the very same: the group of each list, and the list that all of a group are. */
export const groupsOfAlike = <List extends { readonly join: () => string }>(lists: readonly List[]) => {
  const numbers = new Map<string, number>();
  const groups: List[] = [];
  const groupOf = lists.map((list) => {
    const key = list.join();
    const group = numbers.get(key) ?? groups.push(list) - 1;
    numbers.set(key, group);
    return group;
  });
  return { groupOf: smallNumbers(groups.length, groupOf), groups };
};
