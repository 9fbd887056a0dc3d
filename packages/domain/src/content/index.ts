// Entry of the rules of editors' content: teasers, sliders, footer, toasts.

export * from './ab-test.ts';
export * from './button-scheme.ts';
export * from './contrast.ts';
export * from './footer.ts';
export * from './form-teaser.ts';
export * from './hero-slide.ts';
export * from './hero-slider.ts';
export * from './info-bar.ts';
export * from './new-window.ts';
export * from './page-details.ts';
export * from './parse-teaser.ts';
export * from './raw-teaser.ts';
export * from './reported-tests.ts';
export * from './slider.ts';
export * from './teaser.ts';
export * from './toast-queue.ts';
export * from './tooltip.ts';
export * from './zoomable-picture.ts';
