import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { err } from 'neverthrow';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { same } from '../mapping/parts-mapper.ts';
import { createFetchTransport } from './fetch-transport.ts';
import { createGraphqlTransport } from './host-transport.ts';
import type { Operation } from './operation.ts';
import { unreadable } from './unreadable.ts';

const URL_OF_SHOP = 'http://shop.test/api/shop/';
const FOOTER: Operation<{ readonly getFooter: string }, { readonly pageId: string }> = {
  name: 'getFooter',
  kind: 'query',
  text: 'query getFooter($pageId:ID!){getFooter(pageId:$pageId)}',
};

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const NETWORK = { url: URL_OF_SHOP, fetch: (url: string | URL, init: object) => fetch(url, init) };

/** What the shop host asks with, and what it asks in batches with and a tab; both keep the same promises. */
const TRANSPORTS = [
  ['graphql-request', createGraphqlTransport],
  ['`fetch` alone', createFetchTransport],
] as const;

describe.each(TRANSPORTS)('transport by %s', (_where, create) => {
  const transport = () => create({ ...NETWORK, headers: () => ({ 'x-test': '1' }) });

  it('sends the published text with its variables and answers the data', async () => {
    const seen: unknown[] = [];
    server.use(
      http.post(URL_OF_SHOP, async ({ request }) => {
        seen.push(await request.json());
        seen.push(...['x-test', 'x-operation', 'accept', 'content-type'].map((name) => request.headers.get(name)));
        return HttpResponse.json({ data: { getFooter: 'ok' } });
      }),
    );
    const answer = await transport().run(FOOTER, { pageId: 'footer-vue' }, same);
    expect(answer._unsafeUnwrap()).toEqual({ getFooter: 'ok' });
    expect(seen).toEqual([
      { query: FOOTER.text, variables: { pageId: 'footer-vue' } },
      '1',
      'getFooter',
      'application/graphql-response+json, application/json',
      'application/json',
    ]);
  });

  it('answers an error of the backend as a gateway error', async () => {
    server.use(
      http.post(URL_OF_SHOP, () =>
        HttpResponse.json({ data: null, errors: [{ message: 'No', extensions: { code: 'CART_NOT_FOUND' } }] }),
      ),
    );
    expect((await transport().run(FOOTER, { pageId: 'x' }, same))._unsafeUnwrapErr()).toEqual({
      kind: 'gateway.cart-lost',
    });
  });

  it.each([
    [{ data: { getFooter: 'ok' }, errors: [] }, 200, undefined],
    [{ data: { getFooter: 'ok' } }, 503, 'gateway.unreachable'],
    [{ data: { getFooter: 'ok' } }, 404, 'gateway.unreadable'],
    [{ errors: [{ message: 'Nein', extensions: { code: 'BAD_VOUCHER' } }] }, 400, 'gateway.refused'],
    [{ errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }], data: {} }, 500, 'gateway.internal'],
    [{ errors: [{ extensions: {} }] }, 200, 'gateway.unreadable'],
    ['no object', 200, 'gateway.unreadable'],
  ])('takes %j with %d for %s', async (body, status, kind) => {
    server.use(http.post(URL_OF_SHOP, () => HttpResponse.json(body, { status })));
    const answer = await transport().run(FOOTER, { pageId: 'x' }, same);
    expect(answer.isErr() ? answer.error.kind : undefined).toBe(kind);
  });

  it('answers a broken network as unreachable', async () => {
    server.use(http.post(URL_OF_SHOP, () => HttpResponse.error()));
    expect((await transport().run(FOOTER, { pageId: 'x' }, same))._unsafeUnwrapErr()).toEqual({
      kind: 'gateway.unreachable',
    });
  });
});

describe.each(TRANSPORTS)('by %s, an answer that does not fit', (_where, create) => {
  const transport = () => create(NETWORK);

  const answering = (body: BodyInit) =>
    server.use(
      http.post(URL_OF_SHOP, () => new HttpResponse(body, { headers: { 'content-type': 'application/json' } })),
    );

  it('is unreadable when its translation throws', async () => {
    answering('{"data":{"getFooter":null}}');
    const failure = await transport().run(FOOTER, { pageId: 'x' }, ({ getFooter }) => getFooter.length);
    expect(failure._unsafeUnwrapErr()).toMatchObject({
      kind: 'gateway.unreadable',
      detail: expect.stringMatching(/^getFooter: /),
    });
  });

  it('is unreadable when it is no JSON', async () => {
    answering('<html>');
    const failure = await transport().run(FOOTER, { pageId: 'x' }, same);
    expect(failure._unsafeUnwrapErr()).toMatchObject({ kind: 'gateway.unreadable' });
  });

  it('is unreadable when the shop host says so', async () => {
    answering('{"errors":[{"message":"getFooter: here","extensions":{"code":"UNREADABLE_ANSWER"}}]}');
    const failure = await transport().run(FOOTER, { pageId: 'x' }, same);
    expect(failure._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreadable', detail: 'getFooter: here' });
  });

  it('is never translated when it is not what was promised', async () => {
    answering('{"data":{"getFooter":1}}');
    const strict = create({
      ...NETWORK,
      read: (operation) => err(unreadable(operation)),
    });
    const failure = await strict.run(FOOTER, { pageId: 'x' }, () => expect.unreachable());
    expect(failure._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreadable', detail: 'getFooter' });
  });
});
