import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Form, RouterProvider } from 'react-router';
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
