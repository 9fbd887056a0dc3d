// @vitest-environment node
// The page of a member's logins and passkeys, and what the forms of its passkeys change.

import type { LoginSession, Passkey } from '@tornister/application/ports';
import { instantOf } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { AWAY, DETAILS, ENDED, openAccountShop } from '../../../test/open-account-shop.ts';
import { action, loader } from './password.loader.ts';

const PAGE = '/myaccount/password/';
const LOGIN: LoginSession = { id: 'login-1', startedAt: instantOf(0), endsAt: instantOf(1), isCurrent: true };
const PASSKEY: Passkey = { id: 'passkey-1', name: 'Telefon', host: 'shop.example', addedAt: instantOf(0) };

const open = () => openAccountShop({ account: { logins: [LOGIN] }, passkeys: { passkeys: [PASSKEY] } });

describe('the page of passwords, passkeys and logins', () => {
  it('shows the logins and the passkeys', async () => {
    expect(await askOnHost(await open(), loader, PAGE)).toMatchObject({ logins: [LOGIN], passkeys: [PASSKEY] });
  });

  it('tells password managers what the member logs in with, where the shop can say it', async () => {
    const contact = { details: { ...DETAILS, customerNumber: '4711' } };
    for (const [isB2b, username] of [
      [false, 'mia@example.com'],
      [true, '4711'],
    ] as const)
      expect(await askOnHost(await openAccountShop({ storefront: { isB2b }, contact }), loader, PAGE)).toMatchObject({
        username,
      });
    const shop = await open();
    shop.contact.failNext('details', AWAY);
    expect(await askOnHost(shop, loader, PAGE)).toEqual({ logins: [LOGIN], passkeys: [PASSKEY] });
  });

  it.each(['logins', 'passkeys'] as const)('comes back after the login where that has ended (%s)', async (asked) => {
    const shop = await open();
    if (asked === 'logins') shop.account.failNext(asked, ENDED);
    else shop.passkeys.failNext(asked, ENDED);
    expect(redirectOf(await askOnHost(shop, loader, PAGE))).toEqual([302, '/login/']);
    expect(JSON.parse(shop.cookies.get('interrupted') ?? '')).toEqual({ path: PAGE, typed: {}, of: 'member 1' });
  });

  it('is for members only', async () => {
    expect(redirectOf(await askOnHost(await openAccountShop({ cookies: {} }), loader, PAGE))).toEqual([302, '/login/']);
  });
});

describe('a form of the passkeys', () => {
  it.each([
    [{ intent: 'passkey-rename', id: 'passkey-1', name: 'Tablet' }, ['rename', 'passkey-1', 'Tablet'], 'renamed'],
    [{ intent: 'passkey-remove', id: 'passkey-1' }, ['remove', 'passkey-1'], 'removed'],
  ])('%j changes the one that it names, which is told', async (form, call, told) => {
    const shop = await open();
    expect(redirectOf(await askOnHost(shop, action, PAGE, form))).toEqual([303, PAGE]);
    expect(shop.passkeys.calls()).toEqual([call]);
    expect(shop.cookies.get('notice')).toBe(`success:vue.passkey.notification.${told}`);
  });

  it('adds one for who gives the password', async () => {
    const shop = await open();
    const form = { intent: 'passkey-add', currentPassword: 'lernen123' };
    expect(redirectOf(await askOnHost(shop, action, PAGE, form))).toEqual([303, PAGE]);
    expect(shop.passkeys.calls()).toEqual([
      ['registrationOptions', { currentPassword: 'lernen123' }],
      ['register', undefined],
    ]);
    expect(shop.cookies.get('notice')).toBe('success:vue.passkey.notification.added');
  });

  it('that is refused says why at its field, and changes nothing', async () => {
    const shop = await open();
    expect(await askOnHost(shop, action, PAGE, { intent: 'passkey-rename', id: 'passkey-1', name: '' })).toMatchObject({
      init: { status: 422 },
      data: { refusal: { errors: [{ field: 'name' }] } },
    });
    expect(shop.passkeys.calls()).toEqual([]);
    expect(shop.cookies.get('notice')).toBeUndefined();
  });
});
