// Loads menu and footer for the default layout, what the header says of the visitor, and the notice that came with a redirect.

import type { LoaderFunctionArgs } from 'react-router';
import { openShopFrame } from '../composition/page-openers.ts';
import { shopContext } from '../composition/shop.ts';
import type { WordedNotice } from '../i18n/worded-notices.ts';

/** Menu and footer again, for a tab that stays open (`follow-frame.ts`). */
export { openShopFrame };

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  /** Put into words, and given its link, where the page is rendered. */
  const notice: WordedNotice | undefined = shop.arrivedNotice;
  const [frame, marks] = await Promise.all([openShopFrame(shop), shop.openMarks?.()]);
  return {
    frame,
    ...(marks === undefined ? {} : { marks }),
    ...(notice === undefined ? {} : { notice }),
  };
};
