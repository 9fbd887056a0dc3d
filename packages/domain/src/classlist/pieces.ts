// How many pieces a row stands for: for one family, and for a school that orders for the whole class. Source: docs/class-lists.md.

import type { ClassListAsk, ClassShare } from './class-list.ts';
import { CLASS_QUANTITY_MAX } from './limits.ts';

type Asked = Pick<ClassListAsk, 'quantity' | 'per'>;

/** Pieces that one family buys: what each child brings, and what they have promised for the class. */
export const piecesForFamily = ({ quantity, per }: Asked, promisedHere: number): number =>
  per === 'child' ? quantity : Math.max(0, promisedHere);

/** Pieces that a school orders for everybody: what each child brings as often as there are children. */
export const piecesForClass = ({ quantity, per }: Asked, children: number): number =>
  per === 'child' ? quantity * Math.max(0, children) : quantity;

/** Pieces as rows hold them: more than one row takes are several rows, and none is lost. */
const inRows = (pieces: number, per: ClassShare): readonly Asked[] => {
  const whole = Math.max(1, Math.floor(pieces));
  return Array.from({ length: Math.ceil(whole / CLASS_QUANTITY_MAX) }, (_, at) => ({
    quantity: Math.min(CLASS_QUANTITY_MAX, whole - at * CLASS_QUANTITY_MAX),
    per,
  }));
};

/**
 * What ordered pieces mean on a class list: as many for each child as there are for it, where everybody gets the same; more than there are children
 * that cannot be shared equally are for the class; fewer are what one child needs. More for the class than one row takes are shared as far as they
 * can be, and the rest is for the class.
 */
export const shareOfOrdered = (pieces: number, children: number): readonly Asked[] => {
  if (children < 2) return inRows(pieces, 'child');
  if (pieces < children) return inRows(pieces, pieces > CLASS_QUANTITY_MAX ? 'class' : 'child');
  if (pieces % children === 0) return inRows(pieces / children, 'child');
  if (pieces <= CLASS_QUANTITY_MAX) return inRows(pieces, 'class');
  return [...inRows(pieces / children, 'child'), ...inRows(pieces % children, 'class')];
};
