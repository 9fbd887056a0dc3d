// @vitest-environment node

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type LocaleCode } from '@tornister/domain/storefront';
import { describe, expect, it } from 'vitest';
import { NAMESPACES } from './create-i18n.ts';

const sourceDir = join(import.meta.dirname, '..');

const textsOf = (locale: LocaleCode): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...NAMESPACES.map((namespace) => {
      try {
        return JSON.parse(readFileSync(join(import.meta.dirname, 'locales', locale, `${namespace}.json`), 'utf8'));
      } catch {
        return {};
      }
    }),
  );

const sources = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file))
  .map((file) => readFileSync(join(sourceDir, file), 'utf8'));

/** Keys that are written out in the code; keys that are put together there are checked by the tests of their views. */
const usedKeys = [...new Set(sources.flatMap((source) => source.match(/(?<=['`"])vue\.[\w.-]+(?=['`"])/gu) ?? []))];

const german = textsOf('de-DE');
const english = textsOf('en-US');

/** Its words for the business edition have a key with another end (`vue.accountFlyout.register.b2b`). */
const BESIDE_B2B: readonly string[] = ['vue.accountFlyout.register.text'];

const isThere = (texts: Readonly<Record<string, string>>, key: string): boolean =>
  key in texts || `${key}_other` in texts;
const gapsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name = '']) => name).sort();

describe('texts: German and English are complete, the others only override (docs/adr/0009 "Hosts and storefronts")', () => {
  it('has a German and an English text for every key that the code names', () => {
    expect(usedKeys.length).toBeGreaterThan(100);
    expect(usedKeys.filter((key) => !isThere(german, key))).toEqual([]);
    expect(usedKeys.filter((key) => !isThere(english, key))).toEqual([]);
  });

  it('has the same keys in German and English', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(german).sort());
  });

  it('fills the same gaps in German and English', () => {
    const differing = Object.keys(german).filter(
      (key) => gapsOf(german[key] ?? '').join() !== gapsOf(english[key] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  it.each([
    ['edu-de', german, /Merkliste/u],
    ['edu-en', english, /wish ?list/iu],
  ] as const)(
    'calls a wishlist a basket in the business edition (spec 3 §2): %s',
    (locale, complete, consumersWord) => {
      const texts: Readonly<Record<string, string>> = { ...complete, ...textsOf(locale) };
      const wrong = Object.keys(texts).filter((key) => consumersWord.test(texts[key] ?? ''));
      expect(wrong.filter((key) => !(`${key}.b2b` in texts) && !BESIDE_B2B.includes(key))).toEqual([]);
    },
  );

  it('counts one thing as one: a number that may be 1 has words of its own', () => {
    const plural = Object.entries(english).filter(
      ([key, text]) => !/_(?:other|zero)$/u.test(key) && /\{\{count\}\} (?:\w+ )?(?:pieces|pcs|items)\b/u.test(text),
    );
    // The link to all lines stands below at least four.
    expect(plural.map(([key]) => key)).toEqual(['vue.minicart.all']);
  });

  it('overrides only keys that the complete texts have', () => {
    for (const locale of LOCALES) {
      expect(Object.keys(textsOf(locale)).filter((key) => !(key in german))).toEqual([]);
    }
  });

  it('writes Swiss texts without ß, and quotes as «…»', () => {
    const swiss = { ...german, ...textsOf('de-CH') };
    expect(Object.entries(swiss).filter(([, text]) => /[ß„“]/u.test(text))).toEqual([]);
  });
});
