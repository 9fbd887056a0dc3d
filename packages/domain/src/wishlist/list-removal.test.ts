import { expect, it } from 'vitest';
import { asksBeforeRemoval, type ListLosses } from './list-removal.ts';

const NOTHING: ListLosses = { articles: 0, people: 0, ways: 0 };

it.each([
  [{}, false],
  [{ articles: 1 }, true],
  [{ people: 1 }, true],
  [{ ways: 1 }, true],
])('the removal of a list with %j is asked about: %s', (losses, isAsked) => {
  expect(asksBeforeRemoval({ ...NOTHING, ...losses })).toBe(isAsked);
});
