import { describe, expect, it } from 'vitest';
import { createInMemoryCookieJar } from '../../testing/index.ts';
import type { Notice } from '../ports/index.ts';
import { clearShownNotice, createPassedNotices, readArriving } from './arriving-notice.ts';
import { travellingNotice } from './named-notice.ts';
import { NOTICE_COOKIE, readNotice } from './passed-notice.ts';

const ADDED = 'vue.wishlist.notification.added';
const added = (values: NonNullable<Notice['values']>): Notice => ({
  id: ADDED,
  tone: 'success',
  message: ADDED,
  values,
});

/** What the next page tells of a notice that is passed to it. */
const told = (notice: Notice) => {
  const cookies = createInMemoryCookieJar();
  createPassedNotices({ cookies }).pass(travellingNotice(notice));
  return { cookies, notice: readArriving(cookies) };
};
const read = (written: string) => readArriving(createInMemoryCookieJar({ [NOTICE_COOKIE]: written }));

describe('a notice that names an article and its list (spec 3 §4 "Toast")', () => {
  it.each([
    { product: 'Zirkel 1', list: 'Liste a' },
    { product: 'Duden: Größe <5 mm> & 100 % „Öl“ {{list}} = $t(x) | ;', list: '<b>5=5:amount=5</b>' },
    { list: 'Liste a' },
    { product: '✏'.repeat(100), list: 'x'.repeat(100) },
  ])('says the names on the next page as they are: %j', (values) => {
    expect(told(added(values)).notice).toEqual({ id: ADDED, tone: 'success', message: ADDED, values });
  });

  it('leaves the numbers behind', () => {
    expect(told(added({ count: 3, list: 'Liste a' })).notice?.values).toEqual({ list: 'Liste a' });
  });

  it.each([
    { product: '', list: 'Liste a' },
    { product: 'x'.repeat(101), list: 'Liste a' },
    { product: '😀'.repeat(100), list: '😀'.repeat(40) },
    { product: 'two\nlist=lines', list: 'Liste a' },
    { product: 'Zirkel', brand: 'Zirkel' },
  ])('has plain words where a name is missing, too long or odd: %j', (values) => {
    const { message, values: names } = told(added(values)).notice ?? {};
    expect([message, names]).toEqual([`${ADDED}.plain`, undefined]);
  });

  it.each([{}, { amount: 5 }])('without names is what it was: %j', (values) => {
    expect(travellingNotice(added(values))).toEqual(added(values));
  });

  it('is told once, and never by a tab', () => {
    const { cookies, notice } = told(added({ product: 'Zirkel', list: 'a' }));
    expect(readNotice(cookies)).toBeUndefined();
    expect(createPassedNotices({ cookies }).take()).toEqual(notice);
    expect(readArriving(cookies)).toBeUndefined();
  });

  it('is forgotten once it was told', () => {
    const { cookies, notice } = told(added({ product: 'Zirkel', list: 'a' }));
    clearShownNotice(cookies, { id: 'other', tone: 'info', message: 'other' });
    expect(readArriving(cookies)).toEqual(notice);
    clearShownNotice(cookies, notice);
    expect(cookies.get(NOTICE_COOKIE)).toBeUndefined();
  });

  it.each([
    `loud:${ADDED}\nlist=a`,
    `success:${ADDED}\nlist=`,
    `success:${ADDED}\nlist=a\u0000`,
    `success:${ADDED}\nlist=${'x'.repeat(101)}`,
    `success:${ADDED}\nlng=de`,
    `success:${ADDED}\nlist=a\nlist=b\nlist=c`,
    `success:two words\nlist=a`,
    `success:${'k'.repeat(101)}\nlist=a`,
  ])('is none where its cookie was tampered with: %j', (written) => {
    expect(read(written)).toBeUndefined();
  });
});
