// Reads a long text of product ids into numbers of the index without making a string of each id: thousands of short strings are what a search leaves to be swept.

/** Between ids, none of which has it. */
export const ID_SEPARATOR = '\n';

/** What a product's id is looked up in. */
export type IdNumbers = {
  /** The numbers of the ids of a text, in their order; what is not known is left out. */
  readonly of: (list: string) => Int32Array;
};

const SEPARATOR_CODE = ID_SEPARATOR.charCodeAt(0);
const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;
/** Twice as many places as ids: most are found at the first look. */
const SLOTS_PER_ID = 2;

/** One step of FNV-1a. */
const hashed = (hash: number, code: number): number => Math.imul(hash ^ code, PRIME);

/** A table of ids by their hashes; the number of an id is its place in the list. Ids lie one behind the other, so that a look-up does not walk through the heap. */
export const createIdNumbers = (ids: readonly string[]): IdNumbers => {
  const text = ids.join('');
  const codes = Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const starts = new Int32Array(ids.length + 1);
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, ids.length) * SLOTS_PER_ID));
  // 0 is an empty slot, so numbers begin at 1 in here.
  const slots = new Int32Array(size);
  const slotOf = (hash: number): number => hash & (size - 1);
  ids.forEach((id, number) => {
    const start = starts[number] ?? 0;
    starts[number + 1] = start + id.length;
    let slot = slotOf(codes.subarray(start, start + id.length).reduce(hashed, OFFSET_BASIS));
    while (slots[slot] !== 0) slot = slotOf(slot + 1);
    slots[slot] = number + 1;
  });
  const isSame = (number: number, list: string, from: number, to: number): boolean => {
    const start = starts[number] ?? 0;
    if ((starts[number + 1] ?? 0) - start !== to - from) return false;
    for (let at = from; at < to; at += 1) if (codes[start + at - from] !== list.charCodeAt(at)) return false;
    return true;
  };
  const find = (hash: number, list: string, from: number, to: number): number => {
    for (let slot = slotOf(hash); slots[slot] !== 0; slot = slotOf(slot + 1)) {
      const number = (slots[slot] ?? 0) - 1;
      if (isSame(number, list, from, to)) return number;
    }
    return -1;
  };
  return {
    of: (list) => {
      const numbers = new Int32Array(list.length);
      let count = 0;
      for (let from = 0; from < list.length; ) {
        let hash = OFFSET_BASIS;
        let to = from;
        for (; to < list.length; to += 1) {
          const code = list.charCodeAt(to);
          if (code === SEPARATOR_CODE) break;
          hash = hashed(hash, code);
        }
        const number = find(hash, list, from, to);
        if (number !== -1) numbers[count++] = number;
        from = to + 1;
      }
      return numbers.slice(0, count);
    },
  };
};
