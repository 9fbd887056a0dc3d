import { cleanup, screen } from '@testing-library/react';
import { aTile } from '@tornister/application/testing';
import { money } from '@tornister/domain/money';
import { brandId, instantOf, type ProductId } from '@tornister/domain/shared';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop, renderOnServer } from '../../../../test/render-in-shop.tsx';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { ProductGrid } from '../product-grid/product-grid.tsx';

afterEach(cleanup);

const deal = {
  isAvailable: true,
  until: instantOf(60_000),
  reservedPercentage: 100,
  specialPrice: money(99),
  quantityMax: 3,
};

describe('product tile (spec 1 §3 "Product card")', () => {
  it('is one link with the name of the product', () => {
    renderInShop(<ProductGrid tiles={[aTile()]} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/prod/1001/']);
    expect(screen.getByRole('link', { name: 'Schulheft A4, Lineatur 25' })).toBeTruthy();
  });

  it('names the struck price as the lowest one of 30 days and shows the percentage from 5 on', () => {
    const tile = aTile({ price: { current: money(95), old: money(100), startFrom: false }, discountPercent: 5 });
    const { container } = renderInShop(<ProductGrid tiles={[tile]} />);
    expect(container.textContent).toContain('30-Tage-Bestpreis');
    expect(container.querySelector('s')?.textContent).toMatch(/1,00/);
    expect(screen.getByText('-5 %')).toBeTruthy();
  });

  it('shows no percentage below 5', () => {
    const tile = aTile({ price: { current: money(96), old: money(100), startFrom: false }, discountPercent: 4 });
    renderInShop(<ProductGrid tiles={[tile]} />);
    expect(screen.queryByText('-4 %')).toBeNull();
  });

  it('says "sale" beside the percentage at 25, and not at 24', () => {
    const badges = { sale: true, new: false, popular: false };
    renderInShop(
      <ProductGrid
        tiles={[
          aTile({ badges, discountPercent: 25 }),
          aTile({ badges, discountPercent: 24, id: brandId<ProductId>('1002') }),
        ]}
      />,
    );
    expect(screen.getByText('Sale -25 %')).toBeTruthy();
    expect(screen.getByText('-24 %')).toBeTruthy();
  });

  it('shows the minimum order quantity when it is above 1', () => {
    renderInShop(<ProductGrid tiles={[aTile({ minimumOrderQuantity: 2 })]} />);
    expect(screen.getByText('ab 2 Stück')).toBeTruthy();
    cleanup();
    renderInShop(<ProductGrid tiles={[aTile({ minimumOrderQuantity: 1 })]} />);
    expect(screen.queryByText('ab 1 Stück')).toBeNull();
  });

  it('shows the first extra badge only, and never the one named after the brand', () => {
    const extraBadges = [
      { id: 'betzold', name: 'Eigenmarke' },
      { id: 'recycled', name: 'Recycelt' },
      { id: 'german', name: 'Made in Germany' },
    ];
    renderInShop(<ProductGrid tiles={[aTile({ extraBadges })]} />);
    expect(screen.getByText('Recycelt')).toBeTruthy();
    expect(screen.queryByText('Eigenmarke')).toBeNull();
    expect(screen.queryByText('Made in Germany')).toBeNull();
  });

  it('says of sold-out goods that they are, and leads to what takes their place', () => {
    const replacement = { name: 'Schulheft A4, Lineatur 26', path: '/prod/1002/' };
    renderInShop(<ProductGrid tiles={[aTile({ isShortage: true, replacement })]} />);
    expect(screen.getByText('Zurzeit nicht lieferbar')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Stattdessen: Schulheft A4, Lineatur 26' });
    expect(link.getAttribute('href')).toBe('/prod/1002/');
    expect(screen.getByRole('link', { name: 'Schulheft A4, Lineatur 25' })).toBeTruthy();
  });

  it('covers sold-out goods that have a shortage text, and still leads to what takes their place, and takes an address', () => {
    const replacement = { name: 'Schulheft A4, Lineatur 26', path: '/prod/1002/' };
    renderInShop(<ProductGrid tiles={[aTile({ isShortage: true, shortageText: 'Erst im Mai', replacement })]} />);
    expect(screen.getByText('Erst im Mai')).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/prod/1002/',
      '/service/newsletter/verfuegbarkeit/?product=1001&item=1001-1',
    ]);
  });

  it('replaces the link by the shortage overlay when a deal is fully reserved and there is a shortage text', () => {
    renderInShop(<ProductGrid tiles={[aTile({ lightningDeal: deal, shortageText: 'Alle Stücke sind vergeben' })]} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Alle Stücke sind vergeben')).toBeTruthy();
  });

  it('names the path of its product in each of its faces: by the link, or by itself under an overlay (spec 3 §8)', () => {
    const shortageText = 'Erst im Mai';
    const pathsOf = (tile: Parameters<typeof aTile>[0]) => {
      const { container } = renderInShop(<ProductGrid tiles={[aTile(tile)]} />);
      const named = [
        container.querySelector('article')?.dataset.short,
        container.querySelector('h2 > a, h3 > a')?.getAttribute('href') ?? undefined,
      ];
      cleanup();
      return named;
    };
    expect(pathsOf({})).toEqual([undefined, '/prod/1001/']);
    expect(pathsOf({ isShortage: true, shortageText })).toEqual(['/prod/1001/', undefined]);
    expect(pathsOf({ lightningDeal: deal, shortageText })).toEqual(['/prod/1001/', undefined]);
  });

  it('is covered by a reserved deal until its end only', () => {
    const at = (ms: number) => {
      renderInShop(<ProductGrid tiles={[aTile({ lightningDeal: deal, shortageText: 'Alle reserviert' })]} />, {
        services: [[browseUseCases.readTime, () => instantOf(ms)]],
      });
      const seen = [screen.queryAllByRole('link').length, screen.queryAllByText('Alle reserviert').length];
      cleanup();
      return seen;
    };
    expect([59_999, 60_000].map(at)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it.each([true, false])('holds out no price of a deal that is fully reserved (available: %s)', (isAvailable) => {
    const { container } = renderInShop(<ProductGrid tiles={[aTile({ lightningDeal: { ...deal, isAvailable } })]} />);
    expect(container.textContent).toContain('100 % reserviert');
    expect(container.textContent).not.toContain('Blitzpreis');
  });

  it('has the base price of the deal beside its price, where the law asks for one (§ 4 PAngV)', () => {
    const base = { price: money(3_200), unit: 'l' };
    const open = { ...deal, reservedPercentage: 20, isAvailable: true, base };
    const { container } = renderInShop(<ProductGrid tiles={[aTile({ lightningDeal: open })]} />);
    expect(container.textContent?.replace(/\s/g, ' ')).toContain('32,00 € / 1 l');
    cleanup();
    const taken = { ...open, reservedPercentage: 100, isAvailable: false };
    expect(renderInShop(<ProductGrid tiles={[aTile({ lightningDeal: taken })]} />).container.textContent).not.toContain(
      '/ 1',
    );
  });

  it('shows a deal until its end, and none from then on', () => {
    const running = { ...deal, reservedPercentage: 20 };
    const at = (ms: number) => {
      const { container } = renderInShop(<ProductGrid tiles={[aTile({ lightningDeal: running })]} />, {
        services: [[browseUseCases.readTime, () => instantOf(ms)]],
      });
      const text = container.textContent;
      cleanup();
      return text;
    };
    expect(at(59_999)).toContain('Blitzpreis');
    expect(at(60_000)).not.toContain('Blitz');
  });

  it('says the rating in words', () => {
    renderInShop(<ProductGrid tiles={[aTile({ rating: 4.4, numberOfRatings: 1_234 })]} />);
    expect(screen.getByRole('img', { name: '4,5 von 5 Sternen' })).toBeTruthy();
    expect(screen.getByText('(1.234)')).toBeTruthy();
  });

  it('loads the first four pictures at once and the others when they come near', () => {
    const tiles = [1, 2, 3, 4, 5].map((number) => ({ ...aTile(), id: `${number}` as ReturnType<typeof aTile>['id'] }));
    const { container } = renderInShop(<ProductGrid tiles={tiles} />);
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([null, null, null, null, 'lazy']);
    expect(pictures.map((picture) => picture.getAttribute('fetchpriority'))).toEqual(['high', null, null, null, null]);
  });

  it('is rendered by the shop host, without a style attribute that the policy would block', () => {
    const html = renderOnServer(<ProductGrid tiles={[aTile({ rating: 4, lightningDeal: deal })]} />);
    expect(html).toContain('Schulheft A4, Lineatur 25');
    expect(html).not.toContain('style=');
  });
});
