// @vitest-environment node

import type { Operation } from '@tornister/adapters-graphql/transport';
import { REQUEST_TIMEOUT_MS, TIMEOUT_MESSAGE } from '@tornister/domain/session';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ApiToken } from './api-token.ts';
import { type BackendLink, createBackendLinks } from './backend-link.ts';
import { readSettings } from './settings.ts';
import { visitOf } from './visitor.ts';

const BACKEND = 'http://backend.test';
const LOGOUT: Operation<{ readonly logout: boolean }, object> = {
  name: 'logout',
  kind: 'mutation',
  text: 'mutation logout{logout}',
};
/** Two questions whose answers are checked as that one is. */
const FIRST: typeof LOGOUT = { ...LOGOUT, kind: 'query', text: 'query first{logout}' };
const SECOND: typeof LOGOUT = { ...LOGOUT, kind: 'query', text: 'query second{logout}' };
const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const HINTS = {
  host: 'de.localhost:3000',
  cookie: 'X-JWT=visitor',
  acceptLanguage: '',
  userAgent: 'test',
  clientAddress: '::1',
};
const visit = visitOf(HINTS, readSettings({}));

/** Tokens one after another; nothing when there is none. */
const link = (...values: readonly (string | undefined)[]) => {
  const left = [...values];
  let token = left.shift();
  return createBackendLinks({
    url: BACKEND,
    connections: 4,
    log: pino({ level: 'silent' }),
    tokens: {
      current: async (): Promise<ApiToken | undefined> =>
        token === undefined ? undefined : { value: token, goodUntilMs: Number.POSITIVE_INFINITY },
      forget: () => {
        token = left.shift();
      },
    },
  }).forRequest();
};

/** A backend that takes one token and remembers those that it was shown. */
const backendThatTakes = (good: string, status = 401) => {
  const shown: (string | null)[] = [];
  server.use(
    http.post(`${BACKEND}/graphql`, ({ request }) => {
      const authorization = request.headers.get('authorization');
      shown.push(authorization);
      return authorization === `Bearer ${good}`
        ? HttpResponse.json({ data: { logout: true } })
        : HttpResponse.json(
            { errors: [{ message: 'INVALID_TOKEN', extensions: { code: 'INVALID_TOKEN' } }] },
            { status },
          );
    }),
  );
  return shown;
};

const ask = (values: readonly (string | undefined)[]) =>
  link(...values)
    .visitorTransport(visit)
    .run(LOGOUT, {}, ({ logout }) => logout);

/** A link whose budget a test ends; the backend stands still. */
const frozenLink = (connections: number) => {
  const budgets: AbortController[] = [];
  const asked: number[] = [];
  server.use(
    http.post(`${BACKEND}/graphql`, () => {
      asked.push(1);
      return new Promise<never>(() => undefined);
    }),
  );
  const links = createBackendLinks({
    url: BACKEND,
    connections,
    log: pino({ level: 'silent' }),
    tokens: {
      current: async () => ({ value: 'good', goodUntilMs: Number.POSITIVE_INFINITY }),
      forget: () => undefined,
    },
    signalAfter: (ms) => {
      expect(ms).toBe(REQUEST_TIMEOUT_MS);
      const budget = new AbortController();
      budgets.push(budget);
      return budget.signal;
    },
  });
  const logOut = (link: BackendLink) => Promise.resolve(link.visitorTransport(visit).run(LOGOUT, {}, same));
  return { links, budgets, asked, logOut };
};
const same = <Answer>(answer: Answer): Answer => answer;

