// A suite whose set-up fails, so that its test is never asked.

import { beforeAll, describe, it } from 'vitest';

describe('a planted suite without a ground', () => {
  beforeAll(() => {
    throw new Error('the planted set-up');
  });
  it('is never asked', () => undefined);
});
