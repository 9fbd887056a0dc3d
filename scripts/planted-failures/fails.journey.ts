// A journey that passes, one that fails and one that passes at the second try.

import { expect, test } from '@playwright/test';

test.describe('planted journeys', () => {
  test('passes', () => undefined);
  test('fails', () => {
    expect(1, 'the planted journey').toBe(2);
  });
  test('passes at the second try', ({ browserName: _ }, info) => {
    expect(info.retry, 'the planted first try').toBe(1);
  });
});
