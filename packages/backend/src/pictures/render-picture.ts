import sharp, { type Sharp } from 'sharp';
import { pictureSvg } from './draw-picture.ts';
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

/** Draws a picture and encodes it in the size of a format. */
export const renderPicture = async (spec: PictureSpec, format: ImageFormatName, type: ImageType): Promise<Buffer> => {
  const { width, height } = IMAGE_FORMATS[format];
  const svg = Buffer.from(pictureSvg(spec, width / height));
  const { width: drawn = width } = await sharp(svg).metadata();
  const density = Math.min(MOST_DENSITY, Math.ceil((BASE_DENSITY * OVERSAMPLING * width) / drawn));
  const image = sharp(svg, { density })
    .resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
    .flatten({ background: '#ffffff' });
  const quality = QUALITY[width < SMALL_SIDE ? 'small' : 'large'][type];
  return encoded(image, type, quality).toBuffer();
};
