import { render, renderHook } from '@testing-library/react';
import { LOCALES, languageOf, textSources } from '@tornister/domain/storefront';
import { createInstance, type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { addTexts, createI18n, NAMESPACES, type Namespace } from './create-i18n.ts';
import { createInstance as createTabInstance } from './tab-i18next.ts';
import {
  initReactI18next as joinTab,
  I18nextProvider as TabProvider,
  useTranslation as useTabTranslation,
} from './tab-react-i18next.ts';
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

/** The keys of a namespace in a locale, also as they are asked for with a count. */
const keysOf = async (locale: string, namespace: Namespace): Promise<readonly string[]> => {
  const sources = ['de-DE', 'en-US', locale].map((from) => bundledTexts(from, namespace));
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
  let host: i18n | undefined;
  let tab: i18n | undefined;
  beforeAll(async () => {
    [host, tab] = await both(locale);
  });

  it.each(NAMESPACES)('are those of the shop host in %s, every one of them, with every count', async (namespace) => {
    const keys = await keysOf(locale, namespace);
    expect(keys.length).toBeGreaterThan(0);
    expect(saidBy(tab, namespace, keys)).toEqual(saidBy(host, namespace, keys));
  });

  it('are those of every page in each namespace', async () => {
    const keys = await keysOf(locale, 'common');
    for (const namespace of NAMESPACES) {
      const said = (instance: i18n | undefined) => keys.map((key) => instance?.getFixedT(null, namespace)(key));
      expect(said(tab)).toEqual(said(host));
    }
  });

  it('say the same about texts that are not there, and about the first of several that is', () => {
    for (const instance of [host, tab]) {
      expect(instance?.t('vue.nobody.wrote.this')).toBe('vue.nobody.wrote.this');
      expect(instance?.t('vue.nobody.wrote.this', { defaultValue: '' })).toBe('');
      expect(instance?.t(['vue.nobody', 'city'])).toBe('city');
      expect(instance?.t(['vue.nobody', 'vue.layout.skip'])).toBe(host?.t('vue.layout.skip'));
    }
  });

  it('are looked up, and their plurals chosen, by languages that every platform knows', () => {
    for (const instance of [host, tab]) {
      const languages = [...(instance?.languages ?? [])];
      expect(languages.length).toBeGreaterThan(1);
      expect(Intl.PluralRules.supportedLocalesOf(languages)).toEqual(languages);
      expect(new Set(languages.map((language) => language.slice(0, 2)))).toEqual(new Set([languageOf(locale)]));
    }
  });

  it('need nothing of the views that show them', () => {
    expect(createTabInstance().use(joinTab).t('vue.nobody')).toBe('vue.nobody');
  });

  it('take in the words of an area that arrives later', async () => {
    const [ofHost, ofTab] = await both(locale, ['common']);
    for (const instance of [ofHost, ofTab])
      if (instance) await addTexts(instance, textSources(locale), 'checkout', bundledTexts);
    const key = 'vue.checkout.safe';
    expect(ofTab?.t(key, { ns: 'checkout' })).toBe(ofHost?.t(key, { ns: 'checkout' }));
    expect(ofTab?.t(key, { ns: 'checkout' })).not.toBe(key);
  });
});

const HOST_VIEWS = { I18nextProvider, useTranslation };
const TAB_VIEWS = { I18nextProvider: TabProvider, useTranslation: useTabTranslation };
type Views = typeof HOST_VIEWS | typeof TAB_VIEWS;

const Terms = ({ views }: { readonly views: Views }) => {
  const { t } = views.useTranslation('checkout');
  return (
    <p>
      <TextWithElements
        text={t('vue.checkout.terms.statutory')}
        elements={{ conditions: (words) => <b>{words}</b>, withdrawal: (words) => <i>{words}</i> }}
      />
    </p>
  );
};

/** Texts around a hook. */
const providing =
  (views: Views, texts: i18n | undefined) =>
  ({ children }: { readonly children: ReactNode }) =>
    texts === undefined ? null : <views.I18nextProvider i18n={texts}>{children}</views.I18nextProvider>;

describe('a view with elements in its text', () => {
  it('is rendered by the tab as by the shop host', async () => {
    const [hostTexts, tabTexts] = await both('de-DE');
    const shown = (views: Views, texts = hostTexts): string =>
      texts === undefined
        ? ''
        : render(
            <views.I18nextProvider i18n={texts}>
              <Terms views={views} />
            </views.I18nextProvider>,
          ).container.innerHTML;
    const [host, tab] = [shown(HOST_VIEWS), shown(TAB_VIEWS, tabTexts)];
    expect(tab).toBe(host);
    expect(host).toMatch(/<b>.*<\/b>/);
  });

  it.each([undefined, 'forms', ['account', 'forms']])(
    'finds the same texts where it asks for %j',
    async (namespaces) => {
      const [hostTexts, tabTexts] = await both('de-DE');
      const KEYS = ['city', 'vue.layout.skip', 'vue.checkout.safe', 'vue.nobody.wrote.this'];
      const said = (views: Views, texts: i18n | undefined) => {
        const { current } = renderHook(() => views.useTranslation(namespaces), {
          wrapper: providing(views, texts),
        }).result;
        return KEYS.map((key) => current.t(key)).join('|');
      };
      expect(said(TAB_VIEWS, tabTexts)).toBe(said(HOST_VIEWS, hostTexts));
    },
  );

  it('keeps its words as one function as long as it asks for the same: nothing is done anew for them', async () => {
    const [, tab] = await both('de-DE');
    const wrapper = providing(TAB_VIEWS, tab);
    const { result, rerender } = renderHook(() => useTabTranslation('forms').t, { wrapper });
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
  });
});
