// @vitest-environment node

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

let host: OpenHost;
afterEach(() => host.close());

const PDF = { fileName: 'Rechnung "1".pdf', contentType: 'application/pdf', base64: btoa('%PDF-') };
const answering = (getInvoice: unknown) => openHost({ getInvoice: () => ({ data: { getInvoice } }) });

/** The page that the next login opens. */
const wanted = (answer: Response): unknown => {
  const kept = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('interrupted=')) ?? '';
  return JSON.parse(decodeURIComponent(kept.slice('interrupted='.length, kept.indexOf(';')))).path;
};

const expectWayBack = (answer: Response): void => {
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login/']);
  expect(wanted(answer)).toBe('/myaccount/orders/orderdetail/?orderId=o1');
};

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
    const answer = await host.get('/api/invoice/?orderId=o1&format=xml', { cookie: 'X-JWT-exist=1' });
    expect([answer.status, await answer.text()]).toEqual([404, 'Diese Rechnung gibt es nicht.']);
    const linked = await host.get('/api/invoice/?orderId=o1&format=xml&token=made-up');
    expect([linked.status, linked.headers.getSetCookie()]).toEqual([404, []]);
  });

  it('asks whose login is gone to log in, and leads back to the order', async () => {
    host = await answering(null);
    expectWayBack(await host.get('/api/invoice/?orderId=o1&format=pdf'));
  });

  it('asks whose login has just ended to log in, and leads back to the order', async () => {
    host = await openHost({ getInvoice: () => ({ errors: [{ message: 'ishop.api.error.invalid_token' }] }) });
    expectWayBack(await host.get('/api/invoice/?orderId=o1&format=pdf', { cookie: 'X-JWT-exist=1' }));
    expectWayBack(await host.get('/api/invoice/?orderId=o1&format=pdf&token=kept'));
  });

  it('never leads anywhere else, whatever the order is called', async () => {
    host = await answering(null);
    const answer = await host.get('/api/invoice/?orderId=//evil.example/&format=pdf');
    expect(wanted(answer)).toBe('/myaccount/orders/orderdetail/?orderId=%2F%2Fevil.example%2F');
  });

  it.each(['?format=pdf', '?orderId=o1', '?orderId=o1&format=exe'])('is not asked for by %s', async (query) => {
    host = await answering(PDF);
    expect((await host.get(`/api/invoice/${query}`)).status).toBe(404);
    expect(host.asked).not.toContain('getInvoice');
  });
});
