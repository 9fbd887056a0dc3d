// Loads menu and footer for the default layout, and the notice that came with a redirect.

import type { Notice } from '@tornister/application/ports';
import type { LoaderFunctionArgs } from 'react-router';
import { openShopFrame } from '../composition/page-openers.ts';
import { type Shop, shopContext } from '../composition/shop.ts';

/** The notice that arrived with the visitor, in words. They come only with a notice: they are no part of every page's code. */
const wordedNotice = async ({ arrivedNotice: notice }: Shop): Promise<Notice | undefined> => {
  if (notice === undefined) return undefined;
  const { textKeyOf } = await import('../i18n/error-messages.ts');
  return { ...notice, message: textKeyOf(notice.message) };
};

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const [frame, notice] = await Promise.all([openShopFrame(shop), wordedNotice(shop)]);
  return notice === undefined ? { frame } : { frame, notice };
};
