// Brings the code of the hearts when somebody has lists or presses one: pages for everyone come without it.

import type { Shop } from '../../composition/shop.ts';
import { visitorUseCases } from '../../composition/visitor-tokens.ts';
import { HEARTS_FORM } from './heart-value.ts';
import type { Hearts } from './hearts.ts';

/** Takes the presses of all hearts, on every page of the tab. Where the code cannot be fetched, the form is posted. */
export const followHearts = (shop: Shop): void => {
  let opened: Promise<Hearts> | undefined;
  let isMissing = false;
  const open = () => {
    opened ??= import('./hearts.ts').then(({ openHearts }) => openHearts(shop));
    return opened;
  };
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (isMissing || !(form instanceof HTMLFormElement) || form.id !== HEARTS_FORM) return;
    event.preventDefault();
    open().then(
      (hearts) => hearts.press(submitter),
      () => {
        isMissing = true;
        form.requestSubmit(submitter);
      },
    );
  });
  if (shop.get(visitorUseCases.mayHaveLists)()) open().catch(() => undefined);
};
