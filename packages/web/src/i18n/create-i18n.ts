// Sets up i18next for one locale with its fallbacks.

import type { LocaleCode } from '@tornister/domain/storefront';
import { createInstance, type i18n, type Resource, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

export const NAMESPACES = [
  'common',
  'browse',
  'notices',
  'footer',
  'productDetails',
  'forms',
  'checkout',
  'steps',
  'account',
  'orderForm',
  'materialList',
  'classList',
  'orders',
  'returns',
  'consent',
  'contracts',
  'prime',
  'service',
  'wishlist',
  'stockAlert',
  'preview',
  'seenProducts',
  'usp',
  'nothingFound',
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** Where a tab keeps the texts of the pages that were opened in it. */
export const OF_PAGES = 'page';

/** Fetches the texts of one locale and namespace; nothing when the locale does not override that namespace. */
export type TextSource = (locale: string, namespace: string) => Promise<ResourceKey | undefined>;

/** The code as a language tag: no platform knows a language `edu`, it would choose plurals by one of its own; `de-x-edu` is German to all of them. */
export const codeOf = (locale: LocaleCode): string => locale.replace(/^(edu)-(.+)/, '$2-x-$1');

/**
 * The texts of one locale, from where they are looked up: the locale itself first. Regional and business locales override the complete
 * ones of their language; a missing text shows its key (spec 1 §2). Keys are whole strings: dots and colons in them mean nothing.
 */
export const createI18n = async (
  sources: readonly [LocaleCode, ...LocaleCode[]],
  namespaces: readonly Namespace[],
  source: TextSource,
  create: () => i18n = createInstance,
): Promise<i18n> => {
  const instance = create();
  const [locale] = sources;
  const fallback = sources.at(-1) ?? locale;
  const resources: Resource = {};
  await Promise.all(
    sources.flatMap((from) =>
      namespaces.map(async (namespace) => {
        const texts = (await source(from, namespace)) ?? {};
        resources[codeOf(from)] = { ...resources[codeOf(from)], [namespace]: texts };
      }),
    ),
  );
  await instance.use(initReactI18next).init({
    lng: codeOf(locale),
    fallbackLng: codeOf(fallback),
    ns: [...namespaces],
    defaultNS: 'common',
    // Shared parts are rendered inside of every area and find their words wherever the page has them.
    fallbackNS: [...namespaces, OF_PAGES],
    resources,
    partialBundledLanguages: true,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
    initAsync: false,
  });
  return instance;
};

/** Adds a namespace to a tab that is already open, before the route that needs it is shown. */
export const addTexts = async (
  instance: i18n,
  sources: readonly LocaleCode[],
  namespace: Namespace,
  source: TextSource,
): Promise<void> => {
  await Promise.all(
    sources
      .filter((from) => !instance.hasResourceBundle(codeOf(from), namespace))
      .map(async (from) => {
        const texts = (await source(from, namespace)) ?? {};
        instance.addResourceBundle(codeOf(from), namespace, texts);
      }),
  );
};
