// Entry of the use cases of the newsletter.

export * from './manage-newsletter.ts';
