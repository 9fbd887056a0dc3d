// Pictures as the schema wants them: an address that every browser can show, and better ones to choose from. Source: spec 1 §9.

import { CARD_PICTURE_SIZES } from '@tornister/domain/catalogue';
import { type Language, textIn } from '@tornister/domain/storefront';
import type { Answer } from '../../graphql/answer.ts';
import { picturePath } from '../../pictures/picture-address.ts';
import { IMAGE_FORMATS, IMAGE_TYPES, type ImageFormatName } from '../../pictures/picture-spec.ts';
import type { StoredPicture } from './stored-picture.ts';

type PictureAnswer = Answer<'Picture'>;
type Source = Answer<'PictureSource'>;
type Choice = { readonly format: ImageFormatName; readonly media?: string; readonly sizes?: string };

/** The good types before the one that every browser knows. */
const MODERN_TYPES = ['avif', 'webp'] as const;

const sourcesOf = (pictureId: string, choices: readonly Choice[]): readonly Source[] =>
  MODERN_TYPES.flatMap((type) =>
    choices.map(({ format, media, sizes }) => ({
      src: picturePath(pictureId, format, type),
      width: IMAGE_FORMATS[format].width,
      type: IMAGE_TYPES[type],
      media: media ?? null,
      sizesValue: sizes ?? null,
    })),
  );

const pictureOf = (
  picture: StoredPicture,
  language: Language,
  fallback: ImageFormatName,
  choices: readonly Choice[],
  title?: string,
): PictureAnswer => ({
  src: picturePath(picture.id, fallback, 'jpg'),
  alt: textIn(picture.alt, language),
  title: title ?? null,
  ...IMAGE_FORMATS[fallback],
  sources: sourcesOf(picture.id, choices),
});

/** Two widths of one type are one source of a page: it has 60 cards. */
const CARD_CHOICES = (['PRODUCTLISTING_SMALL', 'PRODUCTLISTING_BIG'] as const).map((format) => ({
  format,
  sizes: CARD_PICTURE_SIZES,
}));

/** A tile without any picture shows none; the address is empty. */
const NO_PICTURE = { src: '', title: null, ...IMAGE_FORMATS.PRODUCTLISTING_SMALL, sources: [] };

/** The picture on a card: 140x105, from windows of 1024 px on 280 wide. */
export const cardPictureOf = (picture: StoredPicture | null, name: string, language: Language): PictureAnswer =>
  picture === null
    ? { ...NO_PICTURE, alt: name }
    : pictureOf(picture, language, 'PRODUCTLISTING_SMALL', CARD_CHOICES, name);

const PAGE_FORMATS = [
  'BASKET_LAYER',
  'ADS_MAIN_MOBILE',
  'ADS_MAIN_DESKTOP',
  'ADS_ZOOM_MOBILE',
  'ADS_ZOOM_DESKTOP',
  'ADS_ZOOM_NEW',
] as const;
const PAGE_SIZES = '(min-width: 1024px) 640px, 100vw';

/** A picture of a product page in all of its sizes, from the thumbnail to the closest look. */
export const pagePictureOf = (picture: StoredPicture, language: Language): PictureAnswer =>
  pictureOf(
    picture,
    language,
    'ADS_MAIN_DESKTOP',
    PAGE_FORMATS.map((format) => ({ format, sizes: PAGE_SIZES })),
  );

/** A small picture beside a line of the cart or of an order. */
export const linePictureOf = (picture: StoredPicture, language: Language): PictureAnswer =>
  pictureOf(picture, language, 'BASKET_LAYER', [{ format: 'BASKET_LAYER' }, { format: 'PRODUCTLISTING_BIG' }]);

/** The picture of a category, as shared links show it. */
export const categoryPictureOf = (picture: StoredPicture, language: Language): PictureAnswer =>
  pictureOf(picture, language, 'OPEN_GRAPH', []);

/** The picture of a category in the menu, in one good type: a tree has many of them. */
export const menuPictureOf = (picture: StoredPicture, language: Language): PictureAnswer => ({
  ...pictureOf(picture, language, 'PRODUCTLISTING_SMALL', []),
  sources: sourcesOf(picture.id, [{ format: 'PRODUCTLISTING_SMALL' }, { format: 'PRODUCTLISTING_BIG' }]).filter(
    ({ type }) => type === IMAGE_TYPES.webp,
  ),
});

/** A picture as shared links show it; spec 1 §9 "OPEN_GRAPH". */
export const sharedPictureOf = (picture: StoredPicture): Answer<'OpenGraphImage'> => ({
  url: picturePath(picture.id, 'OPEN_GRAPH', 'jpg'),
  ...IMAGE_FORMATS.OPEN_GRAPH,
});

const FROM_TABLET = '(min-width: 768px)';

/** A wide picture of a teaser with another one for narrow windows. */
export const heroPictureOf = (
  picture: StoredPicture,
  mobile: StoredPicture | undefined,
  language: Language,
): PictureAnswer => {
  const wide = pictureOf(picture, language, 'HERO_DESKTOP', [{ format: 'HERO_DESKTOP', media: FROM_TABLET }]);
  const narrow = sourcesOf((mobile ?? picture).id, [{ format: 'HERO_MOBILE' }]);
  return { ...wide, sources: [...wide.sources, ...narrow] };
};

/** The picture of a teaser that takes a part of a row. */
export const teaserPictureOf = (picture: StoredPicture, language: Language): PictureAnswer =>
  pictureOf(picture, language, 'TEASER', [
    { format: 'TEASER', media: FROM_TABLET },
    { format: 'TEASER_SMALL', sizes: '100vw' },
    { format: 'TEASER', sizes: '100vw' },
  ]);
