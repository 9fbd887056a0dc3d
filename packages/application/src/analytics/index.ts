// Entry of the use cases of analytics: events wait for consent, are collected, and tell of pages, sights and presses.

export * from './collect-events.ts';
export * from './gate-events.ts';
export * from './measured-store.ts';
export * from './remember-shown.ts';
export * from './report-pages.ts';
