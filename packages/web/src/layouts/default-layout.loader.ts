// Loads menu and footer for the default layout, and the notice that came with a redirect.

import type { LoaderFunctionArgs } from 'react-router';
import { openShopFrame } from '../composition/page-openers.ts';
import { shopContext } from '../composition/shop.ts';

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const frame = await openShopFrame(shop);
  return shop.arrivedNotice === undefined ? { frame } : { frame, notice: shop.arrivedNotice };
};
