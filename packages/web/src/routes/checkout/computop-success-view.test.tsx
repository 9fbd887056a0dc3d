import { act, cleanup, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { renderRouter } from '../../../test/render-page.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { stepsModule } from '../../composition/steps.module.ts';
import { Component } from './computop-success.page.tsx';

registerArea(stepsModule);
afterEach(cleanup);

/** The page that waits, in a tab whose questions the test answers. */
const openPage = async () => {
  const { shop, texts, clock } = await openTestShop();
  const answers: (() => void)[] = [];
  const loader = () =>
    new Promise<null>((resolve) => {
      answers.push(() => resolve(null));
    });
  const router = createMemoryRouter(
    [
      { id: 'wait', path: '/', Component, loader },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
    ],
    { hydrationData: { loaderData: { wait: null } } },
  );
  renderRouter(router, { shop, texts });
  const pass = (ms: number) => act(async () => clock.pass(ms));
  const answer = () => act(async () => answers.at(-1)?.());
  return { router, pass, answer, asked: () => answers.length };
};

describe('the page that waits for a payment, in a tab', () => {
  it('asks by itself every 3 seconds, and never while a question is on its way', async () => {
    const { pass, answer, asked } = await openPage();
    await pass(2_999);
    expect(asked()).toBe(0);
    await pass(1);
    expect(asked()).toBe(1);
    await pass(9_000);
    expect(asked()).toBe(1);
    await answer();
    await pass(2_999);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
  });

  it('asks no more when it was left', async () => {
    const { router, pass, asked } = await openPage();
    await act(() => router.navigate('/elsewhere'));
    expect(screen.getByText('Elsewhere')).toBeDefined();
    await pass(9_000);
    expect(asked()).toBe(0);
  });
});
