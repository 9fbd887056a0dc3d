// React hook: one click listener that turns plain links into navigations within the tab.

import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { useService, useShop } from '../../../react/shop-provider.tsx';
import { isPagePath } from '../../../routing/find-page.ts';
import { askForLogin } from '../../account/ask-for-login.ts';

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/** A plain press of the main button that nobody has dealt with yet. */
export const isPlain = (press: Press): boolean =>
  !press.defaultPrevented && press.button === 0 && !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);

/** The address of a link that leads to another page of this shop; nothing for one that the browser has to follow itself. */
export const pageAddressOf = (
  link: HTMLAnchorElement,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
): string | undefined => {
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, here.origin);
  if (url.origin !== here.origin || !isPagePath(url.pathname)) return undefined;
  const staysHere = url.pathname === here.pathname && url.search === here.search;
  return staysHere && url.hash !== '' ? undefined : url.pathname + url.search + url.hash;
};

/** The link that an event happened on. */
export const linkOf = (target: EventTarget | null): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
};

/**
 * Lets every plain link of the page, also those in texts of editors, open its page without a full load. One listener for all of them is
 * what keeps a list of sixty products light: its links are nothing but links. Who has to log in first is asked to.
 */
export const useShopLinks = (): void => {
  const navigate = useNavigate();
  const shop = useShop();
  const mayBrowse = useService(browseUseCases.mayBrowse);
  // Links stand everywhere, also in HTML that React does not know, so the document is listened to.
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = linkOf(event.target);
      if (link === undefined || !isPlain(event)) return;
      const address = pageAddressOf(link, location);
      if (address === undefined) return;
      event.preventDefault();
      if (mayBrowse()) void navigate(address, { preventScrollReset: link.dataset.keepScroll !== undefined });
      else void askForLogin(shop, address);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, mayBrowse, shop]);
};
