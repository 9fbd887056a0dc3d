// Translates categories from the schema's words into the domain's.

import type { CategoryLink, CategoryPage } from '@tornister/application/ports';
import { brandId, type CategoryId } from '@tornister/domain/shared';
import { toRow } from '../content/content-mapper.ts';
import type { CategoryLinkPartsFragment, GetCategoryQuery } from '../generated/operations.ts';
import { toListing } from '../mapping/listing-mapper.ts';
import { present, same, toCrumb, toPicture, toTile } from '../mapping/parts-mapper.ts';

const toLink = (link: CategoryLinkPartsFragment): CategoryLink => ({ ...link, id: brandId<CategoryId>(link.id) });

/** A category with one page of its products; nothing for an unknown id. */
export const toCategory = ({ getCategory: category }: GetCategoryQuery): CategoryPage | undefined =>
  category === null
    ? undefined
    : {
        id: brandId<CategoryId>(category.id),
        name: category.name,
        path: category.path,
        isProductListing: category.isProductListing,
        hideBreadcrumb: category.hideBreadcrumb,
        hideLeftColumn: category.hideLeftColumn,
        breadcrumbs: category.breadcrumbs.map(toCrumb),
        children: category.children.map(toLink),
        leftNavigation: category.leftNavigation.map(toLink),
        topsellers: category.topsellers.map(toTile),
        rows: category.rows.map(toRow),
        listing: toListing(category.products),
        ...present('canonicalDestination', category.canonicalDestination, same),
        ...present('metaTitle', category.metaTitle, same),
        ...present('metaDescription', category.metaDescription, same),
        ...present('seoText', category.seoText, same),
        ...present('shortageText', category.shortageText, same),
        ...present('shortageDealText', category.shortageDealText, same),
        ...present('picture', category.picture, toPicture),
      };
