// HTTP routes of the pictures.

import { Hono } from 'hono';
import { isPictureId } from './picture-address.ts';
import { IMAGE_TYPES, isImageFormatName, isImageType } from './picture-spec.ts';
import type { PictureStore } from './picture-store.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=60';
/** After so many seconds somebody may ask again whose picture has found no place in the queue. */
const AGAIN_S = '5';
const FILE = /^([0-9a-f]+)\.([a-z]+)$/;

/**
 * Serves `/images/{format}/{pictureId}.{ext}` with addresses that never change their picture. Only the formats of spec 1 §9 and
 * the shop's own teasers are served, only known pictures, and nothing of the address reaches the disk unchecked.
 */
export const pictureRoutes = ({ store }: { readonly store: PictureStore }): Hono => {
  const routes = new Hono();
  routes.get('/images/:format/:file', async (context) => {
    const { format, file } = context.req.param();
    const [, pictureId = '', ending = ''] = FILE.exec(file) ?? [];
    const isPossible = isImageFormatName(format) && isImageType(ending) && isPictureId(pictureId);
    const picture = isPossible ? await store.get(pictureId, format, ending) : undefined;
    if (picture === undefined || !isImageType(ending)) return context.body(null, 404, { 'Cache-Control': BRIEFLY });
    if (picture === 'busy') return context.body(null, 503, { 'Cache-Control': 'no-store', 'Retry-After': AGAIN_S });
    return context.body(new Uint8Array(picture), 200, {
      'Content-Type': IMAGE_TYPES[ending],
      'Cache-Control': FOREVER,
      'Content-Length': String(picture.byteLength),
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
  return routes;
};
