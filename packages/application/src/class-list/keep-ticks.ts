// What a family has ticked and chosen instead on the list of its class stays in its browser. Apart from the commands, which an opened page does
// without. Source: docs/class-lists.md.

import type { DeviceStore } from '../ports/index.ts';

/** Under these names a browser keeps what families have ticked, and which articles they have chosen instead. */
const TICKS = 'classListTicks';
const INSTEAD = 'classListInstead';
/** Lists of which something is kept; who has more children has the oldest forgotten. */
const KEPT_LISTS = 12;

export type KeepTicks = {
  /** What was ticked in this browser as there already; nothing on the shop host. */
  readonly ticked: (token: string) => readonly string[];
  readonly keepTicked: (token: string, there: readonly string[]) => void;
  /** The order numbers that were chosen in this browser instead of a row's own article, by row; nothing on the shop host. */
  readonly chosen: (token: string) => Readonly<Record<string, string>>;
  readonly keepChosen: (token: string, instead: Readonly<Record<string, string>>) => void;
};

type Name = typeof TICKS | typeof INSTEAD;
type Kept = readonly (readonly [token: string, words: readonly string[]])[];

const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) &&
  value.every(
    (pair: unknown) =>
      Array.isArray(pair) &&
      pair.length === 2 &&
      typeof pair[0] === 'string' &&
      Array.isArray(pair[1]) &&
      pair[1].every((word) => typeof word === 'string'),
  );

const readKept = (store: DeviceStore, name: Name): Kept => {
  try {
    const value: unknown = JSON.parse(store.read(name) ?? '[]');
    return isKept(value) ? value : [];
  } catch {
    return [];
  }
};

const keptOf = (store: DeviceStore, name: Name, token: string): readonly string[] =>
  readKept(store, name).find(([of]) => of === token)?.[1] ?? [];

const keep = (store: DeviceStore, name: Name, token: string, words: readonly string[]): void => {
  const others = readKept(store, name).filter(([of]) => of !== token);
  store.write(name, JSON.stringify([[token, words], ...others].slice(0, KEPT_LISTS)));
};

/** A row and the number of its article, as they are kept: neither holds a space. */
const rowOf = (word: string): readonly (readonly [entryId: string, orderNumber: string])[] => {
  const [entryId, orderNumber] = word.split(' ');
  return entryId && orderNumber ? [[entryId, orderNumber]] : [];
};

/** Keeps the ticks and choices of the last lists that were opened in this browser. */
export const createKeepTicks = (store: DeviceStore): KeepTicks => ({
  ticked: (token) => keptOf(store, TICKS, token),
  keepTicked: (token, there) => keep(store, TICKS, token, there),
  chosen: (token) => Object.fromEntries(keptOf(store, INSTEAD, token).flatMap(rowOf)),
  keepChosen: (token, instead) => {
    const words = Object.entries(instead).map(([entryId, orderNumber]) => `${entryId} ${orderNumber}`);
    keep(store, INSTEAD, token, words);
  },
});
