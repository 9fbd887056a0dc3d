// Texts of the shop host, each looked up once: a listing asks for about a thousand, and looking through languages and namespaces for the same words
// again took a fourth of rendering it. What is remembered is the text as it is written; values are put in each time.

import type { i18n, TFunction } from 'i18next';

type Values = Readonly<Record<string, unknown>>;
type Translate = (key: string | readonly string[], values?: Values) => string;
type Interpolate = (text: string, values: Values, language: string | undefined, options: object) => string;

/** Values that change which text is meant, or what stands in for one that is missing: the library's business each time. */
const STEERING = ['ns', 'lng', 'context', 'defaultValue', 'ordinal'] as const;
const steers = (values: Values): boolean => STEERING.some((name) => Object.hasOwn(values, name));

/** How a place for a value begins; most texts have none. */
const VALUE_BEGINS = '{{';

/** Makes an instance remember its texts as they are written; for one that gets no further texts afterwards. */
export const rememberTexts = (instance: i18n): i18n => {
  const fixed = instance.getFixedT.bind(instance);
  const plurals = new Intl.PluralRules([...instance.languages]);
  const interpolator = instance.services.interpolator as unknown as { readonly interpolate: Interpolate };
  const remembered = new Map<string, Map<string, string>>();

  const rememberedFor = (scope: string): Map<string, string> => {
    const known = remembered.get(scope) ?? new Map<string, string>();
    remembered.set(scope, known);
    return known;
  };
  const withValues = (text: string, values: Values): string =>
    text.includes(VALUE_BEGINS) ? interpolator.interpolate(text, values, undefined, values) : text;
  /** Under which name the text for a count is remembered; a text has its own for none at all. */
  const nameOf = (key: string, count: unknown): string =>
    typeof count === 'number' ? `${key} ${count === 0 ? 'zero' : ''} ${plurals.select(count)}` : key;

  instance.getFixedT = ((...scope: Parameters<i18n['getFixedT']>) => {
    const translate = fixed(...scope) as unknown as Translate;
    const texts = rememberedFor(JSON.stringify(scope));
    const written = (key: string, count: unknown): string => {
      const name = nameOf(key, count);
      const known = texts.get(name);
      if (known !== undefined) return known;
      const text = translate(key, { count, skipInterpolation: true });
      // A key that nobody wrote a text for may come from outside, and there is no end of those.
      if (text !== key) texts.set(name, text);
      return text;
    };
    const translateRemembered: Translate = (key, values = {}) =>
      typeof key !== 'string' || steers(values)
        ? translate(key, values)
        : withValues(written(key, values.count), values);
    return Object.assign(translateRemembered, translate) as unknown as TFunction;
  }) as i18n['getFixedT'];
  return instance;
};
