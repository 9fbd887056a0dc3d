// Translates pages, teasers and navigation from the schema's words into the domain's.

import type { Footer, GridRow, NavigationNode, PageDetails, RawTeaser } from '@tornister/application/ports';
import { PAGE_KINDS, type RawAttribute } from '@tornister/domain/content';
import { brandId, type CategoryId, type ProductId } from '@tornister/domain/shared';
import type {
  GetFooterQuery,
  GetNavigationTreeQuery,
  GetPageDetailsQuery,
  GridPartsFragment,
  NavigationPartsFragment,
  TeaserPartsFragment,
} from '../generated/operations.ts';
import { present, same, toCrumb, toPicture, toTile } from '../mapping/parts-mapper.ts';

const toAttribute = (attribute: TeaserPartsFragment['attributes'][number]): RawAttribute => ({
  name: attribute.name,
  ...present('text', attribute.text, same),
  ...present('value', attribute.value, same),
  ...present('url', attribute.url, same),
  ...present('openLinkInNewWindow', attribute.openLinkInNewWindow, same),
  ...present('altTag', attribute.altTag, same),
  ...present('valueList', attribute.valueList, same),
  ...present('urlPath', attribute.urlPath, same),
  ...present('imgTitle', attribute.imgTitle, same),
  ...present('width', attribute.width, same),
  ...present('height', attribute.height, same),
  ...present('picture', attribute.picture, toPicture),
});

const toTeaser = (teaser: TeaserPartsFragment): RawTeaser => ({
  id: teaser.id,
  name: teaser.name,
  template: teaser.template,
  type: teaser.type,
  attributes: teaser.attributes.map(toAttribute),
  productsRecommendations: teaser.productsRecommendations.map(toTile),
  ...present('teaserWishlistExternalId', teaser.teaserWishlistExternalId, same),
});

// Tabs hold teasers without further tabs: the content system nests no deeper.
const withTabs = ({ tabs, ...teaser }: GridPartsFragment['cells'][number]['teasers'][number]): RawTeaser => ({
  ...toTeaser(teaser),
  tabs: tabs.map(toTeaser),
});

export const toRow = (row: GridPartsFragment): GridRow => ({
  cells: row.cells.map((cell) => ({ columns: cell.columns, teasers: cell.teasers.map(withTabs) })),
});

export const toPageDetails = ({ getPageDetails: page }: GetPageDetailsQuery): PageDetails => ({
  kind: PAGE_KINDS[page.pageType],
  rows: page.rows.map(toRow),
  activeAbTests: page.activeAbTests,
  breadcrumbs: page.breadcrumbs.map(toCrumb),
  ...present('redirectUrl', page.redirectUrl, same),
  ...present('categoryId', page.categoryId, brandId<CategoryId>),
  ...present('productId', page.productId, brandId<ProductId>),
  ...present('title', page.title, same),
  ...present('metaDescription', page.metaDescription, same),
  ...present('openGraphImage', page.openGraphImage, same),
  ...present('seller', page.seller, same),
  ...present('storefronts', page.storefronts, same),
});

type NestedNode = NavigationPartsFragment & {
  readonly picture?: Parameters<typeof toPicture>[0] | null;
  readonly children?: readonly NestedNode[];
};

const toNode = (node: NestedNode): NavigationNode => ({
  id: brandId<CategoryId>(node.id),
  name: node.name,
  path: node.path,
  isSale: node.isSale,
  isExcludedFromNav: node.isExcludedFromNav,
  hasChildren: node.hasChildren,
  children: (node.children ?? []).map(toNode),
  ...present('icon', node.icon, same),
  ...present('picture', node.picture, toPicture),
});

export const toNavigation = (answer: GetNavigationTreeQuery): readonly NavigationNode[] =>
  answer.getNavigationTree.map(toNode);

export const toFooter = ({ getFooter: footer }: GetFooterQuery): Footer => ({
  usps: footer.usps.map((usp) => ({
    headline: usp.headline,
    ...present('picture', usp.image, toPicture),
    ...present('subheadline', usp.subheadline, same),
    ...present('text', usp.text, same),
    ...present('link', usp.link, same),
  })),
  blocks: footer.links.map((block) => ({
    headline: block.headline,
    type: block.type,
    links: block.links,
    ...present('content', block.content, same),
    ...present('link', block.link, same),
  })),
});
