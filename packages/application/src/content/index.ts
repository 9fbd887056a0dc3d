// Entry of the use cases of editors' pages and their teasers.

export * from './choose-variants.ts';
export * from './open-page.ts';
export * from './rotate-slides.ts';
export * from './scroll-row.ts';
export * from './show-info-bar.ts';
export * from './show-tooltip.ts';
