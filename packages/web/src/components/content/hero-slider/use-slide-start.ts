// React hook: tells the slides' use case about the screen, the motion preference and the first press.

import type { RotateSlides } from '@tornister/application/content';
import { MOBILE_MEDIA_QUERY } from '@tornister/domain/storefront';
import { useEffect } from 'react';
import { useShop } from '../../../react/shop-provider.tsx';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Tells the slides on what screen they are and when the visitor presses somewhere. Who walks by keyboard starts them by their button, so
 * that nothing begins to move at the first press of Tab.
 */
export const useSlideStart = (slides: Pick<RotateSlides, 'appear' | 'interact'>): void => {
  const { rotatesBeforeConsent } = useShop().site.profile;
  // What screen it is, is known to the browser only.
  useEffect(() => {
    slides.appear({
      rotatesBeforeConsent,
      isMobile: matchMedia(MOBILE_MEDIA_QUERY).matches,
      prefersReducedMotion: matchMedia(REDUCED_MOTION).matches,
    });
    addEventListener('pointerdown', slides.interact, { once: true });
    return () => removeEventListener('pointerdown', slides.interact);
  }, [rotatesBeforeConsent, slides]);
};
