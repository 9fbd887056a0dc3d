// Entry of the use cases of the newsletter and of mails about articles that are back.

export * from './manage-newsletter.ts';
export * from './wait-for-stock.ts';
