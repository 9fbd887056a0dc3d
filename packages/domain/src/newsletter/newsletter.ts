// Subscribing to and unsubscribing from the newsletter. Source: spec 2 §2 "Service", §4 "Submit", §5, §7.

import type { Result } from 'neverthrow';
import { emailRule } from '../forms/email-address.ts';
import { checkForm, type FormInvalid } from '../forms/form-handler.ts';
import { firstIssue, required } from '../forms/rule.ts';
import { maxLength } from '../forms/validators.ts';

export const NEWSLETTER_SUCCESS_PATH = '/service/newsletter/success/';
/** Where the newsletter is ended. */
export const NEWSLETTER_UNSUBSCRIBE_PATH = '/service/newsletter/newsletter-abmelden/';
/** Longest house number, in characters. */
export const HOUSE_NUMBER_MAX_LENGTH = 20;

export type NewsletterSubscription = { readonly email: string };
/** The house number tells two people with access to one mailbox apart. */
export type NewsletterUnsubscription = { readonly email: string; readonly houseNr: string };

/** A subscription needs an e-mail address; it takes effect once the link in the mail was opened. */
export const checkNewsletterSubscription = (
  form: NewsletterSubscription,
): Result<NewsletterSubscription, FormInvalid> =>
  checkForm({ email: form.email.trim() }, { email: emailRule({ isRequired: true }) });

/** A place on the waiting list of the prime membership needs an e-mail address as well. Source: spec 2 §4 "Prime", §7. */
export const checkWaitingListEntry = checkNewsletterSubscription;

/** Unsubscribing needs the e-mail address and the house number. */
export const checkNewsletterUnsubscription = (
  form: NewsletterUnsubscription,
): Result<NewsletterUnsubscription, FormInvalid> =>
  checkForm(
    { email: form.email.trim(), houseNr: form.houseNr.trim() },
    {
      email: emailRule({ isRequired: true }),
      houseNr: firstIssue(required, maxLength(HOUSE_NUMBER_MAX_LENGTH)),
    },
  );

export type SubscriptionState = 'pending' | 'subscribed' | 'unsubscribed';

/**
 * What becomes of a subscription when the e-mail address of its account has changed: it moves along, because the link in the mail to the new
 * address, and the button below the sentence that says so, are its double opt-in. It ends where the new address has one already, which is
 * enough, and where that address was unsubscribed, which only a new subscription undoes. What nobody has confirmed, or has ended, stays as it is.
 */
export const subscriptionAfterEmailChange = (
  ofOld: SubscriptionState | undefined,
  ofNew: SubscriptionState | undefined,
): 'stays' | 'moves' | 'ends' => {
  if (ofOld !== 'subscribed') return 'stays';
  return ofNew === 'subscribed' || ofNew === 'unsubscribed' ? 'ends' : 'moves';
};

/** The summary offers the newsletter only to those who do not have it; while that is unknown it offers nothing. */
export const offersNewsletter = (isSubscribed: boolean | undefined): boolean => isSubscribed === false;

const tidy = (text: string): string => text.replace(/\s/gu, '').toLowerCase();

/** Whether one of the streets, each with its house number at the end, has this house number; spaces and capitals do not count. */
export const matchesHouseNumber = (streets: readonly string[], houseNr: string): boolean => {
  const number = tidy(houseNr);
  return (
    /\d/.test(number) &&
    streets.map(tidy).some((street) => street.endsWith(number) && !/\d$/.test(street.slice(0, -number.length)))
  );
};
