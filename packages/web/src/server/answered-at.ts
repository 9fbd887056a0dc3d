// The header that tells a tab what time it is in the shop, with each answer: the clock of a device may be wrong, and a page may be an old one.

import { SHOP_TIME_ENTRY } from '@tornister/domain/deals';

/** `Server-Timing`, the one header of a page that scripts of that page can read. */
export const answeredAtHeader = (now: number = Date.now()): Readonly<Record<string, string>> => ({
  'server-timing': `${SHOP_TIME_ENTRY};dur=${now}`,
});
