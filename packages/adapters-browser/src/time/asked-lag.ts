// How far the device's clock is behind the shop's, by an answer that is asked for: for a page out of the browser's cache, whose own answer is old.

import { clockLag, SHOP_TIME_ENTRY } from '@tornister/domain/deals';
import { instantOf } from '@tornister/domain/shared';

type Answer = { readonly headers: Pick<Headers, 'get' | 'has'> };
type Ask = (path: string, init: RequestInit) => Promise<Answer>;

/** Every answer of the shop host says the time; this one is made of nothing else. */
const SMALL_FILE = '/robots.txt';

const SHOP_TIME = new RegExp(`(?:^|,)\\s*${SHOP_TIME_ENTRY};dur=(\\d+)`, 'u');

/**
 * Milliseconds that have to be added to the device's clock; 0 where nobody answers, where the answer does not say the shop's time, or where it was
 * kept on the way and says an old one.
 */
export const askedLag = async (ask: Ask, now: () => number): Promise<number> => {
  try {
    const { headers } = await ask(SMALL_FILE, { method: 'HEAD', cache: 'no-store' });
    const [, shop] = SHOP_TIME.exec(headers.get('server-timing') ?? '') ?? [];
    if (shop === undefined || headers.has('age')) return 0;
    return clockLag({ shop: instantOf(Number(shop)), device: instantOf(now()) });
  } catch {
    return 0;
  }
};
