import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { aShop } from '../../test/render-in-shop.tsx';
import { fetchServerCode } from './deferred-code.ts';
import { Island, Islands, islandKind } from './island.tsx';
import { ShopProvider, useShop } from './shop-provider.tsx';
import { staticPart, useStaticPart } from './static-part.tsx';

type HeartProps = { readonly product: string };

/** A control with state that needs the page's own context. */
const Heart = ({ product }: HeartProps) => {
  const { brandName } = useShop().site;
  const [isOn, setIsOn] = useState(false);
  return (
    <button type="button" aria-pressed={isOn} title={`${brandName}: ${product}`} onClick={() => setIsOn(!isOn)}>
      {product}
    </button>
  );
};

let tilesRendered = 0;
let heartsFetched = 0;
const heart = islandKind<HeartProps>('heart', 'src/react/island.test.tsx', async () => {
  heartsFetched += 1;
  return Heart;
});

type TilesProps = { readonly products: readonly string[] };
const Tiles = ({ products }: TilesProps) => {
  tilesRendered += 1;
  return products.map((product) => (
    <li key={product}>
      {product} <Island kind={heart} given={{ product }} />
    </li>
  ));
};
const tiles = staticPart<TilesProps>('src/react/island.test.tsx', async () => Tiles);
const List = ({ products }: TilesProps) => <ul {...useStaticPart(tiles, { products }, products)} />;

const page = (products: readonly string[], onServer: boolean) => {
  const element = (
    <ShopProvider shop={aShop({ onServer })}>
      <List products={products} />
      <Islands kind={heart} />
    </ShopProvider>
  );
  return <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />;
};

const PRODUCTS = ['pen "A" <b>', 'ruler'];

/** A page that the shop host rendered and the tab has hydrated. */
const openPage = async () => {
  await fetchServerCode();
  const root = document.createElement('div');
  root.innerHTML = renderToString(page(PRODUCTS, true));
  document.body.append(root);
  const items = [...root.querySelectorAll('li')];
  const buttons = () => [...root.querySelectorAll('button')];
  buttons()[1]?.focus();
  tilesRendered = 0;
  const faults: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, page(PRODUCTS, false), { onRecoverableError: (fault) => faults.push(fault) });
  });
  return { root, items, buttons, faults };
};

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe('an island in a part that keeps the markup of the shop host', () => {
  it('is hydrated in its place while the part around it stays the very same markup', async () => {
    const { root, items, buttons, faults } = await openPage();
    expect(buttons().map(({ title }) => title)).toEqual(['Tornister: pen "A" <b>', 'Tornister: ruler']);
    await act(async () => buttons()[0]?.click());
    expect(buttons().map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    expect([...root.querySelectorAll('li')]).toEqual(items);
    expect([tilesRendered, faults]).toEqual([0, []]);
  });

  it('keeps the focus of somebody who was there before it was hydrated', async () => {
    const { buttons } = await openPage();
    expect(document.activeElement).toBe(buttons()[1]);
  });

  it('is one piece of code however many there are', () => {
    expect(heartsFetched).toBe(1);
  });
});
