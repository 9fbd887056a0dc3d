import { cleanup, render, screen } from '@testing-library/react';
import { createSeenTiles } from '@tornister/application/browse';
import { aTile } from '@tornister/application/testing';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { inShop } from '../../../../test/render-in-shop.tsx';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { ProductPlaceholder } from './product-placeholder.tsx';

afterEach(cleanup);

const tile = aTile({ rating: 4.5, numberOfRatings: 12, moreVariants: true });

const Page = () => {
  const whole = useLoaderData<string | null>();
  return whole === null ? <ProductPlaceholder tile={tile} /> : <h1>{whole}</h1>;
};
const Failed = () => <h1>Fehler</h1>;
const Nothing = () => null;

/** A product page whose loader begins with the tile as long as it is remembered, and waits for the answer when it is not. */
const begin = async () => {
  const seenTiles = createSeenTiles();
  seenTiles.show([tile]);
  let arrive: (answer: string) => void = () => undefined;
  let fail: (reason: unknown) => void = () => undefined;
  const answer = new Promise<string>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  // The loader may ask for it only after it failed.
  answer.catch(() => undefined);
  const router = createMemoryRouter(
    [
      {
        path: '*',
        Component: Page,
        loader: () => (seenTiles.of(tile.id) === undefined ? answer : null),
        ErrorBoundary: Failed,
        HydrateFallback: Nothing,
      },
    ],
    { initialEntries: [tile.path] },
  );
  const { container } = render(
    inShop(<RouterProvider router={router} />, { services: [[browseUseCases.seenTiles, seenTiles]] }),
  );
  await screen.findByRole('heading', { level: 1, name: tile.name });
  return {
    arrive: (whole: string) => arrive(whole),
    fail: (reason: unknown) => fail(reason),
    page: container.querySelector('[data-page=product]'),
  };
};

describe('the placeholder of a product page', () => {
  it('shows what the list has shown, says that more is coming, and sells nothing yet', async () => {
    const { page } = await begin();
    expect(screen.getByRole('img', { name: tile.image.alt })).toBeTruthy();
    expect(screen.getByRole('link', { name: /12/ }).getAttribute('href')).toBe('#reviews');
    expect(page?.getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('button', { name: /Warenkorb/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Kaufen' })).toBeNull();
  });

  it('is whole when the answer comes', async () => {
    const { arrive } = await begin();
    arrive('Das ganze Heft');
    expect(await screen.findByRole('heading', { level: 1, name: 'Das ganze Heft' })).toBeTruthy();
  });

  it('gives way to the page that tells why there is no answer', async () => {
    const { fail } = await begin();
    fail(new Error('gone'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Fehler' })).toBeTruthy();
  });
});
