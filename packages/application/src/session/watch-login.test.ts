import { keptWithoutConsent } from '@tornister/domain/analytics';
import { SEEN_PRODUCTS_KEY } from '@tornister/domain/catalogue';
import { COOKIES, GUEST_COOKIE, LOGGED_IN_COOKIE, LOGIN_CHANGED, USER_DATA_KEY } from '@tornister/domain/session';
import { SESSION_STORAGE_KEYS } from '@tornister/domain/shared';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import {
  createHandDrivenClock,
  createInMemoryCookieJar,
  createInMemoryDeviceStore,
  createRecordingTabs,
} from '../../testing/index.ts';
import { createScope } from '../kernel/index.ts';
import { createWatchLogin, type LoginChanged } from './watch-login.ts';

const MIA = '{"firstName":"Mia","lastName":"Muster"}';
const PAUL = '{"firstName":"Paul","lastName":"Prime"}';

describe('who is logged in, by the cookies (spec 2 §9 "Cookie polling", 300 ms)', () => {
  it('knows a member with the stored names at once, and a guest without', () => {
    expect(open({ member: MIA }).watch.state$.value).toEqual({
      login: 'member',
      names: { firstName: 'Mia', lastName: 'Muster' },
    });
    const { watch, guest, clock } = open();
    expect(watch.state$.value).toEqual({ login: 'anonymous' });
    guest();
    clock.pass(300);
    expect(watch.state$.value).toEqual({ login: 'guest' });
  });

  it('begins as the shop host drew it, whoever is there', () => {
    expect(open({ member: MIA }).watch.state$.first).toEqual({ login: 'anonymous' });
  });

  it('sees a logout 300 ms after the last look, and not before', () => {
    const { watch, leave, clock } = open({ member: MIA });
    leave();
    clock.pass(299);
    expect(watch.state$.value.login).toBe('member');
    clock.pass(1);
    expect(watch.state$.value.login).toBe('anonymous');
  });

  it('looks only while somebody can see the page, and at once when it comes back', () => {
    const { watch, leave, clock, visible$, looks } = open({ member: MIA });
    visible$.next(false);
    const before = looks();
    leave();
    clock.pass(10_000);
    expect(looks()).toBe(before);
    visible$.next(true);
    expect(watch.state$.value.login).toBe('anonymous');
  });

  it('ends with its scope', () => {
    const { scope, clock, looks } = open();
    scope.end();
    const before = looks();
    clock.pass(3_000);
    expect(looks()).toBe(before);
  });

  it('throws away the names and products that a logout without scripts has left', () => {
    const { device, watch } = open({ left: MIA });
    expect(device.read(SEEN_PRODUCTS_KEY)).toBeUndefined();
    expect(device.read(USER_DATA_KEY)).toBeUndefined();
    expect(watch.state$.value.names).toBeUndefined();
  });

  it('greets without a name when what is stored cannot be read', () => {
    expect(open({ member: '<script>' }).watch.state$.value).toEqual({ login: 'member' });
  });
});

