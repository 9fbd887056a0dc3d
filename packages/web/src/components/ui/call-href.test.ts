// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { callHref } from './call-href.ts';

describe('the address that calls a number', () => {
  it.each([
    ['+49 30 000000', 'tel:+4930000000'],
    ['0800 / 123-45 (67)', 'tel:08001234567'],
  ])('%s', (number, href) => {
    expect(callHref(number)).toBe(href);
  });
});
