// How many pieces a row stands for: for one family, and for a school that orders for the whole class. Source: docs/class-lists.md.

import type { ClassListAsk } from './class-list.ts';
import { classQuantity } from './limits.ts';

type Asked = Pick<ClassListAsk, 'quantity' | 'per'>;

/** Pieces that one family buys: what each child brings, and what they have promised for the class. */
export const piecesForFamily = ({ quantity, per }: Asked, promisedHere: number): number =>
  per === 'child' ? quantity : Math.max(0, promisedHere);

/** Pieces that a school orders for everybody: what each child brings as often as there are children. */
export const piecesForClass = ({ quantity, per }: Asked, children: number): number =>
  per === 'child' ? quantity * Math.max(0, children) : quantity;

/**
 * What ordered pieces mean on a class list: as many for each child as there are for it, where everybody gets the same; more than there are children
 * that cannot be shared equally are for the class; fewer are what one child needs.
 */
export const shareOfOrdered = (pieces: number, children: number): Asked => {
  if (children < 2 || pieces < children) return { quantity: classQuantity(pieces), per: 'child' };
  return pieces % children === 0
    ? { quantity: classQuantity(pieces / children), per: 'child' }
    : { quantity: classQuantity(pieces), per: 'class' };
};
