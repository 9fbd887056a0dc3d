import { describe, expect, it } from 'vitest';
import { same } from '../mapping/parts-mapper.ts';
import type { FetchLike, RequestParts } from './fetch-like.ts';
import { createGraphqlUpload } from './graphql-upload.ts';
import type { Operation } from './operation.ts';

type Variables = { readonly file: Blob; readonly signature: string };
const UPLOAD: Operation<{ readonly upload: string }, Variables> = {
  name: 'upload',
  kind: 'mutation',
  text: 'mutation upload($file:Upload!$signature:String!){upload(file:$file signature:$signature)}',
};

const open = (answers: () => Promise<Response>, map: <Answer>(answer: Answer) => Answer = same) => {
  const seen: RequestParts[] = [];
  const fetch: FetchLike = (_url, init) => {
    seen.push(init);
    return answers();
  };
  const { send } = createGraphqlUpload({ url: 'http://shop.test/', fetch });
  return { seen, upload: () => send(UPLOAD, { file: new Blob(['%PDF']), signature: 's1' }, map) };
};
const json = (body: unknown, status = 200) => open(async () => Response.json(body, { status }));

describe('an operation with a file (GraphQL multipart request specification)', () => {
  it('travels beside its operation, under a name that says nothing', async () => {
    const { upload, seen } = json({ data: { upload: 'the-id' } });
    expect((await upload())._unsafeUnwrap()).toEqual({ upload: 'the-id' });
    const [{ body, method, headers } = {}] = seen;
    if (!(body instanceof FormData)) throw new Error('no form');
    const file = body.get('0') as File;
    expect([method, headers, await file.text(), file.name]).toEqual(['POST', undefined, '%PDF', 'file']);
    expect(JSON.parse(String(body.get('operations')))).toEqual({
      query: UPLOAD.text,
      variables: { file: null, signature: 's1' },
    });
    expect(JSON.parse(String(body.get('map')))).toEqual({ 0: ['variables.file'] });
  });

  it.each([
    [
      { errors: [{ message: 'wait', extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 9 } }] },
      200,
      'gateway.throttled',
    ],
    [{ errors: [{ message: 'no', extensions: { code: 'USER_ID_REQUIRED' } }], data: null }, 200, 'gateway.cart-lost'],
    [{ error: 'BODY_TOO_LARGE' }, 413, 'gateway.unreadable'],
    [{}, 503, 'gateway.unreachable'],
    ['no envelope', 200, 'gateway.unreadable'],
  ])('tells what went wrong: %j', async (body, status, kind) => {
    expect((await json(body, status).upload())._unsafeUnwrapErr().kind).toBe(kind);
  });

  it('is unreadable, by name and reason, where the answer cannot be translated', async () => {
    const { upload } = open(
      async () => Response.json({ data: { upload: 'the-id' } }),
      () => {
        throw new Error('no id');
      },
    );
    expect((await upload())._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreadable', detail: 'upload: no id' });
  });

  it('does not throw when the network is gone or nothing readable comes back', async () => {
    const gone = open(() => Promise.reject(new TypeError('gone')));
    expect((await gone.upload())._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreachable' });
    const html = open(async () => new Response('<html>', { status: 200 }));
    expect((await html.upload())._unsafeUnwrapErr().kind).toBe('gateway.unreadable');
  });
});
