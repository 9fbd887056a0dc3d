// How much is read at once of what somebody orders by numbers. Apart from the reading itself, which a list with quantities does not need.

/** Lines that are read at once. */
export const ORDER_ENTRY_MAX_LINES = 500;

/** Highest quantity of one entry (spec 3 §9: below 9999). */
export const ORDER_ENTRY_MAX_QUANTITY = 9_998;

/** What is wrong with pieces as they were typed, none where they can be ordered: a whole number from 1 to the highest quantity. Source: spec 3 §9. */
export const typedQuantityProblem = (typed: string): 'quantity-not-readable' | 'quantity-too-high' | undefined => {
  if (!/^\d+$/.test(typed) || Number(typed) < 1) return 'quantity-not-readable';
  return Number(typed) > ORDER_ENTRY_MAX_QUANTITY ? 'quantity-too-high' : undefined;
};
