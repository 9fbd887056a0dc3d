import { describe, expect, it } from 'vitest';
import { createInMemoryCookieJar, createInMemoryDeviceStore, createRecordingTabs } from '../../testing/index.ts';
import { createTakeEndedLogin } from './ended-login.ts';

const open = (cookie: Record<string, string>) => {
  const cookies = createInMemoryCookieJar(cookie);
  const device = createInMemoryDeviceStore({ userData: '{}' });
  const tabs = createRecordingTabs();
  return { cookies, device, tabs, take: createTakeEndedLogin({ cookies, device, tabs }) };
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
});
