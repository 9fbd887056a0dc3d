import { expect, it } from 'vitest';
import { wishlistQueryFor } from './wishlist-query.ts';

it('guests ask for the essentials of their lists, members for everything (spec 3 §6)', () => {
  expect([false, true].map(wishlistQueryFor)).toEqual(['essentials', 'full']);
});
