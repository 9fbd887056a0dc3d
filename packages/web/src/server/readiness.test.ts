// @vitest-environment node

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../composition/shop.ts';
import type { FreshPage } from './page-cache.ts';
import { createReadiness } from './readiness.ts';

const SITE = { baseUrl: 'http://de.localhost' } as Site;
let backendStatus = 200;
const backend = createServer((_, outgoing) => void outgoing.writeHead(backendStatus).end());
let backendUrl = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});
afterAll(() => void backend.close());

const page = (status: number): FreshPage => ({ status, headers: {}, body: '', mayBeCached: false });

/** A host whose first pages come out as the list says. */
const hostThatRenders = (...outcomes: readonly (number | Error)[]) => {
  let rendered = 0;
  const ready = createReadiness({
    backendUrl,
    maker: {
      forEveryone: async () => {
        const outcome = outcomes[rendered];
        rendered += 1;
        if (typeof outcome !== 'number') throw outcome;
        return page(outcome);
      },
    },
  });
  return { ready: () => ready(SITE), rendered: () => rendered };
};

describe('readiness of the shop host', () => {
  it('comes with the first page that was rendered, which is rendered once', async () => {
    backendStatus = 200;
    const { ready, rendered } = hostThatRenders(200);
    expect(await Promise.all([ready(), ready(), ready()])).toEqual(['ok', 'ok', 'ok']);
    expect(await ready()).toBe('ok');
    expect(rendered()).toBe(1);
  });

  it('waits while pages fail, and tries again at the next question', async () => {
    backendStatus = 200;
    const { ready } = hostThatRenders(503, new Error('no texts'), 200);
    expect([await ready(), await ready(), await ready()]).toEqual([
      'no page rendered yet',
      'no page rendered yet',
      'ok',
    ]);
  });

  it('is as good as the backend, and renders nothing without it', async () => {
    backendStatus = 503;
    const { ready, rendered } = hostThatRenders(200);
    expect(await ready()).toBe('backend away');
    expect(rendered()).toBe(0);
    backendStatus = 200;
    expect(await ready()).toBe('ok');
    backendStatus = 503;
    expect(await ready()).toBe('backend away');
  });
});
