import { describe, expect, it } from 'vitest';
import { unguessableId } from './ids.ts';

describe('Ids that nobody can guess', () => {
  const ids = Array.from({ length: 1_000 }, unguessableId);

  it('have 144 bits, in letters that fit cookies and addresses', () => {
    for (const id of ids) {
      expect(id).toMatch(/^[\w-]{24}$/);
      expect(Buffer.from(id, 'base64url')).toHaveLength(144 / 8);
    }
  });

  it('are never alike, and each bit is as often one as the other', () => {
    expect(new Set(ids)).toHaveLength(ids.length);
    const bytes = ids.map((id) => Buffer.from(id, 'base64url'));
    for (let bit = 0; bit < 144; bit += 1) {
      const ones = bytes.filter((each) => ((each[bit >> 3] ?? 0) >> (bit & 7)) & 1).length;
      // Eight deviations from the mean of a fair coin: a thousand million of runs find no fault.
      expect(Math.abs(ones - 500), `bit ${bit}`).toBeLessThan(127);
    }
  });
});
