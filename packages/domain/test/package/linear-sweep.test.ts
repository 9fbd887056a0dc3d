// Every function of the package that takes a text first is given hostile texts. A new parser is in this test by itself.

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schoolLexicon } from '../../src/materialwords/index.ts';
import { DEVELOPMENT_DOMAINS } from '../../src/storefront/index.ts';
import { superlinearAt } from './growth.ts';

const SRC = new URL('../../src/', import.meta.url);

/** What stands behind the text where a function asks for more. */
const FURTHER: Readonly<Record<string, readonly unknown[]>> = {
  addressWith: [[]],
  choosePayment: [[]],
  completeEmail: [['gmx.de', 'gmail.com']],
  emailSuggestions: [['gmx.de', 'gmail.com']],
  errorsOf: [[]],
  goWith: [[]],
  isSameAddress: ['/a/'],
  isSamePath: ['/a/'],
  linkify: [['de.localhost']],
  readMaterialList: [schoolLexicon()],
  selectSite: [DEVELOPMENT_DOMAINS],
  shownEmail: [(domain: string) => domain],
  slipsBetween: ['bleistift', 2],
  siteData: ['/', 'Tornister', '/suche'],
};

const UNITS = [
  'a',
  '1',
  ' ',
  '/',
  '//',
  '-',
  '.',
  ',',
  ';',
  '\t',
  '"',
  '<',
  '>',
  '&',
  '=',
  '%',
  '@',
  '\\',
  'x',
  '12345 x 3 ',
  'a.',
  'ä',
  'item',
];
const FRAMES = [
  ['', ''],
  ['a', '!'],
  ['1', 'x'],
  ['/', '/x'],
] as const;

type Taker = { readonly file: string; readonly name: string };

/** Exported arrow functions whose first parameter is a text. */
const takers: readonly Taker[] = globSync('*/*.ts', { cwd: SRC })
  .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('index.ts'))
  .flatMap((file) => {
    const source = readFileSync(new URL(file, SRC), 'utf8');
    const found = source.matchAll(
      /^export const (\w+) =\s*(?:<[^>]*>)?\(\s*\w+: (?:string|string \| (?:null|undefined)[^,)]*)[,)]/gm,
    );
    return [...found].map(([, name = '']) => ({ file, name }));
  })
  .sort((one, other) => one.name.localeCompare(other.name));

describe('the work for a text grows with its length and no faster', () => {
  it('finds the functions', () => {
    expect(takers.length).toBeGreaterThan(80);
  });

  it.each(takers)('$name', async ({ file, name }) => {
    const judge = (await import(new URL(file, SRC).href))[name] as (...all: readonly unknown[]) => unknown;
    for (const unit of UNITS) {
      for (const [before, after] of FRAMES) {
        const textOf = (length: number): string => before + unit.repeat(length / unit.length) + after;
        const grown = superlinearAt((text) => judge(text, ...(FURTHER[name] ?? [])), textOf);
        expect(grown, `${name} with ${JSON.stringify(unit)}`).toBeUndefined();
      }
    }
  });
});
