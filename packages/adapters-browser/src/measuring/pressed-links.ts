// Links that are pressed anywhere on a page, also in texts of editors, as one stream.

import type { PressedLink } from '@tornister/application/analytics';
import { Observable } from 'rxjs';
import { rowOf } from './page-sights.ts';

/** Longer texts are cut: a link that is a whole tile says more than its name. */
const LONGEST_TEXT = 100;

const textOf = (link: HTMLAnchorElement): string =>
  (link.getAttribute('aria-label') ?? link.textContent ?? '').replace(/\s+/gu, ' ').trim().slice(0, LONGEST_TEXT);

/** What is reported of a link; nothing for one that opens no page, like a telephone number. What stands in a query stays here: people type there. */
const pressedLinkOf = (target: EventTarget | null): PressedLink | undefined => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const { origin, pathname, protocol } = new URL(link.href);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  const isOwn = origin === link.ownerDocument.location.origin;
  const teaserId = link.closest<HTMLElement>('[data-teaser]')?.dataset.teaser;
  return {
    text: textOf(link),
    url: isOwn ? pathname : origin + pathname,
    isNavigation: link.closest('header nav, dialog nav') !== null,
    ...(teaserId === undefined ? {} : { teaserId }),
    ...(isOwn && link.closest('article') !== null ? { tilePath: pathname, ...rowOf(link) } : {}),
  };
};

/** Each link that is pressed, before anybody follows it. */
export const pressedLinks = (page: Document): Observable<PressedLink> =>
  new Observable((subscriber) => {
    const press = ({ target }: Event): void => {
      const link = pressedLinkOf(target);
      if (link !== undefined) subscriber.next(link);
    };
    page.addEventListener('click', press, { capture: true });
    return () => page.removeEventListener('click', press, { capture: true });
  });
