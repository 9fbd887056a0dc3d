import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../../test/browsing/a-small-shop.ts';
import { type OpenShop, openShop } from '../../../test/browsing/open-shop.ts';
import * as limits from '../../limits/limits.ts';
import { trackingMutations } from './tracking-resolvers.ts';

const LOGIN = { name: 'login', payload: JSON.stringify({ event: 'login', method: 'email' }) };

describe('what one address may report', () => {
  let shop: OpenShop;

  beforeAll(async () => {
    shop = await openShop(aSmallShop(12));
  });
  afterAll(() => shop.close());

  const contextFrom = (clientAddress: string) => ({ ...shop.contextOf({ agrees: true }), clientAddress });
  // Resolvers are functions here; the generated type also allows objects.
  const { recordProductGlanceView, tracking_addEvents } = trackingMutations as unknown as Record<
    keyof typeof trackingMutations,
    (parent: object, given: object, context: object, info: undefined) => Promise<boolean>
  >;
  const report = (address: string) => tracking_addEvents({}, { events: [LOGIN] }, contextFrom(address), undefined);
  const glance = (address: string, productId = '1001') =>
    recordProductGlanceView({}, { productId }, contextFrom(address), undefined);
  const views = async () =>
    (await shop.database.selectFrom('glance_views').select('views').executeTakeFirst())?.views ?? 0;
  /** As if all but one of the limit had been used. */
  const useAllButOne = async ({ name, most }: limits.Limit) => {
    const { numUpdatedRows } = await shop.database
      .updateTable('rate_limits')
      .set({ current_count: most - 1 })
      .where('key', 'like', `${name}:%`)
      .executeTakeFirst();
    expect(Number(numUpdatedRows)).toBe(1);
  };

  it('counts the events of an IPv6 network together', async () => {
    expect(await report('2001:db8:1:2::1')).toBe(true);
    expect(await report('2001:db8:1:2::2')).toBe(true);
    await useAllButOne(limits.EVENTS_FROM_ADDRESS);
    expect(await report('2001:db8:1:2::3')).toBe(true);
    expect(await report('2001:db8:1:2::4')).toBe(false);
    expect(await report('2001:db8:1:3::1')).toBe(true);
  });

  it('counts no glance of who has not agreed', async () => {
    expect(await recordProductGlanceView({}, { productId: '1001' }, shop.contextOf(), undefined)).toBe(false);
    expect(await views()).toBe(0);
  });

  it('counts glances up to a limit, and none above it', async () => {
    expect(await glance('2001:db8:1:2::1')).toBe(true);
    await useAllButOne(limits.GLANCES_FROM_ADDRESS);
    expect(await glance('2001:db8:1:2::2')).toBe(true);
    expect(await glance('2001:db8:1:2::3')).toBe(false);
    expect(await views()).toBe(2);
    expect(await glance('2001:db8:1:3::1')).toBe(true);
    expect(await views()).toBe(3);
  });
});
