// What a backend is asked about its catalogue: listings of 60 with two filters, searches, suggestions, products and a school's list.

import { LINES_OF_A_LIST, materialWishes } from '../../packages/backend/src/demo-shop/material-lists/sixty-lines.ts';
import { query } from './own-postgres.mjs';

const PAGE = 60;
const FULL_PAGES = 60;
const MOST_TRIES = 400;
const WORDS =
  'heft bleistift schere kleber ranzen farbe papier lineal mappe pinsel zirkel tafel block ordner stift'.split(' ');
/** Words that a search passes over: with another one beside it, a term is one that nobody has asked for yet, and finds the same. */
const PASSED_OVER =
  'und oder der die das dem den des ein eine einen einem einer mit für von zu im am auf aus bei nach nicht auch'.split(
    ' ',
  );

const pick = (list, random) => list[Math.floor(random() * list.length)];

/** What can be asked for: categories with two filters whose values they have, and products. */
export const readChoices = async (url) => {
  const listings = await query(
    url,
    `with recursive above as (
      select id, id as category_id, parent_id from categories
      union all
      select above.id, categories.id, categories.parent_id from above join categories on categories.id = above.parent_id
    ), sold as (
      select above.category_id, filter_values.filter_id, filter_values.value_id, count(*) as products
      from product_categories join above on above.id = product_categories.category_id
      join product_filter_values using (product_id)
      join filter_values on filter_values.id = product_filter_values.filter_value
      group by 1, 2, 3
    )
    select category_id as id, json_agg(json_build_object('id', filter_id, 'value', value_id) order by products desc) as filters
    from sold group by category_id having count(distinct filter_id) > 1 order by category_id`,
  );
  const products = await query(url, 'select id from products order by md5(id) limit 2000');
  return { listings, products: products.map(({ id }) => id) };
};

/** Two filters of a category, each with some of its most common values: a page has to be full in the small catalogue, too. */
const twoFilters = ({ filters }, random) => {
  const ids = [...new Set(filters.map(({ id }) => id))].slice(0, 4);
  const first = pick(ids, random);
  const second = pick(
    ids.filter((id) => id !== first),
    random,
  );
  const valuesOf = (wanted) => filters.filter(({ id }) => id === wanted).map(({ value }) => value);
  return [first, second].map((id) => ({ id, values: valuesOf(id).slice(0, 4 + Math.floor(random() * 4)) }));
};

/** Questions whose answer is a whole page of products: fewer tiles would be less work. */
export const withFullPages = async (question, ask) => {
  const full = [];
  for (let tries = 0; full.length < FULL_PAGES && tries < MOST_TRIES; tries += 1) {
    const one = question();
    const { data } = await ask(one);
    const { products } = data[one[0]];
    if (products.entries.length === PAGE) full.push(one);
  }
  if (full.length === 0) throw new Error('No listing of this catalogue fills a page.');
  let turn = 0;
  return () => full[turn++ % full.length];
};

export const questionsOf = ({ listings, products }, random) => {
  const paging = { offset: 0, limit: PAGE };
  const searchFor = (searchTerm) => ['search', { paging, filter: { searchTerm, enumFilters: [], rangeFilters: [] } }];
  let terms = 0;
  const newTerm = () => {
    const at = terms++;
    return `${WORDS[at % WORDS.length]} ${PASSED_OVER[Math.floor(at / WORDS.length) % PASSED_OVER.length]}`;
  };
  return {
    'listing with two filters': () => {
      const listing = pick(listings, random);
      const filter = { enumFilters: twoFilters(listing, random), rangeFilters: [] };
      return ['getCategory', { coreCategoryId: listing.id, paging, filter }];
    },
    search: () => searchFor(pick(WORDS, random)),
    'search, each term new': () => searchFor(newTerm()),
    suggestions: () => ['getSuggestQueries', { userQuery: pick(WORDS, random).slice(0, 4) }],
    product: () => ['getProductById', { productId: pick(products, random) }],
    [`list of ${LINES_OF_A_LIST} lines`]: () => ['findMaterial', { wishes: materialWishes() }],
  };
};
