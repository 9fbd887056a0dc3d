import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop, renderOnServer } from '../../../../test/render-in-shop.tsx';
import { BelowFold } from './below-fold.tsx';

afterEach(cleanup);

const REVIEWS = (
  <BelowFold>
    <p>Bewertungen</p>
  </BelowFold>
);

const openPages = (first: string) => {
  const router = createMemoryRouter(
    [
      { path: '/list', element: <p>Liste</p> },
      { path: '/product', element: REVIEWS },
    ],
    { initialEntries: [first] },
  );
  render(<RouterProvider router={router} />);
  return router;
};

describe('what lies below the first screen', () => {
  it('is rendered by the shop host, and by a tab that opens the page', () => {
    expect(renderOnServer(REVIEWS)).toContain('Bewertungen');
    renderInShop(REVIEWS);
    expect(screen.getByText('Bewertungen')).toBeTruthy();
  });

  it('follows the first frame after a navigation', async () => {
    const router = openPages('/list');
    await act(() => router.navigate('/product'));
    expect(await screen.findByText('Bewertungen')).toBeTruthy();
  });

  it('is there at once for who goes to an anchor, and for who comes back', async () => {
    const router = openPages('/list');
    await act(() => router.navigate('/product#reviews'));
    expect(screen.getByText('Bewertungen')).toBeTruthy();
    await act(() => router.navigate('/list'));
    await act(() => router.navigate(-1));
    expect(screen.getByText('Bewertungen')).toBeTruthy();
  });
});
