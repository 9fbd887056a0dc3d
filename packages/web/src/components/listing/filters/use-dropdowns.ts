// React hook: closes open dropdowns on Escape, and when somebody presses or goes outside of them; opens the one with a field that is wrong.

import { type RefObject, useCallback, useEffect } from 'react';

/** Whether the focus has gone on from the choices. A press into them, where nothing takes the focus, gives it to what is around them. */
const isLeftFor = (details: HTMLDetailsElement, next: EventTarget | null): boolean =>
  next instanceof Node && !details.contains(next) && !next.contains(details);

/**
 * Closes open choices when somebody presses beside them, goes on from them, or presses Escape: then the focus goes back to their button where it was
 * inside. A field that the browser refuses to send is shown, so that the browser can say so there.
 */
export const useDropdowns = (root: RefObject<HTMLElement | null>) => {
  const openOnes = useCallback(
    () => [...(root.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])],
    [root],
  );
  // What is closed cannot keep the focus: its button takes it.
  const close = useCallback((details: HTMLDetailsElement): void => {
    if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
    details.open = false;
  }, []);
  // A press beside the row happens anywhere in the document.
  useEffect(() => {
    const form = root.current;
    const press = (event: Event): void => {
      for (const details of openOnes()) {
        if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
      }
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') openOnes().forEach(close);
    };
    const leave = ({ target, relatedTarget }: FocusEvent): void => {
      for (const details of openOnes()) {
        if (target instanceof Node && details.contains(target) && isLeftFor(details, relatedTarget))
          details.open = false;
      }
    };
    // The first of all wrong fields is the one that the browser leads to.
    const refuse = ({ target }: Event): void => {
      const wrong = [...(form?.querySelectorAll('input') ?? [])].find(({ validity }) => !validity.valid);
      const details = target === wrong ? wrong?.closest('details') : null;
      if (details) details.open = true;
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    form?.addEventListener('focusout', leave);
    form?.addEventListener('invalid', refuse, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
      form?.removeEventListener('focusout', leave);
      form?.removeEventListener('invalid', refuse, { capture: true });
    };
  }, [root, openOnes, close]);
  return { closeAll: () => openOnes().forEach(close) };
};
