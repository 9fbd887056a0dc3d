// @vitest-environment node

import { LOCALES, textSources } from '@tornister/domain/storefront';
import type { i18n } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { createI18n, NAMESPACES, type Namespace } from './create-i18n.ts';
import { rememberTexts } from './remembered-texts.ts';
import { bundledTexts } from './text-source.ts';

const COUNTS = [0, 1, 2, 1_000, 1.5, '3'];
const NAMES = [
  { name: 'Mia {{count}} $1 $& <b>', price: '1,00 €', amount: 0, total: null, term: undefined },
  { name: 'Noah', price: '2,50 €', amount: 7, total: 3, term: 'rot' },
];
const CALLS = [undefined, ...NAMES, ...NAMES.flatMap((values) => COUNTS.map((count) => ({ ...values, count })))];

const textsOf = (locale: (typeof LOCALES)[number]) => createI18n(textSources(locale), NAMESPACES, bundledTexts);

/** What an instance says to each key of a namespace, with and without values. */
const saidBy = (instance: i18n, namespace: Namespace, keys: readonly string[]): readonly string[] => {
  const t = instance.getFixedT(null, namespace);
  return keys.flatMap((key) => CALLS.map((values) => `${key}: ${t(key, values as never)}`));
};

describe.each(LOCALES)('remembered texts in %s', (locale) => {
  let library: i18n;
  let remembering: i18n;
  beforeAll(async () => {
    library = await textsOf(locale);
    remembering = rememberTexts(await textsOf(locale));
  });

  it.each(NAMESPACES)('say what the library says in %s, the first time and the second', async (namespace) => {
    const sources = await Promise.all(['de-DE', locale].map((from) => bundledTexts(from, namespace)));
    const keys = [...new Set(sources.flatMap((texts) => Object.keys(texts ?? {})))].flatMap((key) => [
      key,
      key.replace(/_(?:one|other)$/, ''),
    ]);
    const said = saidBy(library, namespace, keys);
    expect(said.length).toBeGreaterThan(CALLS.length);
    expect(saidBy(remembering, namespace, keys)).toEqual(said);
    expect(saidBy(remembering, namespace, keys)).toEqual(said);
  });
});

describe('a text that is not there', () => {
  it('shows its key, or what was given for it, each time anew', async () => {
    const t = rememberTexts(await textsOf('de-DE')).getFixedT(null, 'browse');
    for (const word of ['', 'nothing']) {
      expect(t('vue.nobody.wrote.this')).toBe('vue.nobody.wrote.this');
      expect(t('vue.nobody.wrote.this', { defaultValue: word })).toBe(word);
      expect(t(['vue.nobody', 'vue.layout.skip'])).not.toBe('vue.layout.skip');
    }
  });

  it('is asked of the area that a call names', async () => {
    const t = rememberTexts(await textsOf('de-DE')).getFixedT(null, 'browse');
    expect(t('vue.checkout.safe', { ns: 'checkout' })).not.toBe('vue.checkout.safe');
  });
});
