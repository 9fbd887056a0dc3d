// Finds photographs that could not be imported or shown: missing, too large, not of an allowed kind, broken.

import { stat } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import type { FilePicture } from './field-kinds.ts';
import { pictureFile } from './to-records.ts';

/** How many bytes a photograph has at the most: each is held in memory whole while it is imported and while it is rendered. */
const PHOTO_MAX_MB = 20;
const BYTES_OF_MB = 1024 * 1024;
const ALLOWED = 'allowed are JPEG, PNG, WebP, AVIF and SVG';
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'svg']);
/** To so small a size a picture is decoded quickly, and yet read to its end. */
const TRIED_SIDE = 16;

/** AVIF and HEIC are one kind of file, with different contents. */
const isAllowed = ({ format, compression }: Metadata): boolean =>
  FORMATS.has(format) || (format === 'heif' && compression === 'av1');

/** Why a file cannot be shown, as the shop would find out at the first request for it. */
const unreadable = async (path: string, file: string): Promise<string | undefined> => {
  try {
    if (!isAllowed(await sharp(path).metadata())) return `${file} is a picture of another kind; ${ALLOWED}`;
  } catch {
    return `${file} is no picture that can be read; ${ALLOWED}`;
  }
  try {
    await sharp(path).resize(TRIED_SIDE, TRIED_SIDE, { fit: 'inside' }).toBuffer();
    return undefined;
  } catch {
    return `${file} is broken or cut short`;
  }
};

const examine = async (folder: string, file: string): Promise<string | undefined> => {
  const path = pictureFile(folder, file);
  const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
  if (path === undefined || found === undefined) return `${file} is not in the folder of the import`;
  if (!found.isFile()) return `${file} is no file`;
  if (found.size <= PHOTO_MAX_MB * BYTES_OF_MB) return unreadable(path, file);
  return `${file} has ${Math.ceil(found.size / BYTES_OF_MB)} MB; allowed are ${PHOTO_MAX_MB} MB`;
};

/** Says what is wrong with the file of a picture, if it has one; each file is looked at once, however many lines show it. */
export const createPhotoCheck = (folder: string): ((picture: FilePicture) => Promise<string | undefined>) => {
  const known = new Map<string, string | undefined>();
  return async (picture) => {
    if ('drawing' in picture) return undefined;
    const { file } = picture;
    if (!known.has(file)) known.set(file, await examine(folder, file));
    return known.get(file);
  };
};
