import { CONSENT_COOKIE, CONSENT_COOKIE_S } from '@tornister/domain/analytics';
import { instantOf } from '@tornister/domain/shared';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createScope } from '../kernel/index.ts';
import { createAskForConsent } from './ask-for-consent.ts';

const open = ({
  cookie,
  optsOut = false,
  keepsCookies = true,
}: {
  cookie?: string;
  optsOut?: boolean;
  keepsCookies?: boolean;
} = {}) => {
  const jar = new Map(cookie === undefined ? [] : [[CONSENT_COOKIE, cookie]]);
  const written: (number | undefined)[] = [];
  const forgotten: string[] = [];
  const visible$ = new BehaviorSubject(false);
  const ports = {
    cookies: {
      get: (name: string) => jar.get(name),
      set: (name: string, value: string, { maxAgeSeconds }: { readonly maxAgeSeconds?: number }) => {
        if (keepsCookies) jar.set(name, value);
        written.push(maxAgeSeconds);
      },
    },
    clock: { now: () => instantOf(1_763_800_000_999) },
    privacySignal: { optsOut: () => optsOut },
    visibility: { visible$ },
    forgetWithdrawn: (agreedTo: readonly string[]) => void forgotten.push(agreedTo.join()),
  };
  const tab = () => createAskForConsent(ports, ['statistics']);
  return { tab, jar, written, forgotten, visible$ };
};

describe('asking for consent (§ 25 TDDDG)', () => {
  it('asks nothing of the visitor before the page is on a screen', () => {
    expect(open().tab().state$.value).toEqual({
      isBannerOpen: false,
      isLayerOpen: false,
      agreedTo: [],
      isSettled: false,
    });
  });

  it('shows the banner until something was decided, and remembers it for half a year with version and moment', () => {
    const { tab, jar, written } = open();
    const consent = tab();
    consent.appear();
    expect(consent.state$.value.isBannerOpen).toBe(true);
    consent.decide({ choice: 'all', ticked: [] });
    expect(consent.state$.value).toEqual({
      isBannerOpen: false,
      isLayerOpen: false,
      agreedTo: ['statistics'],
      isSettled: true,
    });
    expect(jar.get(CONSENT_COOKIE)).toBe('2.1763800000.statistics');
    expect(written).toEqual([CONSENT_COOKIE_S]);
  });

  it('takes a refusal with one press, and does not ask again', () => {
    const { tab, jar, forgotten } = open();
    const consent = tab();
    consent.appear();
    // What an earlier consent left behind, whose time is over, goes as well.
    expect(forgotten).toEqual(['']);
    consent.decide({ choice: 'none', ticked: [] });
    expect(forgotten).toEqual(['', '']);
    expect(jar.get(CONSENT_COOKIE)).toBe('2.1763800000');
    const next = tab();
    next.appear();
    expect(next.state$.value).toMatchObject({ isBannerOpen: false, agreedTo: [], isSettled: true });
  });

  it.each(['all', 'none'])(
    'asks no more after %s where the browser keeps no cookies, and measures nothing',
    (choice) => {
      const consent = open({ keepsCookies: false }).tab();
      consent.appear();
      consent.decide({ choice, ticked: [] });
      expect(consent.state$.value).toEqual({ isBannerOpen: false, isLayerOpen: false, agreedTo: [], isSettled: true });
      consent.appear();
      expect(consent.state$.value).toMatchObject({ isBannerOpen: false, agreedTo: [] });
    },
  );

  it('withdraws at any time in the second layer, and another tab sees it at once', () => {
    const { tab } = open({ cookie: '2.1763800000.statistics' });
    const [here, there] = [tab(), tab()];
    here.appear();
    there.appear();
    here.openLayer();
    expect(here.state$.value).toMatchObject({ isLayerOpen: true, agreedTo: ['statistics'] });
    here.decide({ choice: 'selection', ticked: [] });
    expect(here.state$.value).toMatchObject({ isLayerOpen: false, agreedTo: [] });
    expect(there.current()?.purposes).toEqual([]);
  });

  it('goes by what another tab has decided when it comes back to the screen', () => {
    const { tab, forgotten, visible$ } = open();
    const [here, there] = [tab(), tab()];
    const seeAgain = (): void => {
      visible$.next(false);
      visible$.next(true);
    };
    const scope = createScope();
    here.appear();
    there.appear();
    there.followOtherTabs(scope);
    here.decide({ choice: 'all', ticked: [] });
    expect(there.state$.value.agreedTo).toEqual([]);
    seeAgain();
    expect(there.state$.value).toMatchObject({ isBannerOpen: false, agreedTo: ['statistics'], isSettled: true });
    forgotten.length = 0;
    here.decide({ choice: 'none', ticked: [] });
    forgotten.length = 0;
    seeAgain();
    expect([there.state$.value.agreedTo, forgotten]).toEqual([[], ['']]);
    scope.end();
    here.decide({ choice: 'all', ticked: [] });
    seeAgain();
    expect(there.state$.value.agreedTo).toEqual([]);
  });

  it.each([
    ['by a form without scripts', { cookie: '2.1763800000' }, ''],
    ['for one of two purposes', { cookie: '2.1763800000.statistics' }, 'statistics'],
    ['by its own time', {}, ''],
    ['by an older wording', { cookie: '1.1763800000.statistics' }, ''],
    ['by Global Privacy Control', { optsOut: true }, ''],
  ])('forgets what was kept by a consent that has ended elsewhere, %s', (_how, given, agreedTo) => {
    const { tab, forgotten } = open(given);
    tab().appear();
    expect(forgotten).toEqual([agreedTo]);
  });

  it('decides nothing when the layer is closed: the banner goes on asking', () => {
    const { tab, jar } = open();
    const consent = tab();
    consent.appear();
    consent.openLayer();
    consent.closeLayer();
    expect(jar.size).toBe(0);
    expect(consent.state$.value).toMatchObject({ isBannerOpen: true, isLayerOpen: false });
  });

  it('does not ask who sends Global Privacy Control, and lets them agree in the layer', () => {
    const { tab } = open({ optsOut: true });
    const consent = tab();
    consent.appear();
    expect(consent.state$.value).toMatchObject({ isBannerOpen: false, agreedTo: [], isSettled: true });
    consent.decide({ choice: 'selection', ticked: ['statistics'] });
    expect(consent.state$.value.agreedTo).toEqual(['statistics']);
  });
});
