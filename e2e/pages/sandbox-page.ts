// Page object: the page of the sandbox payment provider.

import type { Shopper } from '../fixtures/shopper.ts';

/** The texts of the sandbox provider: it is a shop of its own with its own words. */
const WORDS = {
  de: {
    number: 'Kartennummer',
    expiry: 'Gültig bis (MM/JJ)',
    cvc: 'Prüfziffer',
    pay: 'Jetzt bezahlen',
    decline: 'Ablehnen lassen',
    cancel: 'Abbrechen und zurück zum Shop',
  },
  en: {
    number: 'Card number',
    expiry: 'Valid until (MM/YY)',
    cvc: 'Security code',
    pay: 'Pay now',
    decline: 'Have it declined',
    cancel: 'Cancel and return to the shop',
  },
} as const;

/** The payment provider's page. */
export const sandboxPage = ({ page, storefront }: Shopper) => {
  const words = WORDS[storefront.endsWith('en') ? 'en' : 'de'];
  return {
    number: page.getByLabel(words.number),
    expiry: page.getByLabel(words.expiry),
    cvc: page.getByLabel(words.cvc),
    pay: page.getByRole('button', { name: words.pay }),
    decline: page.getByRole('button', { name: words.decline }),
    cancel: page.getByRole('button', { name: words.cancel }),
  };
};

/** The page of the sandbox's wallet, where addresses and a card are chosen. */
export const walletPage = ({ page }: Shopper) => ({
  people: page.locator('select[name=person]'),
  approve: page.locator('button[value=approve]'),
  cancel: page.locator('button[value=cancel]'),
});
