// The pages about Prime: what it is where it is sold, and no promise of it where it is not.

import { profileOf, STORE_CODES, sellsPrime } from '@tornister/domain/storefront';
import { DEMO_PRIME_PRICES } from '../../prime/prime-prices.ts';
import type { Article } from './article.ts';

const PRIME_SELLERS = STORE_CODES.filter((store) => sellsPrime(store, DEMO_PRIME_PRICES));

export const PRIME: Article = {
  stores: PRIME_SELLERS,
  path: '/prime/',
  pageType: 'PRIME',
  title: ['Tornister Prime', 'Tornister Prime'],
  summary: ['Ein Jahr lang Pakete ohne Versandkosten', 'A year of free parcel delivery'],
  body: [
    '<p>Ein Jahr lang kostenloser Paketversand ab dem ersten Heft; für Spedition gilt das nicht. Die Mitgliedschaft endet von selbst, keine Verlängerung ohne Ihr Ja.</p><p><a href="/prime/membership/">Preis, Ihre Mitgliedschaft oder die Warteliste</a></p>',
    '<p>A year of free parcel delivery from the first exercise book; it does not hold for freight. The membership ends by itself and is never prolonged without your yes.</p><p><a href="/prime/membership/">Price, your membership or the waiting list</a></p>',
  ],
};

/** Where prime cannot be bought its page promises nothing of it. */
export const NO_PRIME: readonly Article[] = [
  {
    stores: STORE_CODES.filter((store) => !PRIME_SELLERS.includes(store) && !profileOf(store).isB2b),
    path: '/prime/',
    pageType: 'PRIME',
    title: ['Tornister Prime', 'Tornister Prime'],
    summary: ['In diesem Shop gibt es Prime noch nicht', 'Prime is not sold in this shop yet'],
    body: [
      '<p>In diesem Shop kann man Prime noch nicht kaufen. Wer auf der Warteliste steht, bekommt eine E-Mail, sobald es so weit ist.</p><p><a href="/prime/membership/">Auf die Warteliste</a></p><p><a href="/service/versand/">Was der Versand kostet, und ab wann nichts</a></p>',
      '<p>Prime cannot be bought in this shop yet. Who is on the waiting list gets an e-mail as soon as it can.</p><p><a href="/prime/membership/">To the waiting list</a></p><p><a href="/service/versand/">What shipping costs, and from when on nothing</a></p>',
    ],
  },
  {
    stores: STORE_CODES.filter((store) => profileOf(store).isB2b),
    path: '/prime/',
    pageType: 'PRIME',
    title: ['Tornister Prime', 'Tornister Prime'],
    summary: ['Prime ist für private Haushalte', 'Prime is for private households'],
    body: [
      '<p>Prime ist eine Mitgliedschaft für private Haushalte; Einrichtungen können sie nicht abschließen.</p><p><a href="/service/versand/">Was der Versand für Schulen kostet, und ab wann nichts</a></p>',
      '<p>Prime is a membership for private households; institutions cannot take it.</p><p><a href="/service/versand/">What shipping costs for schools, and from when on nothing</a></p>',
    ],
  },
];
