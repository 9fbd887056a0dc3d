// @vitest-environment node

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

let host: OpenHost;
afterEach(() => host.close());

const NOTHING = {
  ...{ redirectUrl: null, pageType: 'UNKNOWN', categoryId: null, productId: null, title: null, metaDescription: null },
  ...{ rows: [], activeAbTests: [], openGraphImage: null, breadcrumbs: [], seller: null },
};

/** A shop in which this lies at every path. */
const openWith = (page: Readonly<Record<string, unknown>>): Promise<OpenHost> =>
  openHost({ getPageDetails: () => ({ data: { getPageDetails: { ...NOTHING, ...page } } }) });

describe('an address of the editors', () => {
  it('that is gone for good is a 410, that nothing lies at a 404', async () => {
    const statuses: number[] = [];
    for (const pageType of ['GONE', 'UNKNOWN']) {
      host = await openWith({ pageType });
      statuses.push((await host.get('/aktion/')).status);
      if (statuses.length === 1) await host.close();
    }
    expect(statuses).toEqual([410, 404]);
  });

  it('that has moved leads to where it is now', async () => {
    host = await openWith({ pageType: 'REDIRECT', redirectUrl: '/neu/' });
    const moved = await host.get('/alt/');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/neu/']);
  });

  it('is a 503 that nobody keeps while the backend fails', async () => {
    host = await openHost({
      getPageDetails: () => ({ errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }),
    });
    const failed = await host.get('/aktion/');
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });
});
