import { HERO_ROTATION_MS, HERO_START_DELAY_MS } from '@tornister/domain/content';
import { describe, expect, it } from 'vitest';
import { createHandDrivenClock } from '../../testing/doubles/hand-driven-clock.ts';
import { createInMemoryDeviceStore } from '../../testing/doubles/in-memory-device-store.ts';
import { createScope } from '../kernel/index.ts';
import { createRotateSlides } from './rotate-slides.ts';

const laptop = {
  rotatesBeforeConsent: true,
  isConsentBannerClosed: false,
  isMobile: false,
  prefersReducedMotion: false,
} as const;

const open = (count = 3, sessionStore = createInMemoryDeviceStore()) => {
  const clock = createHandDrivenClock();
  const slides = createRotateSlides(createScope(), { clock, sessionStore }, count);
  return { clock, sessionStore, slides: { ...slides, start: () => slides.appear(laptop) } };
};

describe('hero slider (spec 3 §4, §9)', () => {
  it('stands still before it is started', () => {
    const { clock, slides } = open();
    clock.pass(10 * HERO_ROTATION_MS);
    expect(slides.state$.value).toEqual({ index: 0, isRunning: false });
  });

  it('advances every 6,000 ms after a start delay of 100 ms, and wraps to the first slide', () => {
    const { clock, slides } = open();
    slides.start();
    clock.pass(HERO_START_DELAY_MS + HERO_ROTATION_MS - 1);
    expect(slides.state$.value.index).toBe(0);
    clock.pass(1);
    expect(slides.state$.value.index).toBe(1);
    clock.pass(2 * HERO_ROTATION_MS);
    expect(slides.state$.value.index).toBe(0);
  });

  it('pauses while hovered and resumes on leave', () => {
    const { clock, slides } = open();
    slides.start();
    slides.hover(true);
    clock.pass(5 * HERO_ROTATION_MS);
    expect(slides.state$.value).toEqual({ index: 0, isRunning: true });
    slides.hover(false);
    clock.pass(HERO_ROTATION_MS);
    expect(slides.state$.value.index).toBe(1);
  });

  it('stops when the focus comes in and does not go on by itself (WCAG 2.2.2)', () => {
    const { clock, slides } = open();
    slides.start();
    slides.focus();
    slides.hover(false);
    clock.pass(5 * HERO_ROTATION_MS);
    expect(slides.state$.value).toEqual({ index: 0, isRunning: false });
    slides.toggle();
    clock.pass(HERO_ROTATION_MS);
    expect(slides.state$.value).toEqual({ index: 1, isRunning: true });
  });

  it('stays with a slide that was chosen', () => {
    const { clock, slides } = open();
    slides.start();
    clock.pass(HERO_ROTATION_MS);
    slides.show(2);
    clock.pass(10 * HERO_ROTATION_MS);
    expect(slides.state$.value).toEqual({ index: 2, isRunning: false });
  });

  it('steps back from the first slide to the last', () => {
    const { slides } = open();
    slides.step(-1);
    expect(slides.state$.value.index).toBe(2);
  });

  it('does not move a single slide', () => {
    const { clock, slides } = open(1);
    slides.start();
    clock.pass(10 * HERO_ROTATION_MS);
    expect(slides.state$.value.index).toBe(0);
  });

  it('waits for the first interaction outside of Switzerland, and begins at once for the rest of the session', () => {
    const { clock, slides, sessionStore } = open();
    slides.appear({ ...laptop, rotatesBeforeConsent: false });
    clock.pass(10 * HERO_ROTATION_MS);
    expect(slides.state$.value.isRunning).toBe(false);
    slides.interact();
    expect(slides.state$.value.isRunning).toBe(true);
    const next = open(3, sessionStore);
    next.slides.appear({ ...laptop, rotatesBeforeConsent: false });
    expect(next.slides.state$.value.isRunning).toBe(true);
  });

  it('begins when the consent banner has been closed, whatever was decided', () => {
    const { slides } = open();
    slides.appear({ ...laptop, rotatesBeforeConsent: false });
    expect(slides.state$.value.isRunning).toBe(false);
    slides.appear({ ...laptop, rotatesBeforeConsent: false, isConsentBannerClosed: true });
    expect(slides.state$.value.isRunning).toBe(true);
  });

  it.each([{ isMobile: true }, { prefersReducedMotion: true }])('never begins by itself with %j', (screen) => {
    const { clock, slides } = open();
    slides.appear({ ...laptop, ...screen });
    slides.interact();
    clock.pass(10 * HERO_ROTATION_MS);
    expect(slides.state$.value).toEqual({ index: 0, isRunning: false });
    slides.toggle();
    clock.pass(HERO_ROTATION_MS);
    expect(slides.state$.value.index).toBe(1);
  });

  it('does not begin again when a shopper who stopped it presses somewhere', () => {
    const { clock, slides } = open();
    slides.start();
    slides.toggle();
    slides.interact();
    clock.pass(10 * HERO_ROTATION_MS);
    expect(slides.state$.value).toEqual({ index: 0, isRunning: false });
  });
});
