// What the shop offers for goods that go back: for how long, for which reasons, what becomes of them, who carries them and what is paid back.
// The specification leaves all of it to the backend. Source: spec 2 §4 "Returns flow", §7 `getAvailableRegulations`, `getAvailableCarriers`.

import { roundHalfUp } from '../money/money.ts';
import { DAY_MS, type Instant } from '../shared/instant.ts';
import type { ReturnSelection } from './return-order.ts';

/** Days after its delivery in which goods can be sent back; longer than the fourteen days of the law. */
export const RETURN_PERIOD_DAYS = 30;

/** Whether goods that came at this moment, or are still on their way, can be sent back now. */
export const isInReturnPeriod = (deliveredAt: Instant | undefined, now: Instant): boolean =>
  deliveredAt === undefined || now < deliveredAt + RETURN_PERIOD_DAYS * DAY_MS;

type ReasonRule = {
  /** The goods were not as they should be: they can be replaced. */
  readonly isFault: boolean;
  readonly needsComment: boolean;
  readonly needsImage: boolean;
};

/** Why something goes back, and what each reason asks for. */
export const RETURN_REASONS = {
  dislike: { isFault: false, needsComment: false, needsImage: false },
  size: { isFault: false, needsComment: false, needsImage: false },
  mistake: { isFault: false, needsComment: false, needsImage: false },
  late: { isFault: false, needsComment: false, needsImage: false },
  damaged: { isFault: true, needsComment: false, needsImage: true },
  defective: { isFault: true, needsComment: true, needsImage: false },
  wrong: { isFault: true, needsComment: false, needsImage: false },
  other: { isFault: false, needsComment: true, needsImage: false },
} as const satisfies Readonly<Record<string, ReasonRule>>;
export type ReturnReasonName = keyof typeof RETURN_REASONS;

const isReasonName = (name: string | undefined): name is ReturnReasonName =>
  name !== undefined && Object.hasOwn(RETURN_REASONS, name);

export const REGULATIONS = ['refund', 'replacement'] as const;
export type RegulationCode = (typeof REGULATIONS)[number];

type Regulated = Pick<ReturnSelection, 'reason' | 'componentSku'>;

/** Money back is always offered, and first; a replacement where every piece was faulty and whole: parts of sets are not sold by themselves. */
export const regulationsFor = (items: readonly Regulated[]): readonly RegulationCode[] => {
  const canReplace = ({ reason, componentSku }: Regulated): boolean =>
    isReasonName(reason) && RETURN_REASONS[reason].isFault && componentSku === undefined;
  return items.length > 0 && items.every(canReplace) ? REGULATIONS : ['refund'];
};

/** Carriers that take parcels back, each in its countries. */
export const RETURN_CARRIERS = {
  dhl: ['DE'],
  'swiss-post': ['CH', 'LI'],
  dpd: ['DE', 'AT', 'CH'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ReturnCarrierCode = keyof typeof RETURN_CARRIERS;

/** Who fetches parcels in a country; nobody for freight, which the shop has picked up itself. */
export const returnCarriersFor = (country: string, hasFreight: boolean): readonly ReturnCarrierCode[] => {
  if (hasFreight) return [];
  const codes = Object.keys(RETURN_CARRIERS) as ReturnCarrierCode[];
  return codes.filter((code) => (RETURN_CARRIERS[code] as readonly string[]).includes(country));
};

/** Pieces of an ordered line, or parts of its sets: how many were ordered, what all of them cost after savings, how many were paid back before. */
export type PaidLine = { readonly quantity: number; readonly totalCents: number; readonly returnedBefore: number };

/**
 * What is paid back for pieces of a line, in cents: their share of what the line cost. Rounded so that the shares of all its pieces,
 * whenever they come back, are exactly that. Nothing for a line without pieces.
 */
export const refundCents = ({ quantity, totalCents, returnedBefore }: PaidLine, pieces: number): number => {
  if (quantity === 0) return 0;
  const upTo = (count: number): number => roundHalfUp((totalCents * Math.min(count, quantity)) / quantity);
  return upTo(returnedBefore + pieces) - upTo(returnedBefore);
};
