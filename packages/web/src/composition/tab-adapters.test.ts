import { SHOP_TIME_ENTRY } from '@tornister/domain/deals';
import { HOUR_MS } from '@tornister/domain/shared';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../server/settings.ts';
import { visitOf } from '../server/visitor.ts';
import { ports } from './ports.ts';
import { tabAdapters } from './tab-adapters.ts';
// There at once, so that the tests do not wait for it.
import './tab-link.ts';
import { createTabWiring } from './tab-wiring.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const visit = visitOf(
  { host: 'de.localhost', cookie: '', acceptLanguage: '', userAgent: '', clientAddress: '' },
  readSettings({}),
);

const DEVICE = 1_763_800_000_000;

/** A tab on a device whose clock is an hour behind. */
const openTab = (transferSize: number) => {
  vi.spyOn(Date, 'now').mockReturnValue(DEVICE);
  const ofPage = { transferSize, responseStart: 0, serverTiming: [{ name: SHOP_TIME_ENTRY, duration: DEVICE }] };
  vi.spyOn(performance, 'now').mockReturnValue(0);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([ofPage as never]);
  const headers = { 'server-timing': `${SHOP_TIME_ENTRY};dur=${DEVICE + HOUR_MS}` };
  const ask = vi.fn(async () => new Response(null, { headers }));
  vi.stubGlobal('fetch', ask);
  const wiring = createTabWiring();
  wiring.load(tabAdapters(visit.site));
  return { clock: wiring.get(ports.clock), ask };
};

describe('the clock of a tab (spec 3 §4: countdowns)', () => {
  it('asks for the shop’s time where the page came out of the browser’s cache', async () => {
    const { clock } = openTab(0);
    expect(clock.now()).toBe(DEVICE);
    await vi.waitFor(() => expect(clock.now()).toBe(DEVICE + HOUR_MS));
  });

  it('asks nobody where the page came over the network', () => {
    const { clock, ask } = openTab(300);
    expect(clock.now()).toBe(DEVICE);
    expect(ask).not.toHaveBeenCalled();
  });
});
