// Refuses what decides by the name of a storefront, a language or a storefront's country outside of their records: conditions, tables by
// such names, values that one of them is chosen by, and lists of them. What differs is a field of the record (domain/src/storefront/profiles,
// languages). It has to find planted examples first and to let others pass, so that it can neither fail silently nor refuse everything.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const RECORDS = join(ROOT, 'packages/domain/src/storefront');

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const namesIn = (folder, field) =>
  filesBelow(join(RECORDS, folder)).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(new RegExp(`^  ${field}: '([\\w-]+)',`, 'gm'))].map(([, name]) => name),
  );

const stores = namesIn('profiles', 'store');
const languages = namesIn('languages', 'code');
const anyOf = (names) => `'(?:${names.join('|')})'`;
const both = anyOf([...stores, ...languages]);
const someLocale = "'(?:de|en|edu)-[A-Za-z]{2}'";
const countries = namesIn('profiles', 'homeCountry');
const key = (names) => `(?<![\\w.$'-])(?:${anyOf(names)}|(?:${names.join('|')}))`;
// `at` is also a moment or a place, so that it counts beside another store only; `de` and `en` alone are words of a language (`Worded`).
const clearStores = stores.filter((name) => !['at', ...languages].includes(name));

// What is true of a country, whichever storefront sends or bills there: not what a storefront decides.
const COUNTRY_FACTS = [
  'domain/src/address/postcode.ts',
  'domain/src/checkout/bank-transfer.ts',
  // The numbers that countries have given to the seller of the demonstration.
  'backend/src/orders/seller.ts',
];
// The operator's own setting, by country: a storefront in a further one needs no change of code.
const TABLES_OF_THE_OPERATOR = ['backend/src/orders/invoice-pdf.ts'];

// What the demonstration sets a setting to that is by storefront; one that it leaves out sells nothing there.
const DEMO_SETTINGS = ['backend/src/prime/prime-prices.ts'];

const FORBIDDEN = [
  [new RegExp(`(?:===|!==)\\s*${both}`), 'compares with the name of a storefront or language'],
  [new RegExp(`${both}\\s*\\|\\s*${both}`), 'lists storefronts or languages as a type'],
  [new RegExp(`case ${both}:`), 'decides by the name of a storefront or language'],
  [new RegExp(`\\[${both}(?:, ${both})+\\]`), 'lists storefronts or languages'],
  [
    new RegExp(`\\[${someLocale}(?:, ${someLocale})+\\]|(?:===|!==)\\s*${someLocale}`),
    'lists locales, or compares with the name of one',
  ],
  [/check \((?:store|language) in/, 'lets a table list storefronts or languages'],
  // `language: 'de'` says in which language a text is; what follows any other name is chosen by it.
  [
    new RegExp(`(?<!\\blanguage)(?::|(?<!\\?)\\?|=>)\\s*(?:${both}|${someLocale})(?!\\s*[|\\]])`),
    'chooses a storefront or language by name',
  ],
  [new RegExp(`(?:\\?\\?|\\|\\||&&)=?\\s*(?:${both}|${someLocale})`), 'falls back on a storefront or language by name'],
  [
    new RegExp(`${key(clearStores)}:\\s|${key(stores)}:\\s[^,]*,\\s*${key(stores)}:\\s`),
    'is a table by the names of storefronts',
    DEMO_SETTINGS,
  ],
  [new RegExp(`${key(countries)}:\\s`), 'is a table by the countries of storefronts', COUNTRY_FACTS],
  [/\[[^\]]*\.(?:region|homeCountry)\]/, 'asks a table by the country of a storefront', TABLES_OF_THE_OPERATOR],
];

const problemOf = (line, file = '') =>
  FORBIDDEN.find(
    ([pattern, , allowedIn = []]) => pattern.test(line) && !allowedIn.some((one) => file.endsWith(one)),
  )?.[1];

const PLANTED = [
  "if (store === 'ch') return;",
  "language !== 'en'",
  "type Language = 'de' | 'en';",
  "case 'b2b':",
  "z.enum(['de', 'en'])",
  "new Set(['de-DE', 'de-AT'])",
  "store text not null check (store in ('de', 'at'))",
  "const PRINTED_IN = { katalog: 'de', catalogue: 'en' };",
  "const shown = isGerman ? text : 'en';",
  "const localeOf = () => 'de-DE';",
  "PROFILES.find(isDefault)?.store ?? 'de';",
  "const locale = wished || 'en-US';",
  "  CH: { de: { rate: 'MwSt.' }, en: {} },",
  "  'AT': { vatId: 'UID-Nr.' },",
  "const CARRIER = { de: 'dhl', at: 'dpd' };",
  "  ch: 'voluntary',",
  "  'b2b': 'none',",
  'const regional = REGIONAL[tradingTermsOf(store).homeCountry];',
];
const missed = PLANTED.filter((line) => problemOf(line) === undefined);

const HARMLESS = [
  "const WORDS: Worded<string> = { de: 'Rechnung', en: 'Invoice' };",
  "  language: 'de',",
  'readonly day: (at: number) => string;',
  "present('at', operation.at, same)",
  "text.toLocaleLowerCase('de')",
  'const { store, language } = storefront;',
];
const refused = HARMLESS.filter((line) => problemOf(line) !== undefined);

// Released migrations are never changed; 0030 takes their lists back.
const LEFT_OUT = [
  /\.test\.tsx?$/,
  /[/\\]generated[/\\]/,
  /backend.src.demo-shop/,
  /migrations.00(?:0\d|1\d)-/,
  /domain.src.storefront.(?:profiles|languages)/,
];

const found = ['domain', 'application', 'adapters-graphql', 'adapters-browser', 'web', 'backend']
  .flatMap((name) => filesBelow(join(ROOT, 'packages', name, 'src')))
  .filter((file) => !LEFT_OUT.some((pattern) => pattern.test(file)))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const problem = /^\s*(?:\/\/|\*|\/\*)/.test(line) ? undefined : problemOf(line, file.split(sep).join('/'));
        return problem === undefined
          ? []
          : [`${relative(ROOT, file).split(sep).join('/')}:${at + 1} ${problem}: ${line.trim()}`];
      }),
  );

for (const line of missed) process.stderr.write(`The check does not find ${line}\n`);
for (const line of found) process.stderr.write(`${line}\n`);
for (const line of refused) process.stderr.write(`The check refuses ${line}\n`);
process.exit(missed.length + refused.length + found.length === 0 ? 0 : 1);
