// @own-process

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserTab, leaveForDocument, openDocument, PRESSED_WITHIN_MS, type RouterUnderWay } from './open-document.ts';

const at = (pathname: string, search = '', hash = '') => ({
  pathname,
  search,
  hash,
  state: null,
  key: 'k',
  mask: undefined,
});
const form = (fields: Readonly<Record<string, string | Blob>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};
type State = RouterUnderWay['state'];

/** What the tab does when this is under way. */
const opened = (navigation: object, fetchers: readonly object[] = []): readonly unknown[] => {
  const done: unknown[] = [];
  openDocument(
    {
      state: {
        navigation: { state: 'idle', ...navigation } as State['navigation'],
        fetchers: new Map(fetchers.map((one, key) => [String(key), one])) as State['fetchers'],
      },
    },
    {
      address: () => '/prod/1/?varid=2',
      goTo: (address) => done.push(['go', address]),
      reload: () => done.push('reload'),
      post: (action, fields) => done.push(['post', action, fields]),
    },
  );
  return done;
};

describe('F32: a chunk that was gone before anything was pressed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const idle = { navigation: { state: 'idle' }, fetchers: new Map() } as unknown as State;
  const going = { ...idle, navigation: { state: 'loading', location: at('/cat/1/') } } as unknown as State;

  /** A tab whose router is in a state when the chunk is missed, and in others later. */
  const leaving = (state: State) => {
    const done: unknown[] = [];
    const told = new Set<(state: State) => void>();
    const tab = {
      address: () => '/prod/1/',
      goTo: (address: string) => done.push(address),
      reload: () => done.push('reload'),
      post: () => done.push('post'),
    };
    leaveForDocument(
      {
        state,
        subscribe: (tell) => {
          told.add(tell);
          return () => told.delete(tell);
        },
      },
      tab,
    );
    return { done, becomes: (next: State): void => told.forEach((tell) => void tell(next)) };
  };

  it('opens at once what is under way', () => {
    expect(leaving(going).done).toEqual(['/cat/1/']);
  });

  it('opens the page of a link that is pressed in a moment, once', () => {
    const { done, becomes } = leaving(idle);
    vi.advanceTimersByTime(PRESSED_WITHIN_MS - 1);
    expect(done).toEqual([]);
    becomes(idle);
    becomes(going);
    becomes(going);
    vi.advanceTimersByTime(PRESSED_WITHIN_MS);
    expect(done).toEqual(['/cat/1/']);
  });

  it('opens the page anew when nothing is pressed, and still follows a press that comes meanwhile', () => {
    const { done, becomes } = leaving(idle);
    vi.advanceTimersByTime(PRESSED_WITHIN_MS);
    expect(done).toEqual(['reload']);
    becomes(going);
    expect(done).toEqual(['reload', '/cat/1/']);
  });
});

describe('F32: what was pressed when a chunk was gone', () => {
  it('opens the page that a link leads to', () => {
    expect(opened({ state: 'loading', location: at('/cat/1/', '?p=2', '#list') })).toEqual([
      ['go', '/cat/1/?p=2#list'],
    ]);
  });

  it('opens the page anew where nothing is under way', () => {
    expect(opened({})).toEqual(['reload']);
  });

  it('opens the page anew that Back leads to, whose address is there already', () => {
    expect(opened({ state: 'loading', location: at('/prod/1/', '?varid=2') })).toEqual(['reload']);
  });

  const sending = { state: 'submitting', formMethod: 'POST', formAction: '/checkout/basket/' };

  it('sends a form that is being sent, of a page or of a part of it', () => {
    const formData = form({ quantity: '2', name: 'ä' });
    const sent = [
      [
        'post',
        '/checkout/basket/',
        [
          ['quantity', '2'],
          ['name', 'ä'],
        ],
      ],
    ];
    expect(opened({ ...sending, formData, location: at('/checkout/basket/') })).toEqual(sent);
    expect(opened({}, [{ state: 'idle' }, { ...sending, formData }])).toEqual(sent);
  });

  it('does not send again what was answered', () => {
    const answered = {
      ...sending,
      state: 'loading',
      formData: form({ a: '1' }),
      location: at('/checkout/confirmation/'),
    };
    expect(opened(answered)).toEqual([['go', '/checkout/confirmation/']]);
  });

  it('does not send half of a form', () => {
    const formData = form({ a: '1', file: new Blob(['x']) });
    expect(opened({ ...sending, formData })).toEqual(['reload']);
  });

  it('sends a form past all handlers', () => {
    const sent: [string, string][] = [];
    const { submit } = HTMLFormElement.prototype;
    HTMLFormElement.prototype.submit = function () {
      for (const [name, value] of new FormData(this)) sent.push([name, String(value)]);
      sent.push(['to', `${this.method} ${new URL(this.action).pathname}`]);
    };
    browserTab(document, location).post('/service/kontakt/', [['text', '<b>']]);
    HTMLFormElement.prototype.submit = submit;
    expect(sent).toEqual([
      ['text', '<b>'],
      ['to', 'post /service/kontakt/'],
    ]);
  });
});
