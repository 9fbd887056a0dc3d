import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { useMobileSearch } from './use-mobile-search.ts';

afterEach(cleanup);

const Search = () => <output>{useMobileSearch(useLocation().pathname) ? 'open' : 'closed'}</output>;

/** A tab whose first page is at this address; its loader has answered with these data. */
const openTab = (address: string, loaded: unknown) => {
  const router = createMemoryRouter([{ id: 'page', path: '*', element: <Search />, loader: () => loaded }], {
    initialEntries: [address],
    hydrationData: { loaderData: { page: loaded } },
  });
  render(<RouterProvider router={router} />);
  return { goTo: (to: string) => act(() => router.navigate(to)) };
};

describe('the search of telephones (spec 1 §2 "On every navigation")', () => {
  it.each([
    ['/', { rows: [] }, 'open'],
    ['/papier/hefte/', { kind: 'category', data: {} }, 'open'],
    ['/prod/7/', { product: {} }, 'closed'],
    ['/papier/heft-liniert/', { kind: 'product', data: { product: {} } }, 'closed'],
    ['/nowhere/', null, 'open'],
  ])('on a first page at %s with %o is %s', (address, loaded, expected) => {
    openTab(address, loaded);
    expect(screen.getByRole('status').textContent).toBe(expected);
  });

  it('is closed on every page that follows, also on the first one again', async () => {
    const { goTo } = openTab('/', { rows: [] });
    await goTo('/papier/');
    expect(screen.getByRole('status').textContent).toBe('closed');
    await goTo('/');
    expect(screen.getByRole('status').textContent).toBe('closed');
  });
});
