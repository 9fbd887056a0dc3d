import { readFile } from 'node:fs/promises';
import { CONSENT_PURPOSES } from '@tornister/domain/analytics';
import { INVOICE_TERM_DAYS } from '@tornister/domain/checkout';
import {
  ACCESSIBILITY_PATH,
  inLanguage,
  STORE_CODES,
  type StoreCode,
  TERMS_PATH,
  tradingTermsOf,
} from '@tornister/domain/storefront';
import { describe, expect, it } from 'vitest';
import { sellerText } from '../../mail/seller-words.ts';
import { WITHDRAWAL_WORDS } from '../../mail/withdrawal-words.ts';
import { DEMO_SELLER } from '../../orders/seller.ts';
import type { Article } from './article.ts';
import { ARTICLES } from './articles.ts';
import { WITHDRAWAL_PATH } from './legal-articles.ts';

const LANGUAGES = [
  ['de', 'de-DE', 0],
  ['en', 'en-US', 1],
] as const;

const CURRENCIES = Intl.supportedValuesOf('currency');
/** Words for currencies beside their names, as texts have them. */
const FRANCS = /\bfranken?\b|\bfrancs?\b|\bSFr\b/iu;

describe.each(STORE_CODES)('the terms of %s', (store) => {
  const currency: string = tradingTermsOf(store).currency;
  const articles = ARTICLES.filter(({ path, stores = [] }) => path === TERMS_PATH && stores.includes(store));

  it('are one page', () => expect(articles).toHaveLength(1));

  it.each(LANGUAGES)('speak of prepayment where it is offered, and nowhere else in %s', (_language, _tag, at) => {
    const isOffered = tradingTermsOf(store).payments.includes('VORKASSE');
    expect(isOffered).toBe(store !== 'b2b');
    expect(/Vorkasse|prepayment/u.test(articles[0]?.body[at] ?? '')).toBe(isOffered);
  });

  it.each(LANGUAGES)('name the currency of the store and no other in %s', (language, _tag, at) => {
    const body = articles[0]?.body[at] ?? '';
    const names = new Intl.DisplayNames(language, { type: 'currency' });
    const named = CURRENCIES.filter((code) => new RegExp(`\\b(?:${code}|${names.of(code)})\\b`, 'u').test(body));
    expect(named).toEqual([currency]);
    expect(FRANCS.test(body)).toBe(currency === 'CHF');
  });
});

/** The page that a store shows at an address: its own, or that of all. */
const pageOf = (store: StoreCode, path: string): Article | undefined => {
  const pages = ARTICLES.filter((article) => article.path === path);
  return (
    pages.find(({ stores = [] }) => stores.includes(store)) ?? pages.find(({ stores = [] }) => stores.length === 0)
  );
};

describe.each(STORE_CODES)('the legal pages of %s', (store) => {
  const { withdrawal, deliveryCountries } = tradingTermsOf(store);

  it.each(LANGUAGES)('say when an invoice is due and where goods are delivered in %s', (language, _tag, at) => {
    const terms = pageOf(store, TERMS_PATH)?.body[at] ?? '';
    expect(terms).toMatch(new RegExp(`(?:binnen|within) ${INVOICE_TERM_DAYS} (?:Tagen|days)`, 'u'));
    const names = new Intl.DisplayNames(language, { type: 'region' });
    for (const country of deliveryCountries) expect(terms).toContain(names.of(country));
  });

  it.each(LANGUAGES)('instruct on a withdrawal by law as the mails do, for goods and membership, in %s', (...given) => {
    const [language, , at] = given;
    const body = pageOf(store, WITHDRAWAL_PATH)?.body[at] ?? '';
    const { goods, prime, form } = inLanguage(WITHDRAWAL_WORDS, language);
    const seller = sellerText(DEMO_SELLER, language);
    for (const text of [...goods(seller), ...prime(seller), form(seller)])
      expect(body.includes(text)).toBe(withdrawal === 'statutory');
  });

  it.each(LANGUAGES)(
    'name the declaration as the link to it at the end of every page does, in %s',
    async (...given) => {
      const [, tag, at] = given;
      if (withdrawal === 'none') return;
      const links = JSON.parse(
        await readFile(new URL(`../../../../web/src/i18n/locales/${tag}/footer.json`, import.meta.url), 'utf8'),
      ) as Readonly<Record<string, string>>;
      const named = links[`vue.footer.${withdrawal === 'voluntary' ? 'giveBack' : 'withdraw'}`];
      const body = pageOf(store, WITHDRAWAL_PATH)?.body[at] ?? '';
      expect(/<a href="\/service\/vertrag-widerrufen\/">(?<label>[^<]*)<\/a>/u.exec(body)?.groups?.label).toBe(named);
    },
  );

  it('name who watches over data and over accessibility there, and no authority of another country', () => {
    const data = pageOf(store, '/rechtliches/datenschutz/')?.body.join('') ?? '';
    const accessibility = pageOf(store, ACCESSIBILITY_PATH)?.body.join('') ?? '';
    const isOf = (...stores: readonly StoreCode[]): boolean => stores.includes(store);
    expect(data).toContain(sellerText(DEMO_SELLER, 'de'));
    expect([data.includes('Datenschutzbehörde in'), data.includes('EDÖB')]).toEqual([isOf('at'), isOf('ch')]);
    const watching = [accessibility.includes('MLBF'), accessibility.includes('Sozialministeriumservice')];
    expect(watching).toEqual([isOf('de'), isOf('at')]);
  });
});

describe.each(['/rechtliches/datenschutz/', '/legal-notice/privacy/'])('the page about data at %s', (path) => {
  it.each(LANGUAGES)(
    'names every purpose of the consent, as the question does, and no other in %s',
    async (...given) => {
      const [, tag, at] = given;
      const asked = JSON.parse(
        await readFile(new URL(`../../../../web/src/i18n/locales/${tag}/consent.json`, import.meta.url), 'utf8'),
      ) as Readonly<Record<string, string>>;
      const body = ARTICLES.find((article) => article.path === path)?.body[at] ?? '';
      const named = [...body.matchAll(/<li><strong>(?<name>[^<]*)<\/strong>/gu)].map(({ groups }) => groups?.name);
      expect(named).toEqual(CONSENT_PURPOSES.map((purpose) => asked[`vue.consent.${purpose}`]));
      expect(body).not.toMatch(/Werbung|advertis/iu);
    },
  );

  it.each(LANGUAGES)('says how long what is kept, and promises no period that nothing keeps, in %s', (...given) => {
    const body = ARTICLES.find((article) => article.path === path)?.body[given[2]] ?? '';
    const days = [...body.matchAll(/(\d+) (?:Tage|days)/gu)].map(([, count]) => count);
    expect(days).toEqual(['90', '180', '90', '90', '180']);
    expect(body).toContain('BZ_AB_');
    expect(body).not.toMatch(/zehn Jahre|ten years/u);
  });
});
