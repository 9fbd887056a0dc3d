// What a picture shows, as plain data that fits a JSON column. The drawing itself is made from it on demand.

import { PICTURE_FORMATS } from '@tornister/domain/catalogue';

/** One thing on a picture: a drawing of our own or an icon of the emoji set, in the colour of the variant. */
export type Motif = {
  /** Name of a drawing (`notebook`) or of an icon (`emoji:globe-showing-europe-africa`). */
  readonly draw: string;
  /** CSS hex colour of the body; an icon without one keeps its own colours. */
  readonly colour?: string;
  /** Second colour: label, lid, seat, spine. */
  readonly accent?: string;
  /** A short text on the thing: a title on a cover, an amount on a bottle. */
  readonly label?: string;
  /** A trait that the drawing knows: a ruling, a pattern, a size. */
  readonly style?: string;
  /** How many parts the drawing has: colours of a paint box, sheets of a pile. */
  readonly count?: number;
  /** How many of the thing one buys at once; more than one are drawn as a group with its number. */
  readonly pieces?: number;
};

/** `main` on a soft ground, `detail` closer, `set` with its packaging, `scene` where it is used. */
export const PICTURE_VIEWS = ['main', 'detail', 'set', 'scene'] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

export type ProductPictureSpec = {
  readonly kind: 'product';
  readonly motif: Motif;
  readonly view: PictureView;
  /** CSS hex colour of the ground. */
  readonly ground: string;
  /** Whole number that turns and places things a little, so that neighbours in a list differ. */
  readonly turn: number;
};

/** A wide composition of several things: hero slides, teasers, categories. */
export type ScenePictureSpec = {
  readonly kind: 'scene';
  readonly motifs: readonly Motif[];
  readonly ground: string;
  readonly backdrop: 'hills' | 'confetti' | 'shelf' | 'desk' | 'sun' | 'plain';
  /** Where the things stand; the other side stays calm for a text. */
  readonly align: 'left' | 'right' | 'center';
  readonly turn: number;
};

/** A picture that is drawn. */
export type DrawnPictureSpec = ProductPictureSpec | ScenePictureSpec;

/** A photograph of an operator, kept with the shop's data, so that every process beside the database has it. */
type PhotoSpec = {
  readonly kind: 'photo';
  /** The file in base64: JPEG, PNG, WebP, AVIF or SVG. */
  readonly data: string;
};

export type PictureSpec = DrawnPictureSpec | PhotoSpec;

/** The side lengths in pixels of every picture that the shop serves: those of products (spec 1 §9), slides, teasers and categories. */
export const IMAGE_FORMATS = {
  ...PICTURE_FORMATS,
  HERO_DESKTOP: { width: 1600, height: 600 },
  HERO_MOBILE: { width: 800, height: 600 },
  TEASER: { width: 640, height: 400 },
  TEASER_SMALL: { width: 320, height: 200 },
  CATEGORY: { width: 240, height: 180 },
} as const;
export type ImageFormatName = keyof typeof IMAGE_FORMATS;

/** File endings with their media types, the best one first. */
export const IMAGE_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type ImageType = keyof typeof IMAGE_TYPES;

/** True for the name of a format that the shop serves. */
export const isImageFormatName = (name: string): name is ImageFormatName => Object.hasOwn(IMAGE_FORMATS, name);

/** True for a file ending that the shop serves. */
export const isImageType = (ending: string): ending is ImageType => Object.hasOwn(IMAGE_TYPES, ending);
