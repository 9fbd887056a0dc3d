import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import {
  createPageDataLayer,
  createPageSights,
  createPageVitals,
  layoutShiftOf,
  type PageWithDataLayer,
  pressedLinks,
  slowestInteractionOf,
  type TimedEvent,
  visibleRatio,
} from '../src/measuring/index.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const screen = box(0, 0, 100, 100);

describe('which part of a tile is on screen', () => {
  it.each([
    [box(0, 0, 10, 10), 1],
    [box(0, 95, 10, 10), 0.5],
    [box(-5, 95, 10, 10), 0.25],
    [box(0, 100, 10, 10), 0],
    [box(0, 200, 10, 10), 0],
    [box(0, 0, 0, 10), 0],
  ])('%j', (tile, ratio) => {
    expect(visibleRatio(tile, [screen])).toBe(ratio);
  });

  it('is cut by the row that it scrolls in', () => {
    expect(visibleRatio(box(60, 0, 20, 10), [screen, box(0, 0, 70, 10)])).toBe(0.5);
  });
});

const open = (html: string) => {
  const tab = new Window({ url: 'https://shop.example/' });
  tab.document.body.innerHTML = html;
  for (const name of ['Element', 'HTMLAnchorElement'] as const) Object.assign(globalThis, { [name]: tab[name] });
  return { tab: tab as unknown as globalThis.Window & typeof globalThis, page: tab.document as unknown as Document };
};

describe('what is seen', () => {
  it('knows teasers by their id and tiles by the path of their product and the row they stand in, and nothing of what is hidden', () => {
    const { tab, page } = open(`
      <figure data-teaser="t1"></figure>
      <div inert data-teaser="t2"></div>
      <article><h3><a href="/prod/1/?varid=2">Heft</a></h3><p><a href="/prod/9/">in its place</a></p></article>
      <ul data-row="new"><li><article><h2><a href="/prod/1/">Heft</a></h2></article></li></ul>
      <article data-short="/prod/4/?varid=2"><h3>ausverkauft</h3><p><a href="/prod/9/">in its place</a></p></article>
      <article data-short="/prod/5/"><h3><a data-opens-after="/prod/5/">vergeben</a></h3></article>
      <article data-short="/prod/6/"><h3><a href="/prod/6/">wieder da</a></h3></article>
      <a href="/prod/3/">no tile</a>`);
    for (const element of page.querySelectorAll('*'))
      element.getBoundingClientRect = () => ({ ...box(0, 0, 10, 10) }) as DOMRect;
    expect(createPageSights(page, tab).look()).toEqual([
      { kind: 'teaser', key: 't1', ratio: 1 },
      { kind: 'teaser', key: 't2', ratio: 0 },
      { kind: 'tile', key: '/prod/1/', ratio: 1 },
      { kind: 'tile', key: '/prod/1/', ratio: 1, row: 'new' },
      { kind: 'tile', key: '/prod/4/', ratio: 1 },
      { kind: 'tile', key: '/prod/5/', ratio: 1 },
      { kind: 'tile', key: '/prod/6/', ratio: 1 },
    ]);
  });

  it('is nothing of what the browser does not show, as in a closed section', () => {
    const { tab, page } = open('<figure data-teaser="t1"></figure><figure data-teaser="t2"></figure>');
    for (const element of page.querySelectorAll('figure')) {
      element.getBoundingClientRect = () => ({ ...box(0, 0, 10, 10) }) as DOMRect;
      element.checkVisibility = () => element.dataset.teaser === 't2';
    }
    expect(createPageSights(page, tab).look()).toEqual([
      { kind: 'teaser', key: 't1', ratio: 0 },
      { kind: 'teaser', key: 't2', ratio: 1 },
    ]);
  });

  it('is measured by an older browser that cannot say what it shows', () => {
    const { tab, page } = open('<figure data-teaser="t1"></figure>');
    for (const element of page.querySelectorAll('figure'))
      Object.assign(element, { getBoundingClientRect: () => box(0, 0, 10, 10), checkVisibility: undefined });
    expect(createPageSights(page, tab).look()).toEqual([{ kind: 'teaser', key: 't1', ratio: 1 }]);
  });

  it('moves when another slide comes, until nobody watches', async () => {
    const { tab, page } = open('<div data-shown></div><div></div>');
    const [one, other] = page.querySelectorAll('div');
    let moves = 0;
    const watched = createPageSights(page, tab).moves$.subscribe(() => {
      moves += 1;
    });
    one?.removeAttribute('data-shown');
    other?.setAttribute('data-shown', '');
    await expect.poll(() => moves).toBe(1);
    other?.setAttribute('title', 'the same');
    watched.unsubscribe();
    one?.setAttribute('data-shown', '');
    await Promise.resolve();
    expect(moves).toBe(1);
  });

  it('moves when the page scrolls, when a row in it does, and when a section is opened', () => {
    const { tab, page } = open('<ul><li></li></ul><details></details>');
    let moves = 0;
    const watched = createPageSights(page, tab).moves$.subscribe(() => {
      moves += 1;
    });
    const event = (type: string) => new tab.Event(type);
    page.dispatchEvent(event('scroll'));
    page.querySelector('ul')?.dispatchEvent(event('scroll'));
    page.querySelector('details')?.dispatchEvent(event('toggle'));
    watched.unsubscribe();
    page.dispatchEvent(event('scroll'));
    expect(moves).toBe(3);
  });
});

