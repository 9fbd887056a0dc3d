// i18next for a browser tab: what this shop's texts need of it, in a tenth of its size. The build puts it in i18next's place for tabs; the shop
// host runs the library itself, and a contract test over every text of every locale holds the two together (ADR 0018).

import type { InitOptions, i18n, Module, ResourceKey } from 'i18next';

type Values = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string>>;
type Bundles = Record<string, Record<string, Texts>>;

/** `{{name}}` in a text; what the caller does not know stays as it is. */
const withValues = (text: string, values: Values): string =>
  text.replace(/\{\{(.+?)\}\}/g, (written, name: string) => {
    const key = name.trim();
    if (!Object.hasOwn(values, key)) return written;
    const value = values[key];
    return value === undefined || value === null ? '' : String(value);
  });

const pluralRules = new Map<string, Intl.PluralRules>();

/** The platform's rules of plurals, made once for each language: making them takes longer than all else here. */
const pluralsOf = (language: string): Intl.PluralRules => {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules;
};

/** The keys under which a text for a count stands, the best first. */
const keysFor = (key: string, { count }: Values, language: string): readonly string[] => {
  if (typeof count !== 'number') return [key];
  const plural = `${key}_${pluralsOf(language).select(count)}`;
  return count === 0 ? [`${key}_zero`, plural, key] : [plural, key];
};

const listOf = <Item>(items: Item | readonly Item[] | undefined | null | false): readonly Item[] =>
  Array.isArray(items) ? items : items === undefined || items === null || items === false ? [] : [items as Item];

const createTexts = () => {
  const bundles: Bundles = {};
  let options: InitOptions = {};
  let languages: readonly string[] = [];

  const find = (key: string, values: Values): string | undefined => {
    // A key stands in one namespace, so it is looked for in all that are there.
    for (const language of languages) {
      for (const texts of Object.values(bundles[language] ?? {})) {
        const found = keysFor(key, values, language).find((candidate) => Object.hasOwn(texts, candidate));
        if (found !== undefined) return texts[found];
      }
    }
    return undefined;
  };
  const translate = (keys: string | readonly string[], values: Values = {}): string => {
    const all = listOf(keys);
    const found = all.reduce<string | undefined>((text, key) => text ?? find(key, values), undefined);
    return withValues(found ?? (values.defaultValue as string | undefined) ?? all.at(-1) ?? '', values);
  };

  const texts = {
    options,
    language: '',
    languages,
    resolvedLanguage: '',
    use: (module: Module & { readonly init?: (instance: unknown) => void }) => {
      module.init?.(texts);
      return texts;
    },
    init: async (given: InitOptions) => {
      options = given;
      const language = given.lng ?? '';
      // A region falls back on its language, and that on the shop's complete texts.
      languages = [...new Set([language, language.split('-')[0] ?? '', ...listOf(given.fallbackLng as string)])];
      Object.assign(bundles, given.resources);
      Object.assign(texts, { options, languages, language, resolvedLanguage: language });
      return translate;
    },
    t: translate,
    getFixedT:
      (_language: unknown, ns: string | readonly string[]) => (keys: string | readonly string[], values?: Values) =>
        translate(keys, { ns, ...values }),
    hasResourceBundle: (language: string, namespace: string) => bundles[language]?.[namespace] !== undefined,
    addResourceBundle: (language: string, namespace: string, added: ResourceKey) => {
      bundles[language] = { ...bundles[language], [namespace]: added as Texts };
    },
  };
  return texts;
};

/** A set of texts, as i18next makes one. */
export const createInstance = (): i18n => createTexts() as unknown as i18n;
