import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createScope } from '@tornister/application/kernel';
import { createShowNotices } from '@tornister/application/notices';
import { createHandDrivenClock, createInMemoryCookieJar } from '@tornister/application/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInShop, renderOnServer } from '../../../../test/render-in-shop.tsx';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { pictureZoom } from '../../catalogue/product-gallery/picture-zoom-code.ts';
import { HtmlBox } from './html-box.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const FIGURE =
  '<figure><a href="/images/TEASER/1.webp"><img src="/images/TEASER_SMALL/1.webp" alt="Fünf Ranzen"></a></figure>';
const link = (): HTMLElement => screen.getByRole('link', { name: 'Fünf Ranzen' });

describe('the large view of pictures in HTML boxes (spec 3 §4)', () => {
  it('opens a picture that stands in a link to a larger one, by mouse and by keyboard, and goes when it is closed', async () => {
    renderInShop(<HtmlBox id="x" html={FIGURE} />);
    await userEvent.click(link());
    const dialog = await screen.findByRole('dialog', { name: 'Fünf Ranzen' });
    expect(dialog.querySelector('img')?.getAttribute('src')).toMatch(/\/images\/TEASER\/1\.webp$/);
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(dialog.isConnected).toBe(false);
    link().focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Fünf Ranzen' })).toBeTruthy();
  });

  it('leaves links to pages, links of words, and presses that open elsewhere to the browser', () => {
    const others =
      '<a href="/beratung/"><img src="/a.webp" alt="Beratung"></a><a href="/images/TEASER/1.webp">Der Plan</a>';
    renderInShop(<HtmlBox id="x" html={FIGURE + others} />);
    const leaves = (name: string, keys = {}): boolean => fireEvent.click(screen.getByRole('link', { name }), keys);
    expect(leaves('Beratung')).toBe(true);
    expect(leaves('Der Plan')).toBe(true);
    expect(leaves('Fünf Ranzen', { ctrlKey: true })).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that the large view cannot be fetched, and opens it at the next press once it can be', async () => {
    vi.spyOn(pictureZoom, 'current').mockReturnValue(undefined);
    vi.spyOn(pictureZoom, 'fetch').mockRejectedValueOnce(new Error('offline'));
    const ports = { clock: createHandDrivenClock(), cookies: createInMemoryCookieJar() };
    const notices = createShowNotices(createScope(), ports);
    renderInShop(<HtmlBox id="x" html={FIGURE} />, { services: [[cartUseCases.showNotices, notices]] });
    await userEvent.click(link());
    await waitFor(() => expect(notices.state$.value).toMatchObject([{ id: 'gateway.unreachable', kind: 'error' }]));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(link());
    expect(await screen.findByRole('dialog', { name: 'Fünf Ranzen' })).toBeTruthy();
  });

  it('folds a long text, and is a link to the picture without scripts', () => {
    const long = renderOnServer(<HtmlBox id="x" html={FIGURE + 'Text '.repeat(200)} />);
    expect(long).toContain('type="checkbox"');
    expect(long).toContain('href="/images/TEASER/1.webp"');
    expect(renderOnServer(<HtmlBox id="x" html={FIGURE} />)).not.toContain('type="checkbox"');
  });
});
