// The address of the open page in the sister shop of the other language.

import type { Language, LocaleCode } from '@tornister/domain/storefront';
import { useLocation } from 'react-router';
import { useShop } from '../../../react/shop-provider.tsx';

/** The same page with what its address says (variant, search, filters); nothing where a shop has one language only. */
export const useSisterAddress = ():
  | { readonly language: Language; readonly locale: LocaleCode; readonly href: string }
  | undefined => {
  const { site } = useShop();
  const { pathname, search } = useLocation();
  const { otherLanguage: other } = site.profile;
  if (other === undefined) return undefined;
  const address = new URL(site.sisters[other.id]);
  // Set one by one: a path that begins with two slashes would be read as another host.
  address.pathname = pathname;
  address.search = search;
  return { language: other.language, locale: other.locale, href: address.href };
};
