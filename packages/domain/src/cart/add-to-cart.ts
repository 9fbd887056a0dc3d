// What a button says while goods go into the cart, and what is said once they left it. Source: spec 3 §4 "Row loading", §8.

/** Label of the button that puts goods into the cart; "adding" while it is at work. Source: spec 3 §4. */
export const addToCartLabelKey = (isAdding: boolean) =>
  isAdding ? 'vue.buybox.button.adding' : 'vue.buybox.button.addToCart';

/** Success notice after an article was removed from the cart; with the value `name`. Source: spec 3 §8 "Success toasts". */
export const ARTICLE_REMOVED_MESSAGE = 'vue.cart.removed';
