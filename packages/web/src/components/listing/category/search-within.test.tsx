import { cleanup, screen } from '@testing-library/react';
import { brandId, type CategoryId } from '@tornister/domain/shared';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop, renderOnServer } from '../../../../test/render-in-shop.tsx';
import { SearchWithin } from './search-within.tsx';

afterEach(cleanup);

const field = <SearchWithin id={brandId<CategoryId>('1023')} name="Hefte" />;

describe('the search in a category (spec 1 §2 "searchInCategoryId")', () => {
  it('is a form that asks for its results by itself', () => {
    const html = renderOnServer(field);
    expect(html).toContain('action="/search/"');
    expect(html).toMatch(/type="hidden" name="searchInCategoryId" value="1023"/u);
  });

  it('says in which category it searches, and searches nothing for nothing', () => {
    renderInShop(field);
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'In „Hefte“ suchen' });
    expect([box.name, box.required]).toEqual(['q', true]);
  });
});
