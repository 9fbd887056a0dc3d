// React hook: closes open dropdowns on Escape and on a press outside of them.

import { type RefObject, useCallback, useEffect } from 'react';

/** Closes open choices when somebody presses beside them, or Escape; then the focus goes back to their button. */
export const useDropdowns = (root: RefObject<HTMLElement | null>) => {
  const openOnes = useCallback(
    () => [...(root.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])],
    [root],
  );
  // A press beside the row happens anywhere in the document.
  useEffect(() => {
    const press = (event: Event): void => {
      for (const details of openOnes()) {
        if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
      }
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      for (const details of openOnes()) {
        details.open = false;
        details.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [openOnes]);
  return {
    closeAll: () => {
      for (const details of openOnes()) {
        // What is closed cannot keep the focus: its button takes it, as with Escape.
        if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
        details.open = false;
      }
    },
  };
};
