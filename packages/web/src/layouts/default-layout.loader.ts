import { openFrame } from '@tornister/application/navigation';
import { readNotice } from '@tornister/application/notices';
import type { Notice } from '@tornister/application/ports';
import type { LoaderFunctionArgs } from 'react-router';
import { type Shop, shopContext } from '../composition/shop.ts';
import { ports } from '../composition/tokens.ts';

/** What came with the visitor over a redirect. In a tab that is told by the notices; their words are no part of every page's code. */
const arrivedNotice = async (shop: Shop): Promise<Notice | undefined> => {
  const notice = shop.onServer ? readNotice(shop.get(ports.cookieJar)) : undefined;
  if (notice === undefined) return undefined;
  const { textKeyOf } = await import('../i18n/error-messages.ts');
  return { ...notice, message: textKeyOf(notice.message) };
};

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const [frame, notice] = await Promise.all([openFrame(shop.get(ports.contentGateway)), arrivedNotice(shop)]);
  return notice === undefined ? { frame } : { frame, notice };
};
