// Looks into a file that a stranger sent. Pictures are drawn anew, so that what comes out is a picture and nothing else: no place where it was
// taken, no second file behind it. A PDF is only looked at; it can hold scripts, so whoever opens one does so as with any file of a stranger.
// Source: ASVS 5.0 5.2.2, 5.2.6.

import { err, ok, type Result } from 'neverthrow';
import sharp from 'sharp';
import { createConcurrencyLimit } from '../server/concurrency-limit.ts';

/** Larger than any phone's camera makes them; a small file can claim to be a picture of any size. */
const MOST_PIXELS = 120_000_000;
const JPEG_QUALITY = 85;
/** Pictures that are drawn at the same time. */
const AT_ONCE = 2;
/** A PDF ends with this mark, or close to it. */
const PDF_END = '%%EOF';
const PDF_END_WITHIN = 1_024;

const limit = createConcurrencyLimit(AT_ONCE);

/** The content as it is stored; `broken` for one that is not what its beginning says. */
export const cleanContent = async (content: Uint8Array, type: string): Promise<Result<Uint8Array, 'broken'>> => {
  if (type === 'application/pdf') return isWholePdf(content) ? ok(content) : err('broken');
  try {
    return ok(await limit(() => drawnAnew(content, type)));
  } catch {
    return err('broken');
  }
};

const drawnAnew = (content: Uint8Array, type: string): Promise<Buffer> => {
  const picture = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
  // Turned as the camera says, before what the camera says is dropped.
  const upright = picture.autoOrient();
  return type === 'image/png' ? upright.png().toBuffer() : upright.jpeg({ quality: JPEG_QUALITY }).toBuffer();
};

const isWholePdf = (content: Uint8Array): boolean =>
  Buffer.from(content.subarray(-PDF_END_WITHIN)).includes(PDF_END, 0, 'latin1');
