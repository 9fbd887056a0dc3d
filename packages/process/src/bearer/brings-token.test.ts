import { describe, expect, it } from 'vitest';
import { bringsToken } from './index.ts';

const TOKEN = 't'.repeat(32);

describe('a token that a request brings', () => {
  it.each([
    [`Bearer ${TOKEN}`, true],
    [`bearer ${TOKEN}`, true],
    [`Bearer ${TOKEN}t`, false],
    [`Bearer ${TOKEN.slice(1)}`, false],
    ['Bearer ', false],
    [`Basic ${TOKEN}`, false],
    [`Bearer ${TOKEN} more`, false],
    [undefined, false],
  ])('%s', (header, isGood) => {
    expect(bringsToken(header, TOKEN)).toBe(isGood);
  });
});
