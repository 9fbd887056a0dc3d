// @vitest-environment node

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

let host: OpenHost;
afterEach(() => host.close());

const PDF = { fileName: 'Rechnung "1".pdf', contentType: 'application/pdf', base64: btoa('%PDF-') };
const answering = (getInvoice: unknown) => openHost({ getInvoice: () => ({ data: { getInvoice } }) });

describe('the invoice of an order as a file', () => {
  it('goes out as a file under a plain name, for nobody to cache', async () => {
    host = await answering(PDF);
    const answer = await host.get('/api/invoice/?orderId=o1&format=pdf');
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF-']);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Rechnung__1_.pdf"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is not found where there is none, or it is not the visitor’s', async () => {
    host = await answering(null);
    const answer = await host.get('/api/invoice/?orderId=o1&format=xml');
    expect([answer.status, await answer.text()]).toEqual([404, 'There is no such invoice.']);
  });

  it.each(['?format=pdf', '?orderId=o1', '?orderId=o1&format=exe'])('is not asked for by %s', async (query) => {
    host = await answering(PDF);
    expect((await host.get(`/api/invoice/${query}`)).status).toBe(404);
    expect(host.asked).not.toContain('getInvoice');
  });
});
