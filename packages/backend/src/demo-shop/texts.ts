// Demo shop: helpers for texts in two languages.

import { textIn } from '@tornister/domain/storefront';
import type { Text } from '../texts/text.ts';
import type { Pair } from './pair.ts';

/** A text in both languages of the demo shop. */
export type Bilingual = { readonly de: string; readonly en: string };

export const textOf = ([de, en]: Pair): Bilingual => ({ de, en });

/** The two sides of a text of the demo shop. */
export const pairOf = (text: Text): Pair => [textIn(text, 'de'), textIn(text, 'en')];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A sentence as it may stand in HTML. */
export const inHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? '');

/** A paragraph of sentences in both languages; those that are missing are left out. */
export const paragraph = (...sentences: readonly (Pair | undefined)[]): Bilingual => {
  const given = sentences.filter((sentence) => sentence !== undefined);
  const join = (language: 0 | 1): string => `<p>${inHtml(given.map((sentence) => sentence[language]).join(' '))}</p>`;
  return given.length > 0 ? { de: join(0), en: join(1) } : { de: '', en: '' };
};

/** Texts one after the other, without anything between them. */
export const joined = (...texts: readonly Bilingual[]): Bilingual => ({
  de: texts.map(({ de }) => de).join(''),
  en: texts.map(({ en }) => en).join(''),
});

/** Takes turns through values, so that neighbours differ. */
export const at = <T>(values: readonly T[], index: number): T | undefined => values[index % Math.max(1, values.length)];
