// @vitest-environment node

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

let host: OpenHost;
afterEach(() => host.close());

const FILE = { fileName: 'Bestellschein.pdf', contentType: 'application/pdf', base64: btoa('%PDF-') };
const PATH = '/api/order-form/';
const COOKIE = 'cartId=cart-of-the-test; userId=user-of-the-test';

describe('the basket as an order form to be printed', () => {
  it('is a file of the cart that the visitor has, for nobody to cache', async () => {
    let asked: unknown;
    host = await openHost({
      generatePdfForm: (variables) => {
        asked = variables;
        return { data: { generatePdfForm: FILE } };
      },
    });
    const answer = await host.get(PATH, { cookie: COOKIE });
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF-']);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Bestellschein.pdf"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(asked).toEqual({ cartId: 'cart-of-the-test' });
  });

  it('is not there without a cart, and nothing is asked', async () => {
    host = await openHost();
    expect((await host.get(PATH)).status).toBe(404);
    expect(host.asked).toEqual([]);
  });

  it('is a 503 while the backend is away', async () => {
    host = await openHost();
    await host.stopBackend();
    expect((await host.get(PATH, { cookie: COOKIE })).status).toBe(503);
  });
});
