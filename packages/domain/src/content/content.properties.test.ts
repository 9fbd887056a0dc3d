import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { STORE_CODES } from '../storefront/storefront.ts';
import { contrast, type HexColor, isReadable, parseHexColor, readableOn } from './contrast.ts';
import {
  afterHeroEvent,
  type HeroEvent,
  type HeroSurroundings,
  heroSlider,
  isRotating,
  mayRotate,
} from './hero-slider.ts';
import { infoBarColors, infoBarCookie } from './info-bar.ts';
import { parseTeaser, TEASER_TEMPLATES } from './parse-teaser.ts';
import { type RawTeaser, safeUrl } from './raw-teaser.ts';
import { arrowTarget, sliderArrows } from './slider.ts';
import {
  addToast,
  dismissToast,
  TOAST_POSITIONS,
  TOASTS_PER_POSITION,
  type Toast,
  type ToastQueue,
  toastFrom,
  toastsAt,
} from './toast-queue.ts';

const numRuns = NUM_RUNS;

type ToastCommand = {
  readonly run: (queue: ToastQueue) => ToastQueue;
  readonly apply: (model: Map<string, Toast>) => void;
};
const toast = fc
  .record({ id: fc.nat({ max: 60 }).map(String), position: fc.constantFrom(...TOAST_POSITIONS.slice(0, 2)) })
  .map((draft) => toastFrom({ ...draft, kind: 'info', text: { kind: 'key', key: 'k' } }));
const toastCommand: fc.Arbitrary<ToastCommand> = fc.oneof(
  {
    weight: 5,
    arbitrary: toast.map((each) => ({
      run: (queue: ToastQueue) => addToast(queue, each),
      apply: (model: Map<string, Toast>) => {
        const there = [...model.values()].filter(({ position }) => position === each.position).length;
        if (!model.has(each.id) && there < TOASTS_PER_POSITION) model.set(each.id, each);
      },
    })),
  },
  {
    weight: 1,
    arbitrary: fc.nat({ max: 60 }).map((id) => ({
      run: (queue: ToastQueue) => dismissToast(queue, String(id)),
      apply: (model: Map<string, Toast>) => {
        model.delete(String(id));
      },
    })),
  },
);
const toasts = fc.array(toastCommand, { maxLength: 80, size: 'max' });

describe('laws of toasts', () => {
  it('any sequence of toasts and dismissals does what a map with 20 places per corner does', () => {
    fc.assert(
      fc.property(toasts, (commands) => {
        const model = new Map<string, Toast>();
        let queue: ToastQueue = [];
        for (const { run, apply } of commands) {
          queue = run(queue);
          apply(model);
        }
        expect(queue).toEqual([...model.values()]);
      }),
      { numRuns },
    );
  });

  it('no id shows twice, no corner has more than 20, and the corners together are all', () => {
    fc.assert(
      fc.property(toasts, (commands) => {
        const queue = commands.reduce<ToastQueue>((state, { run }) => run(state), []);
        expect(new Set(queue.map(({ id }) => id)).size).toBe(queue.length);
        const corners = TOAST_POSITIONS.map((position) => toastsAt(queue, position).length);
        expect(Math.max(...corners)).toBeLessThanOrEqual(TOASTS_PER_POSITION);
        expect(corners.reduce((sum, count) => sum + count, 0)).toBe(queue.length);
      }),
      { numRuns },
    );
  });

  it('a dismissed toast makes room for itself', () => {
    fc.assert(
      fc.property(toasts, (commands) => {
        const queue = commands.reduce<ToastQueue>((state, { run }) => run(state), []);
        const [first] = queue;
        if (first) expect(addToast(dismissToast(queue, first.id), first)).toHaveLength(queue.length);
      }),
      { numRuns },
    );
  });
});

