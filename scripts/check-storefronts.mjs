// Refuses conditions on the name of a storefront or a language, and lists of them as types, outside of their records: what differs is a
// field of the record (domain/src/storefront/profiles, languages). It has to find planted examples first, so that it cannot fail silently.

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
];

const problemOf = (line) => FORBIDDEN.find(([pattern]) => pattern.test(line))?.[1];

const PLANTED = [
  "if (store === 'ch') return;",
  "language !== 'en'",
  "type Language = 'de' | 'en';",
  "case 'b2b':",
  "z.enum(['de', 'en'])",
  "new Set(['de-DE', 'de-AT'])",
  "store text not null check (store in ('de', 'at'))",
];
const missed = PLANTED.filter((line) => problemOf(line) === undefined);

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
        const problem = /^\s*(?:\/\/|\*|\/\*)/.test(line) ? undefined : problemOf(line);
        return problem === undefined
          ? []
          : [`${relative(ROOT, file).split(sep).join('/')}:${at + 1} ${problem}: ${line.trim()}`];
      }),
  );

for (const line of missed) process.stderr.write(`The check does not find ${line}\n`);
for (const line of found) process.stderr.write(`${line}\n`);
process.exit(missed.length + found.length === 0 ? 0 : 1);
