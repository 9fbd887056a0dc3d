import { SESSION_STORAGE_KEYS } from '@tornister/domain/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createInMemoryCookieJar, createInMemoryDeviceStore } from '../../testing/index.ts';
import { createFormDrafts, FORM_DRAFTS_LENGTH } from './form-drafts.ts';

const PATH = '/checkout/login/';
const OTHER = '/checkout/summary/';
const COOKIES = {
  anonymous: {},
  guest: { 'X-JWT-exist': '1', 'X-JWT-guest': '1' },
  member: { 'X-JWT-exist': '1' },
  'another guest': { 'X-JWT-exist': '2', 'X-JWT-guest': '1' },
  'another member': { 'X-JWT-exist': '2' },
};
type Login = keyof typeof COOKIES;

describe('what was typed and is not saved (spec 2 §3 "Session storage")', () => {
  it('is there again, whatever was typed, form by form', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (typed, comment) => {
        const { drafts } = open();
        drafts.keep(PATH, typed);
        drafts.keep(OTHER, { comment });
        expect(drafts.of(PATH)).toEqual({ ...typed });
        expect(drafts.of(OTHER)).toEqual({ comment });
      }),
    );
  });

  it('goes with its form once that is saved, and leaves nothing behind', () => {
    const { drafts, store } = open();
    drafts.keep(PATH, { city: 'Aalen' });
    drafts.keep(OTHER, { comment: 'x' });
    drafts.drop(PATH);
    expect([drafts.of(PATH), drafts.of(OTHER)]).toEqual([undefined, { comment: 'x' }]);
    drafts.drop(OTHER);
    expect(store.read(SESSION_STORAGE_KEYS.checkout)).toBeUndefined();
  });

  it.each([
    ['anonymous', 'anonymous', true],
    ['anonymous', 'guest', true],
    ['anonymous', 'member', true],
    ['guest', 'guest', true],
    ['member', 'member', true],
    ['guest', 'anonymous', false],
    ['guest', 'member', false],
    ['member', 'anonymous', false],
    ['member', 'guest', false],
    ['guest', 'another guest', false],
    ['member', 'another member', false],
  ] as const)('typed by %s and looked for by %s: %s', (then, now, isThere) => {
    const store = createInMemoryDeviceStore();
    open(then, store).drafts.keep(PATH, { city: 'Aalen' });
    expect(open(now, store).drafts.of(PATH)).toEqual(isThere ? { city: 'Aalen' } : undefined);
  });

  it('is kept up to a length and not beyond, where the older text would be stale', () => {
    const { drafts, store } = open();
    const empty = JSON.stringify({ login: 'anonymous', forms: { [PATH]: { text: '' } } }).length;
    const text = 'a'.repeat(FORM_DRAFTS_LENGTH - empty);
    drafts.keep(PATH, { text });
    expect(drafts.of(PATH)).toEqual({ text });
    drafts.keep(PATH, { text: `${text}a` });
    expect(store.read(SESSION_STORAGE_KEYS.checkout)).toBeUndefined();
  });

  it('takes nothing else along when it is too long, and makes room by what was left longest ago', () => {
    const { drafts } = open();
    const [first, second, third] = ['/a/', '/b/', '/c/'] as const;
    const half = { text: 'a'.repeat(FORM_DRAFTS_LENGTH / 2 - 100) };
    const kept = () => [first, second, third].filter((path) => drafts.of(path) !== undefined);
    drafts.keep(first, half);
    drafts.keep(second, half);
    drafts.keep(third, { text: 'a'.repeat(FORM_DRAFTS_LENGTH) });
    expect(kept()).toEqual([first, second]);
    drafts.keep(first, half);
    drafts.keep(third, half);
    expect(kept()).toEqual([first, third]);
  });

  it.each([
    '',
    'x',
    '7',
    'null',
    '{}',
    '{"login":"anonymous"}',
    '{"login":"anonymous","forms":null}',
    `{"login":"anonymous","forms":{"${PATH}":{"city":7}}}`,
  ])('takes %j for nothing', (stored) => {
    const store = createInMemoryDeviceStore({ [SESSION_STORAGE_KEYS.checkout]: stored });
    expect(open('anonymous', store).drafts.of(PATH)).toBeUndefined();
  });
});

const open = (login: Login = 'anonymous', store = createInMemoryDeviceStore()) => ({
  store,
  drafts: createFormDrafts({ store, cookies: createInMemoryCookieJar(COOKIES[login]) }),
});
