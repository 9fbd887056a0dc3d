// What a member is told before the account is deleted: nothing that goes with it goes unnamed, on the page and in the mail.

import { readFileSync } from 'node:fs';
import { inLanguage } from '@tornister/domain/storefront';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_MAIL_WORDS } from '../mail/account-mail-words.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

/** The words for a thing: on the page in German, for institutions and in English, in the mail in German and in English. */
const THINGS = {
  addresses: ['Adressen', 'Adressen', 'addresses', 'Adressen', 'addresses'],
  passkeys: ['Passkeys', 'Passkeys', 'passkeys', 'Passkeys', 'passkeys'],
  wishlists: ['Merklisten', 'Merkkörbe', 'passkeys, lists', 'gemerkten Artikeln', 'saved items'],
  classLists: ['Klassenlisten', 'Klassenlisten', 'class lists', 'Klassenlisten', 'class lists'],
  reviews: ['Bewertungen', 'Bewertungen', 'reviews', 'Bewertungen', 'reviews'],
  newsletter: ['Newsletter', 'Newsletter', 'newsletter', 'Newsletter', 'newsletter'],
} as const;

/** By which of its things a member knows a table; what is neither written nor chosen by them is part of the account. */
const THING_OF: Readonly<Record<string, keyof typeof THINGS | 'account'>> = {
  cart_lines: 'account',
  wallet_sessions: 'account',
  carts: 'account',
  addresses: 'addresses',
  refresh_tokens: 'account',
  sessions: 'account',
  passkeys: 'passkeys',
  one_time_tokens: 'account',
  newsletter_subscriptions: 'newsletter',
  stock_alerts: 'newsletter',
  wishlist_comments: 'wishlists',
  wishlist_entries: 'wishlists',
  wishlist_links: 'wishlists',
  wishlist_invitations: 'wishlists',
  wishlist_members: 'wishlists',
  wishlists: 'wishlists',
  class_list_entries: 'classLists',
  class_lists: 'classLists',
  service_requests: 'account',
  prime_waiting_list: 'newsletter',
  competition_entries: 'newsletter',
  review_votes: 'reviews',
  reviews: 'reviews',
  review_submissions: 'reviews',
  certificates: 'account',
  mails: 'account',
  former_emails: 'account',
};

const locale = (name: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../../../web/src/i18n/locales/${name}/account.json`, import.meta.url), 'utf8'));

const TEXT = 'vue.contactDetails.deletion.text_other';
const TOLD = [
  ...['de-DE', 'edu-de', 'en-US'].map((name) => locale(name)[TEXT] ?? ''),
  ...(['de', 'en'] as const).map((language) => inLanguage(ACCOUNT_MAIL_WORDS, language).accountDeletion.before),
];

describe('what goes with an account', () => {
  it('is named on the page and in the mail, whatever tables hold it', () => {
    const gone = PERSONAL_TABLES.filter(({ atDeletion }) => atDeletion === 'deleted').map(({ table }) => table);
    expect(gone.toSorted()).toEqual(Object.keys(THING_OF).toSorted());
    for (const table of gone) {
      const thing = THING_OF[table];
      if (thing === undefined || thing === 'account') continue;
      for (const [at, word] of THINGS[thing].entries()) expect(TOLD[at], table).toContain(word);
    }
  });
});
