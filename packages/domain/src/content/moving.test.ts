import { describe, expect, it } from 'vitest';
import type { ProductTile } from '../catalogue/product.ts';
import { htmlBoxButtonKey, locksPageScroll, toggleCollapsible } from './collapsible.ts';
import {
  BLACK,
  contrast,
  type HexColor,
  isReadable,
  LARGE_TEXT_CONTRAST,
  luminance,
  parseHexColor,
  readableOn,
  TEXT_CONTRAST,
  WHITE,
} from './contrast.ts';
import {
  afterHeroEvent,
  HERO_ROTATION_MS,
  HERO_START_DELAY_MS,
  type HeroSurroundings,
  heroSlider,
  isRotating,
  mayRotate,
} from './hero-slider.ts';
import {
  LAZY_BACKGROUND_MARGIN_PX,
  RECOMMENDATION_VISIBILITY_DEBOUNCE_MS,
  recommendedTiles,
} from './recommendations.ts';
import {
  arrowTarget,
  isDrag,
  SLIDER_ARROW_THROTTLE_MS,
  SLIDER_DRAG_THRESHOLD_PX,
  SLIDER_EDGE_TOLERANCE_PX,
  SLIDER_RESIZE_DEBOUNCE_MS,
  SLIDER_SCROLL_DEBOUNCE_MS,
  sliderArrows,
} from './slider.ts';
import {
  addToast,
  dismissToast,
  isDraggedAway,
  TOASTS_PER_POSITION,
  type Toast,
  toastFrom,
  toastsAt,
} from './toast-queue.ts';
import { hidesTooltip, showsTooltip, TOOLTIP_TIMEOUT_MS, tooltipKey } from './tooltip.ts';

const calm: HeroSurroundings = {
  store: 'de',
  isMobile: false,
  prefersReducedMotion: false,
  isConsentBannerClosed: true,
  hasInteracted: false,
};
const after = (
  slider: ReturnType<typeof heroSlider>,
  ...kinds: readonly ('tick' | 'next' | 'previous' | 'hover' | 'leave' | 'focus' | 'pause' | 'play')[]
) => kinds.reduce((state, kind) => afterHeroEvent(state, { kind }, calm), slider);

describe('hero slider (spec 3 §4, §9)', () => {
  it('rotates every 6000 ms after a start delay of 100 ms', () => {
    expect([HERO_ROTATION_MS, HERO_START_DELAY_MS]).toEqual([6_000, 100]);
  });

  it('advances and wraps to the first slide', () => {
    expect(after(heroSlider(3), 'tick').current).toBe(1);
    expect(after(heroSlider(3), 'tick', 'tick', 'tick').current).toBe(0);
    expect(after(heroSlider(3), 'next', 'next', 'next').current).toBe(0);
    expect(after(heroSlider(3), 'previous').current).toBe(2);
    // Found by the law "previous undoes next": a plain remainder of a negative number is minus zero here.
    expect(after(heroSlider(1), 'previous').current).toBe(0);
  });

  it('pauses while hovered and resumes on leave', () => {
    expect(after(heroSlider(3), 'hover', 'tick').current).toBe(0);
    expect(after(heroSlider(3), 'hover', 'leave', 'tick').current).toBe(1);
  });

  it('focus and the pause button stop it for good, until play', () => {
    for (const stop of ['focus', 'pause'] as const) {
      expect(after(heroSlider(3), stop, 'tick', 'hover', 'leave', 'tick').current).toBe(0);
      expect(after(heroSlider(3), stop, 'play', 'tick').current).toBe(1);
    }
  });

  it('goes to a slide when asked, hovered or stopped', () => {
    const goTo = (slide: number) =>
      afterHeroEvent(after(heroSlider(3), 'pause', 'hover'), { kind: 'go-to', slide }, calm);
    expect(goTo(2).current).toBe(2);
    expect(goTo(4).current).toBe(1);
    expect(goTo(-1).current).toBe(2);
    expect(goTo(1.5).current).toBe(0);
    expect(goTo(Number.NaN).current).toBe(0);
  });

  it('starts only after the consent banner is closed or an interaction is stored, or always in the Swiss store', () => {
    const open = { ...calm, isConsentBannerClosed: false };
    expect(mayRotate(calm)).toBe(true);
    expect(mayRotate(open)).toBe(false);
    expect(mayRotate({ ...open, hasInteracted: true })).toBe(true);
    expect(mayRotate({ ...open, store: 'ch' })).toBe(true);
    expect(mayRotate({ ...open, store: 'at' })).toBe(false);
  });

  it('does not rotate on mobile nor with reduced motion, not even in the Swiss store', () => {
    for (const store of ['de', 'ch'] as const) {
      expect(mayRotate({ ...calm, store, isMobile: true })).toBe(false);
      expect(mayRotate({ ...calm, store, prefersReducedMotion: true })).toBe(false);
    }
    expect(afterHeroEvent(heroSlider(3), { kind: 'tick' }, { ...calm, isMobile: true }).current).toBe(0);
  });

  it('one slide has nowhere to go, none even less', () => {
    expect([0, 1, 2].map((slides) => isRotating(heroSlider(slides), calm))).toEqual([false, false, true]);
    expect(after(heroSlider(0), 'next', 'previous', 'tick').current).toBe(0);
    expect(heroSlider(-2).slides).toBe(0);
    expect(heroSlider(2.7).slides).toBe(2);
    expect(heroSlider(2)).toEqual({ slides: 2, current: 0, isHovered: false, isStopped: false });
  });
});

