// A test that passes and one that fails.

import { describe, expect, it } from 'vitest';

describe('a planted suite', () => {
  it('passes', () => {
    expect(1).toBe(1);
  });
  it('fails', () => {
    expect(1, 'the planted test').toBe(2);
  });
});
