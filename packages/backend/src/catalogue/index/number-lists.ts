// Lists of numbers, of which the products of a shop have one each: laid one behind the other, and grouped with those that are the very same.

import { smallNumbers } from './small-numbers.ts';

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
