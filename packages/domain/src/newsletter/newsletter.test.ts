import { describe, expect, it } from 'vitest';
import {
  checkNewsletterSubscription,
  checkNewsletterUnsubscription,
  checkWaitingListEntry,
  HOUSE_NUMBER_MAX_LENGTH,
  matchesHouseNumber,
  NEWSLETTER_SUCCESS_PATH,
  NEWSLETTER_UNSUBSCRIBE_PATH,
  offersNewsletter,
  subscriptionAfterEmailChange,
} from './newsletter.ts';

describe('newsletter (spec 2 §7)', () => {
  it.each([
    ['Lindenweg 3', '3', true],
    ['Lindenweg 3', ' 3 ', true],
    ['Lindenweg 13', '3', false],
    ['Lindenweg 3 a', '3A', true],
    ['Lindenweg 3a', '3', false],
    ['Lindenweg 3a', 'a', false],
    ['Straße des 17. Juni 135', '135', true],
    ['Am Bach', '1', false],
    ['12', '12', true],
    ['12', '2', false],
  ])('%s has the house number %j: %s', (street, houseNr, has) => {
    expect(matchesHouseNumber(['Am Markt', street], houseNr)).toBe(has);
  });

  it('a subscription needs an e-mail address', () => {
    expect(NEWSLETTER_SUCCESS_PATH).toBe('/service/newsletter/success/');
    expect(NEWSLETTER_UNSUBSCRIBE_PATH).toBe('/service/newsletter/newsletter-abmelden/');
    expect(checkNewsletterSubscription({ email: 'mia@example.com' }).isOk()).toBe(true);
    expect(checkNewsletterSubscription({ email: '' }).isErr()).toBe(true);
  });

  it('a place on the waiting list needs an e-mail address, too', () => {
    expect(checkWaitingListEntry({ email: 'mia@example.com' }).isOk()).toBe(true);
    expect(checkWaitingListEntry({ email: 'mia' })._unsafeUnwrapErr().errors).toEqual([
      { field: 'email', message: 'emailIncorrect' },
    ]);
  });

  it('unsubscribing needs e-mail address and house number', () => {
    expect(checkNewsletterUnsubscription({ email: 'mia@example.com', houseNr: '12a' }).isOk()).toBe(true);
    expect(
      checkNewsletterUnsubscription({ email: '', houseNr: ' ' })
        ._unsafeUnwrapErr()
        .errors.map(({ field }) => field),
    ).toEqual(['email', 'houseNr']);
    const ofLength = (length: number) =>
      checkNewsletterUnsubscription({ email: 'mia@example.com', houseNr: '1'.repeat(length) }).isOk();
    expect(checkNewsletterUnsubscription({ email: ' mia@example.com ', houseNr: '\t12 a ' })._unsafeUnwrap()).toEqual({
      email: 'mia@example.com',
      houseNr: '12 a',
    });
    expect(HOUSE_NUMBER_MAX_LENGTH).toBe(20);
    expect([20, 21].map(ofLength)).toEqual([true, false]);
  });

  it('the summary offers it only to those who do not have it', () => {
    expect([false, true, undefined].map(offersNewsletter)).toEqual([true, false, false]);
  });
});

describe('the newsletter of an account with a new e-mail address', () => {
  it.each([
    ['subscribed', undefined, 'moves'],
    ['subscribed', 'pending', 'moves'],
    ['subscribed', 'unsubscribed', 'ends'],
    ['subscribed', 'subscribed', 'ends'],
    ['pending', undefined, 'stays'],
    ['unsubscribed', 'subscribed', 'stays'],
    [undefined, 'pending', 'stays'],
  ] as const)('%s at the old one, %s at the new one: %s', (ofOld, ofNew, expected) => {
    expect(subscriptionAfterEmailChange(ofOld, ofNew)).toBe(expected);
  });
});
