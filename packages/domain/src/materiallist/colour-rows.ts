// What is said of several things without a comma: "6 Stück je 1x rot blau gelb" are one of each colour. Source: docs/material-lists.md.

import { type WordMemory, wordAt } from './look-up.ts';
import type { Segment } from './segments.ts';

/** Words that say that a number holds for each. */
export const EACH = /^(?:je|jeweils|each)$/;

/** So many colours in a row are no pattern of one thing, as "rot weiß" may be. */
const ROW = 3;

const apart = (segment: Segment, next: Segment | undefined, memory: WordMemory): readonly Segment[] => {
  const { tokens } = segment;
  const found = tokens.map((token, at) => ({ ...token, ...wordAt(tokens, at, memory) }));
  // "rote blaue Hefte" are said of what follows, "2 Packungen je 12 Stück" of a pack.
  const thing = found.findLastIndex(({ article }) => article !== undefined);
  const places = found.flatMap(({ trait, folded }, at) => {
    const [last, number, unit, like] = [found[at - 1], found[at + 1]?.number, found[at + 2], found[at + 3]];
    const isCut = EACH.test(folded)
      ? number !== undefined && (unit?.trait ?? (number === 1 || unit?.stem === 'x' ? like?.trait : undefined))
      : trait?.kind === 'colour' && last?.trait?.kind === 'colour' && last.length === 1;
    return at > 0 && at > thing && isCut ? [at] : [];
  });
  const colours = places.length + 1;
  const isRow = colours >= ROW || found.some(({ number, folded }) => number === colours || EACH.test(folded));
  // "rot blau oder gelb" is one of any.
  if (!isRow || next?.isOr === true) return [segment];
  return [0, ...places].map((from, at) => ({ ...segment, tokens: tokens.slice(from, places[at]) }));
};

/** Parts of a line cut where colours stand in a row, and before what is said of each, as if there were a comma. */
export const withColoursApart = (segments: readonly Segment[], memory: WordMemory): readonly Segment[] =>
  segments.flatMap((segment, at) => apart(segment, segments[at + 1], memory));
