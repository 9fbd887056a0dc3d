// React hook: hears the Escape key wherever the focus is.

import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onEscape` for the key Escape while something is open. The whole document is listened to: what a resting pointer has opened can be put
 * away by somebody whose focus is elsewhere, too (WCAG 2.2, 1.4.13). `target` is what has the focus.
 */
export const useEscape = (isOpen: boolean, onEscape: (event: KeyboardEvent) => void): void => {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    // It takes back a word that is being composed by an input method.
    if (event.key === 'Escape' && !event.isComposing) onEscape(event);
  });
  useEffect(() => {
    if (!isOpen) return;
    const hear = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isOpen]);
};
