// @vitest-environment node

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

let host: OpenHost;
afterEach(() => host.close());

const PDF = { fileName: 'Klassenliste Klasse 3b.pdf', contentType: 'application/pdf', base64: btoa('%PDF-') };
const answering = (getClassListSheet: unknown) =>
  openHost({ getClassListSheet: () => ({ data: { getClassListSheet } }) });

describe('the sheet of a class list as a file', () => {
  it('goes out under a plain name, for nobody to cache', async () => {
    host = await answering(PDF);
    const answer = await host.get('/api/classlist/?list=l1&print=prices');
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF-']);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Klassenliste_Klasse_3b.pdf"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is not found where there is none, or it is not the visitor’s', async () => {
    host = await answering(null);
    expect((await host.get('/api/classlist/?list=l1', { cookie: 'X-JWT-exist=1' })).status).toBe(404);
  });

  it('asks whose login is gone to log in, and leads back to the list', async () => {
    host = await answering(null);
    const answer = await host.get('/api/classlist/?list=l1');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login/']);
    const [kept = ''] = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('interrupted='));
    expect(decodeURIComponent(kept)).toContain('"path":"/myaccount/classlists/?list=l1"');
  });

  it('is not asked for without a list', async () => {
    host = await answering(PDF);
    expect((await host.get('/api/classlist/?print=prices')).status).toBe(404);
    expect(host.asked).not.toContain('getClassListSheet');
  });
});
