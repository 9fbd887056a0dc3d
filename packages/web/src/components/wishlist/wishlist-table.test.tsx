// The table of a list in a tab whose forms are answered when a test says so: what two presses do, and where the focus goes on.
// Longer than others: all of it is of one page, and so is what opens that.

import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { aListEntry, aWishlist } from '@tornister/application/testing';
import { PATHS } from '@tornister/domain/routing';
import { brandId, type WishlistEntryId } from '@tornister/domain/shared';
import { removeEntry, tableOf, UNDO_ROWS_MAX, type WishlistEntry } from '@tornister/domain/wishlist';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, data, RouterProvider, redirect, useLoaderData, useSearchParams } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { browseModule } from '../../composition/browse.module.ts';
import { ShopProvider } from '../../react/shop-provider.tsx';
import { readListAddress } from './list-address.ts';
import { ListForm } from './list-forms.tsx';
import { WishlistTable } from './wishlist-table.tsx';

registerArea(browseModule);
afterEach(cleanup);

const { entries: _none, ...LIST } = aWishlist('a', { name: 'Basteln' });
const OTHER = aWishlist('b', { name: 'Turnen' });

const aComment = (id: string, allowedToDeleteByUser = true) => ({
  id,
  comment: `Kommentar ${id}`,
  name: 'Mia',
  displayedDate: '21.11.2026',
  allowedToDeleteByUser,
});

const Page = () => {
  const list = useLoaderData<typeof LIST & { readonly table: ReturnType<typeof tableOf> }>();
  const address = readListAddress(useSearchParams()[0]);
  return (
    <main id="main" tabIndex={-1}>
      <WishlistTable
        list={list}
        lists={[LIST, OTHER].map((each) => ({ ...each, entries: [] }))}
        address={address}
        isLoggedIn
      />
      <ListForm address={address} refusal={undefined} />
    </main>
  );
};

type Posted = {
  readonly form: FormData;
  readonly search: string;
  readonly answer: (answer: unknown) => void;
};

