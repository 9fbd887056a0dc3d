// @own-process
// A page that needs a login, asked for while the code cannot be fetched that would say so.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { cartUseCases } from '../../composition/cart-tokens.ts';
import { setTextLoader } from '../../routing/page-needs.ts';
import { askForLogin } from './ask-for-login.ts';

beforeEach(() => setTextLoader({ namespace: () => Promise.reject(new Error('away')), page: async () => undefined }));
afterEach(() => vi.restoreAllMocks());

it.each([
  [true, ['/cat/1001/'], []],
  [false, [], ['gateway.unreachable']],
])(
  'leaves it to the shop host where there is a network (%s), and says else that there is none',
  async (isOnline, opened, told) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
    const { shop } = await openTestShop();
    await askForLogin(shop, '/cat/1001/');
    expect(assign.mock.calls.flat()).toEqual(opened);
    expect(shop.get(cartUseCases.showNotices).state$.value.map(({ id }) => id)).toEqual(told);
  },
);
