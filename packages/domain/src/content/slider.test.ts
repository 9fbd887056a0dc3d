import { describe, expect, it } from 'vitest';
import {
  arrowsWaitMs,
  arrowTarget,
  dragTarget,
  isSliderDrag,
  SLIDER_ARROW_THROTTLE_MS,
  SLIDER_DRAG_THRESHOLD_PX,
  SLIDER_EDGE_TOLERANCE_PX,
  SLIDER_RESIZE_DEBOUNCE_MS,
  SLIDER_SCROLL_DEBOUNCE_MS,
  sliderArrows,
  takesArrowPress,
} from './slider.ts';
import { hidesTooltip, showsTooltip, TOOLTIP_TIMEOUT_MS, tooltipKey } from './tooltip.ts';

describe('slider (spec 3 §4, §9)', () => {
  it('has the constants of the specification', () => {
    expect(SLIDER_EDGE_TOLERANCE_PX).toBe(15);
    expect(SLIDER_RESIZE_DEBOUNCE_MS).toBe(300);
    expect(SLIDER_SCROLL_DEBOUNCE_MS).toBe(200);
    expect(SLIDER_ARROW_THROTTLE_MS).toBe(2_000);
    expect(SLIDER_DRAG_THRESHOLD_PX).toBe(10);
  });

  it('a held mouse drags from 10 px on, in either direction', () => {
    expect([0, 9, 10, 11].map(isSliderDrag)).toEqual([false, false, true, true]);
    expect([-9, -10, -11].map(isSliderDrag)).toEqual([false, true, true]);
  });

  it('the contents go with the mouse, never beyond the ends', () => {
    const grabbed = { scrollLeft: 120, clientWidth: 100, scrollWidth: 300 };
    expect([30, -30, 120, 121, -80, -81].map((moved) => dragTarget(grabbed, moved))).toEqual([90, 150, 0, 0, 200, 200]);
  });

  it('arrows appear only when scrolling is possible in their direction, by more than 15 px', () => {
    const at = (scrollLeft: number) => sliderArrows({ scrollLeft, clientWidth: 100, scrollWidth: 300 });
    expect([14, 15, 16].map((left) => at(left).hasPrevious)).toEqual([false, false, true]);
    expect([184, 185, 186].map((left) => at(left).hasNext)).toEqual([true, false, false]);
    expect(sliderArrows({ scrollLeft: 0, clientWidth: 100, scrollWidth: 100 })).toEqual({
      hasPrevious: false,
      hasNext: false,
    });
  });

  it('an arrow scrolls one width, never beyond the ends', () => {
    const box = { scrollLeft: 120, clientWidth: 100, scrollWidth: 300 };
    expect(arrowTarget(box, 'next')).toBe(200);
    expect(arrowTarget(box, 'previous')).toBe(20);
    expect(arrowTarget({ ...box, scrollLeft: 50 }, 'previous')).toBe(0);
    expect(arrowTarget({ ...box, scrollLeft: 50 }, 'next')).toBe(150);
    expect(arrowTarget({ scrollLeft: 0, clientWidth: 100, scrollWidth: 50 }, 'next')).toBe(0);
  });

  it('an arrow takes one press in 2000 ms, the first at once', () => {
    expect(takesArrowPress(undefined, 0)).toBe(true);
    expect([0, 1_999, 2_000, 2_001].map((passed) => takesArrowPress(500, 500 + passed))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('the arrows are looked at 300 ms after the last resize and 200 ms after the last scroll', () => {
    expect([arrowsWaitMs('resize'), arrowsWaitMs('scroll')]).toEqual([300, 200]);
  });
});

describe('tooltip (spec 3 §4)', () => {
  it('shows once per browser session', () => {
    expect(tooltipKey('lists')).toBe('tooltip-shown-lists');
    expect(showsTooltip('lists', () => false)).toBe(true);
    expect(showsTooltip('lists', (key) => key === 'tooltip-shown-lists')).toBe(false);
    expect(showsTooltip('lists', (key) => key === 'tooltip-shown-other')).toBe(true);
  });

  it('hides after 6000 ms unless it is hovered or focused', () => {
    const hides = (shownForMs: number, changes = {}) =>
      hidesTooltip({ shownForMs, isHovered: false, isFocused: false, ...changes });
    expect(TOOLTIP_TIMEOUT_MS).toBe(6_000);
    expect([5_999, 6_000, 6_001].map((shown) => hides(shown))).toEqual([false, true, true]);
    expect(hides(9_999, { isHovered: true })).toBe(false);
    expect(hides(9_999, { isFocused: true })).toBe(false);
    expect(hides(1_000, { timeoutMs: 1_000 })).toBe(true);
  });
});
