// @vitest-environment node
// Passwords, logins and the account itself: what the forms ask the backend, where they lead, and what they never send back.

import type { GatewayError } from '@tornister/application/ports';
import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { AWAY, ENDED, openAccountShop } from '../../../test/open-account-shop.ts';
import { contactDetailsAction } from './contact-details-action.ts';
import { loader as newPasswordPage, action as replacePassword } from './new-password.loader.ts';
import { passwordAction } from './password-action.ts';
import { action as forgetPassword } from './reset-password.loader.ts';

const PASSWORD = 'rote-socke-7';

/** A shop whose backend takes everything, or fails at everything that forms of credentials ask for. */
const open = async (failure?: GatewayError, isLinkGood = true) => {
  const shop = await openAccountShop({
    account: { isTokenValid: isLinkGood, loginNameOfToken: isLinkGood ? 'mia@example.com' : undefined },
  });
  if (failure !== undefined) {
    for (const call of ['changePassword', 'replacePassword', 'endLogins', 'isTokenValid'] as const)
      shop.account.failNext(call, failure);
    for (const call of ['deleteAccount', 'confirmEmail'] as const) shop.contact.failNext(call, failure);
  }
  return { ...shop, asked: () => [...shop.account.calls(), ...shop.contact.calls()] };
};

describe('a member changes the password', () => {
  const FORM = {
    intent: 'change',
    currentPassword: 'lernen123',
    newPassword: PASSWORD,
    newPasswordRepeated: PASSWORD,
  };

  it('and is told on the same page', async () => {
    const shop = await open();
    expect(redirectOf(await askOnHost(shop, passwordAction, '/myaccount/password/', FORM))).toEqual([
      303,
      '/myaccount/password/',
    ]);
    expect(shop.cookies.get('notice')).toMatch(/^success:/);
    expect(shop.asked()).toMatchObject([['changePassword', { currentPassword: 'lernen123', newPassword: PASSWORD }]]);
  });

  it.each([
    ['is not told so where the backend does not answer', FORM, AWAY, 503],
    ['asks nobody for two different ones', { ...FORM, newPasswordRepeated: 'blaue-socke-7' }, undefined, 422],
  ])('and %s; no password comes back', async (_, form, failure, status) => {
    const shop = await open(failure);
    const answer = await askOnHost(shop, passwordAction, '/myaccount/password/', form);
    expect(answer).toMatchObject({ init: { status } });
    expect(JSON.stringify(answer)).not.toMatch(/socke|lernen123/);
    expect(shop.cookies.get('notice')).toBeUndefined();
    expect(shop.asked()).toHaveLength(failure === undefined ? 0 : 1);
  });
});

describe('a member ends logins', () => {
  it.each([
    ['the one that was named', { id: 'login-1' }, 'login-1'],
    ['all others where none was named', {}, undefined],
  ])('%s', async (_, form, id) => {
    const shop = await open();
    const answer = await askOnHost(shop, passwordAction, '/myaccount/password/', { intent: 'end', ...form });
    expect(redirectOf(answer)).toEqual([303, '/myaccount/password/']);
    expect(shop.asked()).toEqual([['endLogins', id]]);
  });

  it('and is not led on as if they were ended', async () => {
    const shop = await open(AWAY);
    const answer = await askOnHost(shop, passwordAction, '/myaccount/password/', { intent: 'end' });
    expect(answer).toMatchObject({ init: { status: 503 } });
  });
});

