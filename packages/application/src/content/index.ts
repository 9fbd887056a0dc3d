export * from './open-page.ts';
export * from './rotate-slides.ts';
export * from './scroll-row.ts';
export * from './show-info-bar.ts';
