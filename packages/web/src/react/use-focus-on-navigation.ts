// React hook: moves the focus to the main content, or to the list in it, after a navigation.

import { LISTING_PARAMETERS } from '@tornister/domain/listing';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The list of a page that has several pages of it. */
const LIST = '#listing';

type Address = { readonly pathname: string; readonly search: string };

/** What an address says of these; the rest of it without them. */
const split = ({ search }: Address, ...names: readonly string[]) => {
  const rest = new URLSearchParams(search);
  const own = names.map((name) => rest.get(name));
  for (const name of names) rest.delete(name);
  return { own: String(own), rest: String(rest) };
};

const { term, originalTerm, page } = LISTING_PARAMETERS;

const isOtherPage = (before: Address, now: Address): boolean =>
  before.pathname !== now.pathname || split(before, term).own !== split(now, term).own;

/** Another filter or order begins at page 1 as well: there the focus stays at what was pressed. */
const isOtherPageOfList = (before: Address, now: Address): boolean =>
  split(before, page).own !== split(now, page).own &&
  split(before, page, originalTerm).rest === split(now, page, originalTerm).rest;

/**
 * The main part takes the focus when another page is shown, so that readers begin there and not where the link was; another search at the same path is
 * one as well. Another page of a list leads to the list.
 */
export const useFocusOnNavigation = (): RefObject<HTMLElement | null> => {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const shown = useRef<Address>({ pathname, search });
  // The address changes before the page is rendered; only then there is something to focus.
  useEffect(() => {
    const before = shown.current;
    const now = { pathname, search };
    shown.current = now;
    const isOther = isOtherPage(before, now);
    if (!isOther && !isOtherPageOfList(before, now)) return;
    // To focus is to lay the page out, and the frame that shows it does that anyway.
    const frame = requestAnimationFrame(() => {
      const list = isOther ? null : main.current?.querySelector<HTMLElement>(LIST);
      (list ?? main.current)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, search]);
  return main;
};
