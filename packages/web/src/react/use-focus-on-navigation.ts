// React hook: moves the focus to the main content, or to the list in it, after a navigation.

import { LISTING_PARAMETERS } from '@tornister/domain/listing';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The list of a page that has several pages of it. */
const LIST = '#listing';

type Shown = {
  readonly pathname: string;
  readonly term: string | null;
  readonly page: string | null;
  readonly rest: string;
};

const shownAt = (pathname: string, search: string): Shown => {
  const parameters = new URLSearchParams(search);
  const [term, page] = [parameters.get(LISTING_PARAMETERS.term), parameters.get(LISTING_PARAMETERS.page)];
  for (const name of [LISTING_PARAMETERS.term, LISTING_PARAMETERS.originalTerm, LISTING_PARAMETERS.page])
    parameters.delete(name);
  return { pathname, term, page, rest: String(parameters) };
};

/** Another filter or order begins at page 1 as well: there the focus stays at what was pressed. */
const isOtherPageOfList = (before: Shown, now: Shown): boolean => before.page !== now.page && before.rest === now.rest;

/**
 * The main part takes the focus when another page is shown, so that readers begin there and not where the link was; another search at the same path is
 * one as well. Another page of a list leads to the list.
 */
export const useFocusOnNavigation = (): RefObject<HTMLElement | null> => {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const shown = useRef(shownAt(pathname, search));
  // The address changes before the page is rendered; only then there is something to focus.
  useEffect(() => {
    const before = shown.current;
    const now = shownAt(pathname, search);
    shown.current = now;
    const isOtherPage = before.pathname !== now.pathname || before.term !== now.term;
    if (!isOtherPage && !isOtherPageOfList(before, now)) return;
    // To focus is to lay the page out, and the frame that shows it does that anyway.
    const frame = requestAnimationFrame(() => {
      const list = isOtherPage ? null : main.current?.querySelector<HTMLElement>(LIST);
      (list ?? main.current)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, search]);
  return main;
};
