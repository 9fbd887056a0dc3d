// @vitest-environment node

import { BACKEND_HEADERS } from '@tornister/domain/calls';
import { VALID_TOKEN_REQUIRED } from '@tornister/domain/session';
import { type RouteObject, useLoaderData } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost, type Says } from '../../test/open-host.ts';
import { ports } from '../composition/ports.ts';
import { shopContext } from '../composition/shop.ts';
import { createPageRenderer } from '../entry.server.tsx';

let host: OpenHost;
afterEach(() => host.close());

const Rendering = () => useLoaderData<string>();

/** A shop of which every rendering has a number of its own. */
const openShop = async () => {
  let renderings = 0;
  const routes: RouteObject[] = [{ path: '*', loader: () => `rendering ${++renderings}`, Component: Rendering }];
  host = await openHost({}, { PAGE_CACHE_SECONDS: '60' }, { render: createPageRenderer(routes) });
  return { renderings: () => renderings };
};

const asks = async (
  path: string,
  who: Readonly<Record<string, string>> = {},
  at = 'educational.localhost',
  posted?: Readonly<Record<string, string>>,
) => {
  const { port } = new URL(host.origin);
  const sent =
    posted === undefined ? {} : { origin: `http://${at}:${port}`, 'content-type': 'application/x-www-form-urlencoded' };
  const method = posted === undefined ? 'GET' : 'POST';
  const { request } = await import('node:http');
  return new Promise<{ status: number; location: string; cookies: string; cache: string; body: string }>(
    (answered, failed) => {
      request(
        { port, path, method, host: '127.0.0.1', headers: { host: `${at}:${port}`, ...sent, ...who } },
        (answer) => {
          let body = '';
          answer.setEncoding('utf8').on('data', (part: string) => (body += part));
          answer.on('end', () =>
            answered({
              status: answer.statusCode ?? 0,
              location: answer.headers.location ?? '',
              cookies: decodeURIComponent((answer.headers['set-cookie'] ?? []).join('\n')),
              cache: answer.headers['cache-control'] ?? '',
              body,
            }),
          );
        },
      )
        .on('error', failed)
        .end(posted && new URLSearchParams(posted).toString());
    },
  );
};

const SCHOOL = { cookie: 'X-JWT=token-of-a-school; X-JWT-exist=1' };