describe('a backend that stands still (F13)', () => {
  it('costs a request one budget for all that it asks, and not one for each question', async () => {
    const { links, budgets, asked, logOut } = frozenLink(4);
    const link = links.forRequest();
    const first = logOut(link);
    await expect.poll(() => asked.length).toBe(1);
    budgets[0]?.abort();
    expect((await first)._unsafeUnwrapErr()).toEqual({ kind: 'gateway.timed-out' });
    expect((await logOut(link))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.timed-out' });
    expect([budgets.length, asked.length]).toEqual([1, 1]);
  });

  it('gets so many connections and no more; who comes when too many wait is told at once', async () => {
    const { links, budgets, asked, logOut } = frozenLink(1);
    const waiting = Array.from({ length: 5 }, () => logOut(links.forRequest()));
    await expect.poll(() => asked.length).toBe(1);
    expect((await logOut(links.forRequest()))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreachable' });
    for (const budget of budgets) budget.abort();
    const answers = await Promise.all(waiting);
    expect(answers.map((answer) => answer._unsafeUnwrapErr().kind)).toEqual(answers.map(() => 'gateway.timed-out'));
    expect(asked).toHaveLength(1);
  });

  it('does not hold a request longer that still waits for a token', async () => {
    const budget = new AbortController();
    const links = createBackendLinks({
      url: BACKEND,
      connections: 1,
      log: pino({ level: 'silent' }),
      tokens: { current: () => new Promise(() => undefined), forget: () => undefined },
      signalAfter: () => budget.signal,
    });
    const asked = links.forRequest().forward(visit, '[]');
    budget.abort();
    await expect(asked).rejects.toThrow(TIMEOUT_MESSAGE);
  });
});

it('leaves the cookies of a tab alone that has logged in while the call was under way; a page forgets the dead login', async () => {
  const refusal = {
    message: 'ishop.api.error.revoked_token',
    extensions: { code: 'REVOKED_TOKEN', isLoggedOut: true, isJustNow: true },
  };
  server.use(http.post(`${BACKEND}/graphql`, () => HttpResponse.json({ data: null, errors: [refusal] })));
  const overtaken = () => visitOf({ ...HINTS, cookie: 'X-JWT=before; X-JWT-exist=1' }, readSettings({}));
  const [tab, page] = [overtaken(), overtaken()];
  await link('good').forward(tab, '[]');
  await link('good')
    .visitorTransport(page)
    .run(LOGOUT, {}, ({ logout }) => logout);
  expect([tab, page].map(({ cookies }) => cookies.headers().length)).toEqual([0, 2]);
});

describe('what a page asks for everyone (spec 2 §7)', () => {
  /** A backend that remembers what each request has asked. */
  const backendThatRemembers = () => {
    const requests: unknown[] = [];
    const answerTo = ({ query }: { readonly query: string }) =>
      query === FIRST.text
        ? { data: { logout: true } }
        : { data: null, errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] };
    server.use(
      http.post(`${BACKEND}/graphql`, async ({ request }) => {
        const asked = (await request.json()) as { readonly query: string } | { readonly query: string }[];
        requests.push(asked);
        return HttpResponse.json(Array.isArray(asked) ? asked.map(answerTo) : answerTo(asked));
      }),
    );
    return requests;
  };

  it('in one turn is one request, and each question has its own answer or failure', async () => {
    const requests = backendThatRemembers();
    const transport = link('good').publicTransport(visit);
    const [first, second] = await Promise.all([FIRST, SECOND].map((asked) => transport.run(asked, {}, same)));
    expect(first?._unsafeUnwrap()).toEqual({ logout: true });
    expect(second?._unsafeUnwrapErr()).toEqual({ kind: 'gateway.internal' });
    expect(requests).toEqual([
      [
        { query: FIRST.text, variables: {} },
        { query: SECOND.text, variables: {} },
      ],
    ]);
  });

  it('alone is asked as it is, and one page never waits for another', async () => {
    const requests = backendThatRemembers();
    const answers = await Promise.all(
      [link('good'), link('good')].map((page) => page.publicTransport(visit).run(FIRST, {}, same)),
    );
    expect(answers.map((answer) => answer._unsafeUnwrap())).toEqual([{ logout: true }, { logout: true }]);
    expect(requests).toEqual(answers.map(() => ({ query: FIRST.text, variables: {} })));
  });
});

describe("the shop host's own token (spec 2 §8)", () => {
  it.each([401, 200])('is fetched anew when it was refused (%d), and the call is made once more', async (status) => {
    const shown = backendThatTakes('new', status);
    expect((await ask(['old', 'new']))._unsafeUnwrap()).toBe(true);
    expect(shown).toEqual(['Bearer old', 'Bearer new']);
  });

  it.each([401, 200])(
    'puts the shop out of order when it is refused again (%d): the visitor is not sent to log in',
    async (status) => {
      const shown = backendThatTakes('none of them', status);
      expect((await ask(['old', 'new']))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreachable' });
      expect(shown).toHaveLength(2);
    },
  );

  it('puts the shop out of order when it cannot be had, and nothing is asked without it', async () => {
    const shown = backendThatTakes('any');
    expect((await ask([undefined]))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreachable' });
    expect(shown).toEqual([]);
  });
});
