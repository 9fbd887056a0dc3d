// @vitest-environment node

import { aTile } from '@tornister/application/testing';
import { money } from '@tornister/domain/money';
import { brandId, instantOf, type ProductId } from '@tornister/domain/shared';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../test/render-in-shop.tsx';
import { ProductTiles } from '../components/catalogue/product-tile/product-tiles.tsx';
import type { MarkupOf } from '../composition/shop.ts';
import { createSharedMarkup } from './shared-markup.ts';

const Text = ({ children, onRender }: { readonly children: string; readonly onRender?: () => void }) => {
  onRender?.();
  return <b>{children}</b>;
};

const pageWith = (markupOf: MarkupOf, entries: readonly (readonly [key: string, element: ReactElement])[]) =>
  renderToString(
    <ul>
      {entries.map(([key, element]) => (
        <li key={key} {...{ dangerouslySetInnerHTML: { __html: markupOf(key, element) } }} />
      ))}
    </ul>,
  );

describe('markup that pages share', () => {
  it('is rendered once, and stands in every page as if it had been rendered there', () => {
    const shared = createSharedMarkup();
    const renderings: string[] = [];
    const entries = ['a & b', 'c'].map((text): readonly [string, ReactElement] => [
      text,
      <Text key={text} onRender={() => renderings.push(text)}>
        {text}
      </Text>,
    ]);
    const open = () => {
      const { markupOf, fill } = shared.forPage('de');
      return fill(pageWith(markupOf, entries));
    };
    const expected = '<ul><li><b>a &amp; b</b></li><li><b>c</b></li></ul>';
    expect([open(), open()]).toEqual([expected, expected]);
    expect(renderings).toEqual(['a & b', 'c']);
    expect(shared.statistics()).toMatchObject({ entries: 2, lookups: { fresh: 2, missing: 2 } });
  });

  it('is another one in another storefront or language', () => {
    const shared = createSharedMarkup();
    const open = (scope: string) => {
      const { markupOf, fill } = shared.forPage(scope);
      return fill(pageWith(markupOf, [['tile', <Text key={scope}>{scope}</Text>]]));
    };
    expect(['de de-DE', 'ch de-CH', 'de de-DE'].map(open)).toEqual(
      ['de de-DE', 'ch de-CH', 'de de-DE'].map((scope) => `<ul><li><b>${scope}</b></li></ul>`),
    );
  });

  it('does not react to what a text says', () => {
    const { markupOf, fill } = createSharedMarkup().forPage('de');
    const place = markupOf('a', <Text>inside</Text>);
    const text = place.replace(/[0-9a-f]{8}-/, '00000000-');
    expect(fill(`${text}${place}`)).toBe(`${text}<b>inside</b>`);
  });

  it('is not remembered where there is no room for it', () => {
    const shared = createSharedMarkup(0);
    for (const page of ['first', 'second']) {
      const { markupOf, fill } = shared.forPage('de');
      expect(fill(pageWith(markupOf, [['a', <Text key={page}>{page}</Text>]]))).toContain(`<b>${page}</b>`);
    }
  });
});

describe('tiles of products', () => {
  const deal = {
    isAvailable: true,
    until: instantOf(60_000),
    reservedPercentage: 40,
    specialPrice: money(99),
    quantityMax: 3,
  };
  const tiles = Array.from({ length: 7 }, (_, index) =>
    aTile({
      id: brandId<ProductId>(`${1001 + index}`),
      name: `Heft „${index}“ <A4> & mehr`,
      ...(index === 6 ? { lightningDeal: deal } : {}),
    }),
  );
  const list = (given: typeof tiles) => <ProductTiles tiles={given} isFirst />;

  it('are the same whether they are remembered or not, apart from those that are seen at once or have a deal', () => {
    const shared = createSharedMarkup();
    const open = (given: typeof tiles): string => {
      const { markupOf, fill } = shared.forPage('de de-DE');
      return fill(renderOnServer(list(given), { markupOf }));
    };
    const plain = renderOnServer(list(tiles));
    expect([open(tiles), open(tiles)]).toEqual([plain, plain]);
    expect(shared.statistics()).toMatchObject({ entries: 2, lookups: { fresh: 2, missing: 2 } });
  });

  it('with anything changed are rendered anew', () => {
    const shared = createSharedMarkup();
    const open = (given: typeof tiles): string => {
      const { markupOf, fill } = shared.forPage('de de-DE');
      return fill(renderOnServer(list(given), { markupOf }));
    };
    open(tiles);
    const dearer = tiles.map((tile) => ({ ...tile, price: { ...tile.price, current: money(12_345) } }));
    expect(open(dearer)).toBe(renderOnServer(list(dearer)));
    expect(open(dearer)).toContain('123,45');
  });
});
