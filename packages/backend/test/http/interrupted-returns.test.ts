// Returns on whose way something happens: the login ends, the answer to the announcement is lost, or
// returns are switched off. The usual way: `returns.test.ts`.

import { expect, it } from 'vitest';
import { contentCacheOf } from '../../src/content/content-cache.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { CONTACT, openReturnDesk } from '../support/return-desk.ts';
import { ADDRESS } from '../support/shopper.ts';

const SAVE = 'mutation($hash:ID!,$draft:ReturnDraftInput!){saveReturnDraft(hash:$hash,draft:$draft)}';

describeOnADatabase('Returns that were interrupted', (database) => {
  const { ordered, orderOf, delivered, stranger, find, open, found, lineOf, submit } = openReturnDesk(database);

  it('a login that has ended is told, and never taken for none: the return would be that of a stranger', async () => {
    const { shopper, orderId } = await ordered();
    const number = String((await orderOf(orderId)).number);
    const order = await found(shopper, number);
    const pen = { lineId: lineOf(order, 'pen').id, quantity: 1, reason: 'dislike', comment: '', images: [] };
    const draft = { items: [pen], regulation: 'refund', carrier: 'dhl', labels: 1 };
    await shopper.call('mutation{logout}');
    const asked: readonly (readonly [query: string, variables: Readonly<Record<string, unknown>>])[] = [
      ['query($hash:ID!){findOrderForReturnByHash(hash:$hash){hash}}', {}],
      ['query($hash:ID!,$rma:ID!){getReturnLabel(hash:$hash,rma:$rma){fileName}}', { rma: 'RT1' }],
      [
        'query($hash:ID!,$items:[ReturnItemInput!]!){getAvailableRegulations(hash:$hash,selectedItems:$items){code}}',
        { items: [pen] },
      ],
      [
        'query($hash:ID!,$draft:ReturnDraftInput!){getAvailableCarriers(hash:$hash,returnOrder:$draft){code}}',
        { draft },
      ],
      [SAVE, { draft }],
      ['mutation($hash:ID!,$id:ID!){removeReturnImage(hash:$hash,imageId:$id)}', { id: 'image' }],
    ];
    for (const [query, variables] of asked)
      await expect(shopper.call(query, { hash: order.hash, ...variables }), query).rejects.toThrow('REVOKED_TOKEN');
    await expect(find(shopper, number, ADDRESS.postCode)).rejects.toThrow('REVOKED_TOKEN');
    await expect(find(shopper, '', '')).rejects.toThrow('REVOKED_TOKEN');
    await expect(submit(shopper, order, [pen])).rejects.toThrow('REVOKED_TOKEN');
    expect((await found(await stranger(), number)).priorReturns).toEqual([]);
  });

  it('an announcement is repeated with its key, although its draft is gone: it answers the number of the first time', async () => {
    const { number, shopper } = await delivered();
    const order = await found(shopper, number);
    // Every piece goes back: of a second return there would be nothing left.
    const pens = { lineId: lineOf(order, 'pen').id, quantity: 3, reason: 'dislike', comment: '', images: [] };
    const draft = { items: [pens], regulation: 'refund', carrier: 'dhl', labels: 1 };
    await shopper.call(SAVE, { hash: order.hash, draft });
    const key = `return-lost-${number}`;
    const first = await submit(shopper, order, [pens], {}, key);
    expect(first).toMatchObject({ isError: false });
    expect((await open(shopper, order.hash))?.draft.regulation).toBeNull();
    expect(await submit(shopper, order, [pens], {}, key)).toEqual(first);
    const contact = { ...CONTACT, lastName: 'Andere' };
    await expect(submit(shopper, order, [pens], { contact }, key)).rejects.toThrow('BAD_REQUEST');
    expect((await open(shopper, order.hash))?.priorReturns).toMatchObject([{ rma: first?.rma }]);
  });

  it('nothing is kept and nothing announced once the operator has switched returns off', async () => {
    const { number, orderId } = await delivered();
    const who = await stranger();
    const order = await found(who, number);
    const pen = { lineId: lineOf(order, 'pen').id, quantity: 1, reason: 'dislike', comment: '', images: [] };
    const turn = async (value: string): Promise<void> => {
      await database().updateTable('global_parameters').set({ value }).where('name', '=', 'returns').execute();
      // An operator's change may take a second to be seen; how much of it has passed here is the machine's affair.
      contentCacheOf(database()).clear();
    };
    await turn('false');
    expect(await open(who, order.hash)).toBeNull();
    const draft = { items: [pen], regulation: 'refund', carrier: 'dhl', labels: 1 };
    expect(await who.call(SAVE, { hash: order.hash, draft })).toEqual({ saveReturnDraft: null });
    expect(await submit(who, order, [pen])).toBeNull();
    for (const table of ['returns', 'return_drafts'] as const)
      expect(await database().selectFrom(table).selectAll().where('order_id', '=', orderId).execute()).toEqual([]);
    await turn('true');
    expect(await submit(who, order, [pen])).toMatchObject({ isError: false });
  });
});
