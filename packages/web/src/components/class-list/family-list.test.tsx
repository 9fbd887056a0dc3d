// The list of a class in the tab of a family: what a promise, and taking it back, leave of the focus, and what is read out.

import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ClassListEntry } from '@tornister/application/ports';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider, useActionData, useLoaderData } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { ShopProvider } from '../../react/shop-provider.tsx';
import { type FamilyAnswer, FamilyList } from './family-list.tsx';

afterEach(cleanup);

const ADDRESS = '/classlist/token-1/';
const GLUE: ClassListEntry = {
  id: 'glue',
  version: 1,
  title: 'Kleber',
  note: '',
  choice: 'exact',
  quantity: 5,
  per: 'class',
  promised: 1,
  promisedHere: 0,
};
/** What the shop answers to a list that is asked for anew. */
const CHECKED: FamilyAnswer = { there: ['glue'], notes: {}, alternatives: {}, instead: {} };

type Ticks = Parameters<typeof FamilyList>[0]['ticks'];
const TICKS: Ticks = { keep: () => undefined, resume: () => undefined };

const Page = ({ answer, ticks = TICKS }: { readonly answer?: FamilyAnswer; readonly ticks?: Ticks }) => (
  <FamilyList
    list={{
      name: 'Klasse 3b',
      schoolYear: '2026/27',
      isClosed: false,
      entries: useLoaderData<readonly ClassListEntry[]>(),
    }}
    answer={useActionData<FamilyAnswer>() ?? answer}
    address={ADDRESS}
    formKey="key-1"
    secret="secret-1"
    ticks={ticks}
  />
);

/** The page of a list on which a promise is kept as it was typed. */
const open = async (
  answer?: FamilyAnswer,
  ticks?: Ticks,
  per: ClassListEntry['per'] = 'class',
  choice: ClassListEntry['choice'] = 'exact',
) => {
  const posts: (readonly [string, string])[][] = [];
  const { shop, texts } = await openTestShop();
  let promisedHere = 0;
  const router = createMemoryRouter(
    [
      {
        path: '*',
        loader: () => [{ ...GLUE, per, choice, promised: GLUE.promised + promisedHere, promisedHere }],
        action: async ({ request }) => {
          const posted = await request.formData();
          posts.push([...posted].map(([name, value]) => [name, String(value)]));
          promisedHere = posted.get('intent') === 'promise glue' ? Number(posted.get('promise-glue')) : 0;
          return posted.get('intent') === 'check' ? CHECKED : null;
        },
        hydrateFallbackElement: <p />,
        element: (
          <I18nextProvider i18n={texts}>
            <ShopProvider shop={shop}>
              <Page {...(answer === undefined ? {} : { answer })} {...(ticks === undefined ? {} : { ticks })} />
            </ShopProvider>
          </I18nextProvider>
        ),
      },
    ],
    { initialEntries: [ADDRESS] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('listitem');
  return { posts };
};

const row = () => within(screen.getByRole('listitem'));
const press = (name: string): void => {
  const button = row().getByRole('button', { name });
  act(() => button.focus());
  fireEvent.click(button);
};
const field = () => row().queryByLabelText<HTMLInputElement>(/Wie viele davon/u);

it('reads a promise out in a region that stood there before, and leads the focus on to the way back, and from there to the field', async () => {
  await open();
  const status = row().getByRole('status');
  expect(status.textContent).toBe('1 von 5 zugesagt');
  fireEvent.change(field() as HTMLInputElement, { target: { value: '2' } });
  press('Kleber: das bringen wir mit');
  await waitFor(() => expect(status.textContent).toBe('3 von 5 zugesagtSie bringen 2 Stück mit.'));
  expect(status.isConnected).toBe(true);
  await waitFor(() =>
    expect(document.activeElement).toBe(row().getByRole('button', { name: 'Zusage zurücknehmen: Kleber' })),
  );
  press('Zusage zurücknehmen: Kleber');
  await waitFor(() => expect(status.textContent).toBe('1 von 5 zugesagt'));
  expect(status.isConnected).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(field()?.value).toBe('1');
});

it('promises with Return in the field, as its button does', async () => {
  await open();
  fireEvent.keyDown(field() as HTMLInputElement, { key: 'Enter' });
  await waitFor(() => expect(row().getByRole('status').textContent).toMatch(/Sie bringen 1 Stück mit/u));
});

it('leads the focus of a button on to what it has found, or to the word that there is nothing', async () => {
  await open({ ...CHECKED, alternatives: { glue: [] } }, undefined, 'child', 'any');
  expect(document.activeElement?.textContent).toBe('Dafür haben wir nichts anderes, das genau passt.');
});

it('is sent again with the key that it was posted with, where the shop did not answer', async () => {
  const keyOf = () => document.querySelector<HTMLInputElement>('input[name=key]')?.value;
  await open({ there: [], notes: {}, alternatives: {}, instead: {}, message: 'gateway.timed-out', key: 'posted-1' });
  expect(keyOf()).toBe('posted-1');
  cleanup();
  await open();
  expect(keyOf()).toBe('key-1');
});

it('goes on with what the browser has kept, unless the shop has answered', async () => {
  const kept = { there: ['glue'], instead: { glue: '10002' } };
  const ticks: Ticks = {
    ...TICKS,
    resume: ({ show, check }) => {
      check(kept);
      show(kept.there);
    },
  };
  const { posts } = await open(undefined, ticks, 'child');
  await waitFor(() =>
    expect(posts[0]).toEqual([
      ['intent', 'check'],
      ['there', 'glue'],
      ['open', 'glue'],
      ['instead-glue', '10002'],
    ]),
  );
  await waitFor(() => expect(row().getByRole<HTMLInputElement>('checkbox').checked).toBe(true));
  cleanup();
  const answered = await open({ ...CHECKED, there: [] }, ticks, 'child');
  expect(row().getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  expect(answered.posts).toEqual([]);
});
