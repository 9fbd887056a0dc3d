// Entry of the use cases of wishlists.

export * from './follow-list.ts';
export * from './header-marks.ts';
export * from './keep-lists.ts';
export * from './list-notice.ts';
export * from './list-of-browser.ts';
export * from './list-to-basket.ts';
export * from './share-list.ts';
export * from './work-on-list.ts';
