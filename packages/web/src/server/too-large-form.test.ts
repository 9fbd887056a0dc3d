// @vitest-environment node

import { UPLOAD_MAX_BYTES } from '@tornister/domain/forms';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

let host: OpenHost;
afterEach(() => host.close());

const send = (path: string, size: number): Promise<Response> => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(size)], 'list.csv'));
  return fetch(host.origin + path, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { origin: host.origin },
  });
};

/** Sends a form in chunks, as a proxy does that does not wait for the whole of it. */
const stream = (path: string, size: number): Promise<Response> =>
  fetch(host.origin + path, {
    method: 'POST',
    body: new Blob([`email=${'x'.repeat(size)}`]).stream(),
    redirect: 'manual',
    headers: { origin: host.origin, 'content-type': 'application/x-www-form-urlencoded' },
    duplex: 'half',
  } as RequestInit);

/** The page that the answer leads to, with the cookies that it has set. */
const follow = async (answer: Response): Promise<string> => {
  const cookie = answer.headers.getSetCookie().map((set) => set.split(';')[0]);
  return (await host.get(answer.headers.get('location') ?? '', { cookie: cookie.join('; ') })).text();
};

describe('a form with a file that is too large to be read', () => {
  it('leads back to the form, which says how large a file may be', async () => {
    host = await openHost();
    const answer = await send('/myaccount/register/?origin=wishlist', UPLOAD_MAX_BYTES + 256 * 1024);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/myaccount/register/?origin=wishlist']);
    expect(await follow(answer)).toContain('Diese Datei ist zu groß. Möglich sind höchstens 10 MB.');
  });

  it('says of the order form what that one takes', async () => {
    host = await openHost();
    expect(await follow(await send('/service/orderform/', UPLOAD_MAX_BYTES + 256 * 1024))).toContain(
      'Die Datei ist zu groß. Sie darf höchstens 150 KB haben.',
    );
  });

  it('is told of a body that comes in chunks, too; a small one is read like any other', async () => {
    host = await openHost();
    expect((await stream('/service/newsletter/', 256 * 1024)).status).toBe(413);
    const small = await stream('/service/newsletter/', 3);
    expect([small.status, await small.text()]).toEqual([422, expect.stringContaining('value="xxx"')]);
  });

  it('is 413 for what is no page, or a form without a field for files', async () => {
    host = await openHost();
    for (const path of ['/api/shop/', '/checkout/basket/'])
      expect([path, (await send(path, UPLOAD_MAX_BYTES + 256 * 1024)).status]).toEqual([path, 413]);
  });
});
