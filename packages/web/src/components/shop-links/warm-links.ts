import type { Shop } from '../../composition/shop.ts';
import { linkOf, pageAddressOf } from './use-shop-links.ts';
import { warmPage } from './warm-page.ts';

/** A pointer that rests this long on a link will probably press it, in milliseconds. */
const REST_MS = 60;

/** Who presses will let go in a moment: there is nothing to wait for. */
const PRESSES: ReadonlySet<string> = new Set(['touchstart', 'pointerdown']);

/**
 * Fetches what a page needs as soon as a link to it is pointed at, touched or focused, so that it is there when it is pressed. Called once
 * for a tab: it listens to the whole document and knows every page, which a part of a page must not.
 */
export const warmLinks = (shop: Shop): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (event: Event): void => {
    clearTimeout(timer);
    const link = linkOf(event.target);
    const address = link && pageAddressOf(link, location);
    if (address === undefined) return;
    timer = setTimeout(() => warmPage(shop, address), PRESSES.has(event.type) ? 0 : REST_MS);
  };
  for (const kind of ['pointerover', 'focusin', ...PRESSES]) document.addEventListener(kind, plan, { passive: true });
};
