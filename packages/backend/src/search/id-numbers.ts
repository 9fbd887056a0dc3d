// Reads a long text of product ids into numbers of the index without making a string of each id: thousands of short strings are what a search leaves to be swept.

/** Between ids, none of which has it. */
export const ID_SEPARATOR = '\n';

/** What a product's id is looked up in. */
export type IdNumbers = {
  /** The numbers of the ids of a text, in their order; what is not known is left out. */
  readonly of: (list: string) => Int32Array;
};

const SEPARATOR_CODE = ID_SEPARATOR.charCodeAt(0);
/** A key is two numbers of 32 bits: that many characters of one byte fit into it as they are. */
const KEY_CHARACTERS = 8;
const BYTE = 8;
const ALL_BITS = 32;
const ONE_BYTE = 0xff;
/** Odd numbers that spread what is alike. */
const SPREAD = 0x9e3779b1;
const SPREAD_AGAIN = 0x85ebca6b;
/** Twice as many places as ids: most are found at the first look. */
const SLOTS_PER_ID = 2;
/** What stands in a place, side by side: both halves of the key, the kind of the id, its number and one. Its first look-up brings all of them. */
const FIELDS = 4;

/** Decimal ids have at most so many digits: what they say stays a small integer. */
const MOST_DIGITS = 9;
const [ZERO, NINE] = ['0'.charCodeAt(0), '9'.charCodeAt(0)];
const DECIMAL = /^[1-9]\d*$/;
/** Ids that count products leave some numbers out; with more places than these for each id they are looked up as any other. */
const PLACES_PER_ID = 8;
const UNKNOWN = -1;

/** What a decimal id says; nothing for any other id, and for one that begins with 0, of which there could be several that say the same. */
const decimalOf = (id: string): number | undefined =>
  id.length <= MOST_DIGITS && DECIMAL.test(id) ? Number(id) : undefined;

/** A place for each number from the lowest decimal id to the highest, as most shops count their products: such an id is found without a search. */
const createDecimals = (ids: readonly string[]) => {
  const decimals = ids.map((id) => decimalOf(id) ?? UNKNOWN);
  let [lowest, highest] = [Number.MAX_SAFE_INTEGER, UNKNOWN];
  for (const decimal of decimals) {
    if (decimal === UNKNOWN) continue;
    lowest = Math.min(lowest, decimal);
    highest = Math.max(highest, decimal);
  }
  const size = highest - lowest + 1;
  const places = new Int32Array(size > 0 && size <= ids.length * PLACES_PER_ID ? size : 0).fill(UNKNOWN);
  decimals.forEach((decimal, number) => {
    if (decimal !== UNKNOWN && decimal - lowest < places.length) places[decimal - lowest] = number;
  });
  const reader = {
    number: UNKNOWN,
    /** Reads a decimal id from a place of a text; its number, or that it is unknown or none, is in a field until the next is read. Answers where its digits end. */
    read: (list: string, from: number): number => {
      let [value, to] = [0, from];
      for (; to < list.length && to - from < MOST_DIGITS; to += 1) {
        const code = list.charCodeAt(to);
        if (code < ZERO || code > NINE) break;
        value = 10 * value + code - ZERO;
      }
      const place = value - lowest;
      const isDecimal = to === list.length || list.charCodeAt(to) === SEPARATOR_CODE;
      reader.number =
        isDecimal && list.charCodeAt(from) !== ZERO && place >= 0 && place < places.length
          ? (places[place] ?? UNKNOWN)
          : UNKNOWN;
      return to;
    },
  };
  return reader;
};

/** Reads one id after the other: what it reads is in its fields until it reads the next. */
const createReader = () => {
  const reader = {
    high: 0,
    low: 0,
    /** Twice its length, and one more for an id with characters of more than one byte. */
    kind: 0,
    /** Reads from a place up to the next separator; answers where that is. */
    read: (list: string, from: number): number => {
      let [high, low, seen, to] = [0, 0, 0, from];
      for (; to < list.length; to += 1) {
        const code = list.charCodeAt(to);
        if (code === SEPARATOR_CODE) break;
        high = ((high << BYTE) | (high >>> (ALL_BITS - BYTE))) ^ (low >>> (ALL_BITS - BYTE));
        low = (low << BYTE) ^ code;
        seen |= code;
      }
      reader.high = high;
      reader.low = low;
      reader.kind = 2 * (to - from) + (seen > ONE_BYTE ? 1 : 0);
      return to;
    },
  };
  return reader;
};

/** Whether the key of an id of this kind is nobody else's among those of its kind. */
const isItsOwnKey = (kind: number): boolean => kind <= 2 * KEY_CHARACTERS && kind % 2 === 0;

/** A table of ids by their keys; the number of an id is its place in the list. A short id is its own key, so that a look-up compares three numbers that lie side by side. */
export const createIdNumbers = (ids: readonly string[]): IdNumbers => {
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, ids.length) * SLOTS_PER_ID));
  // 0 is an empty place, so numbers begin at 1 in here.
  const table = new Int32Array(size * FIELDS);
  const reader = createReader();
  const decimals = createDecimals(ids);
  const firstPlace = (): number => {
    const spread = Math.imul(reader.low ^ Math.imul(reader.high, SPREAD_AGAIN), SPREAD);
    return ((spread ^ (spread >>> 15)) & (size - 1)) * FIELDS;
  };
  const nextPlace = (place: number): number => (place + FIELDS) & (table.length - 1);
  ids.forEach((id, number) => {
    reader.read(id, 0);
    let place = firstPlace();
    while (table[place + 3] !== 0) place = nextPlace(place);
    table.set([reader.high, reader.low, reader.kind, number + 1], place);
  });
  /** The number of what was read last, from a place of a text; -1 for one that is not known. */
  const find = (list: string, from: number): number => {
    for (let place = firstPlace(); table[place + 3] !== 0; place = nextPlace(place)) {
      if (table[place] !== reader.high || table[place + 1] !== reader.low || table[place + 2] !== reader.kind) continue;
      const number = (table[place + 3] ?? 0) - 1;
      if (isItsOwnKey(reader.kind) || list.startsWith(ids[number] ?? '', from)) return number;
    }
    return UNKNOWN;
  };
  // Used again by the next text: what is made for each search is what makes the backend sweep its memory.
  let numbers = new Int32Array(0);
  return {
    of: (list) => {
      // An id has a character at least, and another one is between it and the next.
      const most = Math.ceil(list.length / 2);
      if (numbers.length < most) numbers = new Int32Array(most);
      let count = 0;
      for (let from = 0; from < list.length; ) {
        let to = decimals.read(list, from);
        let { number } = decimals;
        if (number === UNKNOWN) {
          to = reader.read(list, from);
          number = find(list, from);
        }
        if (number !== UNKNOWN) numbers[count++] = number;
        from = to + 1;
      }
      return numbers.slice(0, count);
    },
  };
};
