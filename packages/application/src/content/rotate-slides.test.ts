import { HERO_ROTATION_MS, HERO_START_DELAY_MS } from '@tornister/domain/content';
import { describe, expect, it } from 'vitest';
import { createHandDrivenClock } from '../../testing/doubles/hand-driven-clock.ts';
import { createScope } from '../kernel/index.ts';
import { createRotateSlides } from './rotate-slides.ts';

const open = (count = 3) => {
  const clock = createHandDrivenClock();
  return { clock, slides: createRotateSlides(createScope(), { clock }, count) };
};

describe('hero slider (spec 3 §4, §9)', () => {
  it('stands still before it is started', () => {
    const { clock, slides } = open();
    clock.pass(10 * HERO_ROTATION_MS);
    expect(slides.state$.value).toEqual({ index: 0, isRotating: false });
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
    expect(slides.state$.value).toEqual({ index: 0, isRotating: true });
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
    expect(slides.state$.value).toEqual({ index: 0, isRotating: false });
    slides.toggle();
    clock.pass(HERO_ROTATION_MS);
    expect(slides.state$.value).toEqual({ index: 1, isRotating: true });
  });

  it('gives a slide that was chosen its full time', () => {
    const { clock, slides } = open();
    slides.start();
    clock.pass(HERO_ROTATION_MS);
    slides.show(2);
    clock.pass(HERO_ROTATION_MS - 1);
    expect(slides.state$.value.index).toBe(2);
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
});
