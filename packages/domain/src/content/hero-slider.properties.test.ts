import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import {
  afterHeroEvent,
  type HeroEvent,
  type HeroSurroundings,
  heroSlider,
  isRotating,
  mayRotate,
} from './hero-slider.ts';
import { arrowTarget, sliderArrows } from './slider.ts';

const numRuns = NUM_RUNS;

const surroundings: fc.Arbitrary<HeroSurroundings> = fc.record({
  rotatesBeforeConsent: fc.boolean(),
  isMobile: fc.boolean(),
  prefersReducedMotion: fc.boolean(),
  isConsentBannerClosed: fc.boolean(),
  hasInteracted: fc.boolean(),
});
const heroEvent: fc.Arbitrary<HeroEvent> = fc.oneof(
  fc.constantFrom<HeroEvent[]>(
    { kind: 'allowed' },
    { kind: 'tick' },
    { kind: 'next' },
    { kind: 'previous' },
    { kind: 'hover' },
    { kind: 'leave' },
    { kind: 'focus' },
    { kind: 'pause' },
    { kind: 'play' },
  ),
  fc.integer({ min: -20, max: 20 }).map((slide) => ({ kind: 'go-to' as const, slide })),
);
const slider = fc
  .tuple(fc.nat({ max: 6 }), fc.array(heroEvent, { maxLength: 20 }))
  .map(([slides, events]) => events.reduce(afterHeroEvent, heroSlider(slides)));

describe('laws of the hero slider', () => {
  it('the current slide always exists', () => {
    fc.assert(
      fc.property(slider, ({ slides, current }) => {
        expect(Number.isInteger(current)).toBe(true);
        expect(current).toBeGreaterThanOrEqual(0);
        expect(current).toBeLessThan(Math.max(slides, 1));
      }),
      { numRuns },
    );
  });

  it('after focus, pause or the choice of a slide nothing moves by itself, whatever the pointer does, until play', () => {
    const idle = fc.array(
      fc.constantFrom<HeroEvent[]>({ kind: 'tick' }, { kind: 'hover' }, { kind: 'leave' }, { kind: 'allowed' }),
    );
    fc.assert(
      fc.property(slider, fc.constantFrom('focus', 'pause', 'next', 'previous'), idle, (start, stop, events) => {
        const at = afterHeroEvent(start, { kind: stop });
        expect(events.reduce(afterHeroEvent, at).current).toBe(at.current);
      }),
      { numRuns },
    );
  });

  it('a tick moves exactly when the slider rotates, and as many ticks as slides come round', () => {
    fc.assert(
      fc.property(slider, (start) => {
        const ticked = afterHeroEvent(start, { kind: 'tick' });
        expect(ticked.current !== start.current).toBe(isRotating(start));
        let round = start;
        for (let tick = 0; tick < start.slides; tick += 1) round = afterHeroEvent(round, { kind: 'tick' });
        expect(round).toEqual(start);
      }),
      { numRuns },
    );
  });

  it('previous undoes next, apart from the rest that both give', () => {
    fc.assert(
      fc.property(slider, (start) => {
        const next = afterHeroEvent(start, { kind: 'next' });
        expect(afterHeroEvent(next, { kind: 'previous' })).toEqual(afterHeroEvent(start, { kind: 'pause' }));
      }),
      { numRuns },
    );
  });

  it('whoever prefers no motion, or is on a phone, sees none', () => {
    fc.assert(
      fc.property(surroundings, (around) => {
        if (around.isMobile || around.prefersReducedMotion) expect(mayRotate(around)).toBe(false);
      }),
      { numRuns },
    );
  });
});

describe('laws of sliders', () => {
  const box = fc
    .tuple(fc.integer({ min: 1, max: 2_000 }), fc.nat({ max: 5_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([clientWidth, hidden, share]) => ({
      clientWidth,
      scrollWidth: clientWidth + hidden,
      scrollLeft: hidden * share,
    }));

  it('an arrow that shows leads somewhere, inside the row and in its direction', () => {
    fc.assert(
      fc.property(box, (row) => {
        const { hasPrevious, hasNext } = sliderArrows(row);
        const [left, right] = [arrowTarget(row, 'previous'), arrowTarget(row, 'next')];
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(row.scrollWidth - row.clientWidth);
        if (hasPrevious) expect(left).toBeLessThan(row.scrollLeft);
        if (hasNext) expect(right).toBeGreaterThan(row.scrollLeft);
      }),
      { numRuns },
    );
  });

  it('pressing next long enough makes its arrow go', () => {
    fc.assert(
      fc.property(box, (start) => {
        let row = start;
        for (let press = 0; press * start.clientWidth <= start.scrollWidth; press += 1) {
          row = { ...row, scrollLeft: arrowTarget(row, 'next') };
        }
        expect(sliderArrows(row).hasNext).toBe(false);
      }),
      { numRuns: Math.min(numRuns, 300) },
    );
  });
});
