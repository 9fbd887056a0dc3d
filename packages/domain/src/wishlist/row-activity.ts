// What a row of a wishlist is busy with. Source: spec 3 §4 "Row loading".

import { MODAL_OF, type Modal } from '../navigation/modals.ts';

/** A row does one thing at a time. */
export type RowActivity = 'idle' | 'changing-quantity' | 'replacing-variant' | 'adding-to-cart';

/** A row is in a loading state while changing its quantity, replacing a variant or adding to the cart. Source: spec 3 §4. */
export const isRowLoading = (activity: RowActivity): boolean => activity !== 'idle';

/** What a row begins: only an idle row begins something, a busy one goes on with what it does. */
export const beginActivity = (current: RowActivity, wanted: RowActivity): RowActivity =>
  isRowLoading(current) ? current : wanted;

/** The modal that opens once a row has done its work: after adding, the success flyout. Source: spec 3 §4. */
export const modalAfterActivity = (activity: RowActivity): Modal | undefined =>
  activity === 'adding-to-cart' ? MODAL_OF['added-to-cart'] : undefined;

/** How much of a whole list went into the cart: all that can be bought, a part of it, nothing, or a part and nobody has answered for the rest. */
export type ListShare = 'all' | 'some' | 'none' | 'unfinished';

/** The share that `added` of `wanted` entries are, `partly` others with fewer pieces; of a list on which nothing can be bought nothing went. */
export const listShare = ({
  wanted,
  added,
  partly = 0,
  isUnfinished = false,
}: {
  readonly wanted: number;
  readonly added: number;
  readonly partly?: number;
  readonly isUnfinished?: boolean;
}): ListShare => {
  if (added + partly === 0) return 'none';
  if (isUnfinished) return 'unfinished';
  return added < wanted ? 'some' : 'all';
};

/** The modal that opens once a whole list was added: the success flyout, as after one row, unless nothing went in. Source: docs/adr/0076. */
export const modalAfterList = (share: ListShare): Modal | undefined =>
  share === 'none' ? undefined : MODAL_OF['added-to-cart'];
