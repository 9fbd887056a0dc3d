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

  it('stays on this host, and is 413 for what is no form of a page', async () => {
    host = await openHost();
    const answer = await send('//evil.example/', 257 * 1024);
    expect(answer.headers.get('location')).toBe('/evil.example/');
    expect((await send('/api/register-action/', 257 * 1024)).status).toBe(413);
  });
});
