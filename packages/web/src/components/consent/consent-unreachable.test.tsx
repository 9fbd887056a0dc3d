// @own-process

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../test/open-test-shop.tsx';
import { ports } from '../../composition/ports.ts';
import { setTextLoader } from '../../routing/page-needs.ts';
import { ToastList } from '../notices/toast-list/toast-list.tsx';
import { Consent } from './consent.tsx';

afterEach(cleanup);

it('says that the settings cannot be fetched, and opens them at the next press once they can be', async () => {
  let isOnline = false;
  setTextLoader({
    // The words of a notice are there before somebody is offline.
    namespace: async (namespace) => {
      if (!isOnline && namespace === 'consent') throw new Error('offline');
    },
    page: async () => undefined,
  });
  renderInShop(
    await openTestShop({ bindMore: (bind) => bind(ports.privacySignal, [], () => ({ optsOut: () => false })) }),
    <>
      <Consent />
      <ToastList />
      <a href="/service/consent/">settings</a>
    </>,
  );
  const press = () => fireEvent.click(screen.getByRole('link', { name: 'settings' }));
  press();
  expect(await screen.findByText(/Wir erreichen den Shop gerade nicht/)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  isOnline = true;
  press();
  expect(await screen.findByRole('dialog', { name: 'Datenschutz-Einstellungen' })).toBeDefined();
});
