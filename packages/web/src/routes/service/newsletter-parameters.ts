// What the newsletter's pages call their forms and parameters.

export const NEWSLETTER_INTENTS = { subscribe: 'subscribe', confirm: 'confirm', unsubscribe: 'unsubscribe' } as const;

/** The token of a mail's link. */
export const NEWSLETTER_TOKEN = 'token';
/** On the success page: the subscription is confirmed; without it the mail is on its way. */
export const NEWSLETTER_CONFIRMED = 'confirmed';
/** On the page for unsubscribing: it is done; the value says by which way. */
export const NEWSLETTER_DONE = 'done';
/** The ways to unsubscribe: the link of a mail does it at once, the form sends a mail first. */
export const NEWSLETTER_ENDED = { byLink: 'link', byForm: 'form' } as const;
