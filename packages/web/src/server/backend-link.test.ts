// @vitest-environment node

import type { Operation } from '@tornister/adapters-graphql/transport';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ApiToken } from './api-token.ts';
import { createBackendLink } from './backend-link.ts';
import { readSettings } from './settings.ts';
import { visitOf } from './visitor.ts';

const BACKEND = 'http://backend.test';
const LOGOUT: Operation<{ readonly logout: boolean }, object> = {
  name: 'logout',
  kind: 'mutation',
  text: 'mutation logout{logout}',
};
const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const visit = visitOf(
  { host: 'de.localhost:3000', cookie: 'X-JWT=visitor', acceptLanguage: '', userAgent: 'test', clientAddress: '::1' },
  readSettings({}),
);

/** Tokens one after another; nothing when there is none. */
const link = (...values: readonly (string | undefined)[]) => {
  const left = [...values];
  let token = left.shift();
  return createBackendLink(
    BACKEND,
    {
      current: async (): Promise<ApiToken | undefined> =>
        token === undefined ? undefined : { value: token, goodUntilMs: Number.POSITIVE_INFINITY },
      forget: () => {
        token = left.shift();
      },
    },
    pino({ level: 'silent' }),
  );
};

/** A backend that takes one token and remembers those that it was shown. */
const backendThatTakes = (good: string) => {
  const shown: (string | null)[] = [];
  server.use(
    http.post(`${BACKEND}/graphql`, ({ request }) => {
      const authorization = request.headers.get('authorization');
      shown.push(authorization);
      return authorization === `Bearer ${good}`
        ? HttpResponse.json({ data: { logout: true } })
        : HttpResponse.json(
            { errors: [{ message: 'INVALID_TOKEN', extensions: { code: 'INVALID_TOKEN' } }] },
            { status: 401 },
          );
    }),
  );
  return shown;
};

const ask = (values: readonly (string | undefined)[]) =>
  link(...values)
    .visitorTransport(visit)
    .run(LOGOUT, {}, ({ logout }) => logout);

describe("the shop host's own token (spec 2 §8)", () => {
  it('is fetched anew when it was refused, and the call is made once more', async () => {
    const shown = backendThatTakes('new');
    expect((await ask(['old', 'new']))._unsafeUnwrap()).toBe(true);
    expect(shown).toEqual(['Bearer old', 'Bearer new']);
  });

  it('puts the shop out of order when it is refused again: the visitor is not sent to log in', async () => {
    const shown = backendThatTakes('none of them');
    expect((await ask(['old', 'new']))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreachable' });
    expect(shown).toHaveLength(2);
  });

  it('puts the shop out of order when it cannot be had, and nothing is asked without it', async () => {
    const shown = backendThatTakes('any');
    expect((await ask([undefined]))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreachable' });
    expect(shown).toEqual([]);
  });
});
