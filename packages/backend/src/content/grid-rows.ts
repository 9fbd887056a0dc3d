// Rows of teasers as the schema wants them. Source: spec 3 §3 "Teaser", spec 1 §3 "CMS page".

import { type Language, textIn } from '@tornister/domain/storefront';
import { heroPictureOf, teaserPictureOf } from '../catalogue/pictures/picture-answer.ts';
import type { StoredPicture } from '../catalogue/pictures/stored-picture.ts';
import { readTiles } from '../catalogue/tiles/read-tiles.ts';
import type { Answer } from '../graphql/answer.ts';
import { mayShop } from '../graphql/business-gate.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { CmsRow, TeaserAttribute, TeaserRecord } from './content-records.ts';

type Tiles = ReadonlyMap<string, Answer<'ProductTile'>>;

/** The rows with the tiles of all their recommendations, which are read together; strangers of the business edition see no goods. */
export const gridRowsOf = async (
  context: RequestContext,
  rows: readonly CmsRow<StoredPicture>[],
): Promise<readonly Answer<'GridRow'>[]> => {
  const { language } = context.storefront;
  const productIds = mayShop(context)
    ? rows.flatMap(({ cells }) => cells.flatMap(({ teaser }) => recommendedIn(teaser)))
    : [];
  const tiles = new Map((await readTiles(context, [...new Set(productIds)])).map((tile) => [tile.id, tile]));
  return rows.map(({ cells }) => ({
    cells: cells.map(({ span, teaser }) => ({ columns: span, teasers: [teaserOf(teaser, tiles, language)] })),
  }));
};

const recommendedIn = (teaser: TeaserRecord<StoredPicture>): readonly string[] => [
  ...teaser.productIds,
  ...teaser.tabs.flatMap(recommendedIn),
];

const teaserOf = (teaser: TeaserRecord<StoredPicture>, tiles: Tiles, language: Language): Answer<'Teaser'> => ({
  id: teaser.id,
  name: teaser.name,
  template: teaser.template,
  type: teaser.template,
  teaserWishlistExternalId: teaser.teaserWishlistId ?? null,
  attributes: teaser.attributes.map((attribute) => attributeOf(attribute, language)),
  productsRecommendations: teaser.productIds.flatMap((id) => tiles.get(id) ?? []),
  tabs: teaser.tabs.map((tab) => teaserOf(tab, tiles, language)),
});

const attributeOf = (attribute: TeaserAttribute<StoredPicture>, language: Language): Answer<'TeaserAttribute'> => {
  const text = (attribute.text && textIn(attribute.text, language)) ?? null;
  const picture = pictureOf(attribute, language);
  return {
    name: attribute.name,
    text,
    value: text,
    url: attribute.url ?? null,
    openLinkInNewWindow: attribute.openLinkInNewWindow ?? false,
    urlPath: picture?.src ?? null,
    altTag: picture?.alt ?? null,
    imgTitle: picture?.title ?? null,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    valueList: attribute.valueList ?? null,
    picture: picture ?? null,
  };
};

// A picture with a twin for narrow windows is a wide one; every other takes a part of its row.
const pictureOf = ({ picture, mobilePicture }: TeaserAttribute<StoredPicture>, language: Language) => {
  if (picture === undefined) return undefined;
  return mobilePicture ? heroPictureOf(picture, mobilePicture, language) : teaserPictureOf(picture, language);
};