describe('a pressed link', () => {
  it.each([
    ['<a href="/search/?q=me">Suche</a>', [{ text: 'Suche', url: '/search/', isNavigation: false }]],
    [
      '<header><nav><a href="/cat/1/">Hefte</a></nav></header>',
      [{ text: 'Hefte', url: '/cat/1/', isNavigation: true }],
    ],
    [
      '<figure data-teaser="t1"><a href="https://other.example/a?b"> viel \n Text </a></figure>',
      [{ text: 'viel Text', url: 'https://other.example/a', isNavigation: false, teaserId: 't1' }],
    ],
    [
      '<article><a href="/prod/1/">Heft</a></article>',
      [{ text: 'Heft', url: '/prod/1/', isNavigation: false, tilePath: '/prod/1/' }],
    ],
    ['<a href="mailto:a@b.example">Mail</a>', []],
    ['<a href="tel:+4930">Telefon</a>', []],
  ])('%s', (html, expected) => {
    const { page } = open(html);
    const pressed: unknown[] = [];
    const watched = pressedLinks(page).subscribe((link) => pressed.push(link));
    page.querySelector('a')?.click();
    watched.unsubscribe();
    expect(pressed).toEqual(expected);
  });
});

describe('the data layer', () => {
  it('is the list of the page, which may be there already', () => {
    const page: PageWithDataLayer = {};
    createPageDataLayer(page).push({ event: 'submit_order' });
    createPageDataLayer(page).push({ event: 'teaser_click', teaserId: '1' });
    expect(page.dataLayer).toEqual([{ event: 'submit_order' }, { event: 'teaser_click', teaserId: '1' }]);
  });
});

describe('web vitals', () => {
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });

  it('adds layout shifts of a window, and tells the worst', () => {
    expect(layoutShiftOf([])).toBe(0);
    expect(layoutShiftOf([shift(0, 0.25), shift(999, 0.25), shift(1_999, 0.125)])).toBe(0.5);
    expect(layoutShiftOf([shift(0, 0.125), shift(2_000, 0.25)])).toBe(0.25);
    expect(layoutShiftOf([shift(0, 0.5, true)])).toBe(0);
  });

  it('ends a window after 5 s, also where one shift follows the other', () => {
    const shifts = Array.from({ length: 12 }, (_, at) => shift(at * 500, 0.125));
    expect(layoutShiftOf(shifts)).toBe(10 * 0.125);
  });

  it('tells the slowest interaction by the slowest of its events, leaving out one in fifty', () => {
    const event = (interactionId: number, duration: number) => ({ interactionId, duration });
    expect(slowestInteractionOf([])).toBeUndefined();
    expect(slowestInteractionOf([event(0, 900)])).toBeUndefined();
    expect(slowestInteractionOf([event(1, 40), event(1, 80), event(2, 60)])).toBe(80);
    const many = Array.from({ length: 50 }, (_, at) => event(at + 1, at + 1));
    expect(slowestInteractionOf(many.slice(0, 49))).toBe(49);
    expect(slowestInteractionOf(many)).toBe(49);
  });

  it('leaves out one in fifty of all interactions, also of those that were too quick to be told', () => {
    const told = Array.from({ length: 10 }, (_, at) => ({ interactionId: at + 1, duration: 40 + at }));
    expect([99, 100, 149, 150].map((all) => slowestInteractionOf(told, all))).toEqual([48, 47, 47, 46]);
    expect(slowestInteractionOf(told.slice(0, 1), 1_000)).toBe(40);
    expect(slowestInteractionOf([], 1_000)).toBeUndefined();
  });

  type Entry = { readonly type: string; readonly name?: string; readonly startTime: number } & Partial<TimedEvent>;

  /** What a tab tells when it is put aside, with what its browser has measured. */
  const toldOf = (entries: readonly Entry[], { isHidden = false, interactionCount = 0 } = {}) => {
    const page = Object.assign(new EventTarget(), { visibilityState: isHidden ? 'hidden' : 'visible' });
    const getEntriesByType = (asked: string) => entries.filter(({ type }) => type === asked);
    const observer = class {
      found: readonly Entry[] = [];
      observe({ type }: { readonly type: string }) {
        this.found = getEntriesByType(type);
      }
      takeRecords() {
        return this.found;
      }
    };
    Object.assign(globalThis, { PerformanceObserver: observer });
    const tab = { performance: { getEntriesByType, interactionCount } } as unknown as Window;
    const told: Record<string, number> = {};
    createPageVitals(page as unknown as Document, tab as unknown as globalThis.Window).measured$.subscribe(
      ({ metric, value }) => {
        told[metric] = value;
      },
    );
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    return told;
  };
  const painted = (startTime: number): readonly Entry[] => [
    { type: 'paint', name: 'first-paint', startTime: startTime - 50 },
    { type: 'paint', name: 'first-contentful-paint', startTime },
    { type: 'largest-contentful-paint', startTime: startTime + 10 },
    { type: 'largest-contentful-paint', startTime: startTime + 300 },
  ];

  it('are told once the tab is put aside, a quick first interaction among them', () => {
    const pressed = { type: 'first-input', startTime: 900, duration: 8, interactionId: 7 };
    const navigation = { type: 'navigation', startTime: 0, responseStart: 60 };
    expect(toldOf([navigation, ...painted(400), pressed])).toEqual({ TTFB: 60, FCP: 400, LCP: 700, CLS: 0, INP: 8 });
    expect(toldOf(painted(400))).toEqual({ FCP: 400, LCP: 700, CLS: 0 });
  });

  it('say nothing of paints that waited until somebody looked', () => {
    expect(toldOf(painted(90_000), { isHidden: true })).toEqual({ CLS: 0 });
    const behind = { type: 'visibility-state', name: 'hidden', startTime: 0 };
    expect(toldOf([behind, ...painted(90_000)])).toEqual({ CLS: 0 });
    const aside = { type: 'visibility-state', name: 'hidden', startTime: 500 };
    expect(toldOf([aside, ...painted(400)])).toEqual({ FCP: 400, LCP: 410, CLS: 0 });
  });
});
