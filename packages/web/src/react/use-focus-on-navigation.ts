// React hook: moves the focus to the main content after a navigation.

import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The main part takes the focus when another page is shown, so that readers begin there and not where the link was. */
export const useFocusOnNavigation = (): RefObject<HTMLElement | null> => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // The address changes before the page is rendered; only then there is something to focus.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // To focus is to lay the page out, and the frame that shows it does that anyway.
    const frame = requestAnimationFrame(() => main.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return main;
};
