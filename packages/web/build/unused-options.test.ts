// @vitest-environment node

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UNUSED_OPTIONS, withoutUnusedOptions } from './unused-options.ts';

const require = createRequire(import.meta.url);

/** Where the library's files lie that have code for an unused option. */
const FILES: readonly string[] = [
  join(dirname(require.resolve('react-router/package.json')), 'dist/production/lib/router/router.js'),
  join(dirname(require.resolve('react-router/package.json')), 'dist/production/lib/components.js'),
  join(dirname(require.resolve('react-dom/package.json')), 'cjs/react-dom-client.production.js'),
  join(dirname(require.resolve('neverthrow')), 'index.es.js'),
  join(dirname(require.resolve('rxjs/package.json')), 'dist/esm/internal/observable/innerFrom.js'),
  join(dirname(require.resolve('rxjs/package.json')), 'dist/esm/internal/observable/from.js'),
];

describe('what libraries do for options that nobody gives them', () => {
  it('stands in files of the libraries as they are installed', () => {
    for (const { file, option } of UNUSED_OPTIONS)
      expect(
        FILES.filter((path) => file.test(path)),
        option,
      ).toHaveLength(1);
  });

  it.each(FILES)('is found there and can no longer be reached: %s', (path) => {
    const code = readFileSync(path, 'utf8');
    const cut = withoutUnusedOptions(code, path);
    expect(cut).not.toBe(code);
    for (const { file, rules } of UNUSED_OPTIONS.filter((unused) => unused.file.test(path)))
      for (const [found, instead] of rules) {
        expect(code).toMatch(new RegExp(found.source, found.flags.replace('g', '')));
        // What puts something before the place leaves the place itself, behind a return.
        if (!instead.includes('$&')) expect(cut.search(found), String(file)).toBe(-1);
      }
  });

  it('ends the build where a new version of a library has no such place', () => {
    const path = '/node_modules/rxjs/dist/esm/internal/observable/from.js';
    expect(() => withoutUnusedOptions('export const from = innerFrom;', path)).toThrow(/read what has become of it/);
  });

  it('leaves every other file as it is', () => {
    expect(withoutUnusedOptions('if (isAsyncIterable(input)) {}', '/node_modules/rxjs/other.js')).toBe(
      'if (isAsyncIterable(input)) {}',
    );
  });
});
