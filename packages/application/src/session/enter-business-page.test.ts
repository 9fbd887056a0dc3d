import { COOKIES, LOGGED_IN_COOKIE } from '@tornister/domain/session';
import { describe, expect, it } from 'vitest';
import { createInMemoryCookieJar } from '../../testing/index.ts';
import { createEnterBusinessPage } from './enter-business-page.ts';
import { readRedirect } from './stored-redirect.ts';

const open = (has: Readonly<Record<string, string>> = {}, isB2b = true) => {
  const cookies = createInMemoryCookieJar(has);
  return { cookies, enter: createEnterBusinessPage({ cookies, isB2b, brandId: 'betzold' }) };
};

describe('the gate of the business shop (spec 1 §2 "Business global rule")', () => {
  it('asks a stranger to log in, and keeps the page with its query for afterwards', () => {
    const { cookies, enter } = open();
    expect(enter({ path: '/cat/1001/', search: '?sort=price' })).toMatchObject({
      kind: 'login',
      notice: { tone: 'info', message: 'vue.message.loginRequired' },
    });
    expect(readRedirect(cookies)).toEqual({ kind: 'business', target: '/cat/1001/?sort=price' });
  });

  it('says to who follows the link of a mail what the login is for', () => {
    const { cookies, enter } = open();
    expect(enter({ path: '/myaccount/contact-details/', search: '?emailToken=abc' })).toMatchObject({
      kind: 'login',
      notice: { tone: 'info', message: 'vue.message.confirmEmailLogin' },
    });
    expect(readRedirect(cookies)).toEqual({ kind: 'business', target: '/myaccount/contact-details/?emailToken=abc' });
  });

  it('warns who was logged in, once', () => {
    const { enter } = open({ [COOKIES.securityLogout]: '1' });
    expect(enter({ path: '/cat/1001/', search: '' })).toMatchObject({
      kind: 'login',
      notice: { tone: 'warning', message: 'vue.message.sessionExpired' },
    });
    expect(enter({ path: '/cat/1001/', search: '' })).toMatchObject({ notice: { tone: 'info' } });
  });

  it.each([
    ['a page that is open to everybody', {}, true, '/service/kontakt/'],
    ['somebody with a login', { [LOGGED_IN_COOKIE]: '1' }, true, '/cat/1001/'],
    ['a consumer', {}, false, '/cat/1001/'],
  ])('is open to %s, and keeps nothing', (_who, has, isB2b, path) => {
    const { cookies, enter } = open(has, isB2b);
    expect(enter({ path, search: '' })).toEqual({ kind: 'open' });
    expect(readRedirect(cookies)).toBeUndefined();
  });
});
