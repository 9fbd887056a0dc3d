// @vitest-environment node
// The confirmation of a return: what it sends, once, and what it says where that was not taken.

import { aReturnableLine, RETURN_HASH } from '@tornister/application/testing';
import { EMPTY_RETURN_DRAFT, type ReturnOrder } from '@tornister/domain/returns';
import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { AWAY, ENDED } from '../../../test/open-account-shop.ts';
import { ANSWERED, CONFIRM, openedReturn, openReturnsShop, PICKED } from '../../../test/open-returns-shop.ts';
import { loader as confirmPage, action as send } from './confirm.loader.ts';
import { writeShown } from './shown-return.ts';

describe('the confirmation of a return', () => {
  const CONTACT = { salutation: 'mr', firstName: 'Max', lastName: 'Neu', email: 'max@example.com', phone: '07961 1' };
  const SHOWN = { shown: writeShown({ items: [PICKED], regulation: 'refund', carrier: 'dhl', labels: 2 }) };
  const prior = { rma: 'RT1', state: 'announced', times: {}, regulation: 'Erstattung', items: [] } as unknown;
  const priorReturns = [prior] as ReturnOrder['priorReturns'];

  it.each([
    ['mr', 'mr'],
    ['king', 'none'],
  ])('announces it once for its key, and leads to its number (%s: %s)', async (salutation, read) => {
    const shop = await openReturnsShop();
    const form = { ...CONTACT, ...SHOWN, salutation, idempotencyKey: 'made-once' };
    expect(redirectOf(await askOnHost(shop, send, CONFIRM, form))).toEqual([303, `${CONFIRM}&rma=RT1`]);
    expect(shop.returns.calls().at(-1)).toMatchObject([
      'submit',
      { hash: RETURN_HASH, ...ANSWERED, contact: { ...CONTACT, salutation: read } },
      'made-once',
    ]);
  });

  it('sends the same again after an answer that was lost, although nothing is selected any more', async () => {
    const shop = await openReturnsShop({ answers: { findByHash: openedReturn(EMPTY_RETURN_DRAFT) } });
    const form = { ...CONTACT, ...SHOWN, idempotencyKey: 'made-once' };
    const again = () => askOnHost(shop, send, CONFIRM, form);
    shop.returns.failNext('submit', AWAY);
    expect(await again()).toMatchObject({ init: { status: 503 } });
    expect(redirectOf(await again())).toEqual([303, `${CONFIRM}&rma=RT1`]);
    const [first, second, ...more] = shop.returns.calls().filter(([call]) => call === 'submit');
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  });

  it('shows what it sends', async () => {
    expect(await askOnHost(await openReturnsShop(), confirmPage, CONFIRM)).toMatchObject(SHOWN);
  });

  it.each(['', 'x', '{"items":[{}],"regulation":"refund","labels":1}', '{"regulation":"refund","labels":1}'])(
    'sends nothing that no page has shown (%j)',
    async (shown) => {
      const shop = await openReturnsShop();
      expect(await askOnHost(shop, send, CONFIRM, { ...CONTACT, shown })).toMatchObject({
        data: { refusal: { message: 'vue.returns.error.changed' } },
      });
      expect(shop.returns.calls()).toEqual([]);
    },
  );

  it('waits for the next login where that has ended, but for what its page says itself', async () => {
    const shop = await openReturnsShop();
    shop.returns.failNext('submit', ENDED);
    expect(redirectOf(await askOnHost(shop, send, CONFIRM, { ...CONTACT, ...SHOWN }))).toEqual([302, '/login/']);
    expect(JSON.parse(shop.cookies.get('interrupted') ?? 'null')).toEqual({ path: CONFIRM, typed: CONTACT });
    expect(await askOnHost(shop, confirmPage, CONFIRM)).toMatchObject({ resumed: { typed: CONTACT } });
  });

  it('shows the return that was announced, and no other', async () => {
    const shop = await openReturnsShop({ answers: { findByHash: openedReturn(undefined, { priorReturns }) } });
    expect(await askOnHost(shop, confirmPage, `${CONFIRM}&rma=RT1`)).toMatchObject({
      kind: 'sent',
      isMember: false,
      order: { salesOrderNo: '480002' },
      announced: { rma: 'RT1' },
    });
    expect(await askOnHost(shop, confirmPage, `${CONFIRM}&rma=RT9`)).toMatchObject({ kind: 'open' });
  });

  it.each([
    [1, true],
    [0, false],
  ])('offers to send back more where there are %d pieces left: %s', async (returnableQuantity, isMoreReturnable) => {
    const lines = [aReturnableLine('a', { returnableQuantity })];
    const shop = await openReturnsShop({ answers: { findByHash: openedReturn(undefined, { priorReturns, lines }) } });
    expect(await askOnHost(shop, confirmPage, `${CONFIRM}&rma=RT1`)).toMatchObject({ isMoreReturnable });
  });

  it('says at its field what is wrong, and what has changed meanwhile', async () => {
    const wrong = await askOnHost(await openReturnsShop(), send, CONFIRM, { ...CONTACT, email: 'max' });
    expect(wrong).toMatchObject({
      init: { status: 422 },
      data: { refusal: { typed: { lastName: 'Neu' }, errors: [{ field: 'email' }] } },
    });
    const shop = await openReturnsShop({ answers: { submit: { kind: 'refused', reason: 'gone' } } });
    expect(await askOnHost(shop, send, CONFIRM, { ...CONTACT, ...SHOWN })).toMatchObject({
      data: { refusal: { errors: [], message: 'vue.returns.error.changed' } },
    });
  });
});
