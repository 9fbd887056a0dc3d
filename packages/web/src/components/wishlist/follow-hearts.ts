// Brings the code of the hearts when somebody presses one, or has lists of which the page does not say everything yet: most pages come without it.

import type { DataRouter } from 'react-router';
import type { Shop } from '../../composition/shop.ts';
import { visitorUseCases } from '../../composition/visitor-tokens.ts';
import { byDocument } from '../../routing/by-document.ts';
import { HEARTS_FORM } from './heart-value.ts';

/** Hearts, and a way to the lists of which the shop host has not said whether there is something on them. */
const UNKNOWN = `[form="${HEARTS_FORM}"],[data-full-name]:not([data-empty-name])`;

/**
 * Takes the presses of all hearts, on every page of the tab. Where the code cannot be fetched, the form is posted, and without a network the next press
 * tries again. What the shop host has drawn for a visitor who has lists is as it is until something changes: by a form or a step to another page, or in another tab.
 */
export const followHearts = (shop: Shop, router: Pick<DataRouter, 'subscribe'>): void => {
  let isMissing = false;
  // Opened once in a tab; what could not be fetched is asked for again.
  const open = () => import('./hearts.ts').then(({ openHearts }) => openHearts(shop));
  document.addEventListener('submit', (event) => {
    const { submitter } = event;
    const form = event.target as HTMLFormElement;
    if (isMissing || form.id !== HEARTS_FORM) return;
    event.preventDefault();
    open().then(
      (hearts) => hearts.press(submitter),
      () =>
        byDocument(shop, () => {
          isMissing = true;
          form.requestSubmit(submitter);
        }),
    );
  });
  const mayHaveLists = shop.get(visitorUseCases.mayHaveLists);
  // Who has no lists when the page opens may have one after its first form.
  const fill = (): void => {
    if (mayHaveLists()) void open().catch(() => undefined);
  };
  if (mayHaveLists() && document.querySelector(UNKNOWN) !== null) {
    fill();
    return;
  }
  shop.scope.onEnd(
    router.subscribe(({ navigation, fetchers }) => {
      if (navigation.state !== 'idle' || fetchers.size > 0) fill();
    }),
  );
  shop.scope.during(shop.get(visitorUseCases.listsChanged)).subscribe(fill);
};
