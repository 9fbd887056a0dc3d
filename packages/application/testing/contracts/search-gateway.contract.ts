// The contract tests of the port `SearchGateway`.

import { EMPTY_QUERY } from '@tornister/domain/listing';
import { describe, expect, it } from 'vitest';
import type { SearchGateway } from '../../src/ports/index.ts';

/** What a search must know for the contract. */
export type SearchUnderContract = {
  readonly gateway: SearchGateway;
  /** A term that is exactly a product's name or order number. */
  readonly productTerm: string;
  /** A mistyped term that is corrected to one that finds something. */
  readonly mistypedTerm: string;
  /** A term that the search hub sends somewhere. */
  readonly redirectedTerm: string;
  /** The beginning of a suggestion. */
  readonly beginning: string;
};

/** The promises of every search, run by the double and by the adapter. */
export const describeSearchGateway = (name: string, make: () => SearchUnderContract): void => {
  describe(`search gateway: ${name}`, () => {
    it('finds nothing, and no error, for a term that nobody knows', async () => {
      const { gateway } = make();
      const found = (await gateway.search({ term: 'qqzzxx' }, EMPTY_QUERY))._unsafeUnwrap();
      expect(found.listing.totalCount).toBe(0);
      expect((await gateway.directMatch('qqzzxx'))._unsafeUnwrap()).toBeUndefined();
      expect((await gateway.adjustLongtail('qqzzxx'))._unsafeUnwrap()).toBeUndefined();
    });

    it('names the product of an exact term', async () => {
      const { gateway, productTerm } = make();
      expect((await gateway.directMatch(productTerm))._unsafeUnwrap()).toMatch(/^\//);
    });

    it('names what it searched instead of a mistyped term, and what an exact search would have found', async () => {
      const { gateway, mistypedTerm: term } = make();
      const corrected = (await gateway.search({ term }, EMPTY_QUERY))._unsafeUnwrap();
      expect(corrected.listing.totalCount).toBeGreaterThan(0);
      const exact = (await gateway.search({ term, isExact: true }, EMPTY_QUERY))._unsafeUnwrap();
      expect(exact.listing.totalCount).toBe(0);
      expect(exact.correctedTerm).toBe(corrected.correctedTerm);
      const right = (await gateway.search({ term: corrected.correctedTerm ?? '' }, EMPTY_QUERY))._unsafeUnwrap();
      expect([right.correctedTerm, right.listing.totalCount]).toEqual([undefined, corrected.listing.totalCount]);
    });

    it('sends a term of the search hub to its path', async () => {
      const { gateway, redirectedTerm } = make();
      expect((await gateway.checkHub(redirectedTerm))._unsafeUnwrap().redirectPath).toMatch(/^\//);
    });

    it('leaves a term that the search hub does not know as it is', async () => {
      const { gateway } = make();
      expect((await gateway.checkHub('qqzzxx'))._unsafeUnwrap()).toEqual({ query: 'qqzzxx', originalQuery: 'qqzzxx' });
    });

    it('suggests queries for a beginning, and popular ones for nothing', async () => {
      const { gateway, beginning } = make();
      expect((await gateway.suggest(beginning))._unsafeUnwrap().suggestions.length).toBeGreaterThan(0);
      const popular = (await gateway.suggest(''))._unsafeUnwrap();
      expect([popular.suggestions.length > 0, popular.products]).toEqual([true, []]);
    });

    it('suggests products with their paths and pictures', async () => {
      const { gateway, beginning } = make();
      const { products } = (await gateway.suggest(beginning))._unsafeUnwrap();
      expect(products.length).toBeGreaterThan(0);
      for (const { path, image } of products) expect([path[0], image.src[0]]).toEqual(['/', '/']);
    });
  });
};