describe('a password that was forgotten', () => {
  const ADDRESS = '/myaccount/newpassword/?token=good';
  const NEW = { newPassword: PASSWORD, newPasswordRepeated: PASSWORD };

  it('is replaced with the token of the mail, and the login says so', async () => {
    const shop = await open();
    expect(redirectOf(await askOnHost(shop, replacePassword, ADDRESS, NEW))).toEqual([303, '/login/']);
    expect(shop.asked()).toMatchObject([['replacePassword', 'good', { newPassword: PASSWORD }]]);
    expect(shop.cookies.get('notice')).toMatch(/^success:/);
  });

  it('is not replaced where the backend refuses: the form is shown again without it', async () => {
    const shop = await open({ kind: 'gateway.refused', message: 'Der Link ist abgelaufen.', fieldErrors: [] });
    const answer = await askOnHost(shop, replacePassword, ADDRESS, NEW);
    expect(answer).toMatchObject({ init: { status: 422 }, data: { refusal: { typed: {} } } });
    expect(shop.cookies.get('notice')).toBeUndefined();
  });

  it('has a page that knows whether its link is still good, and none without a link', async () => {
    const look = async (address: string, isGood = true) =>
      redirectOf(await askOnHost(await open(undefined, isGood), newPasswordPage, address));
    expect(await look(ADDRESS)).toEqual({ isValid: true, action: ADDRESS, username: 'mia@example.com' });
    expect(await look('/myaccount/newpassword/?token=old', false)).toMatchObject({ isValid: false });
    const nameless = await open();
    nameless.account.failNext('loginNameOfToken', AWAY);
    expect(await askOnHost(nameless, newPasswordPage, ADDRESS)).toEqual({ isValid: true, action: ADDRESS });
    expect(await look('/myaccount/newpassword/')).toEqual([302, '/myaccount/resetpassword/']);
    expect(await askOnHost(await open(AWAY), newPasswordPage, ADDRESS)).toMatchObject({ init: { status: 503 } });
  });

  it('is asked for by a form that says the same to everybody', async () => {
    const shop = await open();
    const form = { email: 'mia@example.com', customerNumber: '', homepage: '' };
    expect(redirectOf(await askOnHost(shop, forgetPassword, '/myaccount/resetpassword/', form))).toEqual([
      303,
      '/myaccount/resetpassword/?sent=1',
    ]);
    expect(shop.asked()).toMatchObject([['forgotPassword', { email: 'mia@example.com' }]]);
  });
});

describe('deleting the account', () => {
  const FORM = { intent: 'delete', currentPassword: 'lernen123' };

  it('logs out, empties the cache of the browser, and says it at the login', async () => {
    const shop = await open();
    const answer = (await askOnHost(shop, contactDetailsAction, '/myaccount/contact-details/', FORM)) as Response;
    expect(redirectOf(answer)).toEqual([303, '/login/']);
    expect([shop.session.logouts(), answer.headers.get('clear-site-data')]).toEqual([1, '"cache"']);
    expect(shop.cookies.get('notice')).toMatch(/^success:/);
  });

  it('says the same where the backend, which has ended all logins, did not hear of the logout', async () => {
    const shop = await open();
    shop.session.leaveOpenNext();
    const answer = await askOnHost(shop, contactDetailsAction, '/myaccount/contact-details/', FORM);
    expect(redirectOf(answer)).toEqual([303, '/login/']);
    expect(shop.cookies.get('notice')).toMatch(/^success:/);
  });

  it('leads to the logout where a tab could not reach this side to log out', async () => {
    const shop = await open();
    shop.session.failNext(AWAY);
    const answer = await askOnHost(shop, contactDetailsAction, '/myaccount/contact-details/', FORM);
    expect(redirectOf(answer)).toEqual([303, '/logout/']);
  });

  it('that is refused logs nobody out', async () => {
    const shop = await open({ kind: 'gateway.refused', message: 'Falsch.', fieldErrors: [] });
    const answer = await askOnHost(shop, contactDetailsAction, '/myaccount/contact-details/', FORM);
    expect(answer).toMatchObject({ init: { status: 422 }, data: { refusal: { message: 'Falsch.' } } });
    expect([shop.session.logouts(), JSON.stringify(answer).includes('lernen123')]).toEqual([0, false]);
  });
});

describe('a new e-mail address', () => {
  it('is confirmed with the token of its mail', async () => {
    const shop = await open();
    const form = { intent: 'confirm-email', emailToken: 'token-1' };
    const answer = await askOnHost(shop, contactDetailsAction, '/myaccount/contact-details/', form);
    expect(redirectOf(answer)).toEqual([303, '/myaccount/contact-details/']);
    expect(shop.asked()).toEqual([['confirmEmail', 'token-1']]);
  });

  it('waits for the next login where this one has ended, without the token', async () => {
    const shop = await open(ENDED);
    const form = { intent: 'confirm-email', emailToken: 'token-1' };
    const answer = await askOnHost(shop, contactDetailsAction, '/myaccount/contact-details/', form);
    expect(redirectOf(answer)).toEqual([302, '/login/']);
    expect(shop.cookies.get('interrupted')).not.toContain('token-1');
  });
});
