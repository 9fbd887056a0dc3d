// A class list in the tab of its teacher: what taking a row off leaves of the focus, and what is read out.

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ClassListEntry, ClassListSummary } from '@tornister/application/ports';
import { aLine } from '@tornister/application/testing';
import { CLASS_CHILDREN_MAX, CLASS_QUANTITY_MAX, parseSchoolYear } from '@tornister/domain/classlist';
import { money } from '@tornister/domain/money';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider, redirect, useLoaderData } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { typingModule } from '../../composition/typing.module.ts';
import { ShopProvider } from '../../react/shop-provider.tsx';
import { classListHref } from './class-list-address.ts';
import { ClassListView, type ClassListViewProps } from './class-list-view.tsx';

registerArea(typingModule);
afterEach(cleanup);

const LIST: ClassListSummary = {
  id: 'list-1',
  name: 'Klasse 3b',
  schoolYear: '2026/27',
  children: 20,
  version: 1,
  entryCount: 3,
  isClosed: false,
  isShared: false,
};
const anEntry = (title: string): ClassListEntry => ({
  id: title,
  version: 1,
  title,
  note: '',
  choice: 'any',
  quantity: 1,
  per: 'child',
  promised: 0,
  promisedHere: 0,
});

const Page = () => (
  <main id="main" tabIndex={-1}>
    <ClassListView
      list={LIST}
      entries={useLoaderData<readonly ClassListEntry[]>()}
      refusal={undefined}
      ordered={undefined}
      packs={undefined}
      removal={undefined}
      lost={undefined}
      formKey="key-1"
    />
  </main>
);

/** The page of a list with rows of these names, from which its forms take them. */
const open = async (...titles: readonly string[]) => {
  const tab = await openTestShop();
  showIn(tab, titles);
  await screen.findByRole('status');
  return tab;
};

