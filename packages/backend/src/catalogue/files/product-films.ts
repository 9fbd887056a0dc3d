// Films of products: their pictures, coming nearer. Drawn when they are asked for, one at a time, because each takes about a second.

import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { createConcurrencyLimit } from '../../pictures/concurrency-limit.ts';
import { renderFilm } from '../../pictures/render-film.ts';
import type { FullProduct } from '../products/read-product.ts';

/** Films that are cached for the next visitor; each has about half a megabyte. */
const MOST_CACHED = 12;

export type ProductFilms = { readonly filmOf: (product: FullProduct) => Promise<Buffer> };

export const createProductFilms = (database: Database): ProductFilms => {
  const oneAtATime = createConcurrencyLimit(1);
  const cache = new Map<string, Promise<Buffer>>();

  const draw = async (product: FullProduct): Promise<Buffer> => {
    const ids = product.items[0]?.pictures.map(({ id }) => id) ?? [];
    const rows = await database
      .selectFrom('pictures')
      .select(['id', 'spec'])
      .where(sql<boolean>`id = any(${ids})`)
      .execute();
    return renderFilm(ids.flatMap((id) => rows.find((row) => row.id === id)?.spec ?? []));
  };

  return {
    filmOf: (product) => {
      const known = cache.get(product.id);
      if (known) return known;
      const drawing = oneAtATime(() => draw(product));
      cache.set(product.id, drawing);
      const [oldest] = cache.keys();
      if (cache.size > MOST_CACHED && oldest !== undefined) cache.delete(oldest);
      // What failed is tried again by the next visitor.
      drawing.catch(() => cache.delete(product.id));
      return drawing;
    },
  };
};
