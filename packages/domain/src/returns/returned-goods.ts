// What came back of an ordered line and what is still there to come back: whole pieces, and single parts of sets. Nobody knows which piece a part was
// of; parts are taken to be of as few pieces as possible. Source: spec 2 §3 "Return order" (returnable quantity, components), §4 "Returns flow".

import { clamp } from '../shared/clamp.ts';

/** Pieces of a line that come back, or one part of each of them. */
export type ReturnedPieces = { readonly quantity: number; readonly componentSku?: string };

/** What came back of a line: pieces as a whole, and of how many pieces each part by itself. */
export type ReturnedGoods = { readonly whole: number; readonly parts: ReadonlyMap<string, number> };

/** Everything that came back of a line, together. */
export const returnedGoods = (items: readonly ReturnedPieces[]): ReturnedGoods => {
  const parts = new Map<string, number>();
  let whole = 0;
  for (const { quantity, componentSku } of items)
    if (componentSku === undefined) whole += quantity;
    else parts.set(componentSku, (parts.get(componentSku) ?? 0) + quantity);
  return { whole, parts };
};

/** Pieces that are no longer whole. */
const incomplete = ({ parts }: ReturnedGoods): number => Math.max(0, ...parts.values());

/** What came back, counted in parts: a piece is as many of them as its set has, one where it is no set. */
export const returnedParts = (returned: ReturnedGoods, partCount: number): number =>
  returned.whole * partCount + [...returned.parts.values()].reduce((sum, count) => sum + count, 0);

/** Whether so many pieces have come back with all their parts. */
export const isAllReturned = (pieces: number, returned: ReturnedGoods, partCount: number): boolean =>
  returnedParts(returned, partCount) >= pieces * partCount;

/** Pieces of a line that have left the shop, and those of them whose time to be sent back has not ended. */
export type SentPieces = { readonly shipped: number; readonly inTime: number };

export type ReturnableGoods = {
  /** Pieces of which anything can come back. */
  readonly pieces: number;
  /** Pieces that can come back whole. */
  readonly whole: number;
  /** Of how many pieces each part can come back by itself. */
  readonly parts: readonly { readonly sku: string; readonly quantity: number }[];
};

/**
 * What can still come back of a line. No part comes back twice of one piece, and no piece as a whole of which a part is gone. Of pieces that came at
 * different times those went back first whose time ends first.
 */
export const returnableGoods = (
  { shipped, inTime }: SentPieces,
  returned: ReturnedGoods,
  partSkus: readonly string[],
): ReturnableGoods => {
  const left = (gone: number): number => clamp(shipped - returned.whole - gone, 0, inTime);
  const whole = left(incomplete(returned));
  const parts = partSkus.map((sku) => ({ sku, quantity: left(returned.parts.get(sku) ?? 0) }));
  return { pieces: Math.max(whole, ...parts.map(({ quantity }) => quantity)), whole, parts };
};
