// `npm run staff`, asking the staff desk of a real backend.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// @ts-expect-error The scripts at the root have no types.
import { askDesk } from '../../../../scripts/staff.mjs';
import type { OpenDatabase } from '../../src/database/database.ts';
import { createShopper } from '../support/shopper.ts';
import { openSmallShop } from '../support/small-shop.ts';
import { STAFF_TOKEN } from '../support/staff-desk.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

describe('npm run staff', () => {
  let opened: OpenDatabase;
  let shop: TestShop;
  let number: number;
  const asked: string[] = [];

  beforeAll(async () => {
    ({ opened } = await openSmallShop(['pen']));
    shop = createTestShop(opened.database, { environment: { STAFF_TOKEN } });
    const shopper = await createShopper(shop);
    await shopper.submit(await shopper.prepare([['pen', 2]]), 'staff-command-order');
    ({ number } = await opened.database.selectFrom('orders').select('number').executeTakeFirstOrThrow());
  });
  afterAll(() => opened.close());

  const ask = (url: string, init: RequestInit): Promise<Response> => {
    const { origin, pathname, search } = new URL(url);
    asked.push(origin);
    return shop.request(`${pathname}${search}`, init);
  };
  const run = (words: string, environment: object = { STAFF_TOKEN, BACKEND_PORT: '4444' }): Promise<string> =>
    askDesk(words.split(' '), environment, ask);

  it('sends an order from the list to the door', async () => {
    expect(await run('orders --state to-send')).toMatch(
      new RegExp(`^order .*\n${number} .* new .*${number}-1 waiting$`),
    );
    expect(await run(`order ${number}`)).toContain('Lindenweg 3');
    expect(await run(`announced ${number}-1 --lines 1:2 --carrier dpd`)).toMatch(/announced +dpd .* 1:2$/);
    expect(await run(`packed ${number}-1`)).toContain(' packed ');
    expect(await run(`sent ${number}-1 --tracking 00340434`)).toContain('00340434');
    expect(JSON.parse(await run(`delivered ${number}-1 --json`))).toMatchObject({ state: 'delivered' });
    expect(await run('orders --state to-send')).toBe('Nothing.');
    expect(await run('transfers')).toBe('Nothing.');
    expect(new Set(asked)).toEqual(new Set(['http://127.0.0.1:4444']));
  });

  it.each([
    [{ BACKEND_URL: 'http://backend.example:4000/' }, 'http://backend.example:4000'],
    [{ HOST: '192.0.2.7' }, 'http://192.0.2.7:4000'],
  ])('asks the backend where the settings say that it listens: %j', async (environment, origin) => {
    expect(await run('transfers', { STAFF_TOKEN, ...environment })).toBe('Nothing.');
    expect(asked.at(-1)).toBe(origin);
  });

  it.each(['--help', 'orders --help', ''])('tells what can be said: "%s"', async (words) => {
    await expect(run(words)).rejects.toThrow(/^npm run staff -- what/);
  });

  it('cancels an order, and says which parcels have to be stopped', async () => {
    const shopper = await createShopper(shop);
    await shopper.submit(await shopper.prepare([['pen', 1]]), 'staff-command-cancelled');
    const order = number + 1;
    await run(`packed ${order}-1`);
    const text = await run(`cancel ${order} --by customer`);
    expect(text).toMatch(/state +cancelled/);
    expect(text).toContain(`To be stopped: ${order}-1 packed`);
    await expect(run(`cancel ${number}`)).rejects.toThrow('ORDER_SENT');
  });

  it.each([
    [`packed ${0}-1`, 'ORDER_UNKNOWN'],
    ['orders --state lost', 'INVALID: state: must be one of'],
    ['fly', 'fly: not known'],
    ['packed', 'packed: 1 word must follow, not 0.'],
    ['packed 1-1 --tracking 1234', 'packed takes no --tracking.'],
    ['announced 1-1 --lines x', '--lines: must be line and pieces like 1:2,3:1.'],
    ['transferred gift 1', 'INVALID: kind: must be one of order, return, refund.'],
  ])('refuses "%s" in one line', async (words, line) => {
    const refusal = await run(words).catch((error: Error) => error.message);
    expect(refusal).toContain(line);
    expect(refusal).not.toContain('\n');
  });

  it.each([
    ['approve -AbC', '/staff/reviews/-AbC/approve'],
    ['reject -AbC --json', '/staff/reviews/-AbC/reject'],
    ['transferred refund --bCdEfGhIjKlMnOpQrStU-x', '/staff/transfers/refund/--bCdEfGhIjKlMnOpQrStU-x/made'],
    ['end-early -- -AbC', '/staff/cancellations/-AbC/end-early'],
    ['turn-down -AbC', '/staff/cancellations/-AbC/turn-down'],
  ])('takes an id that begins with a hyphen for what it is: "%s"', async (words, path) => {
    const paths: string[] = [];
    await askDesk(words.split(' '), { STAFF_TOKEN }, (url: string) => {
      paths.push(new URL(url).pathname);
      return Promise.resolve(Response.json({ error: 'UNKNOWN', message: 'none' }, { status: 404 }));
    }).catch((error: Error) => expect(error.message).toBe('UNKNOWN: none'));
    expect(paths).toEqual([path]);
  });

  it.each([
    ['orders --stat to-send', "Unknown option '--stat'"],
    ['-h', '-h: not known'],
  ])('refuses "%s", which is no option', async (words, line) => {
    await expect(run(words)).rejects.toThrow(line);
  });

  it('says when there is no token, and when it is wrong', async () => {
    await expect(run('orders', {})).rejects.toThrow('STAFF_TOKEN is not set');
    await expect(run('orders', { STAFF_TOKEN: 'x' })).rejects.toThrow('UNAUTHORIZED');
  });

  it('prints what customers have written in one line, without signs that steer a terminal', async () => {
    const comment = 'line\n\u001b[31mred\u202e';
    await opened.database.updateTable('orders').set({ order_comment: comment }).execute();
    const text = await run(`order ${number}`);
    expect(text).toContain('line [31mred');
    for (const sign of ['\u001b', '\u202e']) expect(text).not.toContain(sign);
  });
});
