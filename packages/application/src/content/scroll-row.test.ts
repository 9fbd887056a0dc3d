import {
  SLIDER_ARROW_THROTTLE_MS,
  SLIDER_RESIZE_DEBOUNCE_MS,
  SLIDER_SCROLL_DEBOUNCE_MS,
} from '@tornister/domain/content';
import { describe, expect, it } from 'vitest';
import { createHandDrivenClock } from '../../testing/doubles/hand-driven-clock.ts';
import { createScope } from '../kernel/index.ts';
import { createScrollRow } from './scroll-row.ts';

const open = () => {
  const clock = createHandDrivenClock();
  const row = { current: { scrollLeft: 0, clientWidth: 100, scrollWidth: 300 } };
  return { clock, row, slider: createScrollRow(createScope(), { clock }, row) };
};

describe('a row that scrolls sideways (spec 3 §4, §9)', () => {
  it('expects that there is more before it knows its size', () => {
    expect(open().slider.state$.value).toEqual({ hasPrevious: false, hasNext: true });
  });

  it.each([
    ['resized', SLIDER_RESIZE_DEBOUNCE_MS],
    ['scrolled', SLIDER_SCROLL_DEBOUNCE_MS],
  ] as const)('looks at its arrows once it has not been %s for %i ms', (change, waitMs) => {
    const { clock, row, slider } = open();
    row.current = { ...row.current, scrollLeft: 200 };
    slider[change]();
    clock.pass(waitMs - 1);
    slider[change]();
    clock.pass(waitMs - 1);
    expect(slider.state$.value).toEqual({ hasPrevious: false, hasNext: true });
    clock.pass(1);
    expect(slider.state$.value).toEqual({ hasPrevious: true, hasNext: false });
  });

  it('scrolls one width further for a press, and takes one press in 2 s', () => {
    const { clock, slider } = open();
    expect(slider.press('next')).toBe(100);
    clock.pass(SLIDER_ARROW_THROTTLE_MS - 1);
    expect(slider.press('next')).toBeUndefined();
    clock.pass(1);
    expect(slider.press('next')).toBe(100);
  });

  it('takes no press of an arrow that leads nowhere, so the other one can be pressed at once', () => {
    const { slider } = open();
    expect(slider.press('previous')).toBeUndefined();
    expect(slider.press('next')).toBe(100);
  });

  it('goes with a mouse that holds it from 10 px on, also back to where it was, and says that it was dragged', () => {
    const { row, slider } = open();
    row.current = { ...row.current, scrollLeft: 50 };
    slider.grab(400);
    expect(slider.drag(391)).toBeUndefined();
    expect(slider.drag(390)).toBe(60);
    row.current = { ...row.current, scrollLeft: 60 };
    expect(slider.drag(370)).toBe(80);
    expect(slider.drag(399)).toBe(51);
    expect(slider.release()).toBe(true);
    expect(slider.drag(300)).toBeUndefined();
  });

  it('was pressed, not dragged, when the mouse has moved less', () => {
    const { slider } = open();
    expect(slider.release()).toBe(false);
    slider.grab(400);
    slider.drag(409);
    expect(slider.release()).toBe(false);
    slider.grab(400);
    slider.drag(380);
    slider.grab(400);
    expect(slider.release()).toBe(false);
  });
});
