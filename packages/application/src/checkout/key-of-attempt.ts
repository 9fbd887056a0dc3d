// The key by which an order that is placed twice is known to be one. Source: spec 2 §4 "Submit".

export type Attempt = {
  /** Made for this view of the form. */
  readonly idempotencyKey: string;
  /** The attempt before, where it did not come through. */
  readonly refused?: { readonly message?: string; readonly idempotencyKey?: string };
};

/** An attempt of unknown outcome is made again by the same key; after a plain refusal a new one begins. */
export const keyOfAttempt = ({ idempotencyKey, refused }: Attempt): string =>
  refused?.message?.startsWith('gateway.') === true ? (refused.idempotencyKey ?? idempotencyKey) : idempotencyKey;
