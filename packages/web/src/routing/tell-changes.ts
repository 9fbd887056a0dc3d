// Fields that were changed before the page was alive: what was typed, ticked or chosen is told to the views once they are. Apart from the
// entry, as it comes only to those who were faster than the code.

import { flushSync } from 'react-dom';
import { takeBackChanges } from '../routes/fill-form.ts';

/** A box is ticked by a click, which `boot.ts` would take for a press elsewhere. */
const unheardOutside = (event: Event): void => event.stopPropagation();

/** Puts the caret back to where somebody is typing: whatever writes into a field moves it to the end. */
const caretOf = (field: Element | null): (() => void) => {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => undefined;
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = field;
  // Some kinds of fields, like numbers, do not tell.
  return () => {
    if (start !== null) field.setSelectionRange(start, end, direction ?? undefined);
  };
};

/**
 * The rule of early changes: a page comes alive as the shop host has rendered it, and what was changed before happens once more then, in the
 * same task. React takes what it finds in a field for what it has rendered, so no view would hear of the change: it would be drawn away by the next
 * rendering, or stand over a page that knows nothing of it.
 */
export const hydrateChanged = (hydrate: () => void): void => {
  const keepCaret = caretOf(document.activeElement);
  const changeAgain = takeBackChanges(document);
  // Not in slices: nobody is to see the fields as they were before, and effects that fill a form have run by the time of the changes.
  flushSync(hydrate);
  document.addEventListener('click', unheardOutside);
  changeAgain();
  document.removeEventListener('click', unheardOutside);
  keepCaret();
};
