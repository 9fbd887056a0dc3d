import { describe, expect, it, vi } from 'vitest';
import { createInMemoryCookieJar } from '../../testing/index.ts';
import { createPassedNotices } from './arriving-notice.ts';
import { NOTICE_COOKIE, passNotice, readNotice } from './passed-notice.ts';

const written = (notice: string) => readNotice(createInMemoryCookieJar({ [NOTICE_COOKIE]: notice }));

describe('a notice in its cookie', () => {
  it('is written with tone, message and its first value, for a minute', () => {
    const set = vi.fn();
    passNotice({ set }, { id: 'a', tone: 'warning', message: 'vue.cart.full', values: { amount: 3, other: 4 } });
    expect(set).toHaveBeenCalledExactlyOnceWith(NOTICE_COOKIE, 'warning:vue.cart.full:amount=3', { maxAgeSeconds: 60 });
  });

  it.each(['success', 'warning', 'error', 'info'])('has the tone %s', (tone) => {
    expect(written(`${tone}:vue.saved`)).toEqual({ id: 'vue.saved', tone, message: 'vue.saved' });
  });

  it.each(['loud:vue.saved', 'Error:vue.saved', ':vue.saved', 'errors:vue.saved'])('has no other tone: %s', (text) => {
    expect(written(text)).toBeUndefined();
  });

  it.each([
    ['error:vue.full:amount=5', { amount: '5' }],
    [`error:vue.full:amount=${'1'.repeat(12)}`, { amount: '1'.repeat(12) }],
    [`error:vue.full:${'n'.repeat(20)}=5`, { [`${'n'.repeat(20)}`]: '5' }],
  ])('brings a short name with a number: %s', (text, values) => {
    expect(written(text)).toMatchObject({ message: 'vue.full', values });
  });

  it.each([`error:vue.full:amount=${'1'.repeat(13)}`, `error:vue.full:${'n'.repeat(21)}=5`, 'error:vue.full:amount=x'])(
    'is a sentence where what stands behind it is no such value: %s',
    (text) => {
      expect(written(text)).not.toHaveProperty('values');
    },
  );

  it('is left where it is by who only reads it, and taken by who shows it', () => {
    const cookies = createInMemoryCookieJar();
    const notices = createPassedNotices({ cookies });
    notices.pass({ id: 'a', tone: 'info', message: 'vue.saved' });
    expect([readNotice(cookies)?.message, readNotice(cookies)?.message]).toEqual(['vue.saved', 'vue.saved']);
    expect([notices.take()?.message, notices.take()]).toEqual(['vue.saved', undefined]);
  });

  it('removes nothing where there is no notice', () => {
    const remove = vi.fn();
    createPassedNotices({ cookies: { get: () => undefined, set: vi.fn(), remove, removeAll: vi.fn() } }).take();
    expect(remove).not.toHaveBeenCalled();
  });
});
