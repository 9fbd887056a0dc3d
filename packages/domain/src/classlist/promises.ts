// Promises: a family says that it brings something for the class, so that nobody buys it twice. Source: docs/class-lists.md.

import { err, ok, type Result } from 'neverthrow';
import { type CalendarDay, dayNumberOf, parseDay } from '../shared/calendar-day.ts';
import type { ClassListAsk } from './class-list.ts';

/** Why a promise is not taken. */
export type PromiseRefusal =
  | { readonly kind: 'closed' }
  /** Every child brings it; there is nothing to promise. */
  | { readonly kind: 'not-for-class' }
  | { readonly kind: 'no-quantity' }
  /** Others have promised so much that only these pieces are left; or nobody has, and the class needs no more than these. */
  | { readonly kind: 'taken' | 'too-many'; readonly open: number };

type Asked = Pick<ClassListAsk, 'quantity' | 'per'>;

/** Pieces for the class that nobody has promised yet. */
export const openPieces = ({ quantity, per }: Asked, promised: number): number =>
  per === 'class' ? Math.max(0, quantity - promised) : 0;

/** Promises are taken through the closing day; without one, always, and what is no day closes nothing. */
export const isClassListClosed = (closesOn: string | undefined, today: CalendarDay): boolean => {
  const last = closesOn === undefined ? undefined : parseDay(closesOn);
  return last !== undefined && dayNumberOf(today) > dayNumberOf(last);
};

type Wanted = {
  readonly entry: Asked;
  /** What all other families have promised. */
  readonly byOthers: number;
  /** What this family had promised before. */
  readonly before: number;
  /** What it promises now, in place of that; 0 takes it back. */
  readonly wanted: number;
  readonly isClosed: boolean;
};

/**
 * What a family has promised afterwards. Together with the others it is never more than the class needs; whoever promises less than before, or
 * nothing, always may while the list is open.
 *
 * `closed`, `not-for-class` where every child brings it, `no-quantity` for what is no number of pieces, `taken` with the pieces that others have left,
 * `too-many` with those that are needed where nobody else has promised any.
 */
export const promiseAfter = ({ entry, byOthers, before, wanted, isClosed }: Wanted): Result<number, PromiseRefusal> => {
  if (isClosed) return err({ kind: 'closed' });
  if (entry.per !== 'class') return err({ kind: 'not-for-class' });
  if (!Number.isSafeInteger(wanted) || wanted < 0) return err({ kind: 'no-quantity' });
  if (wanted <= before || wanted + byOthers <= entry.quantity) return ok(wanted);
  return err({ kind: byOthers > 0 ? 'taken' : 'too-many', open: openPieces(entry, byOthers) });
};

/** Whether a row may become this one: what families have promised already still has its place in it. */
export const keepsPromises = (after: Asked, promised: number): boolean =>
  promised === 0 || (after.per === 'class' && after.quantity >= promised);

/** Names the secret of a browser, by which a family finds its promises again. */
export const PROMISE_COOKIE = 'classFamily';
/** As long as promises are kept, in seconds. */
export const PROMISE_COOKIE_S = 365 * 24 * 60 * 60;

/** Secrets of browsers have 128 bits in 32 digits; what is shorter is no secret. */
const PROMISE_SECRET = /^[\w-]{32,80}$/u;

/** Whether a text can be the secret of a family. */
export const isPromiseSecret = (text: string): boolean => PROMISE_SECRET.test(text);