describe('slider (spec 3 §4, §9)', () => {
  it('has the constants of the specification', () => {
    expect(SLIDER_EDGE_TOLERANCE_PX).toBe(15);
    expect(SLIDER_RESIZE_DEBOUNCE_MS).toBe(300);
    expect(SLIDER_SCROLL_DEBOUNCE_MS).toBe(200);
    expect(SLIDER_ARROW_THROTTLE_MS).toBe(2_000);
    expect(SLIDER_DRAG_THRESHOLD_PX).toBe(10);
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

  it('a movement of 10 px is a drag', () => {
    expect([9, 10, 11, -9, -10].map(isDrag)).toEqual([false, true, true, false, true]);
  });
});

describe('recommendations (spec 3 §9)', () => {
  const products = Array.from({ length: 7 }, (_none, index) => ({ id: String(index) }) as ProductTile);

  it('shows at most 5 tiles initially, the first 4 images load eagerly', () => {
    const tiles = recommendedTiles(products, false);
    expect(tiles.map(({ product }) => product.id)).toEqual(['0', '1', '2', '3', '4']);
    expect(tiles.map(({ loadsEagerly }) => loadsEagerly)).toEqual([true, true, true, true, false]);
  });

  it('shows all once the carousel was moved', () => {
    expect(recommendedTiles(products, true)).toHaveLength(7);
    expect(recommendedTiles(products, true).filter(({ loadsEagerly }) => loadsEagerly)).toHaveLength(4);
  });

  it('reports what is visible after 1000 ms; backgrounds load 200 px before they come into view', () => {
    expect([RECOMMENDATION_VISIBILITY_DEBOUNCE_MS, LAZY_BACKGROUND_MARGIN_PX]).toEqual([1_000, 200]);
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

describe('collapsible panel (spec 3 §4)', () => {
  it('toggles, unless it is disabled', () => {
    expect(toggleCollapsible({ isExpanded: false, isDisabled: false }).isExpanded).toBe(true);
    expect(toggleCollapsible({ isExpanded: true, isDisabled: false }).isExpanded).toBe(false);
    expect(toggleCollapsible({ isExpanded: true, isDisabled: true }).isExpanded).toBe(true);
  });

  it('the HTML box offers show-more or show-less; an open zoom locks the page', () => {
    expect(htmlBoxButtonKey({ isExpanded: false })).toBe('vue.teaser.htmlBox.showMore');
    expect(htmlBoxButtonKey({ isExpanded: true })).toBe('vue.teaser.htmlBox.showLess');
    expect([true, false].map((isExpanded) => locksPageScroll({ isExpanded }))).toEqual([true, false]);
  });
});

describe('toasts (spec 3 §4, §5, §9)', () => {
  const toast = (id: string, changes: Partial<Toast> = {}): Toast =>
    toastFrom({ id, kind: 'info', text: { kind: 'key', key: 'k' }, ...changes });

  it('stay 10000 ms at the top right unless said otherwise', () => {
    expect(toastFrom({ kind: 'error', text: { kind: 'server', message: 'Nein' } })).toEqual({
      id: 'Nein',
      kind: 'error',
      text: { kind: 'server', message: 'Nein' },
      position: 'top-right',
      timeoutMs: 10_000,
    });
    expect(toastFrom({ kind: 'info', text: { kind: 'key', key: 'k' } }).id).toBe('k');
    expect(toast('x', { timeoutMs: 5, position: 'bottom-left' })).toMatchObject({
      id: 'x',
      timeoutMs: 5,
      position: 'bottom-left',
    });
  });

  it('duplicate ids are ignored', () => {
    const queue = addToast([], toast('a'));
    expect(addToast(queue, toast('a', { kind: 'error' }))).toBe(queue);
    expect(addToast(queue, toast('a', { position: 'bottom-left' }))).toBe(queue);
  });

  it('at most 20 show per position', () => {
    const fill = (count: number) =>
      Array.from({ length: count }, (_none, index) => toast(String(index))).reduce(addToast, []);
    expect(TOASTS_PER_POSITION).toBe(20);
    expect([19, 20, 21].map((count) => fill(count).length)).toEqual([19, 20, 20]);
    const full = fill(20);
    expect(addToast(full, toast('x', { position: 'bottom-left' }))).toHaveLength(21);
    expect(toastsAt(full, 'top-right')).toHaveLength(20);
    expect(toastsAt(full, 'bottom-left')).toEqual([]);
  });

  it('go when dismissed', () => {
    const queue = addToast(addToast([], toast('a')), toast('b'));
    expect(dismissToast(queue, 'a').map(({ id }) => id)).toEqual(['b']);
    expect(dismissToast(queue, 'z')).toBe(queue);
  });

  it('are dragged away at 60 % of their width, to either side', () => {
    const drag = (distancePx: number) => isDraggedAway({ distancePx, widthPx: 100 });
    expect([59, 60, 61, -59, -60].map(drag)).toEqual([false, true, true, false, true]);
    expect(isDraggedAway({ distancePx: 0, widthPx: 0 })).toBe(false);
  });
});

describe('contrast (WCAG 1.4.3)', () => {
  const hex = (written: string) => parseHexColor(written) as HexColor;

  it('reads #rgb and #rrggbb and nothing else', () => {
    expect(['#fff', '08D', ' #008DCA '].map(parseHexColor)).toEqual(['#ffffff', '#0088dd', '#008dca']);
    for (const wrong of ['', '#ff', '#ffff', '#fffff', '#ggg', 'red', '#fff;x', 'x#ffffff', '#fffffff', undefined]) {
      expect(parseHexColor(wrong)).toBeUndefined();
    }
  });

  it('knows the ends of the scale', () => {
    expect(contrast(BLACK, WHITE)).toBeCloseTo(21, 10);
    expect(contrast(WHITE, WHITE)).toBe(1);
    expect([luminance(BLACK), luminance(WHITE)]).toEqual([0, 1]);
  });

  it('measures as the recommendation does', () => {
    expect(contrast(hex('#008dca'), WHITE)).toBeCloseTo(3.71, 2);
    expect(contrast(hex('#0077ad'), WHITE)).toBeCloseTo(4.95, 2);
    expect(luminance(hex('#0a0a0a'))).toBeCloseTo(0.003035, 6);
    expect(luminance(hex('#0b0b0b'))).toBeCloseTo(0.003347, 6);
    expect(luminance(hex('#ff0000'))).toBeCloseTo(0.2126, 4);
    expect(luminance(hex('#00ff00'))).toBeCloseTo(0.7152, 4);
    expect(luminance(hex('#0000ff'))).toBeCloseTo(0.0722, 4);
  });

  it('text is readable from 4.5:1, large text from 3:1', () => {
    expect([TEXT_CONTRAST, LARGE_TEXT_CONTRAST]).toEqual([4.5, 3]);
    expect(isReadable(hex('#767676'), WHITE)).toBe(true);
    expect(isReadable(hex('#777777'), WHITE)).toBe(false);
    expect(isReadable(hex('#008dca'), WHITE, LARGE_TEXT_CONTRAST)).toBe(true);
    expect(isReadable(WHITE, WHITE, 1)).toBe(true);
  });

  it('black or white stands out more', () => {
    expect(readableOn(WHITE)).toBe('#000000');
    expect(readableOn(BLACK)).toBe('#ffffff');
    expect(readableOn(hex('#0077ad'))).toBe('#ffffff');
  });
});
