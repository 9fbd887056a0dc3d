import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRecentAnswers } from '@tornister/application/browse';
import { createHandDrivenClock, createInMemorySearchGateway } from '@tornister/application/testing';
import { SUGGESTIONS_DEBOUNCE_MS } from '@tornister/domain/search';
import { okAsync, ResultAsync } from 'neverthrow';
import { createMemoryRouter, Link, Outlet, RouterProvider, redirect, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { inShop, renderInShop, renderOnServer } from '../../../../test/render-in-shop.tsx';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { ports } from '../../../composition/ports.ts';
import { SearchBox } from './search-box.tsx';

afterEach(cleanup);

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const HEFT = {
  name: 'Heft liniert',
  path: '/prod/7/',
  image: { src: '/images/7.jpg', alt: 'Heft', width: 140, height: 105, sources: [] },
};

const RETURNS = { redirectPath: '/myaccount/returns/', query: 'retoure', originalQuery: 'retoure' };
const IMPRINT = { redirectPath: '/impressum/', query: 'impressum', originalQuery: 'impressum' };

const open = (address = '/', reactStrictMode = true) => {
  const clock = createHandDrivenClock();
  const search = createInMemorySearchGateway({
    suggestions: ['heft a4', 'heft a5'],
    suggestedProducts: [HEFT],
    hub: { impressum: IMPRINT, retoure: RETURNS },
  });
  const services = [
    [ports.searchGateway, search],
    [ports.clock, clock],
    [browseUseCases.recentAnswers, createRecentAnswers(clock)],
  ] as const;
  const view = (
    <>
      <SearchBox fieldId="search" />
      <Address />
      <Link to="/search/?q=lineal">next search</Link>
      <Link to="/cat/1/?q=lineal">category</Link>
      <Link to="/impressum/">imprint</Link>
    </>
  );
  const router = createMemoryRouter(
    [
      {
        children: [
          { path: '/myaccount/returns/', loader: () => redirect('/myaccount/orders/'), element: view },
          { path: '*', element: view },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  render(inShop(<RouterProvider router={router} />, { services }), { reactStrictMode });
  return { clock, asked: search.asked };
};

/** Reaches for the search, waits for the field with suggestions, and types. */
const typeLetters = async (letters: string) => {
  const { clock } = open();
  await userEvent.click(screen.getByRole('searchbox'));
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  await userEvent.type(field, letters);
  clock.pass(SUGGESTIONS_DEBOUNCE_MS);
  return field;
};

const arriveAt = (address: string) => screen.findByText(address, { selector: 'output' });

describe('the search box (spec 1 §4)', () => {
  it('searches what is typed at the first Enter while suggestions are open', async () => {
    await typeLetters('heft');
    await screen.findByRole('option', { name: 'heft a4' });
    await userEvent.keyboard('{Enter}');
    await arriveAt('/search/?q=heft');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('searches what is typed at the first Enter when nothing is suggested', async () => {
    await typeLetters('xylophon');
    await userEvent.keyboard('{Enter}');
    await arriveAt('/search/?q=xylophon');
  });

  it('searches the suggestion that the arrow keys have marked', async () => {
    const field = await typeLetters('heft');
    const first = await screen.findByRole('option', { name: 'heft a4' });
    await userEvent.keyboard('{ArrowDown}');
    expect(first.getAttribute('aria-selected')).toBe('true');
    expect(field.getAttribute('aria-activedescendant')).toBe(first.id);
    await userEvent.keyboard('{Enter}');
    await arriveAt('/search/?q=heft+a4');
  });

  it('searches a suggestion that is pressed', async () => {
    await typeLetters('heft');
    await userEvent.click(await screen.findByRole('option', { name: 'heft a5' }));
    await arriveAt('/search/?q=heft+a5');
  });

  it('shows the first products with their pictures, and opens one that is pressed', async () => {
    await typeLetters('heft');
    const product = await screen.findByRole('option', { name: 'Heft liniert' });
    expect(product.querySelector('img')?.getAttribute('src')).toBe('/images/7.jpg');
    await userEvent.click(product);
    await arriveAt('/prod/7/');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('opens the product that the arrow keys have marked, and empties the field', async () => {
    const field = await typeLetters('heft');
    const product = await screen.findByRole('option', { name: 'Heft liniert' });
    await userEvent.keyboard('{ArrowUp}');
    expect(product.getAttribute('aria-selected')).toBe('true');
    expect(field.getAttribute('aria-activedescendant')).toBe(product.id);
    await userEvent.keyboard('{Enter}');
    await arriveAt('/prod/7/');
    expect(field.value).toBe('');
  });

  it('is emptied by the clear button, which closes the list and keeps the focus', async () => {
    const field = await typeLetters('heft');
    await screen.findByRole('option', { name: 'heft a4' });
    await userEvent.click(screen.getByRole('button', { name: 'Suchtext löschen' }));
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('closes the list by Escape, and is emptied by a second one', async () => {
    const field = await typeLetters('heft');
    await screen.findByRole('option', { name: 'heft a4' });
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('option'), field.value]).toEqual([null, 'heft']);
    await userEvent.keyboard('{Escape}');
    expect(field.value).toBe('');
  });

  it('shows the query of the page, and of each page that follows, whatever was typed before', async () => {
    open('/search/?q=heft');
    const value = () => document.querySelector<HTMLInputElement>('[name=q]')?.value;
    expect(value()).toBe('heft');
    await userEvent.click(screen.getByRole('link', { name: 'next search' }));
    await arriveAt('/search/?q=lineal');
    expect(value()).toBe('lineal');
    await userEvent.click(screen.getByRole('link', { name: 'category' }));
    await arriveAt('/cat/1/?q=lineal');
    expect(value()).toBe('');
  });

  it('is empty at home after a search for blanks, so that one reads again what it is for (spec 1 §5)', async () => {
    const field = await typeLetters('   ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field.value).toBe(''));
    await arriveAt('/');
  });

  it('keeps the term on the page to which the search hub leads, and on no page behind it', async () => {
    const field = await typeLetters('impressum');
    await userEvent.keyboard('{Enter}');
    await arriveAt('/impressum/');
    await act(async () => undefined);
    expect(field.value).toBe('impressum');
    await userEvent.click(screen.getByRole('link', { name: 'category' }));
    await arriveAt('/cat/1/?q=lineal');
    await waitFor(() => expect(field.value).toBe(''));
    await userEvent.click(screen.getByRole('link', { name: 'imprint' }));
    await arriveAt('/impressum/');
    await act(async () => undefined);
    expect(field.value).toBe('');
  });

  it('is empty where the page to which the search hub leads sends on to another one', async () => {
    const field = await typeLetters('retoure');
    await userEvent.keyboard('{Enter}');
    await arriveAt('/myaccount/orders/');
    await waitFor(() => expect(field.value).toBe(''));
  });

  it('is a form that asks /search/ where no script runs', () => {
    const html = renderOnServer(<SearchBox fieldId="search" />);
    expect(html).toContain('action="/search/"');
    expect(html).toContain('name="q"');
  });
});

// In strict mode the use case of the field is made anew after the field has taken the focus, which no use case of a shopper is.
describe('the field with suggestions, when it takes the place of the plain one', () => {
  it('shows what is searched often when that has the focus', async () => {
    open('/', false);
    screen.getByRole('searchbox').focus();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true'));
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('shows no list when it was the clear button that gave it the focus (spec 1 §4 "Typing state")', async () => {
    const { clock, asked } = open('/search/?q=heft', false);
    fireEvent.click(screen.getByRole('button', { name: 'Suchtext löschen' }));
    const field = await screen.findByRole<HTMLInputElement>('combobox');
    expect([field.value, document.activeElement === field]).toEqual(['', true]);
    await waitFor(() => expect(asked).toContain('suggest: '));
    await act(async () => undefined);
    expect(asked.filter((question) => question === 'suggest: ')).toHaveLength(1);
    expect([field.getAttribute('aria-expanded'), screen.queryByRole('option')]).toEqual(['false', null]);
    fireEvent.change(field, { target: { value: 'heft' } });
    await act(async () => clock.pass(SUGGESTIONS_DEBOUNCE_MS));
    expect(await screen.findByRole('option', { name: 'heft a4' })).toBeTruthy();
  });
});

/** A search hub that holds every answer back until the test releases it; a page behind "slow" that does the same. */
const openSlow = () => {
  const released = new Map<string, () => void>();
  const holdBack = (name: string) => new Promise<void>((resolve) => released.set(name, resolve));
  const clock = createHandDrivenClock();
  const double = createInMemorySearchGateway();
  const search = {
    ...double,
    checkHub: (term: string) =>
      new ResultAsync(holdBack(term).then(() => okAsync({ query: term, originalQuery: term }))),
  };
  const view = inShop(
    <>
      <SearchBox fieldId="search" />
      <Address />
      <Link to="/cat/1/">category</Link>
      <Link to="/slow/">slow</Link>
    </>,
    {
      services: [
        [ports.searchGateway, search],
        [ports.clock, clock],
        [browseUseCases.recentAnswers, createRecentAnswers(clock)],
      ],
    },
  );
  const router = createMemoryRouter([
    { path: '/slow/', loader: () => holdBack('slow page').then(() => null), element: view },
    { path: '*', element: view },
  ]);
  render(<RouterProvider router={router} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  return {
    address,
    /** Submits a term and waits until its hub was asked. */
    submit: async (term: string) => {
      const field = document.querySelector<HTMLInputElement>('[name=q]');
      await userEvent.clear(field as HTMLInputElement);
      await userEvent.type(field as HTMLInputElement, `${term}{Enter}`);
      await waitFor(() => expect(released.has(term)).toBe(true));
    },
    /** Reaches for the field by a press and types more letters, without submitting. */
    type: async (letters: string) => {
      const field = document.querySelector<HTMLInputElement>('[name=q]') as HTMLInputElement;
      await userEvent.type(field, letters);
    },
    value: () => document.querySelector<HTMLInputElement>('[name=q]')?.value,
    press: (name: string) => userEvent.click(screen.getByRole('link', { name })),
    goTo: (to: string) => act(() => router.navigate(to)),
    /** Lets the hub answer, and waits until the last look-up behind it is made: what follows from it follows at once. */
    answer: async (term: string) => {
      released.get(term)?.();
      await waitFor(() => expect(double.asked).toContain(`longtail: ${term}`));
    },
    openSlowPage: async () => {
      released.get('slow page')?.();
      await waitFor(() => expect(address()).toBe('/slow/'));
    },
  };
};

describe('a search that is decided late', () => {
  it('does not take the shopper away from what was searched later', async () => {
    const { submit, answer, address } = openSlow();
    await submit('alt');
    await submit('neu');
    await answer('neu');
    expect(address()).toBe('/search/?q=neu');
    await answer('alt');
    expect(address()).toBe('/search/?q=neu');
    expect(document.querySelector<HTMLInputElement>('[name=q]')?.value).toBe('neu');
  });

  it('does not take the shopper away from a page that was opened meanwhile', async () => {
    const { submit, press, answer, address } = openSlow();
    await submit('alt');
    await press('category');
    await answer('alt');
    expect(address()).toBe('/cat/1/');
  });

  it('does not take the shopper away from a link that was pressed meanwhile, although its page is still on the way', async () => {
    const { submit, press, answer, openSlowPage } = openSlow();
    await submit('alt');
    await press('slow');
    await answer('alt');
    await openSlowPage();
  });

  it('wins over a link that was pressed before it and whose page comes meanwhile', async () => {
    const { submit, press, answer, openSlowPage, address } = openSlow();
    await press('slow');
    await submit('neu');
    await openSlowPage();
    await answer('neu');
    expect(address()).toBe('/search/?q=neu');
  });

  it('leaves alone what is typed meanwhile, until the field is left', async () => {
    const { submit, type, answer, address, value, goTo } = openSlow();
    await submit('heft');
    await type(' a4');
    await answer('heft');
    expect([address(), value()]).toEqual(['/search/?q=heft', 'heft a4']);
    (document.activeElement as HTMLElement).blur();
    await goTo('/search/?q=lineal');
    expect(value()).toBe('lineal');
  });

  it('shows the query of a page that comes while the field has the focus and nothing was typed', async () => {
    const { submit, answer, value, goTo } = openSlow();
    await submit('heft');
    await userEvent.click(screen.getByRole('combobox'));
    await answer('heft');
    await goTo('/search/?q=lineal');
    expect(value()).toBe('lineal');
  });

  it('is left to the page of the search where it cannot be decided', async () => {
    // Without the gateway the decision fails as it does without its code; this shop suggests nothing, which would ask it, too.
    renderInShop(
      <>
        <SearchBox fieldId="search" />
        <Address />
      </>,
      { storefront: 'b2b' },
    );
    await userEvent.type(screen.getByRole('searchbox'), 'heft & stift{Enter}');
    await arriveAt('/search/?q=heft+%26+stift');
  });
});

/** A search page that is away at first, as its address is opened. */
const openWhileAway = () => {
  let isAway = true;
  const search = createInMemorySearchGateway();
  const clock = createHandDrivenClock();
  const services = [
    [ports.searchGateway, search],
    [ports.clock, clock],
    [browseUseCases.recentAnswers, createRecentAnswers(clock)],
  ] as const;
  const loader = () => {
    if (isAway) throw new Response(null, { status: 503 });
    return null;
  };
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <>
            <SearchBox fieldId="search" />
            <Outlet />
          </>
        ),
        children: [{ path: 'search', loader, element: <h1>found</h1>, errorElement: <h1>away</h1> }],
      },
    ],
    { initialEntries: ['/search/?q=heft'] },
  );
  const pushed: string[] = [];
  router.subscribe(({ historyAction }) => pushed.push(historyAction));
  render(inShop(<RouterProvider router={router} />, { services }));
  return {
    pushed,
    recover: () => {
      isAway = false;
    },
  };
};

describe('a search again on the page of its error', () => {
  it('asks once more, and adds no step to the way back', async () => {
    const { recover, pushed } = openWhileAway();
    await screen.findByRole('heading', { name: 'away' });
    recover();
    await userEvent.click(screen.getByRole('button', { name: 'Suchen' }));
    await screen.findByRole('heading', { name: 'found' });
    expect(pushed).not.toContain('PUSH');
  });
});
