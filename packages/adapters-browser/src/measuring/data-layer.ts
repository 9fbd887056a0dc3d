// The port `DataLayer` on `window.dataLayer`, the list that tag managers and tools of an operator read.

import type { DataLayer, TrackedEvent } from '@tornister/application/ports';

/** A page whose data layer may be there already. */
export type PageWithDataLayer = { dataLayer?: TrackedEvent[] };

/** Appends to the page's list, which is made with the first event. */
export const createPageDataLayer = (page: PageWithDataLayer): DataLayer => ({
  push: (event) => {
    page.dataLayer ??= [];
    page.dataLayer.push(event);
  },
});
