// @vitest-environment node

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApiTokenSource, shopClient } from './api-token.ts';
import { readSettings } from './settings.ts';

const TOKEN_URL = 'http://backend.test/oauth/token';
const settings = readSettings({
  BACKEND_URL: 'http://backend.test',
  SHOP_CLIENT_ID: 'shop',
  SHOP_CLIENT_SECRET: 'x'.repeat(32),
});

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A token endpoint that plays answers one after another and counts its calls. */
const endpoint = (...answers: readonly (() => Response)[]) => {
  let calls = 0;
  server.use(
    http.post(TOKEN_URL, () => {
      const answer = answers[Math.min(calls, answers.length - 1)];
      calls += 1;
      return answer?.() ?? HttpResponse.error();
    }),
  );
  return () => calls;
};

const token = (value: string) => () => HttpResponse.json({ access_token: value, expires_in: 3_600 });
const failure = () => HttpResponse.error();

const source = () => {
  const clock = { ms: 0 };
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  return { tokens: createApiTokenSource(settings, log, { now: () => clock.ms }), clock, lines };
};

describe('token of the shop host (spec 2 §7, §9)', () => {
  it('is asked for once by a hundred who need it at the same moment', async () => {
    const calls = endpoint(token('a'));
    const { tokens } = source();
    const answers = await Promise.all(Array.from({ length: 100 }, () => tokens.current()));
    expect(new Set(answers.map((answer) => answer?.value))).toEqual(new Set(['a']));
    expect(calls()).toBe(1);
  });

  it.each([
    { ms: (3_600 - 60) * 1_000 - 1, value: 'a' },
    { ms: (3_600 - 60) * 1_000, value: 'b' },
  ])('is still $value $ms ms later: it lives until 60 s before its expiry', async ({ ms, value }) => {
    endpoint(token('a'), token('b'));
    const { tokens, clock } = source();
    await tokens.current();
    clock.ms = ms;
    expect((await tokens.current())?.value).toBe(value);
  });

  it('is asked for once more after a failure', async () => {
    const calls = endpoint(failure, token('a'));
    expect((await source().tokens.current())?.value).toBe('a');
    expect(calls()).toBe(2);
  });

  it("is missing after two failures, and the log says 'Missing token'", async () => {
    const calls = endpoint(failure);
    const { tokens, lines } = source();
    expect(await tokens.current()).toBeUndefined();
    expect(calls()).toBe(2);
    expect(lines.join()).toContain('Missing token');
  });

  it('is fetched anew after it was refused', async () => {
    endpoint(token('a'), token('b'));
    const { tokens } = source();
    await tokens.current();
    tokens.forget();
    expect((await tokens.current())?.value).toBe('b');
  });
});

describe('name and secret of the shop host', () => {
  it('takes the name from its setting, and the secret that no setting gives from the file of a backend at this computer', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-client-'));
    const file = { clientId: 'shop-host', clientSecret: 'made at the first start' };
    writeFileSync(join(dataDir, 'shop-client.json'), JSON.stringify(file));
    try {
      const named = readSettings({ DATA_DIR: dataDir, SHOP_CLIENT_ID: 'host-2' });
      expect(await shopClient(named)).toEqual({ id: 'host-2', secret: file.clientSecret });
      expect(await shopClient(readSettings({ DATA_DIR: dataDir }))).toEqual({
        id: 'shop-host',
        secret: file.clientSecret,
      });
      expect(await shopClient(settings)).toEqual({ id: 'shop', secret: 'x'.repeat(32) });
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  });
});
