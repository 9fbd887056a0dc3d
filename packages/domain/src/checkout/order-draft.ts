// What a shopper adds to an order: a reference, a comment, the wish for the newsletter. Source: spec 2 §3 "Order draft", §4 "Submit", §5.

import { typedText } from '../forms/typed-text.ts';

export type OrderDraft = {
  /** Whether the box for the order reference is ticked. */
  readonly orderReferenceCheck: boolean;
  readonly orderReference: string;
  readonly orderComment: string;
  /** The Leitweg-ID of a business customer, as typed; absent where the form does not ask for one. */
  readonly buyerReference?: string;
  /** An XRechnung is agreed, which is never sent without a Leitweg-ID. */
  readonly needsBuyerReference?: boolean;
  /** Never ticked beforehand. */
  readonly newsletterSubscribe: boolean;
};

/** Longest order reference, in characters: what fits the reference of an electronic invoice. */
export const ORDER_REFERENCE_MAX_LENGTH = 50;

/** Longest order comment, in characters. */
export const ORDER_COMMENT_MAX_LENGTH = 500;

/** The reference to send: only if its box is ticked; spaces around it do not count. */
export const sentOrderReference = (draft: OrderDraft): string | undefined =>
  draft.orderReferenceCheck ? shortened(draft.orderReference, ORDER_REFERENCE_MAX_LENGTH) : undefined;

/** The comment to save, if there is one. */
export const sentOrderComment = (draft: OrderDraft): string | undefined =>
  shortened(draft.orderComment, ORDER_COMMENT_MAX_LENGTH);

const shortened = (text: string, maximum: number): string | undefined =>
  Array.from(typedText(text).trim()).slice(0, maximum).join('').trim() || undefined;
