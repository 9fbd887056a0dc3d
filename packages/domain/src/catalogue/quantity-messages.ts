// What is said of a quantity that cannot be; whoever only has to word it does not need the field's rules. Source: spec 3 §8.

/** Toasts by their keys and the id that keeps the limit from being said twice (spec 3 §8). */
export const QUANTITY_LIMIT_MESSAGE = 'vue.buybox.text.quantity.error';
export const QUANTITY_LIMIT_TOAST_ID = 'wishlist-qty';
export const QUANTITY_MINIMUM_MESSAGE = 'vue.pdp.minQuantity';
