// Loads the translation files that the build has packed.

import type { TextSource } from './create-i18n.ts';

const files = import.meta.glob<{ readonly default: Readonly<Record<string, string>> }>('./locales/*/*.json');

/** The texts as the build packed them: one small file for each locale and namespace. */
export const bundledTexts: TextSource = async (locale, namespace) => {
  const file = files[`./locales/${locale}/${namespace}.json`];
  return file === undefined ? undefined : (await file()).default;
};
