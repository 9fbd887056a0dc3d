// The port `PageSights` in a tab: which teasers and tiles are on screen. Teasers carry their id; tiles have the link of their product, or carry
// its path while an overlay is in the place of that link.

import type { PageSights, Sight } from '@tornister/application/ports';
import { Observable } from 'rxjs';

type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>;

const areaOf = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);

const overlapOf = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** Which part of a box is inside of all frames, from 0 to 1. A box without size is not seen. */
export const visibleRatio = (box: Box, frames: readonly Box[]): number => {
  const whole = areaOf(box);
  return whole === 0 ? 0 : areaOf(frames.reduce(overlapOf, box)) / whole;
};

const TEASERS = '[data-teaser]';
/** Tiles under an overlay, and the names of products in all others; what else a tile leads to is no sight of it. */
const TILES = 'article[data-short], article:not([data-short]) :is(h2, h3) > a[href^="/"]';
/** What clips its contents: rows that scroll sideways, and slides. */
const ROWS = 'ul, [aria-roledescription]';

/** Events after which something else may be on screen. */
const MOVES = ['scroll', 'toggle'];

/** The row of products that an element stands in; nothing for the list that the page is about. */
export const rowOf = (element: Element): { readonly row?: string } => {
  const row = element.closest<HTMLElement>('[data-row]')?.dataset.row;
  return row === undefined ? {} : { row };
};

/** Links of products and teasers of one page, measured when they are asked for. */
export const createPageSights = (
  page: Document,
  tab: Window & Pick<typeof globalThis, 'MutationObserver'>,
): PageSights => {
  const ratioOf = (element: Element): number => {
    // What lies in a closed section has its size there; browsers of before 2024 cannot say whether they show an element.
    if (element.closest('[inert], [hidden]') !== null || element.checkVisibility?.() === false) return 0;
    const screen = { left: 0, top: 0, right: tab.innerWidth, bottom: tab.innerHeight };
    const row = element.parentElement?.closest(ROWS);
    const frames = row == null ? [screen] : [screen, row.getBoundingClientRect()];
    return visibleRatio(element.getBoundingClientRect(), frames);
  };
  const sightsOf = (kind: Sight['kind'], selector: string, keyOf: (element: HTMLElement) => string): readonly Sight[] =>
    Array.from(page.querySelectorAll<HTMLElement>(selector), (element) => ({
      kind,
      key: keyOf(element),
      ratio: ratioOf(kind === 'tile' ? (element.closest('article') ?? element) : element),
      ...(kind === 'tile' ? rowOf(element) : {}),
    }));
  return {
    moves$: new Observable((subscriber) => {
      const moved = (): void => subscriber.next();
      // Rows scroll too, and sections are opened; the events of both do not bubble.
      const options = { capture: true, passive: true };
      for (const type of MOVES) page.addEventListener(type, moved, options);
      const slides = new tab.MutationObserver(moved);
      slides.observe(page, { subtree: true, attributeFilter: ['data-shown'] });
      return () => {
        for (const type of MOVES) page.removeEventListener(type, moved, options);
        slides.disconnect();
      };
    }),
    look: () => [
      ...sightsOf('teaser', TEASERS, ({ dataset }) => dataset.teaser ?? ''),
      ...sightsOf('tile', TILES, (tile) => {
        const path = tile.dataset.short ?? tile.getAttribute('href') ?? '';
        return new URL(path, page.baseURI).pathname;
      }),
    ],
    isInstalledApp: () => tab.matchMedia('(display-mode: standalone)').matches,
  };
};
