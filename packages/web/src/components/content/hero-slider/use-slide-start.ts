// React hook: tells the slides' use case about the screen, the motion preference and the first press.

import type { RotateSlides } from '@tornister/application/content';
import { MOBILE_MEDIA_QUERY } from '@tornister/domain/storefront';
import { useEffect } from 'react';
import { consentUseCases } from '../../../composition/consent-tokens.ts';
import { useService, useShop } from '../../../react/shop-provider.tsx';
import { useBehavior } from '../../../react/use-behavior.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Tells the slides on what screen they are and when the visitor presses somewhere. Who walks by keyboard starts them by their button, so
 * that nothing begins to move at the first press of Tab.
 */
export const useSlideStart = (slides: Pick<RotateSlides, 'appear' | 'interact'>): void => {
  const { rotatesBeforeConsent } = useShop().site.profile;
  const { isSettled } = useBehavior(useService(consentUseCases.askForConsent).state$);
  // What screen it is, is known to the browser only.
  useEffect(() => {
    slides.appear({
      rotatesBeforeConsent,
      isConsentBannerClosed: isSettled,
      isMobile: matchMedia(MOBILE_MEDIA_QUERY).matches,
      prefersReducedMotion: matchMedia(REDUCED_MOTION).matches,
    });
    addEventListener('pointerdown', slides.interact, { once: true });
    return () => removeEventListener('pointerdown', slides.interact);
  }, [rotatesBeforeConsent, isSettled, slides]);
};
