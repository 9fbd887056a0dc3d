// Entry of the rules of the newsletter: subscribing, unsubscribing, waiting lists, mails about articles that are back.

export * from './newsletter.ts';
export * from './stock-alert.ts';
