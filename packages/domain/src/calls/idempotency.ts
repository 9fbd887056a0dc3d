// Calls that must not happen twice. Each carries a key that its sender makes once, so that a repeated one gets the first answer.
// Source: spec 2 §7 "GraphQL mutations", §9 "Retry"; ADR "settled conflicts".

/** Mutations that order, promise or subscribe something. */
export const KEYED_MUTATIONS = [
  'submitCart',
  'submitPrimeSubscription',
  'submitReturnOrder',
  'subscribeToNewsletter',
  'subscribeToCompetition',
] as const;

/** Whether a mutation must carry an idempotency key. */
export const needsIdempotencyKey = (mutation: string): boolean =>
  (KEYED_MUTATIONS as readonly string[]).includes(mutation);
