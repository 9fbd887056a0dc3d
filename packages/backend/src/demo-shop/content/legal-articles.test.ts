import { readFile } from 'node:fs/promises';
import { CONSENT_PURPOSES } from '@tornister/domain/analytics';
import { STORE_CODES, TERMS_PATH, tradingTermsOf } from '@tornister/domain/storefront';
import { describe, expect, it } from 'vitest';
import { ARTICLES } from './articles.ts';

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

  it.each(LANGUAGES)('name the currency of the store and no other in %s', (language, _tag, at) => {
    const body = articles[0]?.body[at] ?? '';
    const names = new Intl.DisplayNames(language, { type: 'currency' });
    const named = CURRENCIES.filter((code) => new RegExp(`\\b(?:${code}|${names.of(code)})\\b`, 'u').test(body));
    expect(named).toEqual([currency]);
    expect(FRANCS.test(body)).toBe(currency === 'CHF');
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
    expect(days).toEqual(['180', '90', '90', '180']);
    expect(body).toContain('BZ_AB_');
    expect(body).not.toMatch(/zehn Jahre|ten years/u);
  });
});
