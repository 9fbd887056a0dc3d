import { type HeroSurroundings, mayRotate } from '@tornister/domain/content';
import { MOBILE_MEDIA_QUERY } from '@tornister/domain/storefront';
import { useEffect } from 'react';
import { ports } from '../../../composition/tokens.ts';
import { useShop } from '../../../react/shop-provider.tsx';

/** Under which the session remembers that the visitor has done something on a page. */
const INTERACTION_KEY = 'user-interaction';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Starts the slides when they may move: not on narrow screens, not against the wish for less motion, and only after the visitor has
 * interacted with the shop by pointer or finger; in the Swiss store at once (spec 3 §4). Who walks by keyboard starts them by their
 * button, so that nothing begins to move at the first press of Tab.
 */
export const useSlideStart = (start: () => void): void => {
  const shop = useShop();
  // Whether something may move is known to the browser only.
  useEffect(() => {
    const session = shop.get(ports.sessionStore);
    const surroundings: HeroSurroundings = {
      store: shop.site.storefront.store,
      isMobile: matchMedia(MOBILE_MEDIA_QUERY).matches,
      prefersReducedMotion: matchMedia(REDUCED_MOTION).matches,
      isConsentBannerClosed: false,
      hasInteracted: session.read(INTERACTION_KEY) !== undefined,
    };
    if (mayRotate(surroundings)) {
      start();
      return;
    }
    if (!mayRotate({ ...surroundings, hasInteracted: true })) return;
    const interact = (): void => {
      session.write(INTERACTION_KEY, '1');
      start();
    };
    addEventListener('pointerdown', interact, { once: true });
    return () => removeEventListener('pointerdown', interact);
  }, [shop, start]);
};
