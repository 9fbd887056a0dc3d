// What a search looks through and what is known about queries. Source: spec 1 §4 "Search submit", docs/adr/0009 "Sorting, searching".

import type { Language } from '@tornister/domain/storefront';
import type { ColumnType } from 'kysely';
import type { Json } from '../database/columns.ts';
import type { LongTailRecord } from './search-records.ts';

export type SearchTables = {
  search_documents: {
    product_id: string;
    language: Language;
    /** Weights: A name, B maker, category and parts of compound words, C teaser, facts and keywords, D description. */
    document: string;
    /** The product's name as queries are compared with it (`searchKey`); one that an older version wrote has its umlauts and ß yet. */
    name: string;
    /** The product's place among the best sold, which the database puts there; empty in documents that are older than the column. */
    product_rank: ColumnType<number | null, never, never>;
  };
  /** Every word that products use, and with 0 products those that are understood as others; a mistyped one is replaced by the closest. */
  search_words: { language: Language; word: string; products: number };
  search_redirects: { query: string; target: string };
  search_rewrites: { query: string; rewritten: string };
  search_long_tails: {
    query: string;
    search_query: string;
    filters: Json<LongTailRecord['filters']>;
  };
  search_suggestions: {
    language: Language;
    suggestion: string;
    is_popular: boolean;
    weight: number;
  };
};
