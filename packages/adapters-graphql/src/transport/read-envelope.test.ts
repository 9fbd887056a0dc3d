import { describe, expect, it } from 'vitest';
import { classifyError } from './classify-error.ts';
import { readEnvelope } from './read-envelope.ts';

const failureOf = (answer: Response) => readEnvelope(answer).then(() => expect.unreachable(), classifyError);

describe('the envelope of an answer of GraphQL', () => {
  it.each([
    { body: { data: { a: 1 } } },
    { body: { data: { a: 1 }, errors: null } },
    { body: { data: { a: 1 }, errors: [] } },
  ])('gives the data of $body', async ({ body }) => {
    expect(await readEnvelope(Response.json(body))).toEqual({ a: 1 });
  });

  it('gives no data that came with an error', async () => {
    const body = { data: { a: 1 }, errors: [{ message: 'no', extensions: { code: 'CART_NOT_FOUND' } }] };
    for (const status of [200, 400, 500])
      expect(await failureOf(Response.json(body, { status }))).toEqual({ kind: 'gateway.cart-lost' });
  });

  it.each([
    { body: '{"data":{}}', status: 503, kind: 'gateway.unreachable' },
    { body: '{"data":{}}', status: 404, kind: 'gateway.unreadable' },
    { body: '<html>', status: 200, kind: 'gateway.unreadable' },
    { body: '', status: 200, kind: 'gateway.unreadable' },
    { body: '[]', status: 200, kind: 'gateway.unreadable' },
    { body: '{"data":{},"errors":"many"}', status: 200, kind: 'gateway.unreadable' },
    { body: '<html>', status: 502, kind: 'gateway.unreachable' },
  ])('takes $body with $status for $kind', async ({ body, status, kind }) => {
    expect((await failureOf(new Response(body, { status }))).kind).toBe(kind);
  });
});
