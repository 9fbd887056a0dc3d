import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Form, RouterProvider, useActionData } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useBusyForm } from './use-busy-form.ts';

afterEach(cleanup);

const PayForm = () => {
  const { isBusy, ignoreWhileBusy } = useBusyForm();
  return (
    <Form method="post" onSubmit={ignoreWhileBusy}>
      <button type="submit">{isBusy ? 'Wird gesendet' : 'Bezahlen'}</button>
    </Form>
  );
};

/** A page with a form whose answers are given when a test says so. */
const open = () => {
  const answers: (() => void)[] = [];
  const action = async () => {
    await new Promise<void>((answer) => answers.push(answer));
    return null;
  };
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <PayForm />, action }])} />);
  const press = (): void => screen.getByRole('button').click();
  return { answers, press };
};

it('sends a form once for two presses, also where nothing was rendered between them', async () => {
  const { answers, press } = open();
  press();
  press();
  await screen.findByText('Wird gesendet');
  press();
  answers.at(-1)?.();
  await screen.findByText('Bezahlen');
  expect(answers).toHaveLength(1);
});

it('sends it again in a page that Back brings out of the cache, where the answer led to another site', async () => {
  const { answers, press } = open();
  const show = (persisted: boolean) =>
    act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  press();
  await screen.findByText('Wird gesendet');
  // The first showing of a page is none of these.
  await show(false);
  expect(screen.queryByText('Bezahlen')).toBeNull();
  await show(true);
  await screen.findByText('Bezahlen');
  press();
  await screen.findByText('Wird gesendet');
  expect(answers).toHaveLength(2);
});

it('sends it again once there is an answer', async () => {
  const { answers, press } = open();
  for (const times of [1, 2]) {
    // Pressed until it is sent: a press that comes before the answer was rendered is ignored like any second one.
    await waitFor(() => {
      if (answers.length < times) press();
      expect(answers.length).toBeGreaterThanOrEqual(times);
    });
    for (const answer of answers) answer();
    await screen.findByText('Bezahlen');
  }
});

const Nothing = () => null;

const BookForm = () => {
  const { isBusy, ignoreWhileBusy } = useBusyForm();
  const answer = useActionData<string>();
  return (
    <Form method="post" onSubmit={ignoreWhileBusy}>
      <p>{isBusy ? 'Wird gelesen' : 'Ruhe'}</p>
      <button type="submit" name="book" value="add">
        Neue Adresse
      </button>
      {answer === 'add' ? (
        <button type="submit" name="book" value="list">
          Abbrechen
        </button>
      ) : null}
    </Form>
  );
};

it('takes another button as soon as the answer is on the page, and the same one when all is read', async () => {
  const posted: string[] = [];
  const readings: (() => void)[] = [];
  const loader = async () => {
    if (posted.length > 0) await new Promise<void>((read) => readings.push(read));
    return null;
  };
  const action = async ({ request }: { readonly request: Request }) => {
    const button = String((await request.formData()).get('book'));
    posted.push(button);
    return button;
  };
  const routes = [{ path: '/', element: <BookForm />, action, loader, HydrateFallback: Nothing }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  (await screen.findByText('Neue Adresse')).click();
  const cancel = await screen.findByText('Abbrechen');
  expect(screen.getByText('Wird gelesen')).toBeTruthy();

  screen.getByText('Neue Adresse').click();
  cancel.click();
  await waitFor(() => expect(posted).toEqual(['add', 'list']));

  await waitFor(() => expect(screen.queryByText('Abbrechen')).toBeNull());
  for (const read of readings) read();
  await screen.findByText('Ruhe');
});
