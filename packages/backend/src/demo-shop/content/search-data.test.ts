import { expect, it } from 'vitest';
import { searchKey } from '../../search/search-key.ts';
import { SEARCH_REWRITES } from './search-data.ts';

const understoodAs = (query: string) =>
  SEARCH_REWRITES.find((rewrite) => rewrite.query === searchKey(query))?.rewritten;

it.each([
  ['schulranzen', ['Thek', 'Schulthek', 'Schulsack', 'Schultasche']],
  ['satchel', ['school bag', 'School bags', 'schoolbag', 'schoolbags']],
  ['radierer', ['Radiergummi']],
])('the demo shop understands as "%s" what people call it', (rewritten, queries) => {
  expect(queries.map(understoodAs)).toEqual(queries.map(() => rewritten));
});

it('knows each query once', () => {
  const queries = SEARCH_REWRITES.map(({ query }) => searchKey(query));
  expect(new Set(queries).size).toBe(queries.length);
});
