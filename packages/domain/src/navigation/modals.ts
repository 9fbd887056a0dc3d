// The dialogs that lie over a page, and what opens them. Source: spec 3 §2 "Modals opened from here", §4, §5.

export type Modal =
  | 'minimum-order-quantity'
  | 'wishlist-comments'
  | 'entry-options'
  | 'product-variants'
  | 'options-variants'
  | 'add-to-cart-list'
  | 'add-to-basket-success'
  | 'lists'
  | 'options-list'
  | 'remove-list';

/** What happened, or was asked for, when a modal opens. */
export type ModalCause =
  /** A product has a minimum order quantity to hint at. */
  | 'minimum-hint'
  | 'all-comments-wanted'
  | 'entry-menu-opened'
  /** A product has several items and none was chosen. */
  | 'variant-missing'
  | 'other-variant-wanted'
  /** A teaser list went to the cart and left questions. */
  | 'list-partly-added'
  | 'added-to-cart'
  | 'list-to-choose'
  | 'list-menu-opened'
  | 'list-emptied';

/** The modal that each cause opens; every modal has exactly one. Source: spec 3 §2, §4, §5. */
export const MODAL_OF: Readonly<Record<ModalCause, Modal>> = {
  'minimum-hint': 'minimum-order-quantity',
  'all-comments-wanted': 'wishlist-comments',
  'entry-menu-opened': 'entry-options',
  'variant-missing': 'product-variants',
  'other-variant-wanted': 'options-variants',
  'list-partly-added': 'add-to-cart-list',
  'added-to-cart': 'add-to-basket-success',
  'list-to-choose': 'lists',
  'list-menu-opened': 'options-list',
  'list-emptied': 'remove-list',
};
