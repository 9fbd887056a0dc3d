// Taking back the removal of an address. Source: spec 2 §4 "Address book": removing an address keeps the last removed one for undo; it is dropped
// when it is cleaned up; a second removal commits the previous one.

import { HOUR_MS, type Instant } from '../shared/instant.ts';

/**
 * How long a removal can be taken back: longer than the 8 s of spec 2 §9 by far. The row of the removed address stays with its way back until the
 * page is left, so that no clock hurries anybody (WCAG 2.2.1); after an hour the page is taken for left.
 */
export const ADDRESS_UNDO_MS = HOUR_MS;

export type RemovedAddress = {
  readonly removedAt: Instant;
  /** It was not removed but changed: another one stands in its place. */
  readonly isReplaced: boolean;
  /** Nothing was removed from the same book after it. */
  readonly isLatest: boolean;
};

/** Whether a removed address can come back: the latest of its book, within the hour, the last moment excluded. */
export const canRestoreAddress = ({ removedAt, isReplaced, isLatest }: RemovedAddress, now: Instant): boolean =>
  isLatest && !isReplaced && now < removedAt + ADDRESS_UNDO_MS;
