// Whether the page of a tab can be seen; the shop host shows none.

import type { PageVisibility } from '@tornister/application/ports';
import { NEVER, Observable } from 'rxjs';

type Page = EventTarget & Pick<Document, 'visibilityState'>;

/** The visibility of a tab's page. A page that comes out of the browser's back/forward cache says so again (`pageshow`). */
export const createPageVisibility = (page: Page, tab: EventTarget): PageVisibility => ({
  visible$: new Observable((subscriber) => {
    const tell = (): void => subscriber.next(page.visibilityState === 'visible');
    tell();
    page.addEventListener('visibilitychange', tell);
    tab.addEventListener('pageshow', tell);
    return () => {
      page.removeEventListener('visibilitychange', tell);
      tab.removeEventListener('pageshow', tell);
    };
  }),
});

/** The server twin: nothing is looked at there. */
export const neverVisible: PageVisibility = { visible$: NEVER };
