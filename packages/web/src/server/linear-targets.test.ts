// @vitest-environment node
// What a request line asks for is read in a time that grows with its length and no faster (docs/security.md, 1.2.9).

import { describe, expect, it } from 'vitest';
import { superlinearAt } from '../../../domain/test/package/growth.ts';
import { findPage, hasPage, isPagePath } from '../routing/find-page.ts';
import { pageAddress } from './page-address.ts';
import { loggedPath } from './request-log.ts';
import { rememberingTargets } from './request-target.ts';
import { routeLabel } from './route-label.ts';

const readers: Readonly<Record<string, (target: string) => unknown>> = {
  findPage,
  hasPage,
  isPagePath,
  pageAddress: (target) => pageAddress(target, 'http://de.localhost'),
  loggedPath,
  routeLabel: (target) => routeLabel(target, findPage),
  rememberingTargets: rememberingTargets(findPage),
};
const UNITS = [
  '/',
  '//',
  '\\',
  'a',
  'a/',
  './',
  '../',
  '.',
  '%',
  '%2f',
  '25',
  '%25',
  '%3f',
  'classlist/',
  '%63lasslist%2f',
  '%e0%a4',
  '?',
  '#',
  '&',
  '=',
  '@',
  ':',
  'http://',
  'ä',
  ' ',
];
const FRAMES = [
  ['/', ''],
  ['/', 'x'],
  ['/a', '/x/'],
  ['/classlist/', '?x'],
  ['/classlist', ''],
  ['/%', 'x'],
  ['/cat/', '.html'],
  ['http://de.localhost/', 'x'],
] as const;

describe('the work for the target of a request grows with its length and no faster', () => {
  it.each(Object.keys(readers))('%s', (name) => {
    for (const unit of UNITS)
      for (const [before, after] of FRAMES) {
        const textOf = (length: number): string => before + unit.repeat(length / unit.length) + after;
        const grown = superlinearAt((text) => readers[name]?.(text), textOf);
        expect(grown, `${name} with ${before}${unit}${after}`).toBeUndefined();
      }
  });
});
