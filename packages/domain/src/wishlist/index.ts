// Entry of the rules of wishlists.

export * from './comments.ts';
export * from './current-wishlist.ts';
export * from './default-list-name.ts';
export * from './entry-list.ts';
export * from './entry-quantity.ts';
export * from './entry-sort.ts';
export * from './list-changes.ts';
export * from './list-invitation.ts';
export * from './list-limits.ts';
export * from './list-merge.ts';
export * from './list-removal.ts';
export * from './list-sharing.ts';
export * from './row-activity.ts';
export * from './seen-entry.ts';
export * from './shared-list-parameter.ts';
export * from './teaser-list.ts';
export * from './teaser-list-layout.ts';
export * from './teaser-list-prices.ts';
export * from './teaser-quantity.ts';
export * from './wishlist.ts';
export * from './wishlist-notice.ts';
export * from './wishlist-query.ts';
export * from './wishlist-roles.ts';
export * from './wishlist-toggle.ts';