const showIn = ({ shop, texts }: TestShop, titles: readonly string[]): void => {
  let entries = titles.map(anEntry);
  const router = createMemoryRouter(
    [
      {
        path: '*',
        loader: () => entries,
        action: async ({ request }) => {
          const posted = await request.formData();
          entries = entries.filter(({ id }) => id !== posted.get('entryId'));
          return redirect(classListHref(LIST.id));
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
    { initialEntries: [classListHref(LIST.id)] },
  );
  render(<RouterProvider router={router} />);
};

const removal = (title: string) => screen.getByRole('button', { name: `${title} entfernen` });
const take = async (title: string) => {
  const button = removal(title);
  act(() => button.focus());
  fireEvent.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
};

it('leads the focus from a row that is taken off to the next one, to the one before, and at last to the main part', async () => {
  await open('Heft', 'Kleber', 'Zirkel');
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('3 Zeilen');
  await take('Kleber');
  await waitFor(() => expect(document.activeElement).toBe(removal('Zirkel')));
  expect(status.textContent).toBe('2 Zeilen');
  await take('Zirkel');
  await waitFor(() => expect(document.activeElement).toBe(removal('Heft')));
  expect(status.textContent).toBe('1 Zeile');
  await take('Heft');
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  expect(status.textContent).toBe('0 Zeilen');
});

it('keeps in the tab what is typed to be added, until the page is there again', async () => {
  const tab = await open('Heft');
  const text = '2 Hefte grün\n'.repeat(300);
  const field = () => document.querySelector<HTMLTextAreaElement>('[name=text]');
  fireEvent.input(field() ?? document.body, { target: { value: text } });
  await waitFor(() =>
    expect(tab.shop.get(sessionUseCases.formDrafts).of(classListHref(LIST.id))).toMatchObject({ text }),
  );
  cleanup();
  showIn(tab, ['Heft']);
  await screen.findByRole('status');
  await waitFor(() => expect(field()?.value).toBe(text));
});

type ChangingProps = {
  readonly first: Partial<ClassListViewProps>;
  /** Is given what changes the page, as another answer does. */
  readonly take: (change: (next: Partial<ClassListViewProps>) => void) => void;
};

const Changing = ({ first, take }: ChangingProps) => {
  const [props, setProps] = useState(first);
  take(setProps);
  return (
    <ClassListView
      {...{ list: LIST, entries: [], refusal: undefined, ordered: undefined, packs: undefined }}
      {...{ removal: undefined, lost: undefined, formKey: 'key-1' }}
      {...props}
    />
  );
};

describe('the forms of a list', () => {
  const show = async (props: Partial<ClassListViewProps>) => {
    const { shop, texts } = await openTestShop();
    let change: (next: Partial<ClassListViewProps>) => void = () => undefined;
    const element = (
      <I18nextProvider i18n={texts}>
        <ShopProvider shop={shop}>
          <Changing first={props} take={(next) => (change = next)} />
        </ShopProvider>
      </I18nextProvider>
    );
    render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
    return { change: (next: Partial<ClassListViewProps>) => act(() => change({ ...props, ...next })) };
  };
  const keys = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[name=key]')].map(({ form, value }) => [
      form?.querySelector<HTMLButtonElement>('button[name=intent]:last-of-type')?.value,
      value,
    ]);

  it.each(['add', 'copy'])('that the shop did not answer is sent again with its own key: %s', async (intent) => {
    await show({ refusal: { typed: { intent, key: 'posted-1' }, errors: [], message: 'gateway.timed-out' } });
    expect(keys()).toContainEqual([intent, 'posted-1']);
    expect(keys().filter(([, value]) => value === 'posted-1')).toHaveLength(1);
  });

  it('asks who removes a list that families know, and says what is lost', async () => {
    await show({ list: { ...LIST, isShared: true }, removal: { promised: 3 } });
    expect(screen.getByText(/mit Familien geteilt.*3 Stück zugesagt/u)).toBeDefined();
    const button = screen.getByRole('button', { name: /endgültig entfernen/u }) as HTMLButtonElement;
    expect(new FormData(button.form as HTMLFormElement).get('sure')).toBe('1');
    expect(button.closest('details')?.open).toBe(true);
  });

  it('asks who removes a row that families have promised something for, and of no other row', async () => {
    const rows = ['Zirkel', 'Heft'].map(anEntry);
    const [first] = rows;
    await show({ entries: rows, rowRemoval: { entryId: first?.id ?? '', promised: 3 } });
    expect(screen.getByRole('alert').textContent).toMatch(/3 Stück zugesagt/u);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Zirkel: Endgültig entfernen' });
    expect(new FormData(button.form as HTMLFormElement).get('sure')).toBe('1');
    expect(new FormData((removal('Heft') as HTMLButtonElement).form as HTMLFormElement).get('sure')).toBeNull();
  });

  it('show the picture of what is bought for a row: of what takes the place of an article that is gone, as long as there is such', async () => {
    const pictured = (src: string, isForSale: boolean) => {
      const { availableForSale: _isForSale, picture, ...line } = aLine(1);
      return { ...line, isForSale, picture: { ...picture, src } };
    };
    const [sold, gone, other] = [pictured('/sold', true), pictured('/gone', false), pictured('/other', true)];
    await show({
      entries: [
        { ...anEntry('Heft'), item: sold, replacement: other },
        { ...anEntry('Kleber'), item: gone, replacement: other },
        { ...anEntry('Zirkel'), item: gone },
      ],
    });
    const shown = [...document.querySelectorAll('li img')].map((picture) => picture.getAttribute('src'));
    expect(shown).toEqual(['/sold', '/other', '/gone']);
  });

  it('take more than can be, so that it is said and not cut to another number', async () => {
    await show({ entries: [anEntry('Heft')] });
    const roomOf = (name: string) =>
      [...document.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)].map((field) => field.maxLength);
    for (const room of [...roomOf('quantity'), ...roomOf('children')])
      expect(room).toBeGreaterThan(Math.max(String(CLASS_QUANTITY_MAX).length, String(CLASS_CHILDREN_MAX).length));
    expect(roomOf('quantity').length * roomOf('children').length).toBeGreaterThan(0);
    const year = '2026 / 2027';
    expect(parseSchoolYear(year)).toBe('2026/27');
    for (const room of roomOf('schoolYear')) expect(room).toBeGreaterThanOrEqual(year.length);
  });

  it('says how many lines of a text are not on it', async () => {
    await show({ lost: { leftOut: 2, isCut: true, lowered: 0 } });
    expect(screen.getByText(/^2 Zeilen Ihres Textes.*nur den Anfang gelesen\.$/u)).toBeDefined();
  });

  it('says in how many rows there are fewer pieces than were asked for', async () => {
    await show({ lost: { leftOut: 0, isCut: false, lowered: 2 } });
    expect(screen.getByText(/^Eine Zeile nimmt höchstens 99 Stück auf; bei 2 Artikeln/u)).toBeDefined();
  });

  it('says of a row that counts single pieces how many the class needs in how many packs, and sums these up', async () => {
    const { availableForSale: isForSale, ...line } = aLine(1, { orderNumber: '10001', unitPrice: money(2000) });
    const pack = { ...line, isForSale };
    const entries = ['3 Mappen blau', 'Mappen rot'].map((title) => ({ ...anEntry(title), item: pack }));
    const counted = { '3 Mappen blau': { pieces: 60, packs: 6, size: 10 } };
    const { change } = await show({ entries, counted });
    const said = () => screen.queryAllByText(/Stück gebraucht/u).map(({ textContent }) => textContent);
    expect(said()).toEqual(['3 Mappen blau: 60 Stück gebraucht, 6 Packungen zu 10']);
    expect(screen.getByText(/zusammen/u).textContent).toMatch(/520,00/u);
    const single = { orderNumber: '1', item: { ...pack, orderNumber: '1' }, quantity: 60, total: money(100) };
    change({ packs: { '3 Mappen blau': [{ ...single, saving: money(100) }] } });
    expect(said()).toEqual([]);
  });

  it('says of a set for a class that does not tell for how many children it is that there is one', async () => {
    const { availableForSale: isForSale, ...line } = aLine(1, { orderNumber: '10001' });
    const entries = [{ ...anEntry('Fineliner'), item: { ...line, isForSale } }];
    await show({ entries, counted: { Fineliner: { pieces: 20, packs: 1 } } });
    expect(screen.getByText(/^Fineliner: ein Klassensatz\./u)).toBeDefined();
  });

  it('says of a row that asks for sheets how many the class needs in how many packs', async () => {
    const { availableForSale: isForSale, ...line } = aLine(1, { orderNumber: '10001' });
    const entries = [{ ...anEntry('Papier'), item: { ...line, isForSale } }];
    await show({ entries, counted: { Papier: { pieces: 2000, packs: 4, size: 500, inSheets: true } } });
    expect(screen.getByText('Papier: 2000 Blatt gebraucht, 4 Packungen zu 500')).toBeDefined();
  });

  it('says beside the sum of which articles there are fewer than the class needs, as long as these are taken', async () => {
    const { availableForSale: isForSale, ...line } = aLine(1, { orderNumber: '10001', unitPrice: money(100) });
    const single = { ...line, isForSale, maxQuantity: 30 };
    const plenty = { ...single, orderNumber: '10003', maxQuantity: 500 };
    const entries = [
      { ...anEntry('Bleistift'), item: single },
      { ...anEntry('Schere'), item: plenty },
      { ...anEntry('Zirkel'), item: { ...single, orderNumber: '10004', maxQuantity: 0 } },
    ];
    const { change } = await show({ entries });
    const said = () => screen.queryAllByText(/lieferbar$/u).map(({ textContent }) => textContent);
    expect(said()).toEqual(['Zirkel: 20 nötig, 0 lieferbar']);
    expect(screen.getByText(/^Von einem Artikel gibt es weniger als nötig/u)).toBeDefined();
    change({ list: { ...LIST, children: 31 } });
    expect(said()).toEqual(['Bleistift: 31 nötig, 30 lieferbar', 'Zirkel: 31 nötig, 0 lieferbar']);
    expect(screen.getByText(/^Von 2 Artikeln gibt es weniger als nötig/u).closest('[aria-live]')?.textContent).toMatch(
      /zusammen 61,00/u,
    );
    const pack = { orderNumber: '10002', item: { ...plenty, orderNumber: '10002' }, quantity: 4, total: money(2000) };
    change({ list: { ...LIST, children: 31 }, packs: { Bleistift: [{ ...pack, saving: money(1100) }] } });
    expect(said()).toEqual(['Zirkel: 31 nötig, 0 lieferbar']);
    // The sum had only what is there, and now has everything: it rises, though less is paid for all.
    const compared = () => screen.queryByText(/^Verglichen wird/u)?.closest('fieldset');
    expect(compared()).toBeTruthy();
    change({ packs: { Bleistift: [{ ...pack, saving: money(1100) }] } });
    expect(compared()).toBeFalsy();
  });

  it('takes all packs of another answer into its sum, whatever was unticked before', async () => {
    const { availableForSale: isForSale, ...line } = aLine(1, { orderNumber: '10001', unitPrice: money(100) });
    const single = { ...line, isForSale };
    const pack = {
      orderNumber: '10002',
      item: { ...single, orderNumber: '10002', unitPrice: money(1500) },
      quantity: 1,
      total: money(1500),
      saving: money(500),
    };
    const entries = [{ ...anEntry('Bleistift'), item: single }];
    const { change } = await show({ entries, packs: { Bleistift: [pack] } });
    const sum = () => screen.getByText(/zusammen/u).textContent;
    expect(sum()).toMatch(/15,00/u);
    fireEvent.click(screen.getByRole('checkbox'));
    expect(sum()).toMatch(/20,00/u);
    change({ packs: { Bleistift: [pack] } });
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(sum()).toMatch(/15,00/u);
  });
});
