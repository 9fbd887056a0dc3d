// What editors have written for a page that the shop itself has: their page at the same path stands above its form.

import { openContent } from '../../composition/page-openers.ts';
import type { Shop } from '../../composition/shop.ts';

/** The texts of the editors' page at a path. None where there is no such page or it cannot be read now: the form goes without. */
export const editorsText = async (shop: Shop, path: string): Promise<readonly string[]> => {
  const opened = await openContent(shop, path);
  if (opened.isErr() || opened.value.kind !== 'page') return [];
  const teasers = opened.value.rows.flatMap(({ cells }) => cells.flatMap(({ teasers }) => teasers));
  return teasers.flatMap((teaser) => (teaser.kind === 'html' || teaser.kind === 'html-box' ? [teaser.html] : []));
};
