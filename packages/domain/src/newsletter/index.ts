// Entry of the rules of the newsletter: subscribing, unsubscribing, waiting lists.

export * from './newsletter.ts';
