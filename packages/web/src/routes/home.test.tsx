import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { inShop } from '../../test/render-in-shop.tsx';
import { Component } from './home.page.tsx';

const Nothing = () => null;

const openHome = (rows: readonly unknown[]) => {
  const loader = () => ({ title: 'Tornister', rows });
  const router = createMemoryRouter([{ path: '/', Component, loader, HydrateFallback: Nothing }]);
  return render(inShop(<RouterProvider router={router} />));
};

afterEach(cleanup);

describe('the home page', () => {
  it('says of an empty shop that it is being set up', async () => {
    openHome([]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Tornister – alles für die Schule' })).toBeDefined();
    expect(screen.getByText(/neuer Shop/)).toBeDefined();
  });

  it('says nothing of that once there is something to see', async () => {
    openHome([{ cells: [] }]);
    expect((await screen.findByRole('heading', { level: 1 })).className).toBe('visually-hidden');
    expect(screen.queryByText(/neuer Shop/)).toBeNull();
  });
});
