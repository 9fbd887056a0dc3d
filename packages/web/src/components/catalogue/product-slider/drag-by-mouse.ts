// Lets a mouse drag a row that scrolls sideways. Fingers and pens scroll by themselves.

import type { ScrollRow } from '@tornister/application/content';

type Held = Pick<ScrollRow, 'grab' | 'drag' | 'release'>;

/** Where the entry begins that is nearest to the left edge: there the row comes to rest. */
const nearestEntry = (row: HTMLElement): number => {
  const edge = row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart);
  const ways = Array.from(row.children, (entry) => entry.getBoundingClientRect().left - edge);
  const [first = 0, ...others] = ways;
  return row.scrollLeft + others.reduce((least, way) => (Math.abs(way) < Math.abs(least) ? way : least), first);
};

/**
 * A mouse that is held down drags the row from the specified distance on; letting go then presses nothing, and the row comes to rest at an entry.
 * `data-dragged` stands at the row meanwhile. A mouse that moves less presses what is below it.
 *
 * @returns ends it
 */
export const dragByMouse = (row: HTMLElement, { grab, drag, release }: Held): (() => void) => {
  const ending = new AbortController();
  const { signal } = ending;
  let isHeld = false;
  let pressesNothing = false;
  const rest = (): void => row.removeAttribute('data-dragged');
  const letGo = (): void => {
    isHeld = false;
    pressesNothing = release();
    if (!pressesNothing) return;
    const left = nearestEntry(row);
    // Where it stands already, nothing scrolls and nothing tells of an end.
    if (Math.abs(left - row.scrollLeft) < 1) rest();
    else row.scrollTo({ left, behavior: 'smooth' });
  };

  row.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX }) => {
      pressesNothing = false;
      isHeld = pointerType === 'mouse' && button === 0;
      if (isHeld) grab(clientX);
    },
    { signal },
  );
  row.addEventListener(
    'pointermove',
    ({ pointerId, clientX, buttons }) => {
      // Whoever lets go beside the row before it is dragged is not heard.
      if (isHeld && buttons === 0) letGo();
      const left = drag(clientX);
      if (left === undefined) return;
      // From here on the row hears of the mouse wherever it goes, and of its release.
      row.setPointerCapture(pointerId);
      row.dataset.dragged = '';
      row.scrollTo({ left, behavior: 'instant' });
    },
    { signal },
  );
  row.addEventListener('pointerup', letGo, { signal });
  row.addEventListener('pointercancel', letGo, { signal });
  row.addEventListener('scrollend', () => pressesNothing && rest(), { signal });
  // The browser would drag the link or the picture out of the page.
  row.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  row.addEventListener(
    'click',
    (event) => {
      // A key presses without a pointer.
      if (!pressesNothing || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  return () => ending.abort();
};
