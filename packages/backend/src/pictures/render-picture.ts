// Renders a picture as AVIF, WebP or JPEG in the size of a format.

import sharp, { type Sharp } from 'sharp';
import { pictureSource } from './draw-picture.ts';
import { IMAGE_FORMATS, type ImageFormatName, type ImageType, type PictureSpec } from './picture-spec.ts';

/** Drawings are rasterised larger than needed and reduced, so that the filters of icons show no steps. */
const OVERSAMPLING = 2;
const BASE_DENSITY = 72;
const MOST_DENSITY = 300;
const SMALL_SIDE = 300;

/** Small pictures are seen at their size and may be lighter. */
const QUALITY = {
  small: { avif: 52, webp: 74, jpg: 76 },
  large: { avif: 56, webp: 80, jpg: 82 },
} as const satisfies Record<string, Record<ImageType, number>>;

/** Behind what a picture does not fill: a photograph is shown whole. */
const GROUND = '#ffffff';
const CHROMA = '4:2:0';
const AVIF_EFFORT = 3;
const WEBP_EFFORT = 4;

const encoded = (image: Sharp, type: ImageType, quality: number): Sharp => {
  switch (type) {
    case 'avif':
      return image.avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: CHROMA });
    case 'webp':
      return image.webp({ quality, effort: WEBP_EFFORT });
    case 'jpg':
      return image.jpeg({ quality, mozjpeg: true, chromaSubsampling: CHROMA });
  }
};

/** Draws a picture, or takes the photograph, and encodes it in the size of a format. */
export const renderPicture = async (spec: PictureSpec, format: ImageFormatName, type: ImageType): Promise<Buffer> => {
  const { width, height } = IMAGE_FORMATS[format];
  const source = pictureSource(spec, width / height);
  const { width: drawn = width } = await sharp(source).metadata();
  const density = Math.min(MOST_DENSITY, Math.ceil((BASE_DENSITY * OVERSAMPLING * width) / drawn));
  const image = sharp(source, { density })
    .rotate()
    .resize(width, height, { fit: spec.kind === 'photo' ? 'contain' : 'cover', background: GROUND, kernel: 'lanczos3' })
    .flatten({ background: GROUND });
  const quality = QUALITY[width < SMALL_SIDE ? 'small' : 'large'][type];
  return encoded(image, type, quality).toBuffer();
};
