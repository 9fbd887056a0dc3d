// Answers an address under /cat/ or /prod/ of which the catalogue knows nothing. Source: spec 1 §2 "Unknown pages", §8.

import { pathOf } from '@tornister/domain/routing';
import { openContent } from '../composition/page-openers.ts';
import type { Shop } from '../composition/shop.ts';
import { failWith, gone, notFound, redirectTo } from '../respond.ts';

/**
 * What a loader throws where the catalogue has no such product or category: the server's page details say where it has moved (301; 302 when
 * temporary) or that it is gone (410), otherwise nothing lies there (404). Only asked then: a page that is found costs no further request.
 */
export const absentPage = async (shop: Shop, { url }: Pick<Request, 'url'>) => {
  const opened = await openContent(shop, pathOf(new URL(url).pathname));
  if (opened.isErr()) return failWith(opened.error);
  switch (opened.value.kind) {
    case 'redirect':
      return redirectTo(opened.value.to, opened.value.status);
    case 'gone':
      return gone();
    // Editors' pages lie elsewhere: the addresses of catalogue pages show the catalogue alone.
    case 'page':
    case 'not-found':
      return notFound();
  }
};
