// Loads the translation files that the build has packed.

import type { TextSource } from './create-i18n.ts';
import type { TextFile } from './further-texts.ts';

/** What pages that are browsed show, and the question of consent; where all other texts are comes with the first of them. */
const files = import.meta.glob<TextFile>('./locales/*/{common,browse,notices,productDetails,consent}.json');

/** The texts as the build packed them: one small file for each locale and namespace. */
export const bundledTexts: TextSource = async (locale, namespace) => {
  const path = `./locales/${locale}/${namespace}.json`;
  const file = files[path] ?? (await import('./further-texts.ts')).FURTHER_TEXTS[path];
  return file === undefined ? undefined : (await file()).default;
};
