import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { competitionPath } from '@tornister/domain/content';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { HERBST } from '../../../test/open-service-shop.ts';
import { inShop } from '../../../test/render-in-shop.tsx';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { Component } from './competition.page.tsx';

afterEach(cleanup);

/** As the store of the tab keeps them. */
const draftsInMemory = () => {
  const kept = new Map<string, Readonly<Record<string, string>>>();
  return {
    who: () => 'anonymous',
    of: (path: string) => kept.get(path),
    keep: (path: string, typed: Readonly<Record<string, string>>) => void kept.set(path, typed),
    drop: (path: string) => void kept.delete(path),
  };
};

it('what was ticked for one competition is there again in it, and is ticked in no other', async () => {
  const opened = (id: string) => ({ competition: { ...HERBST, id }, isSent: false, email: '' });
  const at = (id: string) => ({ loaderData: { page: opened(id) } });
  const router = createMemoryRouter(
    [
      {
        id: 'page',
        path: '*',
        Component,
        loader: ({ request }) => opened(new URL(request.url).searchParams.get('competition') ?? ''),
      },
    ],
    { hydrationData: at('herbst'), initialEntries: [competitionPath('herbst')] },
  );
  const services = [[sessionUseCases.formDrafts, draftsInMemory()]] as const;
  const { container } = render(inShop(<RouterProvider router={router} />, { services }));
  const ticks = () => ['acceptsTerms', 'wantsNewsletter'].map((name) => fieldNamed(name).checked);
  const fieldNamed = (name: string): HTMLInputElement => {
    const field = container.querySelector(`input[name="${name}"]`);
    if (!(field instanceof HTMLInputElement)) throw new Error(`There is no ${name}`);
    return field;
  };
  for (const name of ['acceptsTerms', 'wantsNewsletter']) fireEvent.click(fieldNamed(name));
  expect(ticks()).toEqual([true, true]);
  await act(() => router.navigate(competitionPath('winter')));
  expect(ticks()).toEqual([false, false]);
  await act(() => router.navigate(competitionPath('herbst')));
  expect(ticks()).toEqual([true, true]);
});
