// Pictures are named by what they show: the same spec has the same name for ever, another drawing another name. So addresses
// can be kept for a year, and two items that look alike share one file.

import { createHash } from 'node:crypto';
import type { ImageFormatName, ImageType, PictureSpec } from './picture-spec.ts';

/** Raised whenever a drawing changes, so that every address changes with it. */
const DRAWINGS_VERSION = 2;

const ID_LENGTH = 16;
const PICTURE_ID = new RegExp(`^[0-9a-f]{${ID_LENGTH}}$`);

const sortedJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${sortedJson(field)}`).join()}}`;
};

/** The name of a picture: 16 hexadecimal digits of its spec's hash, whatever the order of the spec's fields. */
export const pictureIdOf = (spec: PictureSpec): string =>
  createHash('sha256')
    .update(`${DRAWINGS_VERSION}:${sortedJson(spec)}`)
    .digest('hex')
    .slice(0, ID_LENGTH);

/** True for a text that can be the name of a picture; anything else never reaches the disk. */
export const isPictureId = (text: string): boolean => PICTURE_ID.test(text);

/** The address of a picture below the shop's assets, like `/images/PRODUCTLISTING_BIG/0123456789abcdef.avif`. */
export const picturePath = (pictureId: string, format: ImageFormatName, type: ImageType): string =>
  `/images/${format}/${pictureId}.${type}`;
