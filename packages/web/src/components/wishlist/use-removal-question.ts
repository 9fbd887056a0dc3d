// React hook: whether the dialog is open that asks for the list of which the last entry was just removed. Source: spec 3 §4 "Wishlist entry".

import { useState } from 'react';

type Question = { readonly isOpen: boolean; readonly close: () => void };

/**
 * Opens once a removal that was on its way is done and the list asks, and with nothing else: not when a page is opened or gone back to, not when somebody
 * else empties the list. An answer is to that removal and not to the list, which may be emptied again after an undo, also by one that overtakes the undo.
 */
export const useRemovalQuestion = (isAsked: boolean, isRemoving: boolean): Question => {
  const [shown, setShown] = useState({ isRemoving, isOpen: false });
  if (shown.isRemoving !== isRemoving || (shown.isOpen && !isAsked))
    setShown({ isRemoving, isOpen: isAsked && !isRemoving });
  return { isOpen: isAsked && shown.isOpen, close: () => setShown({ isRemoving, isOpen: false }) };
};
