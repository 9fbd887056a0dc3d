import { describe, expect, it } from 'vitest';
import { isMisspelledPath, type PageAnswer, resolvePage } from './resolve-page.ts';

const moved = (to: string, isTemporary = false): PageAnswer => ({ kind: 'redirect', to, isTemporary });
const notFound = { kind: 'not-found', status: 404 };

describe('resolvePage (spec 1 §2 "Unknown pages")', () => {
  it('shows a page that the server knows', () => {
    expect(resolvePage({ kind: 'page' }, '/beratung/')).toStrictEqual({ kind: 'ok' });
  });

  it('redirects with 301, with 302 when temporary', () => {
    expect(resolvePage(moved('/new/'), '/old/')).toStrictEqual({ kind: 'redirect', to: '/new/', status: 301 });
    expect(resolvePage(moved('/new/', true), '/old/')).toStrictEqual({ kind: 'redirect', to: '/new/', status: 302 });
  });

  it('answers 410 for gone and 404 for unknown pages', () => {
    expect(resolvePage({ kind: 'gone' }, '/old/')).toStrictEqual({ kind: 'gone', status: 410 });
    expect(resolvePage({ kind: 'unknown' }, '/old/')).toStrictEqual(notFound);
    expect(resolvePage({ kind: 'unknown' }, '/cat/9/')).toStrictEqual(notFound);
    expect(resolvePage({ kind: 'gone' }, '/prod/9/')).toStrictEqual({ kind: 'gone', status: 410 });
  });

  it('never treats known application routes as errors', () => {
    expect(resolvePage({ kind: 'unknown' }, '/login/')).toStrictEqual({ kind: 'ok' });
    expect(resolvePage({ kind: 'gone' }, '/myaccount/wishlist')).toStrictEqual({ kind: 'ok' });
    expect(resolvePage(moved('//evil.example'), '/prime/')).toStrictEqual({ kind: 'ok' });
    expect(resolvePage({ kind: 'unknown' }, '/')).toStrictEqual({ kind: 'ok' });
  });

  it.each(['/Cat/1/', '/CAT/1/', '/Prod/1/', '/PROD/', '/cAt'])(
    'answers 404 for %s, whatever the server says',
    (path) => {
      expect(resolvePage({ kind: 'page' }, path)).toStrictEqual(notFound);
      expect(resolvePage(moved('/new/'), path)).toStrictEqual(notFound);
    },
  );

  it.each(['/Beratung/', '/a/B/', '/a$b/', '/%24x/', '/%41x/', '/Ärger/', '/%C3%84rger/', '/%', '/Login/'])(
    'answers 404 for %s',
    (path) => {
      expect(resolvePage({ kind: 'page' }, path)).toStrictEqual(notFound);
    },
  );

  it.each(['/beratung/', '/caf%C3%A9/', '/%2Fx/', '/cat/Abc/', '/prod/A$1/', '/category-like/', '/xcat/', '/catx/'])(
    'asks the server about %s',
    (path) => {
      expect(isMisspelledPath(path)).toBe(false);
    },
  );

  it('follows a redirect to an own host only', () => {
    expect(resolvePage(moved('https://shop.example/x/'), '/old/', ['shop.example'])).toStrictEqual({
      kind: 'redirect',
      to: 'https://shop.example/x/',
      status: 301,
    });
    expect(resolvePage(moved('https://shop.example/x/'), '/old/')).toStrictEqual(notFound);
    expect(resolvePage(moved('//evil.example/'), '/old/', ['shop.example'])).toStrictEqual(notFound);
  });

  it('does not follow a redirect back to the same path', () => {
    expect(resolvePage(moved('/old/'), '/old')).toStrictEqual({ kind: 'ok' });
  });
});