describe('changes that were made elsewhere (spec 2 §4, spec 3 §7)', () => {
  it('are passed on once, with the message of the other tab, which says itself what is fetched anew', () => {
    const { leave, tabs, clock, changes, resets } = open({ member: MIA });
    leave();
    tabs.speak(LOGIN_CHANGED);
    clock.pass(3_000);
    expect(changes).toEqual([{ change: 'logged-out', before: 'member' }]);
    expect(resets()).toBe(0);
  });

  it('wait 300 ms for a message when the cookies show them first', () => {
    const { leave, tabs, clock, changes } = open({ member: MIA });
    leave();
    clock.pass(300);
    expect(changes).toEqual([]);
    tabs.speak(LOGIN_CHANGED);
    clock.pass(3_000);
    expect(changes).toEqual([{ change: 'logged-out', before: 'member' }]);
  });

  it('are passed on without a message too, like a login by a page without scripts; what is shown is fetched anew', () => {
    const { enter, clock, changes, resets } = open();
    enter(MIA);
    clock.pass(599);
    expect(changes).toEqual([]);
    clock.pass(1);
    clock.pass(3_000);
    expect(changes).toEqual([{ change: 'logged-in', before: 'anonymous' }]);
    expect(resets()).toBe(1);
  });

  it('leave the next person nothing that somebody has typed in this tab, and a stranger who logs in everything', () => {
    const gone = open({ member: MIA });
    gone.leave();
    gone.tabs.speak(LOGIN_CHANGED);
    const come = open();
    come.enter(MIA);
    come.tabs.speak(LOGIN_CHANGED);
    expect([gone.hasDraft(), come.hasDraft()]).toEqual([false, true]);
  });

  it('leave what was typed in this tab to the same person when a login has ended and nobody logged out', () => {
    const { end, clock, changes, hasDraft } = open({ member: MIA });
    end();
    clock.pass(600);
    expect(changes).toEqual([{ change: 'logged-out', before: 'member' }]);
    expect(hasDraft()).toBe(true);
  });

  it('leave the next person nothing of what a guest has looked at, whose login ends with the order, by whomever it is ended', () => {
    const own = open();
    const elsewhere = open();
    const { analyticsProducts } = SESSION_STORAGE_KEYS;
    for (const { device, drafts, guest, clock, watch, leave } of [own, elsewhere]) {
      guest();
      clock.pass(600);
      device.write(SEEN_PRODUCTS_KEY, '["1001"]');
      drafts.write(analyticsProducts, '["1"]');
      watch.setActing(own.watch === watch);
      leave();
      clock.pass(600);
      watch.setActing(false);
    }
    expect([own, elsewhere].map(({ device }) => device.read(SEEN_PRODUCTS_KEY))).toEqual([undefined, undefined]);
    // In the tab of the order it is measured only now, with what is known there of its goods.
    expect([own, elsewhere].map(({ drafts }) => drafts.read(analyticsProducts))).toEqual(['["1"]', undefined]);
    // The payment was made elsewhere: the page with the confirmation is the first that looks.
    const back = open({ left: '{}' });
    expect(back.device.read(SEEN_PRODUCTS_KEY)).toBeUndefined();
  });

  it('leave the next person nothing of what was looked at, and take nothing from a stranger who logs in (ADR 0064)', () => {
    const gone = open({ member: MIA });
    const taken = open({ member: MIA });
    const come = open();
    for (const { device } of [gone, taken, come]) device.write(SEEN_PRODUCTS_KEY, '["1001"]');
    gone.leave();
    taken.enter(PAUL, 'paul');
    come.enter(MIA);
    for (const { clock } of [gone, taken, come]) clock.pass(600);
    const held = [gone, taken, come].map(({ device }) => device.read(SEEN_PRODUCTS_KEY));
    expect(held).toEqual([undefined, undefined, '["1001"]']);
    expect(taken.device.read(USER_DATA_KEY)).toBe(PAUL);
  });

  it('leave the next person nothing of what was measured with consent, and take nothing from a stranger who logs in', () => {
    const { session } = keptWithoutConsent([]);
    const gone = open({ member: MIA });
    const taken = open({ member: MIA });
    const come = open();
    for (const { drafts } of [gone, taken, come]) for (const key of session) drafts.write(key, '["1"]');
    gone.leave();
    taken.enter(PAUL, 'paul');
    come.enter(MIA);
    for (const { clock } of [gone, taken, come]) clock.pass(600);
    const held = [gone, taken, come].map(({ drafts }) => session.filter((key) => drafts.read(key) !== undefined));
    expect(held).toEqual([[], [], session]);
  });

  it('are none when a message says only that the cart is another one, or nothing has changed', () => {
    const { tabs, clock, changes } = open({ member: MIA });
    tabs.speak({ user: false, cart: true, wishlist: false });
    tabs.speak(LOGIN_CHANGED);
    clock.pass(3_000);
    expect(changes).toEqual([]);
  });

  it('are seen when another guest, or a member without names, took over', () => {
    for (const come of ['guest', 'enter'] as const) {
      const { [come]: enter, device, clock, changes } = open();
      enter('{}', 'a');
      clock.pass(600);
      device.write(SEEN_PRODUCTS_KEY, '["1001"]');
      enter('{}', 'b');
      clock.pass(600);
      const before = come === 'guest' ? 'guest' : 'member';
      expect(changes.at(-1)).toEqual({ change: 'logged-in', before });
      expect(device.read(SEEN_PRODUCTS_KEY)).toBeUndefined();
    }
  });

  it('are none when the same member has another name', () => {
    const { enter, clock, changes, watch, hasDraft } = open({ member: MIA });
    enter(PAUL);
    clock.pass(3_000);
    expect([changes, hasDraft(), watch.state$.value.names?.firstName]).toEqual([[], true, 'Paul']);
  });

  it('are seen when another member took over while the page was put aside', () => {
    const { enter, visible$, clock, changes } = open({ member: MIA });
    visible$.next(false);
    enter(PAUL, 'paul');
    visible$.next(true);
    clock.pass(300);
    expect(changes).toEqual([{ change: 'logged-in', before: 'member' }]);
  });
});

