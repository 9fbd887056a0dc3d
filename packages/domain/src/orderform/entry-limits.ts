// How much is read at once of what somebody orders by numbers. Apart from the reading itself, which a list with quantities does not need.

/** Lines that are read at once. */
export const ORDER_ENTRY_MAX_LINES = 500;

/** Highest quantity of one entry (spec 3 §9: below 9999). */
export const ORDER_ENTRY_MAX_QUANTITY = 9_998;
