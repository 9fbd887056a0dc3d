// Whether the search stands open in the header of a telephone.

import { isProductPath, showsMobileSearch } from '@tornister/domain/routing';
import { useState } from 'react';
import { useMatches } from 'react-router';

/** What the loader of all other paths says of a page (`content.loader.ts`): a product may have an address of its own. */
type Loaded = { readonly kind?: string } | undefined;

/**
 * Open on the first page of a session, and not on product pages (spec 1 §2); everywhere else the toggle opens the field and the focus keeps it
 * open, before scripts run and without them. A session is what a tab does without fetching the page anew (ADR 0009): a page that is fetched is
 * the same for everyone, and what a script closed afterwards would move all below it.
 */
export const useMobileSearch = (pathname: string): boolean => {
  const [firstPath] = useState(pathname);
  const page = useMatches().at(-1)?.loaderData as Loaded;
  const [isFirst, setIsFirst] = useState(true);
  if (isFirst && pathname !== firstPath) setIsFirst(false);
  return showsMobileSearch(isFirst && pathname === firstPath, isProductPath(pathname) || page?.kind === 'product');
};
