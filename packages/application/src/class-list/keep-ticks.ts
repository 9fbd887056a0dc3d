// What a family has ticked and chosen instead on the list of its class stays in its browser. Apart from the commands, which an opened page does
// without. Source: docs/class-lists.md.

import type { DeviceStore } from '../ports/index.ts';

/** Under these names a browser keeps what families have ticked, and which articles they have chosen instead. */
const TICKS = 'classListTicks';
const INSTEAD = 'classListInstead';
/** Lists of which something is kept; who has more children has the oldest forgotten. */
const KEPT_LISTS = 12;

/** The rows that a family has ticked as there already, and the order numbers that it has chosen instead of a row's own article, by row. */
export type KeptTicks = {
  readonly there: readonly string[];
  readonly instead: Readonly<Record<string, string>>;
};

export type KeepTicks = {
  /** Keeps what a list's form says now. */
  readonly keep: (token: string, ticks: KeptTicks) => void;
  /**
   * Goes on with what this browser has kept of a list that was just opened; nothing is kept on the shop host. What was chosen instead has to be
   * asked for anew, with what it costs now.
   */
  readonly resume: (
    token: string,
    on: { readonly show: (there: KeptTicks['there']) => void; readonly check: (ticks: KeptTicks) => void },
  ) => void;
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
  keep: (token, { there, instead }) => {
    keep(store, TICKS, token, there);
    const words = Object.entries(instead).map(([entryId, orderNumber]) => `${entryId} ${orderNumber}`);
    keep(store, INSTEAD, token, words);
  },
  resume: (token, { show, check }) => {
    const there = keptOf(store, TICKS, token);
    const instead = Object.fromEntries(keptOf(store, INSTEAD, token).flatMap(rowOf));
    if (Object.keys(instead).length > 0) check({ there, instead });
    if (there.length > 0) show(there);
  },
});
