// @vitest-environment node

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');

/** Timers and stores of the browser, which use cases reach through ports (docs/architecture.md "Where does it go?"). */
const OF_THE_BROWSER =
  /\b(?:setTimeout|setInterval|requestIdleCallback)\b(?!>)|\bdocument\.cookie\b|\b(?:local|session)Storage\b|\bcookieStore\b/;

/** What is about the pointer, or gives way to the next task. */
const ALLOWED = ['components/navigation/shop-links/prefetch-links.ts', 'components/ui/below-fold/below-fold.tsx'];

const usesBrowser = (source: string): boolean =>
  source.split('\n').some((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && OF_THE_BROWSER.test(line));

describe('components, routes and layouts', () => {
  it('set no timer and read no store of the browser, but for what follows the pointer or waits for the next task', () => {
    const files = globSync('{components,routes,layouts}/**/*.{ts,tsx}', { cwd: SRC }).filter(
      (file) => !/\.test\.tsx?$/.test(file),
    );
    expect(files.length).toBeGreaterThan(100);
    const found = files.filter((file) => usesBrowser(readFileSync(join(SRC, file), 'utf8')));
    expect(found.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(ALLOWED);
  });

  it.each([
    'setTimeout(close, 300);',
    'const ticking = setInterval(show, 1_000);',
    "document.cookie = 'notice=';",
    "const kept = localStorage.getItem('step');",
    'sessionStorage.clear();',
  ])('would be found with %s', (planted) => {
    expect(usesBrowser(`export const late = () => {\n  ${planted}\n};`)).toBe(true);
    expect(usesBrowser(`// ${planted}`)).toBe(false);
  });
});