describe('changes that the tab makes itself', () => {
  it('are not passed on, and seen only when its navigation is over, however long that takes', () => {
    const { watch, enter, clock, changes } = open();
    watch.setActing(true);
    enter(MIA);
    clock.pass(3_000);
    expect(watch.state$.value.login).toBe('anonymous');
    watch.setActing(false);
    expect(watch.state$.value.login).toBe('member');
    clock.pass(3_000);
    expect(changes).toEqual([]);
  });

  it('do not hide what another tab did meanwhile: it is passed on afterwards', () => {
    const { watch, leave, tabs, clock, changes } = open({ member: MIA });
    watch.setActing(true);
    leave();
    tabs.speak(LOGIN_CHANGED);
    clock.pass(300);
    expect(changes).toEqual([]);
    watch.setActing(false);
    clock.pass(3_000);
    expect(changes).toEqual([{ change: 'logged-out', before: 'member' }]);
  });
});

type Opened = { readonly member?: string; readonly left?: string };

const open = ({ member, left }: Opened = {}) => {
  const jar = createInMemoryCookieJar();
  const stored = member ?? left;
  const device = createInMemoryDeviceStore(stored === undefined ? {} : { [USER_DATA_KEY]: stored });
  if (left !== undefined) device.write(SEEN_PRODUCTS_KEY, '["1001"]');
  let looks = 0;
  const cookies = {
    get: (name: string) => {
      looks += 1;
      return jar.get(name);
    },
  };
  const enter = (names: string, mark = '1'): void => {
    jar.set(LOGGED_IN_COOKIE, mark, {});
    device.write(USER_DATA_KEY, names);
  };
  const leave = (): void => [LOGGED_IN_COOKIE, GUEST_COOKIE].forEach(jar.remove);
  if (member !== undefined) enter(member);
  const drafts = createInMemoryDeviceStore({ [SESSION_STORAGE_KEYS.checkout]: '{}' });
  const clock = createHandDrivenClock();
  const tabs = createRecordingTabs();
  const scope = createScope();
  let resets = 0;
  const store = {
    reset: () => {
      resets += 1;
    },
  };
  const visible$ = new BehaviorSubject(true);
  const watch = createWatchLogin(scope, { clock, cookies, device, drafts, tabs, visibility: { visible$ }, store });
  const changes: LoginChanged[] = [];
  watch.changed$.subscribe((changed) => changes.push(changed));
  return {
    watch,
    enter,
    guest: (_names = '', mark = '1') => {
      jar.set(LOGGED_IN_COOKIE, mark, {});
      jar.set(GUEST_COOKIE, '1', {});
    },
    leave,
    /** The backend refuses the login, and the shop host forgets it. */
    end: () => {
      leave();
      jar.set(COOKIES.securityLogout, 'member 1', {});
    },
    device,
    drafts,
    hasDraft: () => drafts.read(SESSION_STORAGE_KEYS.checkout) !== undefined,
    clock,
    tabs,
    scope,
    visible$,
    changes,
    looks: () => looks,
    resets: () => resets,
  };
};
