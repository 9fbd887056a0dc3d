import { expect, it } from 'vitest';
import { RATING_STEPS } from './index.ts';

it('a rating filter offers at least 4, 3 or 2 stars, most first', () => {
  expect(RATING_STEPS).toEqual([4, 3, 2]);
});