describe('the gate of the business shop (spec 1 §2 "Business global rule")', () => {
  it.each(['/cat/1001/', '/prod/20001/', '/search/?q=heft', '/checkout/basket/', '/nothing-there/', '/cat/1001'])(
    'leads a stranger from %s to the login, says why, and remembers the page',
    async (path) => {
      const { renderings } = await openShop();
      const answer = await asks(path);
      expect(answer).toMatchObject({ status: 303, location: '/login/', cache: 'private, no-store' });
      expect(answer.cookies).toContain('notice=info:vue.message.loginRequired');
      expect(answer.cookies).toContain(`loginRedirect=business:${path}`);
      expect(renderings()).toBe(0);
    },
  );

  it.each(['vue.user.logout.message', 'vue.user.logout.leftOpen'])(
    'leaves the notice of a logout to the page that it was passed to, also where another tab is opened anew by it: %s',
    async (message) => {
      await openShop();
      const answer = await asks('/service/orderform/', { cookie: `notice=success:${message}` });
      expect([answer.location, answer.cookies.includes('notice=')]).toEqual(['/login/', false]);
      const other = await asks('/service/orderform/', { cookie: 'notice=success:vue.saved' });
      expect(other.cookies).toContain('notice=info:vue.message.loginRequired');
    },
  );

  it('warns who was logged in until a short while ago', async () => {
    await openShop();
    const { cookies } = await asks('/cat/1001/', { cookie: 'securityLogout=1' });
    expect(cookies).toContain('notice=warning:vue.message.sessionExpired');
    expect(cookies).toMatch(/securityLogout=;.*Max-Age=0/i);
  });

  it.each(['/', '/login/', '/service/kontakt/', '/rechtliches/agb/'])('shows %s to everybody', async (path) => {
    await openShop();
    expect(await asks(path)).toMatchObject({ status: 200 });
  });

  it('renders a closed page for each school anew, keeps it for nobody, and gives nothing of it to a stranger', async () => {
    await openShop();
    const first = await asks('/cat/1001/', SCHOOL);
    const second = await asks('/cat/1001/', SCHOOL);
    expect([first.cache, second.cache]).toEqual(['private, no-store', 'private, no-store']);
    expect(first.body).toContain('rendering 1');
    expect(second.body).toContain('rendering 2');
    const stranger = await asks('/cat/1001/');
    expect([stranger.status, stranger.body]).toEqual([303, '']);
  });

  it('renders an open page for the school that asks for it, and the cached one for strangers before and after', async () => {
    await openShop();
    const bodies = [await asks('/'), await asks('/', SCHOOL), await asks('/', SCHOOL), await asks('/')];
    expect(bodies.map(({ body }) => /rendering \d/.exec(body)?.[0])).toEqual([
      'rendering 1',
      'rendering 2',
      'rendering 3',
      'rendering 1',
    ]);
    expect(bodies.map(({ cache }) => cache.includes('no-store'))).toEqual([false, true, true, false]);
  });

  it('keeps what was typed into a form whose login is gone, for after the next one', async () => {
    const refused = {
      errors: [{ message: VALID_TOKEN_REQUIRED, extensions: { code: 'VALID_TOKEN_REQUIRED' } }],
    };
    host = await openHost({ validateAndAddToCartBestellschein: () => refused });
    const answer = await asks('/service/orderform/', {}, 'educational.localhost', { text: '12345 3', intent: 'add' });
    expect([answer.status, answer.location]).toEqual([303, '/login/']);
    expect(answer.cookies).toContain('interrupted={"path":"/service/orderform/","typed":{"text":"12345 3"}}');
  });

  it('lets consumers in, and caches their pages for everyone', async () => {
    const { renderings } = await openShop();
    const answers = [await asks('/cat/1001/', {}, 'de.localhost'), await asks('/cat/1001/', {}, 'de.localhost')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(renderings()).toBe(1);
  });

  it('keeps no answer to a school for a stranger, and none to a stranger for a school', async () => {
    const routes: RouteObject[] = [
      {
        path: '*',
        loader: async ({ context }) =>
          (await context.get(shopContext).get(ports.contentGateway).parameters(['asked'])).match(
            ([parameter]) => parameter?.value ?? 'none',
            ({ kind }) => kind,
          ),
        Component: Rendering,
      },
    ];
    let answers = 0;
    // The frame of the page asks for switches, too; here only the question of the page itself counts.
    const getGlobalParameters: Says[string] = ({ names }) => {
      if (!Array.isArray(names) || !names.includes('asked')) return { data: { getGlobalParameters: [] } };
      answers += 1;
      return { data: { getGlobalParameters: [{ name: 'asked', entry: '', value: `answer ${answers}` }] } };
    };
    const answersOnly = { PAGE_CACHE_SECONDS: '0', ANSWER_CACHE_SECONDS: '60' };
    host = await openHost({ getGlobalParameters }, answersOnly, { render: createPageRenderer(routes) });
    const told = async (who?: typeof SCHOOL) => /answer \d/.exec((await asks('/', who)).body)?.[0];
    const all = [await told(), await told(SCHOOL), await told(), await told(SCHOOL), await told()];
    expect(all).toEqual(['answer 1', 'answer 2', 'answer 1', 'answer 3', 'answer 1']);
  });

  it('asks the backend with the login of the school, and sends back who has one no more', async () => {
    const routes: RouteObject[] = [
      {
        path: '*',
        loader: async ({ context }) => {
          const found = await context.get(shopContext).get(ports.contentGateway).parameters([]);
          return found.isOk() ? 'goods' : 'nothing';
        },
        Component: Rendering,
      },
    ];
    let isGood = true;
    const refusal = { errors: [{ message: 'ishop.api.error.invalid_token', extensions: { code: 'INVALID_TOKEN' } }] };
    const getGlobalParameters = () => (isGood ? { data: { getGlobalParameters: [] } } : refusal);
    host = await openHost({ getGlobalParameters }, {}, { render: createPageRenderer(routes) });
    expect((await asks('/cat/1001/', SCHOOL)).body).toContain('goods');
    expect(host.heard.at(-1)?.[BACKEND_HEADERS.userToken.toLowerCase()]).toBe('token-of-a-school');
    isGood = false;
    const ended = await asks('/cat/1001/', SCHOOL);
    expect([ended.status, ended.location]).toEqual([303, '/login/']);
    expect(ended.cookies).toContain('notice=warning:vue.message.sessionExpired');
    expect(ended.cookies).toContain('loginRedirect=business member 1:/cat/1001/');
    expect(ended.cookies).toMatch(/X-JWT-exist=;.*Max-Age=0/i);
  });
});
