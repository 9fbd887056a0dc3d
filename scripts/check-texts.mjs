// Checks that every text that the shop uses exists in German and in English, and that every text that exists is used: the complete
// locales have the same keys, the others only override, and every placeholder stands in both languages. A key that is put together
// (`vue.steps.${step}`) counts for every text that it fits, with words without dots in its gaps.

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './lib/install.mjs';

const LOCALES_DIR = join(ROOT, 'packages', 'web', 'src', 'i18n', 'locales');
const COMPLETE = ['de-DE', 'en-US'];
const complaints = [];

const read = (locale, namespace) => {
  const file = join(LOCALES_DIR, locale, namespace);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};
const placeholders = (text) =>
  [...String(text).matchAll(/\{\{\s*([\w.]+)/g)]
    .map(([, name]) => name)
    .sort()
    .join();

const namespaces = [...new Set(readdirSync(LOCALES_DIR).flatMap((locale) => readdirSync(join(LOCALES_DIR, locale))))];
const known = new Set();
const namespaceOf = new Map();
for (const namespace of namespaces) {
  const [german, english] = COMPLETE.map((locale) => read(locale, namespace));
  for (const [key, text] of Object.entries(german)) {
    const name = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
    // A tab looks in all namespaces that it has, in whatever order.
    const there = namespaceOf.get(name) ?? namespace;
    if (there !== namespace) complaints.push(`${namespace}: ${key} stands in ${there} already`);
    namespaceOf.set(name, namespace);
    // A notice that the shop host shows has no values to put in: it says the text beside (`wishlist-action.ts`).
    known.add(name.replace(/\.plain$/, ''));
    if (!(key in english)) complaints.push(`${namespace}: ${key} is missing in en-US`);
    else if (placeholders(text) !== placeholders(english[key])) {
      complaints.push(`${namespace}: ${key} has other placeholders in en-US`);
    }
    if (String(text).trim() === '') complaints.push(`${namespace}: ${key} is empty`);
  }
  for (const key of Object.keys(english))
    if (!(key in german)) complaints.push(`${namespace}: ${key} is missing in de-DE`);
  for (const locale of readdirSync(LOCALES_DIR)) {
    if (COMPLETE.includes(locale)) continue;
    for (const key of Object.keys(read(locale, namespace))) {
      if (!(key in german)) complaints.push(`${basename(locale)}/${namespace}: ${key} overrides nothing`);
    }
  }
}

const SOURCES = 'packages/{web,application,domain,adapters-graphql,adapters-browser,backend}/src/**/*.{ts,tsx}';
/** The build cuts the texts of pages by the same rule (`packages/web/build/text-keys.ts`): a gap is a word without dots. */
const fitting = (template) => new RegExp(`^${template.replace(/[.-]/g, '\\$&').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`);
const patterns = [];
const named = new Set();
for (const file of globSync(SOURCES, { cwd: ROOT })) {
  if (/\.test\.|\/generated\//.test(file)) continue;
  const text = readFileSync(join(ROOT, file), 'utf8');
  for (const [, key] of text.matchAll(/'(vue\.[\w.-]+)'/g)) {
    named.add(key);
    if (file.startsWith('packages/web/') && !known.has(key)) complaints.push(`${file}: the text ${key} exists nowhere`);
  }
  for (const [, key] of text.matchAll(/`(vue\.[\w.-]*\$\{[^`]*)`/g)) patterns.push(fitting(key));
}
const isUsed = (key) => named.has(key) || patterns.some((pattern) => pattern.test(key));
for (const key of known) if (!isUsed(key)) complaints.push(`the text ${key} is used nowhere`);

for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.exit(complaints.length === 0 ? 0 : 1);
