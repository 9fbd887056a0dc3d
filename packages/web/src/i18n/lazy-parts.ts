// The name under which the build keeps the texts of lazily loaded parts that bring theirs along.

/** One file for a locale, beside those of the pages (`build/page-keys.ts`). */
export const LAZY_PARTS = 'lazy-parts';
