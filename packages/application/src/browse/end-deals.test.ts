import type { Item, LightningDealInfo } from '@tornister/domain/catalogue';
import { money } from '@tornister/domain/money';
import { brandId, type ItemId, instantOf } from '@tornister/domain/shared';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { answersArrive } from '../../testing/answers-arrive.ts';
import { anItem, createHandDrivenClock } from '../../testing/index.ts';
import { behavior, createScope } from '../kernel/index.ts';
import type { GatewayError } from '../ports/index.ts';
import { endDeals } from './end-deals.ts';

const deal = (until: number): LightningDealInfo => ({
  isAvailable: true,
  until: instantOf(until),
  reservedPercentage: 0,
  specialPrice: money(99),
  quantityMax: 4,
});
const withDeal = (until: number): Item => anItem({ lightningDeal: deal(until) });
const plain = anItem();

type Answer = ResultAsync<Item | undefined, GatewayError>;

const playing = (item: Item, answers: (() => Answer)[], start = 0) => {
  const clock = createHandDrivenClock(start);
  const owner = behavior<{ readonly item: Item }>({ item });
  const asked: ItemId[] = [];
  const scope = createScope();
  const catalogue = {
    item: (id: ItemId) => {
      asked.push(id);
      return (answers.shift() ?? (() => okAsync(undefined)))();
    },
  };
  endDeals(scope, { catalogue, clock }, owner);
  return { clock, owner, asked, scope, shown: () => owner.state$.value.item.lightningDeal?.until };
};

describe('the end of a lightning deal on an open page (spec 3 §4)', () => {
  it('takes the deal away with its last second, and asks once for the item', async () => {
    const { clock, shown, asked, owner } = playing(withDeal(2_000), [() => okAsync(plain)]);
    clock.pass(1_999);
    expect([shown(), asked]).toEqual([2_000, []]);
    clock.pass(1);
    expect([shown(), asked]).toEqual([undefined, [plain.itemId]]);
    await answersArrive();
    expect(owner.state$.value.item).toBe(plain);
    clock.pass(5_000);
    expect(asked).toHaveLength(1);
  });

  it('looks at once where the page was opened long before', () => {
    expect(playing(withDeal(2_000), [], 2_000).shown()).toBeUndefined();
    expect(playing(withDeal(2_001), [], 2_000).shown()).toBe(2_001);
  });

  it('shows the deal that follows', async () => {
    const { clock, shown } = playing(withDeal(1_000), [() => okAsync(withDeal(9_000))]);
    clock.pass(1_000);
    await answersArrive();
    expect(shown()).toBe(9_000);
    clock.pass(8_000);
    expect(shown()).toBeUndefined();
  });

  it('does not show again what is over, where a shop’s clock is behind', async () => {
    const { clock, shown, asked } = playing(withDeal(1_000), [() => okAsync(withDeal(1_000))]);
    clock.pass(1_000);
    await answersArrive();
    clock.pass(3_000);
    expect([shown(), asked.length]).toEqual([undefined, 1]);
  });

  it('asks no more for a deal that it has asked about', async () => {
    const { clock, owner, asked } = playing(withDeal(1_000), [() => okAsync(plain)]);
    clock.pass(1_000);
    await answersArrive();
    owner.set({ item: withDeal(1_000) });
    clock.pass(1_000);
    expect([owner.state$.value.item.lightningDeal, asked.length]).toEqual([undefined, 1]);
  });

  it('stays without a deal where the shop cannot be asked, or does not have the item any more', async () => {
    const failing: (() => Answer)[] = [() => errAsync({ kind: 'gateway.timed-out' }), () => okAsync(undefined)];
    for (const answer of failing) {
      const { clock, owner } = playing(withDeal(1_000), [answer]);
      clock.pass(1_000);
      await answersArrive();
      expect(owner.state$.value.item).toEqual(plain);
    }
  });

  it('drops the answer about an item that is not shown any more', async () => {
    const other = anItem({ itemId: brandId<ItemId>('other') });
    let answer: (item: Item) => void = () => undefined;
    const promise = new Promise<Item>((resolve) => {
      answer = resolve;
    });
    const { clock, owner } = playing(withDeal(1_000), [() => ResultAsync.fromSafePromise(promise)]);
    clock.pass(1_000);
    owner.set({ item: other });
    answer(withDeal(9_000));
    await answersArrive();
    expect(owner.state$.value.item).toBe(other);
  });

  it('ends with its page', () => {
    const { clock, scope, shown } = playing(withDeal(1_000), []);
    scope.end();
    clock.pass(2_000);
    expect(shown()).toBe(1_000);
  });
});
