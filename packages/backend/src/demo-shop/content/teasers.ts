// How teasers of the demo shop are put together. The names of the attributes are those of spec 3 §3.

import type { CmsRow, TeaserAttribute, TeaserRecord, TeaserTemplate } from '../../content/content-records.ts';
import type { PictureRecord } from '../../pictures/picture-record.ts';
import type { Motif, ScenePictureSpec } from '../../pictures/picture-spec.ts';
import { pictureOf } from '../make-pictures.ts';
import type { Pair } from '../pair.ts';
import { pairOf, textOf } from '../texts.ts';

/** A wide picture of several things. */
export const scene = (
  alt: Pair,
  ground: string,
  backdrop: ScenePictureSpec['backdrop'],
  align: ScenePictureSpec['align'],
  ...motifs: readonly Motif[]
): PictureRecord =>
  pictureOf({ kind: 'scene', motifs, ground, backdrop, align, turn: alt[0].length % 30 }, textOf(alt));

const both = (text: string): Pair => [text, text];

/** An attribute with a text in both languages, or with one that needs no translation. */
export const attribute = (name: string, text: Pair | string): TeaserAttribute => ({
  name,
  text: textOf(typeof text === 'string' ? both(text) : text),
});

export const teaser = (
  id: string,
  template: TeaserTemplate,
  attributes: readonly TeaserAttribute[],
  more: Partial<Pick<TeaserRecord, 'tabs' | 'productIds' | 'teaserWishlistId'>> = {},
): TeaserRecord => ({
  id,
  name: id,
  template,
  attributes,
  tabs: more.tabs ?? [],
  productIds: more.productIds ?? [],
  ...(more.teaserWishlistId ? { teaserWishlistId: more.teaserWishlistId } : {}),
});

export type Slide = {
  readonly id: string;
  readonly pre: Pair;
  readonly headline: Pair;
  readonly post: Pair;
  readonly button: Pair;
  readonly link: string;
  readonly tab: Pair;
  readonly align: 'left' | 'right';
  readonly picture: PictureRecord;
  readonly colour?: string;
};

/** One slide of a hero slider. */
export const heroSlide = (slide: Slide): TeaserRecord =>
  teaser(slide.id, 'hero-slider', [
    attribute('teaserName', slide.headline),
    { name: 'link', url: slide.link },
    attribute('alt', pairOf(slide.picture.alt)),
    attribute('tabText', slide.tab),
    { name: 'image', picture: slide.picture, mobilePicture: slide.picture },
    attribute('heroTeaserAlignment', slide.align),
    attribute('preHeadline', slide.pre),
    attribute('headline', slide.headline),
    attribute('postHeadline', slide.post),
    attribute('buttonText', slide.button),
    attribute('buttonType', 'primary'),
    attribute('colorPreHeadline', '#3a3b4a'),
    attribute('colorHeadline', slide.colour ?? '#005b86'),
    attribute('colorPostHeadline', '#3a3b4a'),
  ]);

export type ImageTeaser = {
  readonly id: string;
  readonly picture: PictureRecord;
  readonly caption: Pair;
  readonly button: Pair;
  readonly link: string;
  readonly info?: Pair;
};

/** A picture with a caption and a button. */
export const imageTeaser = ({ id, picture, caption, button, link, info }: ImageTeaser): TeaserRecord =>
  teaser(id, 'image-teaser', [
    { name: 'image', picture },
    attribute('alternativText', pairOf(picture.alt)),
    attribute('bildunterschrift', caption),
    { name: 'teaserLink', url: link },
    attribute('teaserButtonText', button),
    attribute('googleAnalytics', caption),
    attribute('loading.eager', 'false'),
    attribute('buttonPosition', 'center'),
    attribute('buttonType', 'secondary'),
    ...(info
      ? [
          attribute('positionInfoIcon', 'topright'),
          attribute('iconType', 'infoIcon'),
          attribute('bildunterschriftInfoIconText', info),
        ]
      : []),
  ]);

/** HTML as it stands. */
export const html = (id: string, content: Pair, template: 'html' | 'html-box' | 'layer' = 'html'): TeaserRecord =>
  teaser(id, template, [attribute('content', content)]);

export const recommendations = (id: string, headline: Pair, productIds: readonly string[]): TeaserRecord =>
  teaser(id, 'recommendations', [attribute('headline', headline)], { productIds });

/** A row whose cells share the twelve columns evenly. */
export const row = (...teasers: readonly TeaserRecord[]): CmsRow => ({
  cells: teasers.map((entry) => ({ span: Math.floor(12 / teasers.length), teaser: entry })),
});
