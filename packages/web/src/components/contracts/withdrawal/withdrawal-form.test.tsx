// The goods of an order in the form of a withdrawal.

import { cleanup } from '@testing-library/react';
import type { ShownOrder } from '@tornister/application/ports';
import { aPlacedOrder } from '@tornister/application/testing';
import { DECLARED_LINE_MAX_LENGTH } from '@tornister/domain/contracts';
import { money } from '@tornister/domain/money';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../../../test/render-in-shop.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';

afterEach(cleanup);

const item = (quantity: number, name: string, sku: string, cents = 100, lineNo = sku) => ({
  lineNo,
  quantity,
  name,
  sku,
  price: money(cents),
  positionTotal: money(cents * quantity),
});
type Items = readonly ReturnType<typeof item>[];

const sentIn = (...parcels: readonly Items[]): ShownOrder =>
  ({
    ...aPlacedOrder(),
    email: 'mia@example.com',
    shipments: parcels.map((items) => ({ items })),
  }) as unknown as ShownOrder;
const orderWith = (items: Items): ShownOrder => sentIn(items);

const ticksOf = (order: ShownOrder, goods?: string) => {
  const refusal = goods === undefined ? undefined : { typed: { goods }, errors: [] };
  const { container } = renderInShop(<WithdrawalForm known={order} declarer={undefined} refusal={refusal} />);
  return [...container.querySelectorAll<HTMLInputElement>('input[name=line]')];
};

describe('the goods of an order that is withdrawn from (§ 356a BGB)', () => {
  it('are ticked line by line, without what cost nothing', () => {
    const order = orderWith([item(2, 'Heft', '7'), item(1, 'Geschenk', '8', 0), item(1, 'Stift', '9')]);
    expect(ticksOf(order).map(({ value }) => value)).toEqual(['2 × Heft (7)', '1 × Stift (9)']);
  });

  it('are named so short that all of them can be declared', () => {
    const [tick] = ticksOf(orderWith([item(1, 'Heft '.repeat(80), '7')]));
    expect(tick?.value).toHaveLength(DECLARED_LINE_MAX_LENGTH);
    expect(tick?.value).toMatch(/^1 × Heft .*… \(7\)$/);
  });

  it('are one line for all their pieces, in however many parcels those are', () => {
    const order = sentIn([item(1, 'Stift', '9')], [item(1, 'Stift', '9'), item(1, 'Block', '8')]);
    expect(ticksOf(order).map(({ value }) => value)).toEqual(['2 × Stift (9)', '1 × Block (8)']);
  });

  it('are ticked no oftener than they were, where two lines read the same', () => {
    const order = orderWith([item(1, 'Stift', '9', 100, '1'), item(1, 'Stift', '9', 100, '2')]);
    expect(ticksOf(order, '1 × Stift (9)').map(({ checked }) => checked)).toEqual([true, false]);
    cleanup();
    expect(ticksOf(order, '1 × Stift (9)\n1 × Stift (9)').map(({ checked }) => checked)).toEqual([true, true]);
  });

  it('are ticked again in a form that comes back', () => {
    const order = orderWith([item(2, 'Heft', '7'), item(1, 'Block', '8'), item(1, 'Stift', '9')]);
    const ticks = ticksOf(order, '2 × Heft (7)\n1 × Stift (9)');
    expect(ticks.map(({ checked }) => checked)).toEqual([true, false, true]);
  });
});
