// Serves the files of products: energy labels, sheets as PDF, sound samples, films. Only what the shop knows is made; everything else is 404.

import { ENERGY_CLASSES } from '@tornister/domain/catalogue';
import { DEFAULT_STORE, FIRST_LANGUAGE, textIn } from '@tornister/domain/storefront';
import { createBoundedCache } from '@tornister/process/cache';
import { type Context, Hono } from 'hono';
import type { Database } from '../../database/database.ts';
import { drawInTurn, PDF_AGAIN_S } from '../../files/draw-in-turn.ts';
import { energyArrowSvg, energyLabelSvg } from '../../pictures/energy-label.ts';
import { answerRange } from '../../server/byte-range.ts';
import { type FullProduct, readProduct } from '../products/read-product.ts';
import { baseName, parseWritten, type Written } from './file-addresses.ts';
import { filmCaptions } from './film-captions.ts';
import type { ProductFilms } from './product-films.ts';
import { productPdf } from './product-pdf.ts';
import { soundSample } from './sound-sample.ts';

const FILM_TYPE = 'video/webm';
const FOR_A_DAY = 'public, max-age=86400';
const PRODUCT_ID = /^\d{1,12}$/;
const ARROW_FILE = /^arrow-([a-g])\.svg$/;
const LABEL_FILE = /^product-(\d{1,12})\.svg$/;
const HIGHEST_SHIFT = 12;

/** A sheet or a sample is made once for all who ask for it at once or within so many milliseconds: making one takes the backend's only thread. */
const MADE_FOR_MS = 60_000;
const MADE_MAX_BYTES = 4 * 1024 * 1024;

type File = { readonly content: Uint8Array | string; readonly type: string };
/** The file, nothing where there is none, and `busy` while too many others wait to be made. */
type Made = File | 'busy' | undefined;

/** The routes of all files of products. */
export const productFiles = ({
  database,
  films,
  drawSheet = productPdf,
}: {
  readonly database: Database;
  readonly films: ProductFilms;
  /** Draws a sheet, unless a test does. */
  readonly drawSheet?: typeof productPdf;
}): Hono => {
  const routes = new Hono();
  const made = createBoundedCache<File>({
    freshMs: MADE_FOR_MS,
    maxBytes: MADE_MAX_BYTES,
    bytesOf: ({ content }) => content.length,
  });
  const underWay = new Map<string, Promise<Made>>();
  const product = (id: string): Promise<FullProduct | undefined> =>
    PRODUCT_ID.test(id) ? readProduct(database, id, DEFAULT_STORE) : Promise.resolve(undefined);

  const make = async (key: string, written: Written, id: string, file: string): Promise<Made> => {
    const known = await product(id);
    const found = known && (await fileOf(known, file, written, { films, drawSheet }));
    // Films have a cache of their own.
    if (found !== undefined && found !== 'busy' && found.type !== FILM_TYPE) made.set(key, found);
    return found;
  };
  /** What is cached, else what is being made already, else what is made now. */
  const fileFor = (written: Written, id: string, file: string): Promise<Made> | Made => {
    const key = `${written.language} ${written.store} ${id} ${file}`;
    const before = made.get(key)?.value ?? underWay.get(key);
    if (before !== undefined) return before;
    const making = make(key, written, id, file).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };

  routes.get('/images/energy-label/:file', async (context) => {
    const { file } = context.req.param();
    const letter = ENERGY_CLASSES.find((entry) => entry.toLowerCase() === ARROW_FILE.exec(file)?.[1]);
    const [, productId] = LABEL_FILE.exec(file) ?? [];
    const label = letter ? energyArrowSvg(letter) : labelOf(productId ? await product(productId) : undefined);
    return answer(context, label === undefined ? undefined : { content: label, type: 'image/svg+xml' });
  });
  routes.get('/downloads/:written/:product/:file', async (context) => {
    const { written: part, product: id, file } = context.req.param();
    const written = parseWritten(part, DEFAULT_STORE);
    return answer(context, written && (await fileFor(written, id, file)));
  });
  return routes;
};

const answer = ({ req }: Context, file: Made): Response => {
  if (file === undefined)
    return new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=60' } });
  if (file === 'busy')
    return new Response(null, {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': String(PDF_AGAIN_S) },
    });
  const headers = {
    'content-type': file.type,
    'cache-control': FOR_A_DAY,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  };
  if (typeof file.content === 'string') return new Response(file.content, { headers });
  const asked = { method: req.method, range: req.header('range'), ifRange: req.header('if-range') };
  return answerRange(new Uint8Array(file.content), headers, asked);
};

const KILOWATT_HOURS = /(\d+(?:[.,]\d+)?)\s*kWh/;

const labelOf = (product: FullProduct | undefined): string | undefined => {
  if (!product?.energy_class) return undefined;
  const stated = product.details.dataAndFacts.flatMap(
    ({ value }) => KILOWATT_HOURS.exec(textIn(value, FIRST_LANGUAGE))?.[1] ?? [],
  )[0];
  // A product that states no consumption has an arrow only.
  if (stated === undefined) return energyArrowSvg(product.energy_class);
  const kilowattHours = Number(stated.replace(',', '.'));
  return energyLabelSvg(
    product.energy_class,
    product.manufacturer.name,
    textIn(product.name, FIRST_LANGUAGE),
    kilowattHours,
  );
};

const fileOf = async (
  product: FullProduct,
  file: string,
  written: Written,
  { films, drawSheet }: { readonly films: ProductFilms; readonly drawSheet: typeof productPdf },
): Promise<Made> => {
  const sheet = product.details.downloads.find(({ fileName }) => fileName === file);
  if (sheet) {
    const content = await drawInTurn(() => drawSheet(product, sheet, written));
    return content === 'busy' ? content : { content, type: 'application/pdf' };
  }
  const sound = product.details.audioSamples.find(({ fileName }) => `${baseName(fileName)}.wav` === file);
  const isFilm = product.details.videoLinks.some(({ fileName }) => fileName === file);
  if (isFilm) {
    const film = await films.filmOf(product);
    return film === 'busy' ? film : { content: film, type: FILM_TYPE };
  }
  const isCaptions = product.details.videoLinks.some(({ fileName }) => `${baseName(fileName)}.vtt` === file);
  if (isCaptions) return { content: filmCaptions(product, written), type: 'text/vtt; charset=utf-8' };
  return sound && { content: soundSample(Number(product.id) % HIGHEST_SHIFT), type: 'audio/wav' };
};
