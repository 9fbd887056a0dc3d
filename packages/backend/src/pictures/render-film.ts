// A short film of a product: its pictures one after the other, each slowly coming nearer.

import sharp from 'sharp';
import { pictureSource } from './draw-picture.ts';
import type { PictureSpec } from './picture-spec.ts';
import { webmOf } from './webm.ts';

const SIZE = { width: 640, height: 480 } as const;
const FRAME_MS = 100;
const FRAMES_PER_PICTURE = 16;
/** How long each picture is seen. */
export const PICTURE_MS = FRAME_MS * FRAMES_PER_PICTURE;
/** Pictures of one film. */
export const FILM_PICTURES = 3;
/** How much nearer a picture has come at its end. */
const ZOOM = 0.16;
/** Behind what a photograph does not fill: it is shown whole, as on its page. */
const GROUND = '#ffffff';
/** Drawn larger than shown, so that coming nearer shows no steps. */
const DRAWN = 1.5;
const QUALITY = 68;

/** Draws the pictures as a WebM film of a few seconds; takes about a second. */
export const renderFilm = async (specs: readonly PictureSpec[]): Promise<Buffer> => {
  const frames: Buffer[] = [];
  for (const spec of specs.slice(0, FILM_PICTURES)) frames.push(...(await framesOf(spec)));
  return webmOf(frames, { ...SIZE, frameMs: FRAME_MS });
};

const framesOf = async (spec: PictureSpec): Promise<readonly Buffer[]> => {
  const [width, height] = [SIZE.width * DRAWN, SIZE.height * DRAWN];
  const { data, info } = await sharp(pictureSource(spec, width / height))
    .rotate()
    .resize(width, height, { fit: spec.kind === 'photo' ? 'contain' : 'cover', background: GROUND })
    .flatten({ background: GROUND })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return Promise.all(
    Array.from({ length: FRAMES_PER_PICTURE }, (_, frame) => {
      const seen = 1 - (ZOOM * frame) / (FRAMES_PER_PICTURE - 1);
      const [across, down] = [Math.round(width * seen), Math.round(height * seen)];
      return sharp(data, { raw })
        .extract({
          left: Math.round((width - across) / 2),
          top: Math.round((height - down) / 2),
          width: across,
          height: down,
        })
        .resize(SIZE.width, SIZE.height, { fit: 'fill' })
        .webp({ quality: QUALITY, effort: 1 })
        .toBuffer();
    }),
  );
};
