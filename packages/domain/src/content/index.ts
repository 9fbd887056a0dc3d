export * from './button-scheme.ts';
export * from './contrast.ts';
export * from './hero-slide.ts';
export * from './info-bar.ts';
export * from './parse-teaser.ts';
export * from './raw-teaser.ts';
export * from './teaser.ts';
export * from './toast-queue.ts';
