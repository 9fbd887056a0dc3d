// The hero slider as a machine of events. The specification pauses on hover and resumes on leave; beyond it, keyboard focus, the
// choice of a slide and the pause button stop the rotation for good, because moving content must be stoppable by everybody (WCAG 2.2.2).
// Source: spec 3 §4 "Hero slider", §9.

/** A slide stays this long. */
export const HERO_ROTATION_MS = 6_000;
/** The rotation starts this long after the slider is allowed to move. */
export const HERO_START_DELAY_MS = 100;

export type HeroSlider = {
  readonly slides: number;
  /** From 0. */
  readonly current: number;
  readonly isHovered: boolean;
  /** It waits until it may move; focus, the choice of a slide and the pause button stop it for good, and only the play button starts it then. */
  readonly motion: 'waiting' | 'running' | 'stopped';
};

export type HeroEvent =
  /** The page and the visitor allow it to move. */
  | { readonly kind: 'allowed' }
  | { readonly kind: 'tick' }
  | { readonly kind: 'next' }
  | { readonly kind: 'previous' }
  | { readonly kind: 'go-to'; readonly slide: number }
  | { readonly kind: 'hover' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'focus' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'play' };

/** What the page and the visitor allow. */
export type HeroSurroundings = {
  /** The storefront lets it move before the consent banner is closed. */
  readonly rotatesBeforeConsent: boolean;
  readonly isMobile: boolean;
  readonly prefersReducedMotion: boolean;
  readonly isConsentBannerClosed: boolean;
  /** An interaction of the visitor is stored. */
  readonly hasInteracted: boolean;
};

/** The slider as the page opens with it: the first of so many slides, not moving. */
export const heroSlider = (slides: number): HeroSlider => ({
  slides: Math.max(0, Math.trunc(slides)),
  current: 0,
  isHovered: false,
  motion: 'waiting',
});

/**
 * Starts only after the consent banner is closed or an interaction is stored, or always in the Swiss store; never on mobile and
 * never for people who prefer reduced motion.
 */
export const mayRotate = (surroundings: HeroSurroundings): boolean =>
  !surroundings.isMobile &&
  !surroundings.prefersReducedMotion &&
  (surroundings.rotatesBeforeConsent || surroundings.isConsentBannerClosed || surroundings.hasInteracted);

/** The rotation runs: it began, there is somewhere to go, nobody points at it and nobody stopped it. */
export const isRotating = (slider: HeroSlider): boolean =>
  slider.slides > 1 && !slider.isHovered && slider.motion === 'running';

/**
 * The slider after an event; the play button starts it even where it does not begin by itself. It wraps to the first slide after the last one and
 * the other way round. Who chooses a slide wants to look at it: the slider does not go on by itself then (WCAG 2.2.2).
 */
export const afterHeroEvent = (slider: HeroSlider, event: HeroEvent): HeroSlider => {
  switch (event.kind) {
    case 'allowed':
      return slider.motion === 'waiting' ? { ...slider, motion: 'running' } : slider;
    case 'tick':
      return isRotating(slider) ? showSlide(slider, slider.current + 1) : slider;
    case 'next':
      return showSlide(stopped(slider), slider.current + 1);
    case 'previous':
      return showSlide(stopped(slider), slider.current - 1);
    case 'go-to':
      return showSlide(stopped(slider), event.slide);
    case 'hover':
      return { ...slider, isHovered: true };
    case 'leave':
      return { ...slider, isHovered: false };
    case 'focus':
    case 'pause':
      return stopped(slider);
    case 'play':
      return { ...slider, motion: 'running' };
  }
};

/** Slides wrap: the first one follows the last, and the other way round. From 0; 0 when there are none. Source: spec 3 §4. */
export const wrappedSlide = (slide: number, slides: number): number =>
  slides === 0 ? 0 : ((slide % slides) + slides) % slides;

const stopped = (slider: HeroSlider): HeroSlider => ({ ...slider, motion: 'stopped' });

const showSlide = (slider: HeroSlider, slide: number): HeroSlider =>
  Number.isInteger(slide) ? { ...slider, current: wrappedSlide(slide, slider.slides) } : slider;
