// @vitest-environment node

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

let host: OpenHost;
afterEach(() => host.close());

const PDF = { fileName: 'Retoure-RT700001.pdf', contentType: 'application/pdf', base64: btoa('%PDF-') };
const answering = (getReturnLabel: unknown) => openHost({ getReturnLabel: () => ({ data: { getReturnLabel } }) });

describe('the labels of a return as a file', () => {
  it('go out as a file that nobody caches', async () => {
    host = await answering(PDF);
    const answer = await host.get('/api/return-label/?order=o1.proof&rma=RT700001');
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF-']);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Retoure-RT700001.pdf"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('are not found where the hash or the number is another one', async () => {
    host = await answering(null);
    const answer = await host.get('/api/return-label/?order=o1.proof&rma=RT1');
    expect([answer.status, await answer.text()]).toEqual([404, 'Diese Rücksendung gibt es nicht.']);
  });

  it('are asked for again where a login has ended: it leads to the login, and that back to the return', async () => {
    host = await openHost({ getReturnLabel: () => ({ errors: [{ message: 'ishop.api.error.revoked_token' }] }) });
    const answer = await host.get('/api/return-label/?order=o1.proof&rma=RT700001', { cookie: 'X-JWT-exist=1' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login/']);
    const waiting = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('interrupted=')) ?? '';
    expect(decodeURIComponent(waiting)).toContain('"/myaccount/returns/confirm/?order=o1.proof&rma=RT700001"');
  });

  it.each(['', '?order=o1', '?rma=RT1'])('are not asked for by %j', async (query) => {
    host = await answering(PDF);
    expect((await host.get(`/api/return-label/${query}`)).status).toBe(404);
    expect(host.asked).not.toContain('getReturnLabel');
  });
});
