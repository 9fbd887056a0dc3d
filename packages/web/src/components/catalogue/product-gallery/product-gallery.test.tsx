import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openTestShop, renderInShop } from '../../../../test/open-test-shop.tsx';
import { ToastList } from '../../notices/toast-list/toast-list.tsx';
import { pictureZoom } from './picture-zoom-code.ts';
import { ProductGallery } from './product-gallery.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const product = { badges: { sale: false, new: false, popular: false }, extraBadges: [], discountPercent: 0 };
const picture = { src: '/images/1.jpg', alt: 'Heft 1', width: 640, height: 480, sources: [] };

it('says that the large view cannot be fetched, and opens it at the next press once it can be', async () => {
  vi.spyOn(pictureZoom, 'current').mockReturnValue(undefined);
  vi.spyOn(pictureZoom, 'fetch').mockRejectedValueOnce(new Error('offline'));
  renderInShop(
    await openTestShop(),
    <>
      <ProductGallery pictures={[picture]} name="Heft" product={product} />
      <ToastList />
    </>,
  );
  const press = () => fireEvent.click(screen.getByRole('link', { name: 'Bild 1 von 1 vergrößern' }));
  press();
  expect(await screen.findByText(/Wir erreichen den Shop gerade nicht/)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  press();
  expect(await screen.findByRole('dialog', { name: 'Heft' })).toBeDefined();
});
