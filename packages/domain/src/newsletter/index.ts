// Entry of the rules of the newsletter: subscribing, unsubscribing, waiting lists, mails about articles that are back.

export * from './mailed-link.ts';
export * from './newsletter.ts';
export * from './stock-alert.ts';
