// Entry of the adapters that say whether a page can be seen.

export * from './page-visibility.ts';
