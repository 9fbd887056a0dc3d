import { COOKIES, GUEST_COOKIE, LOGGED_IN_COOKIE } from '@tornister/domain/session';
import { describe, expect, it } from 'vitest';
import { createInMemoryCookieJar } from '../../testing/index.ts';
import { createEnterAccountPage } from './enter-account-page.ts';
import { readInterrupted } from './interrupted-form.ts';
import { readRedirect } from './stored-redirect.ts';

const LOGINS = {
  anonymous: {},
  guest: { [LOGGED_IN_COOKIE]: '1', [GUEST_COOKIE]: '1' },
  member: { [LOGGED_IN_COOKIE]: '1' },
};

const entering = (address: string, login: keyof typeof LOGINS, isB2b = false) => {
  const cookies = createInMemoryCookieJar(LOGINS[login]);
  const [path = '', search = ''] = address.split('?');
  const query = search
    .split('&')
    .filter(Boolean)
    .map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']);
  const decision = createEnterAccountPage({ cookies, isB2b })({ path, query });
  return {
    to: decision.kind === 'go' ? decision.to : decision.kind,
    decision,
    stored: readRedirect(cookies),
    wanted: readInterrupted(cookies),
  };
};

describe('who may open which page (spec 1 §2, spec 2 §2)', () => {
  it.each([
    ['/login/', 'anonymous', 'stay'],
    ['/login/', 'guest', 'stay'],
    ['/login/', 'member', '/myaccount/'],
    ['/logout/', 'anonymous', '/'],
    ['/logout/', 'guest', 'stay'],
    ['/logout/', 'member', 'stay'],
    ['/myaccount/', 'anonymous', '/login/'],
    ['/myaccount/', 'member', '/myaccount/contact-details/'],
    ['/myaccount/password/', 'anonymous', '/login/'],
    ['/myaccount/password/', 'guest', '/login/'],
    ['/myaccount/password', 'member', 'stay'],
    ['/myaccount/register/', 'guest', 'stay'],
    ['/myaccount/register/', 'member', '/myaccount/'],
    ['/myaccount/register/?origin=wishlist', 'member', '/myaccount/wishlist/'],
    ['/myaccount/resetpassword/', 'anonymous', 'stay'],
    ['/myaccount/resetpassword/', 'member', '/myaccount/password/'],
    ['/myaccount/newpassword/?token=abc', 'anonymous', 'stay'],
    ['/myaccount/newpassword/', 'anonymous', '/myaccount/resetpassword/'],
    ['/myaccount/newpassword/?token=', 'anonymous', '/myaccount/resetpassword/'],
    ['/myaccount/newpassword/?token=a&token=b', 'anonymous', '/myaccount/resetpassword/'],
  ] as const)('%s as %s: %s', (address, login, expected) => {
    expect(entering(address, login).to).toBe(expected);
  });

  it('says to a member at the registration that there is an account', () => {
    expect(entering('/myaccount/register/', 'member').decision).toMatchObject({
      notice: { key: 'vue.user.registerPage.notification.alreadyLoggedIn' },
    });
  });

  it('says to who follows the link of a mail what the login is for, and notes the link with its token', () => {
    const { decision, wanted } = entering('/myaccount/contact-details/?emailToken=abc', 'anonymous');
    expect(decision).toMatchObject({ to: '/login/', notice: { key: 'vue.message.confirmEmailLogin' } });
    expect(wanted).toEqual({ path: '/myaccount/contact-details/?emailToken=abc', typed: {} });
  });

  it('notes the page that was asked for without a login, for after it', () => {
    expect(entering('/myaccount/orders/?p=2', 'anonymous', true)).toMatchObject({
      stored: { kind: 'business', target: '/myaccount/orders/?p=2' },
      wanted: undefined,
    });
    expect(entering('/myaccount/orders/?p=2', 'anonymous')).toMatchObject({
      stored: undefined,
      wanted: { path: '/myaccount/orders/?p=2', typed: {} },
    });
    for (const isB2b of [true, false])
      expect(entering('/myaccount/password/', 'member', isB2b)).toMatchObject({ stored: undefined, wanted: undefined });
    expect(entering('/myaccount/register/', 'anonymous').wanted).toBeUndefined();
  });

  it('is not told who is there by other cookies', () => {
    const cookies = createInMemoryCookieJar({ [COOKIES.jwt]: 'x' });
    const enter = createEnterAccountPage({ cookies, isB2b: false });
    expect(enter({ path: '/myaccount/password/', query: [] })).toMatchObject({ kind: 'go', to: '/login/' });
  });
});
