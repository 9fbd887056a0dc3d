import { LOGIN_CHANGED, USER_DATA_KEY } from '@tornister/domain/session';
import { brandId, type CartId } from '@tornister/domain/shared';
import { describe, expect, it, vi } from 'vitest';
import { createRecordingTabs } from '../../testing/index.ts';
import type { LoginAnswer } from '../ports/index.ts';
import { applyLoginEffects } from './apply-login-effects.ts';

const ANSWER = {
  firstName: 'Mia',
  lastName: 'Klein',
  cartMerged: false,
  isMergeDelayed: false,
  ownVoucherStays: false,
  ownGiftStays: false,
} as LoginAnswer;

const playing = () => {
  const [write, reset] = [vi.fn(), vi.fn()];
  const tabs = createRecordingTabs();
  return { ports: { device: { write }, tabs, store: { reset } as never }, write, reset, tabs };
};

describe('what a login changes on the device (spec 2 §4)', () => {
  it('keeps the names, tells the other tabs and forgets what was known of the visitor before', () => {
    const { ports, write, reset, tabs } = playing();
    const effects = applyLoginEffects(ports, ANSWER);
    expect(write).toHaveBeenCalledExactlyOnceWith(USER_DATA_KEY, expect.stringContaining('Klein'));
    expect(tabs.sent()).toEqual([LOGIN_CHANGED]);
    expect(reset).toHaveBeenCalledTimes(1);
    expect(effects).not.toHaveProperty('notice');
  });

  it('tells the other tabs of another cart, and says that carts were merged', () => {
    const { ports, tabs } = playing();
    const effects = applyLoginEffects(ports, { ...ANSWER, cartId: brandId<CartId>('c2'), cartMerged: true });
    expect(tabs.sent()).toEqual([{ ...LOGIN_CHANGED, cartId: 'c2' }]);
    expect(effects.notice).toBe('vue.cart.notification.mergeCarts');
  });
});
