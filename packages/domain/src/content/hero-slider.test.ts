import { describe, expect, it } from 'vitest';
import {
  afterHeroEvent,
  HERO_ROTATION_MS,
  HERO_START_DELAY_MS,
  type HeroSurroundings,
  heroSlider,
  isRotating,
  mayRotate,
  wrappedSlide,
} from './hero-slider.ts';

const calm: HeroSurroundings = {
  rotatesBeforeConsent: false,
  isMobile: false,
  prefersReducedMotion: false,
  isConsentBannerClosed: true,
  hasInteracted: false,
};
type Kind = 'allowed' | 'tick' | 'next' | 'previous' | 'hover' | 'leave' | 'focus' | 'pause' | 'play';
const after = (slider: ReturnType<typeof heroSlider>, ...kinds: readonly Kind[]) =>
  kinds.reduce((state, kind) => afterHeroEvent(state, { kind }), slider);
const running = (slides: number) => after(heroSlider(slides), 'allowed');

describe('hero slider (spec 3 §4, §9)', () => {
  it('rotates every 6000 ms after a start delay of 100 ms', () => {
    expect([HERO_ROTATION_MS, HERO_START_DELAY_MS]).toEqual([6_000, 100]);
  });

  it('advances and wraps to the first slide', () => {
    expect(after(running(3), 'tick').current).toBe(1);
    expect(after(running(3), 'tick', 'tick', 'tick').current).toBe(0);
    expect(after(heroSlider(3), 'next', 'next', 'next').current).toBe(0);
    expect(after(heroSlider(3), 'previous').current).toBe(2);
    // Found by the law "previous undoes next": a plain remainder of a negative number is minus zero here.
    expect(after(heroSlider(1), 'previous').current).toBe(0);
  });

  it('wraps at both ends', () => {
    expect([-4, -1, 0, 2, 3, 7].map((slide) => wrappedSlide(slide, 3))).toEqual([2, 2, 0, 2, 0, 1]);
    expect([-1, 0, 1].map((slide) => wrappedSlide(slide, 0))).toEqual([0, 0, 0]);
    expect(afterHeroEvent({ ...heroSlider(3), current: 1 }, { kind: 'go-to', slide: 0.5 }).current).toBe(1);
  });

  it('stands still until it may move, and begins then unless it was stopped before', () => {
    expect(after(heroSlider(3), 'tick').current).toBe(0);
    expect(after(heroSlider(3), 'allowed', 'tick').current).toBe(1);
    expect(after(heroSlider(3), 'focus', 'allowed', 'tick').current).toBe(0);
    expect(after(heroSlider(3), 'play', 'tick').current).toBe(1);
  });

  it('pauses while hovered and resumes on leave', () => {
    expect(after(running(3), 'hover', 'tick').current).toBe(0);
    expect(after(running(3), 'hover', 'leave', 'tick').current).toBe(1);
  });

  it('focus and the pause button stop it for good, until play', () => {
    for (const stop of ['focus', 'pause'] as const) {
      expect(after(running(3), stop, 'tick', 'hover', 'leave', 'tick').current).toBe(0);
      expect(after(running(3), stop, 'play', 'tick').current).toBe(1);
    }
  });

  it('so does the choice of a slide, also before it has begun', () => {
    expect(after(running(3), 'next', 'tick', 'hover', 'leave', 'tick').current).toBe(1);
    expect(after(running(3), 'previous', 'tick').current).toBe(2);
    expect(after(heroSlider(3), 'next', 'allowed', 'tick').current).toBe(1);
    expect(after(afterHeroEvent(running(3), { kind: 'go-to', slide: 2 }), 'tick').current).toBe(2);
    expect(after(running(3), 'next', 'play', 'tick').current).toBe(2);
  });

  it('goes to a slide when asked, hovered or stopped', () => {
    const goTo = (slide: number) => afterHeroEvent(after(running(3), 'pause', 'hover'), { kind: 'go-to', slide });
    expect(goTo(2).current).toBe(2);
    expect(goTo(4).current).toBe(1);
    expect(goTo(-1).current).toBe(2);
    expect(goTo(1.5).current).toBe(0);
    expect(goTo(Number.NaN).current).toBe(0);
  });

  it('starts only after the consent banner is closed or an interaction is stored, or always where the storefront lets it', () => {
    const open = { ...calm, isConsentBannerClosed: false };
    expect(mayRotate(calm)).toBe(true);
    expect(mayRotate(open)).toBe(false);
    expect(mayRotate({ ...open, hasInteracted: true })).toBe(true);
    expect(mayRotate({ ...open, rotatesBeforeConsent: true })).toBe(true);
  });

  it('does not rotate on mobile nor with reduced motion, whatever the storefront lets it', () => {
    for (const rotatesBeforeConsent of [false, true]) {
      expect(mayRotate({ ...calm, rotatesBeforeConsent, isMobile: true })).toBe(false);
      expect(mayRotate({ ...calm, rotatesBeforeConsent, prefersReducedMotion: true })).toBe(false);
    }
  });

  it('one slide has nowhere to go, none even less', () => {
    expect([0, 1, 2].map((slides) => isRotating(running(slides)))).toEqual([false, false, true]);
    expect(after(heroSlider(0), 'next', 'previous', 'tick').current).toBe(0);
    expect(heroSlider(-2).slides).toBe(0);
    expect(heroSlider(2.7).slides).toBe(2);
    expect(heroSlider(2)).toEqual({ slides: 2, current: 0, isHovered: false, motion: 'waiting' });
  });
});
