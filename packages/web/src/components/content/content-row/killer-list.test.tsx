import { cleanup, screen } from '@testing-library/react';
import type { KillerListTeaser } from '@tornister/domain/content';
import { aTile } from '@tornister/domain/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../../../test/render-in-shop.tsx';
import { ContentRows } from './content-rows.tsx';

afterEach(cleanup);

const show = (teaser: Pick<KillerListTeaser, 'lines' | 'products'>) =>
  renderInShop(
    <ContentRows
      rows={[
        { cells: [{ columns: 12, teasers: [{ id: 'k', name: 'Klein im Preis', kind: 'killer-list', ...teaser }] }] },
      ]}
    />,
  );
const headlines = () => screen.queryAllByRole('heading', { name: 'Klein im Preis' });

describe('a killer list (spec 3 §2)', () => {
  it('has its headline above products, and above lines alone', () => {
    show({ lines: [], products: [aTile()] });
    expect(headlines()).toHaveLength(1);
    cleanup();
    show({ lines: ['ab 0,89 €'], products: [] });
    expect(headlines()).toHaveLength(1);
  });

  it('leaves its cell empty, which then takes no room, where it has neither: strangers of the business edition see no goods', () => {
    const { container } = show({ lines: [], products: [] });
    expect(headlines()).toEqual([]);
    expect(container.querySelector('[data-columns]')?.childElementCount).toBe(0);
  });
});
