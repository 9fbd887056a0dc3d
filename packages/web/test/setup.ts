// What every test of views stands on: React's StrictMode, which puts each view into the page twice, waiting that only ends what never comes, and the code that the shop host renders
// with, which is there before the first test as it is on the shop host before the first page. One page serves file after file: each leaves it as it was found.

import { cleanup, configure } from '@testing-library/react';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import { fetchServerCode } from '../src/react/deferred-code.ts';

configure({ reactStrictMode: true, asyncUtilTimeout: inject('neverEndsMs') });
beforeAll(fetchServerCode);

const HAS_PAGE = typeof document !== 'undefined';

const emptyPage = (): void => {
  cleanup();
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const root of [document.documentElement, document.body])
    for (const { name } of [...root.attributes]) root.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
};

afterAll(async () => {
  // An import that a file leaves behind would never come for the next one that asks for the same code.
  await vi.dynamicImportSettled();
  if (HAS_PAGE) emptyPage();
});
