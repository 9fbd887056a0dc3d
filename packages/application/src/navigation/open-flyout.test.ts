import { canOpenMiniCart } from '@tornister/domain/cart';
import { canOpenAccountFlyout } from '@tornister/domain/session';
import { describe, expect, it } from 'vitest';
import { createHandDrivenClock } from '../../testing/index.ts';
import { createScope } from '../kernel/index.ts';
import { createOpenFlyout } from './open-flyout.ts';

const MOUSE = { isLaptopOrWider: true, isTouch: false };
const FINGER = { isLaptopOrWider: true, isTouch: true };

const open = () => {
  const clock = createHandDrivenClock();
  const scope = createScope();
  return { clock, scope, miniCart: createOpenFlyout(scope, { clock }, canOpenMiniCart) };
};

describe('the mini cart (spec 3 §2: closes 300 ms after the pointer has left)', () => {
  it('opens to a mouse that comes, and closes 300 ms after it has left', () => {
    const { clock, miniCart } = open();
    miniCart.enter(MOUSE);
    miniCart.leave(MOUSE);
    clock.pass(299);
    expect(miniCart.state$.value).toBe(true);
    clock.pass(1);
    expect(miniCart.state$.value).toBe(false);
  });

  it('stays open for a mouse that comes back in time', () => {
    const { clock, miniCart } = open();
    miniCart.enter(MOUSE);
    miniCart.leave(MOUSE);
    clock.pass(299);
    miniCart.enter(MOUSE);
    clock.pass(1_000);
    expect(miniCart.state$.value).toBe(true);
  });

  it('opens and closes by its button, and a finger that leaves closes nothing', () => {
    const { clock, miniCart } = open();
    miniCart.enter(FINGER);
    expect(miniCart.state$.value).toBe(false);
    miniCart.toggle(MOUSE);
    miniCart.leave(FINGER);
    clock.pass(1_000);
    expect(miniCart.state$.value).toBe(true);
    miniCart.toggle(MOUSE);
    expect(miniCart.state$.value).toBe(false);
  });

  it('stays open at the press of a mouse that has opened it on its way to the button, and closes at the next', () => {
    const { miniCart } = open();
    miniCart.enter(MOUSE);
    miniCart.toggle(MOUSE);
    expect(miniCart.state$.value).toBe(true);
    miniCart.toggle(MOUSE);
    expect(miniCart.state$.value).toBe(false);
  });

  it('does not open where the page is narrow', () => {
    const { miniCart } = open();
    miniCart.enter({ ...MOUSE, isLaptopOrWider: false });
    miniCart.toggle({ isLaptopOrWider: false });
    expect(miniCart.state$.value).toBe(false);
  });

  it('forgets a close that was planned once it was closed and opened again, and with its scope', () => {
    const { clock, scope, miniCart } = open();
    miniCart.enter(MOUSE);
    miniCart.leave(MOUSE);
    miniCart.close();
    miniCart.toggle(MOUSE);
    clock.pass(300);
    expect(miniCart.state$.value).toBe(true);
    miniCart.leave(MOUSE);
    scope.end();
    clock.pass(300);
    expect(miniCart.state$.value).toBe(true);
  });
});

describe('the account flyout (spec 3 §2 "Login flyout")', () => {
  const openAccount = () => createOpenFlyout(createScope(), { clock: createHandDrivenClock() }, canOpenAccountFlyout);

  it('opens to a mouse at laptop sizes only, and to a press everywhere', () => {
    const account = openAccount();
    for (const pointing of [FINGER, { ...MOUSE, isLaptopOrWider: false }]) {
      account.enter(pointing);
      expect(account.state$.value).toBe(false);
    }
    account.toggle({ isLaptopOrWider: false });
    expect(account.state$.value).toBe(true);
    account.close();
    account.enter(MOUSE);
    expect(account.state$.value).toBe(true);
  });

  it('stays open where the page is narrow although its content folds away from under the mouse', () => {
    const clock = createHandDrivenClock();
    const account = createOpenFlyout(createScope(), { clock }, canOpenAccountFlyout);
    account.toggle({ isLaptopOrWider: false });
    account.leave({ ...MOUSE, isLaptopOrWider: false });
    clock.pass(300);
    expect(account.state$.value).toBe(true);
  });

  it('opens by itself where a page needs a login, and tells that from a press', () => {
    const account = openAccount();
    account.toggle({ isLaptopOrWider: true });
    expect(account.asked$.value).toBe(0);
    account.open();
    expect([account.state$.value, account.asked$.value]).toEqual([true, 1]);
  });
});
