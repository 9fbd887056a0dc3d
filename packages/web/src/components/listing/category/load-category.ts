import {
  isFormAddress,
  type ListingPlace,
  listingHref,
  listingQueryOfForm,
  openCategory,
  pageHref,
} from '@tornister/application/browse';
import { readRows } from '@tornister/application/content';
import { parseListingQuery, parseQueryString } from '@tornister/domain/listing';
import { pathOf } from '@tornister/domain/routing';
import type { CategoryId } from '@tornister/domain/shared';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import type { Shop } from '../../../composition/shop.ts';
import { ports } from '../../../composition/tokens.ts';
import { failWith, notFound, redirectTo } from '../../../respond.ts';
import { LateContentRows } from '../../content/content-row/late-content-rows.ts';
import type { CategoryData } from './category-view.tsx';

/** Opens a category as its address describes it; also for categories with an address of their own beside /cat/{id}/. */
export const loadCategory = async (
  shop: Shop,
  id: CategoryId,
  request: Pick<Request, 'url'>,
): Promise<CategoryData> => {
  const url = new URL(request.url);
  const asked = parseQueryString(url.search);
  const place: ListingPlace = { kind: 'category', path: pathOf(url.pathname) };
  if (isFormAddress(asked)) throw redirectTo(listingHref(place, listingQueryOfForm(asked, 'category')));
  const query = parseListingQuery(asked, 'category');
  const opening = await shop
    .get(browseUseCases.recentAnswers)
    .ask(`category ${id} ${listingHref(place, query)}`, () =>
      openCategory(shop.get(ports.catalogueGateway), id, query),
    );
  if (opening.isErr()) throw failWith(opening.error);
  switch (opening.value.kind) {
    case 'unknown':
      throw notFound();
    case 'beyond-last-page':
      throw redirectTo(pageHref(place, query, opening.value.lastPage));
    case 'open': {
      const { rows, ...category } = opening.value.page;
      if (rows.length > 0) await LateContentRows.fetch();
      return { category, rows: readRows(rows), listing: opening.value.listing };
    }
  }
};
