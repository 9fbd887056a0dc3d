import { useEffect } from 'react';
import { useShop } from '../../react/shop-provider.tsx';
import { linkOf, pageAddressOf } from './use-shop-links.ts';
import { warmPage } from './warm-page.ts';

/** A pointer that rests this long on a link will probably press it, in milliseconds. */
const REST_MS = 60;

/** Fetches what a page needs as soon as a link to it is pointed at, touched or focused, so that it is there when it is pressed. */
export const useLinkWarming = (): void => {
  const shop = useShop();
  // Pointers and fingers move over the whole document.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = (event: Event): void => {
      clearTimeout(timer);
      const link = linkOf(event.target);
      const address = link && pageAddressOf(link, location);
      if (address === undefined) return;
      timer = setTimeout(() => warmPage(shop, address), event.type === 'touchstart' ? 0 : REST_MS);
    };
    const kinds = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const kind of kinds) document.addEventListener(kind, plan, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) document.removeEventListener(kind, plan);
    };
  }, [shop]);
};
