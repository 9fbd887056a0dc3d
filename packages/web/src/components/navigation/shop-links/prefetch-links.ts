// Prefetches the page behind a link when the pointer rests on it, it is focused or pressed, and the code behind a form that is reached for.

import { browseUseCases } from '../../../composition/browse-tokens.ts';
import type { Shop } from '../../../composition/shop.ts';
import { pageCode } from '../../../routing/page-code.ts';
import { PAGES } from '../../../routing/page-table.ts';
import { prefetchPage } from './prefetch-page.ts';
import { linkOf, pageAddressOf } from './use-shop-links.ts';

/** A pointer that rests this long on a link will probably press it, in milliseconds. */
const REST_MS = 60;

/** A pointer that left the last link so long ago comes to this one on purpose; one that sweeps over many has to rest first. */
const SWEEP_MS = 300;

/** Who presses will let go in a moment: there is nothing to wait for. */
const PRESSES: ReadonlySet<string> = new Set(['touchstart', 'pointerdown']);

const positionOf = (event: Event): string | undefined =>
  event instanceof MouseEvent ? `${event.screenX},${event.screenY}` : undefined;

/** Who goes from page to page will go on: the code that the browser has already is made ready while nothing else is to be done. */
const makeReady = (shop: Shop): void => {
  if (!shop.get(browseUseCases.browsingMemory).hasBrowsed()) return;
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  const code = () => Promise.all([pageCode(PAGES.product).fetch(), shop.get(browseUseCases.makeCatalogueReady)()]);
  whenIdle(() => void code().catch(() => undefined));
};

/**
 * Fetches what a page needs as soon as a link or a form that leads to it is pointed at, touched or focused, so that it is there when it is
 * pressed. Called once for a tab: it listens to the whole document and knows every page, which a part of a page must not.
 */
export const prefetchLinks = (shop: Shop): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = Number.NEGATIVE_INFINITY;
  let lastPosition: string | undefined;
  const plan = (event: Event): void => {
    const position = positionOf(event);
    const isAtRest = event.type === 'pointerover' && position === lastPosition;
    lastPosition = position ?? lastPosition;
    // The page moved under a pointer that rests: nobody pointed at what lies there now.
    if (isAtRest) return;
    clearTimeout(timer);
    const link = linkOf(event.target);
    const address = link && pageAddressOf(link, location);
    if (address === undefined) return;
    const isOnPurpose = event.timeStamp - lastAt > SWEEP_MS;
    lastAt = event.timeStamp;
    if (isOnPurpose || PRESSES.has(event.type)) void prefetchPage(shop, address);
    else timer = setTimeout(() => prefetchPage(shop, address), REST_MS);
    shop.get(browseUseCases.browsingMemory).remember();
  };
  let lastForm: Element | null = null;
  const reach = ({ target }: Event): void => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form === null || form === lastForm) return;
    lastForm = form;
    import('./prefetch-behind.ts').then((code) => code.prefetchBehind(shop, form)).catch(() => undefined);
  };
  makeReady(shop);
  for (const kind of ['pointerover', 'focusin', ...PRESSES]) {
    for (const listen of [plan, reach]) document.addEventListener(kind, listen, { passive: true });
  }
};
