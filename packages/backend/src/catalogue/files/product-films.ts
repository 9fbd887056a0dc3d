// Films of products: their pictures, coming nearer. Drawn when they are asked for, one at a time, because each takes about a second.

import { type CacheStatistics, createBoundedCache } from '@tornister/process/cache';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { renderFilm } from '../../pictures/render-film.ts';
import { createConcurrencyLimit } from '../../server/concurrency-limit.ts';
import type { FullProduct } from '../products/read-product.ts';
import { filmPictures } from './film-captions.ts';

/** What cached films may weigh together; each has about half a megabyte. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Films that are drawn or wait for it; whoever comes then is to come again. The shop host tells who waits for longer than 5 s the same, and finds the film later. */
export const FILMS_WAITING_MAX = 20;

export type ProductFilms = {
  /** The film, or `busy` while too many others wait to be drawn. */
  readonly filmOf: (product: FullProduct) => Promise<Buffer | 'busy'>;
  readonly statistics: () => CacheStatistics;
};

export type ProductFilmsOptions = {
  /** Draws a film of the pictures with these specifications, unless a test does. */
  readonly render?: typeof renderFilm;
};

export const createProductFilms = (
  database: Database,
  { render = renderFilm }: ProductFilmsOptions = {},
): ProductFilms => {
  const oneAtATime = createConcurrencyLimit(1);
  const films = createBoundedCache<Buffer>({ maxBytes: MAX_BYTES, bytesOf: ({ byteLength }) => byteLength });
  const underWay = new Map<string, Promise<Buffer>>();

  const draw = async (ids: readonly string[]): Promise<Buffer> => {
    const rows = await database
      .selectFrom('pictures')
      .select(['id', 'spec'])
      .where(sql<boolean>`id = any(${ids})`)
      .execute();
    return render(ids.flatMap((id) => rows.find((row) => row.id === id)?.spec ?? []));
  };

  /** What failed is tried again by the next visitor. */
  const drawAndCache = async (key: string, ids: readonly string[]): Promise<Buffer> => {
    try {
      const film = await oneAtATime(() => draw(ids));
      films.set(key, film);
      return film;
    } finally {
      underWay.delete(key);
    }
  };

  return {
    filmOf: async (product) => {
      const ids = filmPictures(product.items).map(({ id }) => id);
      // An id stands for what its picture shows, so a film is a new one as soon as an import brings other pictures.
      const key = ids.join(' ');
      const known = films.get(key);
      if (known !== undefined) return known.value;
      const begun = underWay.get(key);
      if (begun !== undefined) return begun;
      if (underWay.size >= FILMS_WAITING_MAX) return 'busy';
      const drawing = drawAndCache(key, ids);
      underWay.set(key, drawing);
      return drawing;
    },
    statistics: films.statistics,
  };
};