const surroundings: fc.Arbitrary<HeroSurroundings> = fc.record({
  store: fc.constantFrom(...STORE_CODES),
  isMobile: fc.boolean(),
  prefersReducedMotion: fc.boolean(),
  isConsentBannerClosed: fc.boolean(),
  hasInteracted: fc.boolean(),
});
const heroEvent: fc.Arbitrary<HeroEvent> = fc.oneof(
  fc.constantFrom<HeroEvent[]>(
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
  .tuple(fc.nat({ max: 6 }), fc.array(heroEvent, { maxLength: 20 }), surroundings)
  .map(([slides, events, around]) =>
    events.reduce((state, event) => afterHeroEvent(state, event, around), heroSlider(slides)),
  );

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

  it('after focus or pause nothing moves by itself, whatever the pointer does, until play', () => {
    const idle = fc.array(fc.constantFrom<HeroEvent[]>({ kind: 'tick' }, { kind: 'hover' }, { kind: 'leave' }));
    fc.assert(
      fc.property(slider, fc.constantFrom('focus', 'pause'), idle, surroundings, (start, stop, events, around) => {
        const stopped = afterHeroEvent(start, { kind: stop }, around);
        const later = events.reduce((state, event) => afterHeroEvent(state, event, around), stopped);
        expect(later.current).toBe(start.current);
      }),
      { numRuns },
    );
  });

  it('a tick moves exactly when the slider rotates, and as many ticks as slides come round', () => {
    fc.assert(
      fc.property(slider, surroundings, (start, around) => {
        const ticked = afterHeroEvent(start, { kind: 'tick' }, around);
        expect(ticked.current !== start.current).toBe(isRotating(start, around));
        let round = start;
        for (let tick = 0; tick < start.slides; tick += 1) round = afterHeroEvent(round, { kind: 'tick' }, around);
        expect(round).toEqual(start);
      }),
      { numRuns },
    );
  });

  it('previous undoes next', () => {
    fc.assert(
      fc.property(slider, surroundings, (start, around) => {
        const next = afterHeroEvent(start, { kind: 'next' }, around);
        expect(afterHeroEvent(next, { kind: 'previous' }, around)).toEqual(start);
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

describe('laws of colours', () => {
  const color = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((rgb) => `#${rgb.toString(16).padStart(6, '0')}` as HexColor);

  it('contrast lies between 1 and 21 and does not care for the order', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        expect(contrast(one, other)).toBe(contrast(other, one));
        expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
        expect(contrast(one, other)).toBeLessThanOrEqual(21.000_001);
      }),
      { numRuns },
    );
  });

  it('black or white can be read on every ground', () => {
    fc.assert(
      fc.property(color, (ground) => isReadable(readableOn(ground), ground)),
      { numRuns },
    );
  });

  it('an info bar can be read whatever its editor writes, and keeps colours that can', () => {
    const written = fc.oneof(color, fc.string(), fc.constantFrom('red', 'url(javascript:x)', '#fff;}'));
    fc.assert(
      fc.property(written, written, (bgcolor, textColor) => {
        const words: Readonly<Record<string, string>> = { bgcolor, textColor };
        const { ground, text } = infoBarColors({ text: (name) => words[name] });
        expect(isReadable(text, ground)).toBe(true);
        const [wantedGround, wantedText] = [parseHexColor(bgcolor), parseHexColor(textColor)];
        if (wantedGround) expect(ground).toBe(wantedGround);
        if (wantedText && isReadable(wantedText, ground)) expect(text).toBe(wantedText);
      }),
      { numRuns },
    );
  });

  it('a colour is read back as it was written', () => {
    fc.assert(
      fc.property(color, (each) => {
        expect(parseHexColor(each.toUpperCase())).toBe(each);
        expect(parseHexColor(each.slice(1))).toBe(each);
      }),
      { numRuns },
    );
  });
});

describe('laws of teasers', () => {
  const words = fc.oneof(fc.string(), fc.constantFrom('', '/a/', 'javascript:x', '#fff', 'true', 'left', 'Merkliste'));
  const names = fc.constantFrom(
    'image',
    'link',
    'html',
    'headline',
    'teasercontent',
    'buttonText',
    'teaserLink',
    '__proto__',
    'loading.eager',
  );
  const attribute = fc.record(
    {
      name: fc.oneof(names, fc.string()),
      text: words,
      value: words,
      url: words,
      urlPath: words,
      altTag: words,
      imgTitle: words,
      width: fc.double(),
      height: fc.integer(),
      valueList: fc.array(words),
      openLinkInNewWindow: fc.boolean(),
    },
    { requiredKeys: ['name'] },
  );
  const template = fc.oneof(fc.constantFrom(...Object.keys(TEASER_TEMPLATES)), fc.string());
  const leaf = fc.record(
    { id: fc.string(), name: fc.string(), template, attributes: fc.array(attribute), teaserWishlistExternalId: words },
    { requiredKeys: ['id', 'name', 'template', 'attributes'] },
  ) as fc.Arbitrary<RawTeaser>;
  const teaser = fc.tuple(leaf, fc.array(leaf, { maxLength: 3 })).map(([outer, tabs]) => ({ ...outer, tabs }));

  it('whatever an editor writes becomes a teaser with its id and name', () => {
    fc.assert(
      fc.property(teaser, (written) => {
        expect(parseTeaser(written)).toMatchObject({ id: written.id, name: written.name });
      }),
      { numRuns },
    );
  });

  it('no link and no picture of a teaser runs a script or leaves the web', () => {
    const addresses = (value: unknown): readonly string[] => {
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([key, inner]) =>
        (key === 'url' || key === 'src') && typeof inner === 'string' ? [inner] : addresses(inner),
      );
    };
    fc.assert(
      fc.property(teaser, (written) => {
        for (const address of addresses(parseTeaser(written))) {
          expect(address).toMatch(/^(?:\/(?![/\\])|[#?]|https?:\/\/|mailto:|tel:)/i);
        }
      }),
      { numRuns },
    );
  });

  it('a safe address stays as it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.webPath().map((path) => `/a${path}`),
          words,
        ),
        (written) => {
          const safe = safeUrl(written);
          if (safe !== undefined) expect(safeUrl(safe)).toBe(safe);
        },
      ),
      { numRuns },
    );
  });

  it('two info bars never share a cookie, and every cookie name is one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        expect(infoBarCookie(one)).toMatch(/^[A-Za-z0-9_.-]+$/);
        expect(infoBarCookie(one) === infoBarCookie(other)).toBe(one === other);
      }),
      { numRuns },
    );
  });
});
