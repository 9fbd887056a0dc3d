import { BATCH_MAX_OPERATIONS, classifyFailure } from '@tornister/domain/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/database.ts';
import { operationHash, passGate } from '../../src/graphql/batch-gate.ts';
import { MAX_TOKENS, readOperation } from '../../src/graphql/operation-facts.ts';
import { MAX_ALIASES, MAX_DIRECTIVES } from '../../src/graphql/yoga.ts';
import { openPglite } from '../support/pglite-database.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const FOOTER = 'getFooter(pageId:"x"){usps{headline}}';

describe('Limits of a GraphQL request (T-GQL)', () => {
  let open: OpenDatabase;
  let shop: TestShop;

  beforeAll(async () => {
    open = await openPglite();
    shop = createTestShop(open.database);
  });
  afterAll(() => open.close());

  const query = '{__typename}';
  const codeOf = async (response: Response): Promise<unknown> =>
    ((await response.json()) as { errors?: { extensions?: { code?: string } }[] }).errors?.[0]?.extensions?.code;

  it('answers 10 operations in their order and refuses 11', async () => {
    const answer = await shop.post(Array.from({ length: BATCH_MAX_OPERATIONS }, () => ({ query })));
    expect(await answer.json()).toEqual(
      Array.from({ length: BATCH_MAX_OPERATIONS }, () => ({ data: { __typename: 'Query' } })),
    );
    expect((await shop.post(Array.from({ length: BATCH_MAX_OPERATIONS + 1 }, () => ({ query })))).status).toBe(413);
    expect((await shop.post([])).status).toBe(400);
  });

  it('adds the costs of a batch up', async () => {
    const wide = `{getNavigationTree(level:1){${'name '.repeat(950)}}}`;
    expect(passGate([wide], undefined).isOk()).toBe(true);
    const answer = await shop.post(Array.from({ length: BATCH_MAX_OPERATIONS }, () => ({ query: wide })));
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'COST_TOO_HIGH']);
  });

  it('takes 2000 tokens and not one more', async () => {
    const fields = (count: number): string => `{${'__typename '.repeat(count)}}`;
    expect(readOperation(fields(MAX_TOKENS - 2))).toBeDefined();
    const answer = await shop.post({ query: fields(MAX_TOKENS - 1) });
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'OPERATION_UNREADABLE']);
  });

  it(`takes ${MAX_ALIASES} aliases and not one more`, async () => {
    const aliases = (count: number): string =>
      `{${Array.from({ length: count }, (_, n) => `a${n}:${FOOTER}`).join(' ')}}`;
    expect((await shop.post({ query: aliases(MAX_ALIASES) })).status).toBe(200);
    expect((await shop.post({ query: aliases(MAX_ALIASES + 1) })).status).toBe(400);
  });

  it(`takes ${MAX_DIRECTIVES} directives and not one more`, async () => {
    const directives = (count: number): string =>
      `{getFooter(pageId:"x"){usps{${'headline @include(if:true) '.repeat(count)}}}}`;
    expect((await shop.post({ query: directives(MAX_DIRECTIVES) })).status).toBe(200);
    expect((await shop.post({ query: directives(MAX_DIRECTIVES + 1) })).status).toBe(400);
  });

  it('refuses an operation that is too deep, without hints at the schema', async () => {
    const deep = (levels: number): string => (levels === 0 ? '{name}' : `{children${deep(levels - 1)}}`);
    expect((await shop.post({ query: `{getNavigationTree(level:1)${deep(20)}}` })).status).toBe(400);
    const text = await (await shop.post({ query: '{getFoter}' })).text();
    expect(text).not.toMatch(/did you mean/i);
  });

  it('takes 4 mutations in one operation and not 5', async () => {
    const logouts = (count: number): string =>
      `mutation{${Array.from({ length: count }, (_, n) => `a${n}:logout`).join(' ')}}`;
    expect((await shop.post({ query: logouts(4) })).status).toBe(200);
    const answer = await shop.post({ query: logouts(5) });
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'TOO_MANY_MUTATIONS']);
  });

  it('answers a login once per request, neither by aliases nor in a batch', async () => {
    const login = 'login(email:"a@example.com",password:"wrong-password"){successfull}';
    for (const body of [
      { query: `mutation{a:${login} b:${login}}` },
      [{ query: `mutation{${login}}` }, { query: `mutation{${login}}` }],
    ]) {
      const answer = await shop.post(body);
      expect([answer.status, await codeOf(answer)]).toEqual([400, 'SENSITIVE_OPERATION_REPEATED']);
    }
  });

  it('runs the mutations of a batch one after the other', async () => {
    const init = { query: 'mutation{shopInit{cartId}}' };
    const answers = (await (await shop.post([init, init, init])).json()) as {
      data: { shopInit: { cartId: string } };
    }[];
    expect(new Set(answers.map(({ data }) => data.shopInit.cartId)).size).toBe(3);
  });

  it('answers only published operations where the list is enforced', async () => {
    const listed = createTestShop(open.database, { operations: new Set([operationHash(query)]) });
    expect((await listed.post({ query })).status).toBe(200);
    const answer = await listed.post([{ query }, { query: '{ __typename }' }]);
    const code = await codeOf(answer);
    expect([answer.status, code]).toEqual([400, 'PERSISTED_ONLY']);
    expect(classifyFailure({ message: '', code: String(code) })).toBe('outdated');
  });

  it('does not describe its schema in production', async () => {
    const live = createTestShop(open.database, { environment: { NODE_ENV: 'production' } });
    expect((await live.post({ query: '{__schema{types{name}}}' })).status).toBe(400);
    expect((await shop.post({ query: '{__schema{queryType{name}}}' })).status).toBe(200);
  });

  it('refuses everything but POST with JSON and the token of the shop host', async () => {
    expect((await shop.request('/graphql?query={__typename}', { method: 'GET' })).status).toBe(405);
    expect((await shop.request('/graphql', { method: 'PUT' })).status).toBe(405);
    const bare = await shop.request('/graphql', { method: 'POST', body: JSON.stringify({ query }) });
    expect([bare.status, await codeOf(bare)]).toEqual([401, 'INVALID_TOKEN']);
    expect((await shop.post({ query }, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await shop.post('x'.repeat(600_000))).status).toBe(413);
  });

  it('hides what went wrong behind a code and the name of the request, and logs it under that name', async () => {
    const failing = createTestShop(
      new Proxy(open.database, {
        get: () => () => {
          throw new Error('select secret from /srv/shop');
        },
      }),
    );
    const answer = await failing.post({ query: 'mutation{shopInit{cartId}}' });
    const text = await answer.text();
    expect(text).toContain('INTERNAL_SERVER_ERROR');
    expect(text).not.toMatch(/secret|\/srv|node_modules|at /);
    const { errors } = JSON.parse(text) as { errors: { extensions: { correlationId: string } }[] };
    expect(failing.logged.join()).toContain(errors[0]?.extensions.correlationId);
    expect(failing.logged.join()).toContain('select secret');
  });
});

describe('POST /oauth/token', () => {
  // The token is given without a word to the database.
  const shop = createTestShop({} as never);
  const form = (fields: Readonly<Record<string, string>>) => ({ method: 'POST', body: new URLSearchParams(fields) });
  const right = { client_id: 'shop-host', client_secret: 's'.repeat(40) };

  it('gives the shop host a token for an hour', async () => {
    const answer = await shop.request('/oauth/token', form({ grant_type: 'client_credentials', ...right }));
    expect(await answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: 3_600 });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('knows the client by basic authorization, too', async () => {
    const authorization = `Basic ${btoa(`${right.client_id}:${right.client_secret}`)}`;
    const answer = await shop.request('/oauth/token', {
      ...form({ grant_type: 'client_credentials' }),
      headers: { authorization },
    });
    expect(answer.status).toBe(200);
  });

  it('refuses a wrong secret and any other grant', async () => {
    const wrong = form({ grant_type: 'client_credentials', ...right, client_secret: 'wrong' });
    expect((await shop.request('/oauth/token', wrong)).status).toBe(401);
    expect((await shop.request('/oauth/token', form({ grant_type: 'password', ...right }))).status).toBe(400);
  });
});
