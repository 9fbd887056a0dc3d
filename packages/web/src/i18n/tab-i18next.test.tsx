import { render } from '@testing-library/react';
import { LOCALES, textSources } from '@tornister/domain/storefront';
import { createInstance, type i18n } from 'i18next';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { addTexts, createI18n, NAMESPACES, type Namespace } from './create-i18n.ts';
import { createInstance as createTabInstance } from './tab-i18next.ts';
import { bundledTexts } from './text-source.ts';
import { TextWithElements } from './text-with-elements.tsx';

/** Everything that any text names between braces. */
const VALUES = { name: 'Mia {{count}} $1 $& <b>', price: '1,00 €', amount: 0, total: null, term: undefined };
const COUNTS = [0, 1, 2, 1_000, 1.5, '3', undefined];

const both = (locale: (typeof LOCALES)[number], namespaces = NAMESPACES.slice()) =>
  Promise.all(
    [createInstance, createTabInstance].map((create) =>
      createI18n(textSources(locale), namespaces, bundledTexts, create),
    ),
  );

/** The keys that a locale may ask a namespace for: its own and those of every page, also as they are asked for with a count. */
const keysOf = async (locale: string, namespace: Namespace): Promise<readonly string[]> => {
  const sources = [namespace, 'common' as const].flatMap((each) =>
    ['de-DE', 'en-US', locale].map((from) => bundledTexts(from, each)),
  );
  const written = (await Promise.all(sources)).flatMap((texts) => Object.keys(texts ?? {}));
  return [...new Set(written.flatMap((key) => [key, key.replace(/_(?:one|other)$/, '')]))];
};

/** All that an instance says to some keys of a namespace. */
const saidBy = (instance: i18n | undefined, namespace: Namespace, keys: readonly string[]): readonly string[] => {
  const t = instance?.getFixedT(null, namespace) ?? (() => '');
  const valuesWith = (count: unknown) => (count === undefined ? VALUES : { ...VALUES, count });
  return keys.flatMap((key) =>
    [t(key), ...COUNTS.map((count) => t(key, valuesWith(count) as never))].map((text) => `${key}: ${text}`),
  );
};

describe.each(LOCALES)('the texts of a tab in %s', (locale) => {
  it.each(NAMESPACES)('are those of the shop host in %s, every one of them, with every count', async (namespace) => {
    const [host, tab] = await both(locale);
    const keys = await keysOf(locale, namespace);
    expect(keys.length).toBeGreaterThan(100);
    expect(saidBy(tab, namespace, keys)).toEqual(saidBy(host, namespace, keys));
  });

  it('say the same about texts that are not there, and about the first of several that is', async () => {
    const [host, tab] = await both(locale);
    for (const instance of [host, tab]) {
      expect(instance?.t('vue.nobody.wrote.this')).toBe('vue.nobody.wrote.this');
      expect(instance?.t('vue.nobody.wrote.this', { defaultValue: '' })).toBe('');
      expect(instance?.t(['vue.nobody', 'city'])).toBe('city');
      expect(instance?.t(['vue.nobody', 'vue.layout.skip'])).toBe(host?.t('vue.layout.skip'));
    }
  });

  it('take in the words of an area that arrives later', async () => {
    const [host, tab] = await both(locale, ['common']);
    for (const instance of [host, tab])
      if (instance) await addTexts(instance, textSources(locale), 'checkout', bundledTexts);
    const key = 'vue.checkout.safe';
    expect(tab?.t(key, { ns: 'checkout' })).toBe(host?.t(key, { ns: 'checkout' }));
    expect(tab?.t(key, { ns: 'checkout' })).not.toBe(key);
  });
});

const Terms = () => {
  const { t } = useTranslation('checkout');
  return (
    <p>
      <TextWithElements
        text={t('vue.checkout.summary.terms')}
        elements={{ conditions: (words) => <b>{words}</b>, withdrawal: (words) => <i>{words}</i> }}
      />
    </p>
  );
};

describe('a view with elements in its text', () => {
  it('is rendered by the tab as by the shop host', async () => {
    const [host = '', tab] = (await both('de-DE')).map(
      (texts) =>
        render(
          <I18nextProvider i18n={texts}>
            <Terms />
          </I18nextProvider>,
        ).container.innerHTML,
    );
    expect(tab).toBe(host);
    expect(host).toMatch(/<b>.*<\/b>/);
  });
});
