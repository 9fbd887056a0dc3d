// @vitest-environment node
// Whether the use cases that a page's view asks for come with the view: on the shop host everything is there, so only a tab would notice.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PageEntry } from './page-entry.ts';
import { LAYOUTS, PAGES } from './page-table.ts';

const SRC = join(import.meta.dirname, '..');
const TOKEN = /\b\w+UseCases\.\w+/g;

/** What every page has from the start (`entry.client.tsx`). */
const ALWAYS = ['browse', 'cart', 'visitor', 'consent'];

/**
 * Named in modules that views share with loaders and actions, or asked for after their area was fetched (`ask-for-login.ts`): no view asks for these while it
 * is shown.
 */
const NOT_SHOWN = [
  'routes/form-refusal.ts',
  'routes/checkout/book-change.ts',
  'routes/service/declaration-action.ts',
  'routes/service/withdraw-action.ts',
  'components/account/ask-for-login.ts',
];

const isType = (names: string): boolean =>
  /^\s*\{/.test(names) &&
  names
    .replace(/[{}]/g, '')
    .split(',')
    .every((name) => name.trim() === '' || name.trim().startsWith('type '));

/** The modules of this package that a module reaches without a dynamic import. */
const modulesBehind = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s+(type\s+)?([^;]*?)from\s+'(\.[^']+)';/gms);
  for (const [, type, names = '', from = ''] of imports)
    if (type === undefined && !isType(names)) modulesBehind(join(dirname(file), from), seen);
  return seen;
};

const boundBy = (area: string): readonly string[] =>
  Array.from(
    readFileSync(join(SRC, `composition/${area}.module.ts`), 'utf8').matchAll(/bind\(\s*(\w+UseCases\.\w+)/g),
    ([, name = '']) => name,
  );

const areaFiles = readdirSync(join(SRC, 'composition')).filter((file) => file.endsWith('.module.ts'));

describe('the use cases of a page', () => {
  it('are all bound by some area', () =>
    expect(areaFiles.flatMap((file) => boundBy(file.split('.')[0] ?? '')).length).toBeGreaterThan(60));

  it.each(Object.entries<PageEntry>(PAGES).filter(([, { chunk }]) => chunk === undefined))(
    'come with the view of %s, as far as it asks for them',
    (id, page) => {
      // Its loader asks for what is its page's own, and stands in it.
      const ownCalls = existsSync(join(SRC, `routes/${page.code}.loader.ts`)) ? [] : (page.calls ?? []);
      const layout = LAYOUTS[page.layout];
      const files = [`routes/${page.code}.page.tsx`, `layouts/${layout.code}.tsx`].flatMap((file) => [
        ...modulesBehind(join(SRC, file)),
      ]);
      // An area that a view brings itself (`use-forget-withdrawn.ts`).
      const brought = areaFiles.filter((area) => files.includes(join(SRC, 'composition', area)));
      const areas = [...page.areas, ...layout.areas, ...brought.map((area) => area.replace('.module.ts', ''))];
      const bound = new Set([...ALWAYS, ...areas, ...ownCalls].flatMap(boundBy));
      const missing = files
        .filter((file) => !NOT_SHOWN.some((other) => file.endsWith(other)))
        .flatMap((file) => readFileSync(file, 'utf8').match(TOKEN) ?? [])
        .filter((name) => !bound.has(name));
      expect([id, missing]).toEqual([id, []]);
    },
  );

  it.each(Object.entries<PageEntry>(PAGES).filter(([, { chunk }]) => chunk === undefined))(
    'come with what %s calls',
    (id, page) => {
      const areas = [...ALWAYS, ...page.areas, ...LAYOUTS[page.layout].areas, ...(page.calls ?? [])];
      const bound = new Set(areas.flatMap(boundBy));
      const missing = [...modulesBehind(join(SRC, `routes/${page.code}.loader.ts`))]
        .flatMap((file) => readFileSync(file, 'utf8').match(TOKEN) ?? [])
        .filter((name) => !bound.has(name));
      expect([id, missing]).toEqual([id, []]);
    },
  );
});
