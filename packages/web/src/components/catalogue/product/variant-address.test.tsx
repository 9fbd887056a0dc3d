// @own-process

import type { ProductState } from '@tornister/application/browse';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router';
import { firstValueFrom, ReplaySubject, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { VariantAddress } from './variant-address.ts';

type Addressed = ProductState['addressed'];

const IMPRINT = '/rechtliches/impressum/';

type PageProps = { readonly itemId: string; readonly onShown: (follow: (address: string) => void) => void };

/** A product's page on which a variant is chosen at once. */
const Page = ({ itemId, onShown }: PageProps) => {
  const [addressed, setAddressed] = useState<Addressed>();
  const navigate = useNavigate();
  useEffect(() => setAddressed({ itemId } as Addressed), [itemId]);
  useLayoutEffect(() => {
    if (addressed !== undefined) onShown((address) => void navigate(address));
  }, [addressed, navigate, onShown]);
  return <VariantAddress addressed={addressed} />;
};

/**
 * Opens the page outside of `act`: React does what follows from a drawn page when it comes to it, as in a tab. `onShown` happens as soon as the variant
 * stands in the page.
 */
const choose = (itemId: string, onShown: PageProps['onShown']) => {
  const arrived = new Subject<null>();
  const router = createMemoryRouter(
    [
      { path: '/prod/1/', element: <Page itemId={itemId} onShown={onShown} /> },
      { path: IMPRINT, element: null, loader: () => firstValueFrom(arrived) },
    ],
    { initialEntries: ['/prod/1/'] },
  );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<RouterProvider router={router} useTransitions={false} />);
  return { router, root, arrive: () => arrived.next(null) };
};

it('the variant that is chosen stands in the address', async () => {
  const { router, root } = choose('2000602', () => undefined);
  await expect.poll(() => router.state.location.search).toContain('2000602');
  root.unmount();
});

it('a link that is pressed as soon as the variant is shown is followed: the address of the variant does not call it off', async () => {
  const pressed = new ReplaySubject<void>();
  const press = (follow: (address: string) => void): void =>
    queueMicrotask(() => {
      follow(IMPRINT);
      // Whatever React has left to do for the page with the variant comes before.
      setTimeout(() => pressed.next());
    });
  const { router, root, arrive } = choose('2000602', press);
  await firstValueFrom(pressed);
  arrive();
  await expect.poll(() => router.state.location.pathname).toBe(IMPRINT);
  root.unmount();
});
