// The contract tests of the port `ReturnsGateway`; files that go with a return are for the tests of the backend.

import {
  isLineReturnable,
  type OrderLookup,
  type ReturnDraft,
  type ReturnHash,
  type ReturnOrder,
  type ReturnSelection,
} from '@tornister/domain/returns';
import { brandId } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import type { ReturnsGateway } from '../../src/ports/index.ts';

/** What a shop must have for the contract; every case gets somebody who is not logged in. */
export type ReturnsUnderContract = {
  readonly gateway: ReturnsGateway;
  /** Finds an order of which goods can go back, two pieces of one line at least. */
  readonly lookup: OrderLookup;
};

const NO_HASH = brandId<ReturnHash>('no-order.no-proof');
const CONTACT = {
  salutation: 'ms',
  firstName: 'Mia',
  lastName: 'Muster',
  email: 'mia@example.com',
  phone: '',
} as const;

/** The promises of every gateway of returns, run by the double and by the adapter. */
export const describeReturnsGateway = (name: string, make: () => ReturnsUnderContract): void => {
  const found = async (): Promise<ReturnsUnderContract & { readonly order: ReturnOrder }> => {
    const shop = make();
    const opened = (await shop.gateway.findByNumber(shop.lookup))._unsafeUnwrap();
    if (opened === undefined) throw new Error('There is no such order.');
    return { ...shop, order: opened.order };
  };
  /** One piece of the first line that can go back in several, for a reason that needs no picture. */
  const onePiece = (order: ReturnOrder): ReturnSelection => {
    const line = order.lines.find((one) => isLineReturnable(one) && one.returnableQuantity > 1);
    const reason = line?.reasons.find(({ needsComment, needsImage }) => !needsComment && !needsImage);
    if (line === undefined || reason === undefined) throw new Error('Nothing can go back.');
    return { lineId: line.id, quantity: 1, reason: reason.name, comment: '', images: [] };
  };

  describe(`returns gateway: ${name}`, () => {
    it('finds an order by number and postcode, and the same one by its hash', async () => {
      const { gateway, lookup, order } = await found();
      expect(order.salesOrderNo).toBe(lookup.orderId);
      expect((await gateway.findByHash(order.hash))._unsafeUnwrap()?.order).toEqual(order);
    });

    it('answers alike to everything that fits no order', async () => {
      const { gateway, order, lookup } = await found();
      const piece = onePiece(order);
      const answers = [
        await gateway.findByNumber({ ...lookup, zipCode: '00000' }),
        await gateway.findByHash(NO_HASH),
        await gateway.submit(
          { hash: NO_HASH, items: [piece], regulation: 'refund', labels: 0, contact: CONTACT },
          'contract-no-order',
        ),
        await gateway.label(NO_HASH, 'RT1'),
      ];
      expect(answers.map((answer) => answer._unsafeUnwrap())).toEqual(answers.map(() => undefined));
      const draft = { items: [piece], labels: 1 };
      expect((await gateway.saveDraft(NO_HASH, draft))._unsafeUnwrap()).toBe(false);
      expect((await gateway.regulations(NO_HASH, [piece]))._unsafeUnwrap()).toEqual([]);
      expect((await gateway.carriers(NO_HASH, draft))._unsafeUnwrap()).toEqual([]);
    });

    it('offers what can become of goods, the usual first, and who brings them back', async () => {
      const { gateway, order } = await found();
      const piece = onePiece(order);
      const regulations = async (reason: string) =>
        (await gateway.regulations(order.hash, [{ ...piece, reason }]))._unsafeUnwrap().map(({ code }) => code);
      expect(await regulations('dislike')).toEqual(['refund']);
      expect(await regulations('damaged')).toEqual(['refund', 'replacement']);
      const carriers = (await gateway.carriers(order.hash, { items: [piece], labels: 1 }))._unsafeUnwrap();
      expect(carriers.length).toBeGreaterThan(0);
      for (const carrier of carriers)
        expect(carrier).toEqual({
          code: expect.any(String),
          name: expect.any(String),
          description: expect.any(String),
        });
    });

    it('keeps what was answered so far', async () => {
      const { gateway, order } = await found();
      const draft: ReturnDraft = {
        items: [{ ...onePiece(order), comment: 'Zu klein.' }],
        regulation: 'refund',
        carrier: 'dhl',
        labels: 2,
      };
      expect((await gateway.saveDraft(order.hash, draft))._unsafeUnwrap()).toBe(true);
      expect((await gateway.findByHash(order.hash))._unsafeUnwrap()?.draft).toEqual(draft);
    });

    it('takes a picture away that is not there, and changes nothing', async () => {
      const { gateway, order } = await found();
      expect((await gateway.removeImage(order.hash, 'no-image')).isOk()).toBe(true);
      expect((await gateway.findByHash(order.hash))._unsafeUnwrap()?.order.images).toEqual(order.images);
    });

    it('refuses more than can go back, with the reason, and nothing is announced', async () => {
      const { gateway, order } = await found();
      const items = [{ ...onePiece(order), quantity: 999 }];
      const sent = { hash: order.hash, items, regulation: 'refund', labels: 0, contact: CONTACT };
      expect((await gateway.submit(sent, 'contract-too-many'))._unsafeUnwrap()).toEqual({
        kind: 'refused',
        reason: 'returns.changed',
      });
      expect((await gateway.findByHash(order.hash))._unsafeUnwrap()?.order.priorReturns).toEqual(order.priorReturns);
    });

    it('announces a return once: the same key gives the same answer, and the draft is done', async () => {
      const { gateway, order } = await found();
      const items = [onePiece(order)];
      await gateway.saveDraft(order.hash, { items, labels: 1 });
      const sent = { hash: order.hash, items, regulation: 'refund', labels: 0, contact: CONTACT };
      const first = (await gateway.submit(sent, 'contract-announced'))._unsafeUnwrap();
      expect(first).toEqual({ kind: 'announced', rma: expect.stringMatching(/^RT\d+$/u) });
      expect((await gateway.submit(sent, 'contract-announced'))._unsafeUnwrap()).toEqual(first);
      expect((await gateway.findByHash(order.hash))._unsafeUnwrap()?.draft.items).toEqual([]);
    });
  });
};
