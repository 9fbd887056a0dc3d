import { describe, expect, it } from 'vitest';
import { same } from '../mapping/parts-mapper.ts';
import { createFetchTransport } from './fetch-transport.ts';
import { createGraphqlUpload } from './graphql-upload.ts';
import type { Operation } from './operation.ts';
import { tellingOutdated, uploadTellingOutdated } from './telling-outdated.ts';

const url = 'http://shop.test/api/shop/';
const QUESTION: Operation<unknown, object> = { name: 'a', kind: 'query', text: 'query a{a}' };
const HAND_IN: Operation<unknown, { readonly file: Blob }> = { name: 'b', kind: 'mutation', text: 'mutation b{b}' };

/** Asks a question and hands in a file; says how either ended, and how often it was told that this side is outdated. */
const asking = async (body: object, status: number) => {
  let told = 0;
  const tell = (): void => {
    told += 1;
  };
  const network = { url, fetch: async () => Response.json(body, { status }) };
  const ended = [
    await tellingOutdated(createFetchTransport(network), tell).run(QUESTION, {}, same),
    await uploadTellingOutdated(createGraphqlUpload(network), tell).send(HAND_IN, { file: new Blob() }, same),
  ].map((answer) => answer.match(same, ({ kind }) => kind));
  return { ended, told };
};

const refusal = (code: string) => ({ errors: [{ message: code, extensions: { code } }] });

describe('an operation that the other side does not publish', () => {
  it.each([400, 200])('is told of and fails, with the status %i', async (status) => {
    expect(await asking(refusal('PERSISTED_ONLY'), status)).toEqual({
      ended: ['gateway.outdated', 'gateway.outdated'],
      told: 2,
    });
  });

  it.each([
    [refusal('CART_NOT_FOUND'), 200, 'gateway.cart-lost'],
    [refusal('NOT_TOGETHER'), 400, 'gateway.refused'],
    [{ data: 'done' }, 200, 'done'],
  ])('is not %j', async (body, status, end) => {
    expect(await asking(body, status)).toEqual({ ended: [end, end], told: 0 });
  });
});
