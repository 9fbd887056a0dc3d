import { describe, expect, it } from 'vitest';
import { createInMemoryCookieJar, createInMemoryDeviceStore, createRecordingTabs } from '../../testing/index.ts';
import { behavior, createScope } from '../kernel/index.ts';
import { createTakeEndedLogin } from './ended-login.ts';
import type { WatchedLogin } from './watch-login.ts';

const open = (cookie: Record<string, string>) => {
  const cookies = createInMemoryCookieJar(cookie);
  const device = createInMemoryDeviceStore({ userData: '{}' });
  const tabs = createRecordingTabs();
  // The tab has not looked yet: to it whoever was here still is.
  const { state$, set } = behavior<WatchedLogin>({ login: 'member' });
  const take = createTakeEndedLogin(createScope(), { cookies, device, tabs, login: { state$ } });
  return { cookies, device, tabs, take, becomes: (login: WatchedLogin['login']) => set({ login }) };
};

describe('a login that the backend has ended (spec 1 §2 "security-logout flag")', () => {
  it('is told once, and the device forgets who was here', () => {
    const { cookies, device, tabs, take } = open({ securityLogout: '1' });
    expect(take()).toMatchObject({ tone: 'warning', message: 'vue.message.securityLogout' });
    expect([cookies.get('securityLogout'), device.read('userData')]).toEqual([undefined, undefined]);
    expect(tabs.sent()).toHaveLength(1);
    expect(take()).toBeUndefined();
    expect(tabs.sent()).toHaveLength(1);
  });

  it('is not told to anybody else', () => {
    const { device, take } = open({});
    expect([take(), device.read('userData')]).toEqual([undefined, '{}']);
  });

  it('is not told again where answers that were under way say so, too; the flag is taken all the same', () => {
    const { cookies, tabs, take, becomes } = open({ securityLogout: 'member mia' });
    expect(take()).toMatchObject({ message: 'vue.message.securityLogout' });
    for (const hasLooked of [false, true]) {
      if (hasLooked) becomes('anonymous');
      cookies.set('securityLogout', 'member mia', {});
      expect([take(), cookies.get('securityLogout')]).toEqual([undefined, undefined]);
    }
    expect(tabs.sent()).toHaveLength(1);
  });

  it.each(['member', 'guest'] as const)('is told again once somebody has logged in since: a %s', (login) => {
    const { cookies, device, take, becomes } = open({ securityLogout: 'member mia' });
    take();
    becomes('anonymous');
    becomes(login);
    device.write('userData', '{}');
    becomes('anonymous');
    cookies.set('securityLogout', 'member mia', {});
    expect([take()?.message, device.read('userData')]).toEqual(['vue.message.securityLogout', undefined]);
  });

  it('is told of another person, too', () => {
    const { cookies, take } = open({ securityLogout: 'member mia' });
    take();
    cookies.set('securityLogout', 'guest', {});
    expect(take()).toMatchObject({ message: 'vue.message.securityLogout' });
  });
});
