import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Picture } from '@tornister/domain/catalogue';
import { useLayoutEffect, useRef, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop, renderOnServer } from '../../../../test/render-in-shop.tsx';
import { ProductGallery } from './product-gallery.tsx';

afterEach(cleanup);

const aPicture = (number: number): Picture => ({
  src: `/images/${number}.jpg`,
  alt: `Heft ${number}`,
  width: 640,
  height: 480,
  sources: [{ src: `/images/${number}-large.webp`, width: 1600, type: 'image/webp' }],
});
const product = { badges: { sale: false, new: false, popular: false }, extraBadges: [], discountPercent: 0 };
const gallery = (count: number) => (
  <ProductGallery pictures={Array.from({ length: count }, (_, at) => aPicture(at + 1))} name="Heft" product={product} />
);

const openLargeView = async (number: number, total: number): Promise<HTMLElement> => {
  renderInShop(gallery(total));
  await userEvent.click(screen.getByRole('link', { name: `Bild ${number} von ${total} vergrößern` }));
  return screen.findByRole('dialog', { name: 'Heft' });
};
const position = (): string | null => screen.getByRole('status').textContent;
const lens = (): HTMLElement => screen.getAllByRole('button', { name: 'Näher ansehen' })[0] as HTMLElement;

/** A page that was being rendered already when its placeholder was pressed: the press comes between its first state and its coming. */
const PageThatIsLate = () => {
  const pressed = useRef<number>(undefined);
  useLayoutEffect(() => {
    pressed.current = 0;
  }, []);
  return <ProductGallery pictures={[aPicture(1), aPicture(2)]} name="Heft" product={product} pressed={pressed} />;
};

/** A page whose placeholder shows one picture, until the whole comes. */
const PageThatComes = () => {
  const pressed = useRef<number>(undefined);
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ProductGallery
        key={String(isWhole)}
        pictures={isWhole ? [aPicture(1), aPicture(2)] : [aPicture(1)]}
        name="Heft"
        product={product}
        mayGrow={!isWhole}
        pressed={pressed}
      />
      <button type="button" onClick={() => setWhole(!isWhole)}>
        Come
      </button>
    </>
  );
};

describe('the large view of pictures (spec 1 §3 "images (thumbnail, main, zoom, zoomx2)")', () => {
  it('opens at the picture that was pressed', async () => {
    await openLargeView(2, 3);
    expect(position()).toBe('Bild 2 von 3');
  });

  it('stays open when the page comes whose placeholder was pressed, with all its pictures, and is closed for good', async () => {
    renderInShop(<PageThatComes />);
    const come = screen.getByText('Come');
    await userEvent.click(screen.getByRole('link', { name: 'Bild 1 von 1 vergrößern' }));
    await screen.findByRole('dialog', { name: 'Heft' });
    await userEvent.click(come);
    expect(position()).toBe('Bild 1 von 2');
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    await userEvent.click(come);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open when the page comes after it has covered the picture that was pressed', async () => {
    renderInShop(<PageThatComes />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Bild 1 von 1 vergrößern' }));
    await user.pointer({ target: await screen.findByRole('dialog', { name: 'Heft' }) });
    fireEvent.click(screen.getByText('Come'));
    expect(position()).toBe('Bild 1 von 2');
  });

  it('opens for a press that began on the placeholder and could not end there, not for one that was called off', async () => {
    renderInShop(<PageThatComes />);
    const user = userEvent.setup();
    const come = screen.getByText('Come');
    const picture = () => screen.getByRole('link', { name: /^Bild 1 von \d vergrößern$/ });
    await user.pointer({ target: picture(), keys: '[MouseLeft>]' });
    fireEvent.click(come);
    expect(await screen.findByRole('dialog', { name: 'Heft' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    fireEvent.click(come);
    await user.pointer([{ target: picture(), keys: '[MouseLeft>]' }, { target: come }]);
    fireEvent.click(come);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens for a press that came while the page was being rendered', async () => {
    renderInShop(<PageThatIsLate />);
    expect(await screen.findByRole('dialog', { name: 'Heft' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes on and back by buttons and arrow keys, from the last to the first again', async () => {
    await openLargeView(2, 3);
    await userEvent.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
    expect(position()).toBe('Bild 3 von 3');
    await userEvent.keyboard('{ArrowRight}');
    expect(position()).toBe('Bild 1 von 3');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(position()).toBe('Bild 2 von 3');
    await userEvent.click(screen.getByRole('button', { name: 'Voriges Bild' }));
    expect(position()).toBe('Bild 1 von 3');
  });

  it('shows a picture closer, where arrow keys move it instead of going on, and the next one from afar', async () => {
    await openLargeView(1, 2);
    await userEvent.click(lens());
    expect(lens().getAttribute('aria-pressed')).toBe('true');
    await userEvent.keyboard('{ArrowRight}');
    expect(position()).toBe('Bild 1 von 2');
    await userEvent.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
    expect(lens().getAttribute('aria-pressed')).toBe('false');
  });

  it('has nothing to go on to with one picture', async () => {
    await openLargeView(1, 1);
    expect(screen.queryByRole('button', { name: 'Nächstes Bild' })).toBeNull();
  });

  it('is gone when it is closed', async () => {
    const dialog = await openLargeView(1, 2);
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(dialog.isConnected).toBe(false);
  });

  it('is a link to the widest picture without scripts', () => {
    expect(renderOnServer(gallery(1))).toContain('href="/images/1-large.webp"');
  });
});
