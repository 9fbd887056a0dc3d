import { describe, expect, it } from 'vitest';
import { passConsentGate, UNDECIDED, WAITING_EVENTS_MAX } from './consent-gate.ts';
import { linkClickEvent, navigationEvent } from './data-layer.ts';
import {
  countedAddress,
  countedWords,
  isLinkTracked,
  isTileVisible,
  newlySeen,
  PROMOTION_VIEW_DELAY_MS,
  RECOMMENDATION_VIEW_DEBOUNCE_MS,
  trackAndContinue,
  VISIBLE_RATIO,
} from './visibility.ts';

describe('an address that is counted', () => {
  it.each([
    ['/cat/1001/?filter=red&page=2#tiles', '/cat/1001/?filter=red&page=2'],
    ['/search/?q=hefte', '/search/'],
    ['https://shop.example/prod/20001/?varid=3', 'https://shop.example/prod/20001/?varid=3'],
    ['/classlist/geheim-geheim/', '/classlist/'],
    ['https://shop.example/classlist/geheim?print=1', 'https://shop.example/classlist/'],
    ['/myaccount/orders/orderdetail/?orderId=1&token=geheim', '/myaccount/orders/orderdetail/'],
    ['/rating/?enc=geheim', '/rating/'],
    ['/service', '/service'],
    ['/service-und-mehr/?page=2', '/service-und-mehr/?page=2'],
    ['', ''],
  ])('of %s is %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
    expect(countedAddress(counted)).toBe(counted);
    expect(linkClickEvent('Liste', address)).toMatchObject({ link_url: counted });
    expect(navigationEvent('Liste', address)).toMatchObject({ link_url: counted });
  });
});

describe('words that are counted', () => {
  it.each([
    ['Bestellung 10004711', '/myaccount/orders/orderdetail/'],
    ['Klassenliste 3b von Frau Feder', '/classlist/geheim/'],
    ['Ninas Wunschzettel', 'https://shop.example/myaccount/wishlist/?id=1'],
    ['Suche nach Läusekamm', '/search/'],
    ['Suche nach Läusekamm', '/search?q=Läusekamm'],
  ])('%s: nothing of them, at %s', (words, address) => {
    expect(countedWords(words, address)).toBe('');
    expect(linkClickEvent(words, address)).toMatchObject({ link_text: '' });
    expect(navigationEvent(words, '/cat/1/', address)).toMatchObject({ link_text: '' });
  });

  it.each(['/', '/cat/1001/', '/search-and-more/', '/beratung/?q=1', 'https://shop.example/prod/1/', ''])(
    'stay as they are at %s',
    (address) => {
      expect(countedWords('Hefte', address)).toBe('Hefte');
      expect(linkClickEvent('Hefte', address, '/')).toMatchObject({ link_text: 'Hefte' });
    },
  );
});

describe('what is seen (spec 3 §8, §9)', () => {
  it('counts a tile as visible at 50 % or more', () => {
    expect(VISIBLE_RATIO).toBe(0.5);
    expect([0, 0.49, 0.5, 0.51, 1].map(isTileVisible)).toStrictEqual([false, false, true, true, true]);
  });

  it('waits 1000 ms', () => {
    expect(PROMOTION_VIEW_DELAY_MS).toBe(1_000);
    expect(RECOMMENDATION_VIEW_DEBOUNCE_MS).toBe(1_000);
  });

  it('reports each once', () => {
    expect(newlySeen(new Set(['a']), ['a', 'b', 'b', 'c'])).toStrictEqual(['b', 'c']);
    expect(newlySeen(new Set(), [])).toStrictEqual([]);
  });

  it.each([
    ['/rechtliches/datenschutz/', false],
    ['/rechtliches/datenschutz', false],
    ['/rechtliches/impressum/?x=1', false],
    ['/legal-notice/imprint/#a', false],
    ['https://shop.example/legal-notice/privacy/', false],
    ['HTTP://shop.example/legal-notice/privacy', false],
    ['/legal-notice/', true],
    ['/xhttps://shop.example/legal-notice/privacy/', true],
    ['/rechtliches/agb/', true],
    ['/x/rechtliches/impressum/', true],
    ['/rechtlicheshttps://shop.example/impressum/', true],
    ['https://shop.example', true],
    ['/', true],
  ])('the click on %s is tracked: %s', (address, expected) => {
    expect(isLinkTracked(address)).toBe(expected);
  });
});

describe('following a link (spec 3 §8)', () => {
  it('continues after the click was tracked, and when tracking fails', () => {
    const done: string[] = [];
    trackAndContinue(
      () => done.push('tracked'),
      () => done.push('left'),
    );
    expect(done).toEqual(['tracked', 'left']);
    trackAndContinue(
      () => {
        throw new Error('no data layer');
      },
      () => done.push('left again'),
    );
    expect(done).toEqual(['tracked', 'left', 'left again']);
  });
});

describe('passConsentGate', () => {
  const happened = (event: string) => ({ kind: 'happened', event }) as const;
  const waiting = { kind: 'undecided', waiting: ['a'] } as const;

  it('keeps events until there is a decision', () => {
    expect(passConsentGate<string>(UNDECIDED, happened('a'))).toStrictEqual({ gate: waiting, send: [] });
  });

  it('sends what waited when it is granted, and later events at once', () => {
    expect(passConsentGate<string>(waiting, { kind: 'decided', isGranted: true })).toStrictEqual({
      gate: { kind: 'granted' },
      send: ['a'],
    });
    expect(passConsentGate<string>({ kind: 'granted' }, happened('b'))).toStrictEqual({
      gate: { kind: 'granted' },
      send: ['b'],
    });
    expect(passConsentGate<string>({ kind: 'granted' }, { kind: 'decided', isGranted: true })).toStrictEqual({
      gate: { kind: 'granted' },
      send: [],
    });
  });

  it('forgets everything when it is denied', () => {
    expect(passConsentGate<string>(waiting, { kind: 'decided', isGranted: false })).toStrictEqual({
      gate: { kind: 'denied' },
      send: [],
    });
    expect(passConsentGate<string>({ kind: 'denied' }, happened('b'))).toStrictEqual({
      gate: { kind: 'denied' },
      send: [],
    });
    expect(passConsentGate<string>({ kind: 'denied' }, { kind: 'decided', isGranted: true })).toStrictEqual({
      gate: { kind: 'granted' },
      send: [],
    });
  });

  it('keeps the latest 100 events', () => {
    expect(WAITING_EVENTS_MAX).toBe(100);
    const full = { kind: 'undecided', waiting: Array.from({ length: 100 }, (_, index) => `e${index}`) } as const;
    const { gate } = passConsentGate<string>(full, happened('new'));
    expect(gate).toStrictEqual({ kind: 'undecided', waiting: [...full.waiting.slice(1), 'new'] });
  });
});
