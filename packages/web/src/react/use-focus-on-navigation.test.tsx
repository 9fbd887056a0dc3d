import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

afterEach(cleanup);

const Layout = () => {
  const main = useFocusOnNavigation();
  return (
    <>
      <button type="button">Suchen</button>
      <main ref={main} id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
};

const Page = () => {
  const { pathname, search } = useLocation();
  return (
    <section id="listing" tabIndex={-1}>
      {pathname + search}
    </section>
  );
};

/** Goes from one address to the other with a button pressed that stays. */
const go = async (from: string, to: string): Promise<HTMLElement> => {
  const router = createMemoryRouter([{ Component: Layout, children: [{ path: '*', Component: Page }] }], {
    initialEntries: [from],
  });
  render(<RouterProvider router={router} />);
  const button = await screen.findByRole('button');
  button.focus();
  await act(() => router.navigate(to));
  await screen.findByText(to);
  return button;
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe('the focus after a navigation (WCAG 2.4.3)', () => {
  it.each([
    ['another page', '/papier/', '/stifte/?p=2', 'main'],
    ['another search', '/search/?q=stift&p=2', '/search/?q=heft', 'main'],
    ['another page of a list', '/papier/?sort=new', '/papier/?sort=new&p=2', 'listing'],
    ['the first page of a list', '/papier/?p=3', '/papier/', 'listing'],
  ])('goes to the start of what %s shows', async (_what, from, to, place) => {
    await go(from, to);
    await waitFor(() => expect(document.activeElement?.id).toBe(place));
  });

  it.each([
    ['filter', '/papier/?p=3', '/papier/?filter.colour=red'],
    ['order', '/papier/?p=3', '/papier/?p=3&sort=new'],
  ])('stays at what has chosen another %s', async (_what, from, to) => {
    const button = await go(from, to);
    await nextFrame();
    await nextFrame();
    expect(document.activeElement).toBe(button);
  });
});