/** A page of one list with these entries; `becomes` is what the shop has from now on. */
const openList = async (first: readonly WishlistEntry[]) => {
  const { shop, texts } = await openTestShop();
  let table = tableOf(first);
  const posted: Posted[] = [];
  const router = createMemoryRouter(
    [
      {
        path: '*',
        loader: () => ({ ...LIST, table }),
        action: async ({ request }) => {
          const form = await request.formData();
          const { search } = new URL(request.url);
          return new Promise((answer) => posted.push({ form, search, answer }));
        },
        hydrateFallbackElement: <p />,
        element: (
          <I18nextProvider i18n={texts}>
            <ShopProvider shop={shop}>
              <Page />
            </ShopProvider>
          </I18nextProvider>
        ),
      },
    ],
    { initialEntries: [PATHS.wishlist] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('table');
  return {
    posted,
    router,
    becomes: (next: typeof table) => {
      table = next;
    },
    /** Waits for the form that is sent as the nth. */
    sent: async (count: number): Promise<Posted> => {
      await waitFor(() => expect(posted).toHaveLength(count));
      await waitFor(() => expect(router.state.navigation.state).toBe('submitting'));
      return posted.at(-1) as Posted;
    },
    idle: () => waitFor(() => expect(router.state.navigation.state).toBe('idle')),
  };
};

const id = (product: string) => brandId<WishlistEntryId>(`entry-${product}`);
const answerWith = (posted: Posted, answer: unknown) => act(async () => posted.answer(answer));
const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;
/** Presses a button as the keyboard does: the focus is on it. */
const press = (button: HTMLElement): void => {
  act(() => button.focus());
  fireEvent.click(button);
};
const button = (name: string) => screen.getByRole('button', { name });

/** The options of a row, whose code comes with the reach. */
const openOptions = async (name: string): Promise<HTMLElement> => {
  const row = rowOf(name);
  const summary = within(row).getByText('Optionen');
  await act(async () => summary.focus());
  const details = summary.closest('details') as HTMLDetailsElement;
  details.open = true;
  await within(details).findByRole('button', { name: 'Verschieben' });
  return details;
};

describe('a removal that another one overtakes', () => {
  const ENTRIES = [aListEntry('1'), aListEntry('2'), aListEntry('3')];

  it('keeps its undo row, and so does the one before it', async () => {
    const list = await openList(ENTRIES);
    press(button('Zirkel 1 entfernen'));
    await list.sent(1);
    press(button('Zirkel 2 entfernen'));
    expect((await list.sent(2)).search).toBe('?removed=entry-1');
    expect(screen.getByText('„Zirkel 1“ ist nicht mehr auf der Liste „Basteln“.')).toBeDefined();
    press(button('Zirkel 3 entfernen'));
    expect((await list.sent(3)).search).toBe('?removed=entry-1%2Centry-2');
    expect(screen.getByText('„Zirkel 1“ ist nicht mehr auf der Liste „Basteln“.')).toBeDefined();
    expect(screen.getByText('„Zirkel 2“ ist nicht mehr auf der Liste „Basteln“.')).toBeDefined();
  });

  it('is no longer named once it was refused', async () => {
    const list = await openList(ENTRIES);
    press(button('Zirkel 1 entfernen'));
    await answerWith(await list.sent(1), data({}, { status: 503 }));
    await list.idle();
    press(button('Zirkel 2 entfernen'));
    expect((await list.sent(2)).search).toBe('');
  });

  it('is not named by the form after its undo', async () => {
    const list = await openList(ENTRIES);
    press(button('Zirkel 1 entfernen'));
    list.becomes(removeEntry(tableOf(ENTRIES), id('1')));
    await answerWith(await list.sent(1), redirect(`${PATHS.wishlist}?removed=entry-1`));
    await list.idle();
    press(button('Rückgängig'));
    expect((await list.sent(2)).search).toBe('?removed=entry-1');
    press(button('Zirkel 2 entfernen'));
    expect((await list.sent(3)).search).toBe('');
  });
});

describe('so many undo rows as there can be', () => {
  it('are told before the first of them goes', async () => {
    const entries = Array.from({ length: UNDO_ROWS_MAX + 1 }, (_none, at) => aListEntry(String(at)));
    const almost = entries.slice(2).reduce((rows, entry) => removeEntry(rows, entry.id), tableOf(entries));
    const list = await openList(entries);
    const told = () => screen.queryByText(/Höchstens 50 entfernte Artikel/u);
    list.becomes(almost);
    await act(() => list.router.revalidate());
    expect([screen.getAllByText('Rückgängig').length, told()]).toEqual([49, null]);
    // What reads aloud has to know the place before anything is said there (WCAG 4.1.3).
    const region = screen.getAllByRole('status').find(({ textContent }) => textContent === '');
    list.becomes(removeEntry(almost, id('1')));
    await act(() => list.router.revalidate());
    expect([screen.getAllByText('Rückgängig').length, told()]).toEqual([50, region]);
  });
});

describe('a row whose form is on its way (spec 3 §4 "Row loading")', () => {
  it('is loading until there is an answer, and no other one is', async () => {
    const list = await openList([aListEntry('1'), aListEntry('2')]);
    const busy = () => ['Zirkel 1', 'Zirkel 2'].map((name) => rowOf(name).getAttribute('aria-busy'));
    press(rowOf('Zirkel 2').querySelector('[value=quantity]') as HTMLElement);
    const sent = await list.sent(1);
    expect(busy()).toEqual(['false', 'true']);
    await answerWith(sent, redirect(PATHS.wishlist));
    await list.idle();
    expect(busy()).toEqual(['false', 'false']);
  });
});

describe('a quantity that is no whole number (spec 3 §4 "Quantity field")', () => {
  const type = (row: HTMLElement) => {
    const field = within(row).getByRole<HTMLInputElement>('textbox', { name: /^Menge/u });
    act(() => field.focus());
    fireEvent.input(field, { target: { value: 'abc' } });
    // Return in a field presses the first button of its form, and the focus stays.
    fireEvent.click(row.querySelector('[value=quantity]') as HTMLElement);
    return field;
  };

  it.each([
    [8, ['1']],
    [1, []],
  ])('sent by Return beside %i pieces is told at its field, to which the focus comes back', async (quantity, sent) => {
    const list = await openList([aListEntry('1', { quantity })]);
    // What is typed is heard of once the effects of the page have run.
    await act(() => list.router.revalidate());
    const field = type(rowOf('Zirkel 1'));
    expect([field.value, document.activeElement]).toEqual(['1', field]);
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('Bitte geben Sie eine ganze Zahl ein. Die Menge ist jetzt 1.');
    await waitFor(() => expect(list.router.state.navigation.state).toBe(sent.length === 0 ? 'idle' : 'submitting'));
    await waitFor(() => expect(list.posted.map(({ form }) => form.get('quantity'))).toEqual(sent));
  });
});

describe('the comment of an entry', () => {
  const ENTRIES = [aListEntry('1', { comments: [aComment('1')] })];
  const type = async (text: string) => {
    const options = await openOptions('Zirkel 1');
    const field = within(options).getByLabelText<HTMLTextAreaElement>('Kommentar');
    fireEvent.change(field, { target: { value: text } });
    return { field, save: within(options).getByRole('button', { name: 'Kommentar speichern' }) };
  };

  it('is sent once for two presses, and leaves its field once it is there', async () => {
    const list = await openList(ENTRIES);
    const { field, save } = await type('Bitte in Blau');
    press(save);
    press(save);
    const sent = await list.sent(1);
    press(save);
    expect(field.value).toBe('Bitte in Blau');
    list.becomes(tableOf([aListEntry('1', { comments: [aComment('1'), aComment('2')] })]));
    await answerWith(sent, redirect(PATHS.wishlist));
    await list.idle();
    await waitFor(() => expect(field.value).toBe(''));
    expect(list.posted).toHaveLength(1);
  });

  it('stays in its field where it was refused', async () => {
    const list = await openList(ENTRIES);
    const { field, save } = await type('Bitte in Blau');
    press(save);
    await answerWith(await list.sent(1), data({}, { status: 422 }));
    await list.idle();
    expect(field.value).toBe('Bitte in Blau');
  });

  it('that is still being typed outlives the comment of somebody else', async () => {
    const list = await openList(ENTRIES);
    const { field } = await type('Bitte in');
    list.becomes(tableOf([aListEntry('1', { comments: [aComment('1'), aComment('2', false)] })]));
    await act(() => list.router.revalidate());
    expect(screen.getByText('Kommentar 2')).toBeDefined();
    expect(field.value).toBe('Bitte in');
  });
});

describe('a further list', () => {
  it('is made once for two presses, and its form is empty afterwards', async () => {
    const list = await openList([aListEntry('1')]);
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    fireEvent.change(field, { target: { value: 'Klasse 3b' } });
    press(button('Liste anlegen'));
    press(button('Liste anlegen'));
    const sent = await list.sent(1);
    press(button('Liste anlegen'));
    await answerWith(sent, redirect(`${PATHS.wishlist}?list=c`));
    await list.idle();
    await waitFor(() => expect(field.value).toBe(''));
    expect(list.posted).toHaveLength(1);
  });
});

describe('the focus, where what was pressed goes without an undo row', () => {
  const COMMENTS = [aComment('1'), aComment('2'), aComment('3')];
  const remove = (comment: string) => `Kommentar „Kommentar ${comment}“ löschen`;
  const withComments = (...comments: readonly string[]) => [
    aListEntry('1', { comments: COMMENTS.filter((comment) => comments.includes(comment.id)) }),
    aListEntry('2'),
  ];
  const take = async (list: Awaited<ReturnType<typeof openList>>, comment: string, left: readonly string[]) => {
    const before = list.posted.length;
    press(await screen.findByRole('button', { name: remove(comment) }));
    list.becomes(tableOf(withComments(...left)));
    await answerWith(await list.sent(before + 1), redirect(PATHS.wishlist));
    await list.idle();
  };

  it('goes from a comment to the next one, then to the one before, and at last to the options of the entry', async () => {
    const list = await openList(withComments('1', '2', '3'));
    await take(list, '2', ['1', '3']);
    await waitFor(() => expect(document.activeElement).toBe(button(remove('3'))));
    await take(list, '3', ['1']);
    await waitFor(() => expect(document.activeElement).toBe(button(remove('1'))));
    await take(list, '1', []);
    await waitFor(() => expect(document.activeElement).toBe(within(rowOf('Zirkel 1')).getByText('Optionen')));
  });

  it('stays where it is when a comment goes in which it was not', async () => {
    const list = await openList(withComments('1', '2', '3'));
    await screen.findByRole('button', { name: remove('2') });
    act(() => (document.activeElement as HTMLElement).blur());
    list.becomes(tableOf(withComments('1', '3')));
    await act(() => list.router.revalidate());
    expect(screen.queryByRole('button', { name: remove('2') })).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it('goes from an entry that was moved to the options of the next one, and from the last one to the main part', async () => {
    const list = await openList([aListEntry('1'), aListEntry('2')]);
    press(within(await openOptions('Zirkel 1')).getByRole('button', { name: 'Verschieben' }));
    list.becomes(tableOf([aListEntry('2')]));
    await answerWith(await list.sent(1), redirect(PATHS.wishlist));
    await list.idle();
    await waitFor(() => expect(document.activeElement).toBe(within(rowOf('Zirkel 2')).getByText('Optionen')));
    press(within(await openOptions('Zirkel 2')).getByRole('button', { name: 'Verschieben' }));
    list.becomes([]);
    await answerWith(await list.sent(2), redirect(PATHS.wishlist));
    await list.idle();
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  });
});
