// A class list in the tab of its teacher: what taking a row off leaves of the focus, and what is read out.

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ClassListEntry, ClassListSummary } from '@tornister/application/ports';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider, redirect, useLoaderData } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { ShopProvider } from '../../react/shop-provider.tsx';
import { classListHref } from './class-list-address.ts';
import { ClassListView } from './class-list-view.tsx';

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
      formKey="key-1"
    />
  </main>
);

/** The page of a list with rows of these names, from which its forms take them. */
const open = async (...titles: readonly string[]) => {
  const { shop, texts } = await openTestShop();
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
  await screen.findByRole('status');
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
