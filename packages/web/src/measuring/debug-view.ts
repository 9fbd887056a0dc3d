// Shows the data layer at the end of the page while the shop is developed. No build for production has it (spec 1 §2 "A debug block").

import type { PageWithDataLayer } from '@tornister/adapters-browser/measuring';
import type { TrackedEvent } from '@tornister/application/ports';

/** A line for each event of the data layer, those from before and those that come; what stands there is text and nothing else. */
export const showDataLayer = (page: Document, tab: PageWithDataLayer): void => {
  tab.dataLayer ??= [];
  const layer = tab.dataLayer;
  const block = page.createElement('section');
  block.setAttribute('aria-label', 'dataLayer');
  block.className = 'page';
  const list = page.createElement('ol');
  block.append('dataLayer', list);
  const show = (event: TrackedEvent): void => {
    const line = page.createElement('li');
    line.textContent = JSON.stringify(event);
    list.append(line);
  };
  layer.forEach(show);
  const push = layer.push.bind(layer);
  layer.push = (...events) => {
    events.forEach(show);
    return push(...events);
  };
  page.body.append(block);
};
