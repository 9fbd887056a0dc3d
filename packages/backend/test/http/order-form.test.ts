import { beforeAll, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const VERDICT = 'status quantity item{itemId orderNumber} suggestions{orderNumber}';
const CHECK = `mutation($rows:[OrderNumberInput!]!){validateBestellschein(orderNumbers:$rows){${VERDICT}}}`;
const ADD = `mutation($id:ID!,$rows:[OrderNumberInput!]!,$key:String){validateAndAddToCartBestellschein(cartId:$id,orderNumbers:$rows,idempotencyKey:$key){
  details{positions{itemId quantity}} verdicts{${VERDICT}}}}`;

type Verdict = {
  readonly status: string;
  readonly quantity: number;
  readonly item: { readonly itemId: string; readonly orderNumber: string } | null;
  readonly suggestions: readonly { readonly orderNumber: string }[];
};
type Row = { readonly orderNumber: string; readonly quantity: number };
type Shopper = Awaited<ReturnType<typeof createShopper>>;

const row = (orderNumber: string, quantity = 1): Row => ({ orderNumber, quantity });
const shown = ({ status, quantity, item }: Verdict) => [status, quantity, item?.itemId];

describeOnADatabase('The order form', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(
      database(),
      { id: '12345', stock: 50, maximum: 20 },
      { id: '24680', minimum: 5, stock: 50 },
      { id: 'old', stock: 0 },
      { id: 'new', minimum: 3 },
      { id: 'gone', stock: 0 },
    );
    await database().updateTable('products').set({ replacement_id: 'pnew' }).where('id', '=', 'pold').execute();
  });

  const check = async (shopper: Shopper, rows: readonly Row[]): Promise<readonly Verdict[]> => {
    const answer = await shopper.call<{ readonly validateBestellschein: readonly Verdict[] }>(CHECK, { rows });
    return answer.validateBestellschein;
  };

  it('says of every row what can be ordered', async () => {
    const verdicts = await check(await createShopper(shop), [
      row('012345', 20),
      row('012345', 21),
      row('024680', 4),
      row(' 000old ', 1),
      row('00gone'),
      row('nothing'),
      row('?'),
    ]);
    expect(verdicts.map(shown)).toEqual([
      ['FOUND', 20, '12345'],
      ['LOWERED', 20, '12345'],
      ['RAISED', 5, '24680'],
      ['REPLACED', 3, 'new'],
      ['NOT_FOR_SALE', 0, 'gone'],
      ['UNKNOWN', 0, undefined],
      ['UNKNOWN', 0, undefined],
    ]);
  });

  it('adds what comes twice under one key once, with the same answer; other rows under it are another request', async () => {
    const shopper = await createShopper(shop);
    const add = (rows: readonly Row[], key: string | null) =>
      shopper.call<{ readonly validateAndAddToCartBestellschein: { readonly verdicts: readonly Verdict[] } }>(ADD, {
        id: shopper.cartId,
        rows,
        key,
      });
    const pieces = async () => (await shopper.cart()).positions.map(({ quantity }) => quantity);
    const rows = [row('012345', 2), row('nothing')];
    const first = await add(rows, 'key-of-a-form-1');
    const again = await Promise.all([add(rows, 'key-of-a-form-1'), add(rows, 'key-of-a-form-1')]);
    const verdictsOf = (answer: typeof first) => answer.validateAndAddToCartBestellschein.verdicts;
    expect(again.map(verdictsOf)).toEqual([verdictsOf(first), verdictsOf(first)]);
    expect(await pieces()).toEqual([2]);
    await add([row('012345', 3)], 'key-of-a-form-1');
    expect(await pieces()).toEqual([5]);
    await add(rows, 'key-of-a-form-2');
    await add(rows, null);
    expect(await pieces()).toEqual([9]);
  });

  it('suggests order numbers that are one slip away and for sale', async () => {
    const [wrong, swapped, gone] = await check(await createShopper(shop), [row('012346'), row('042680'), row('00gon')]);
    expect(wrong?.suggestions).toEqual([{ orderNumber: '012345' }]);
    expect(swapped?.suggestions).toEqual([{ orderNumber: '024680' }]);
    expect(gone?.suggestions).toEqual([]);
  });

  it('puts what can be ordered into the cart, and nothing in the place of something else', async () => {
    const shopper = await createShopper(shop);
    const rows = [row('012345', 2), row('024680', 1), row('000old'), row('nothing'), row('012345', 30)];
    const answer = await shopper.call<{
      readonly validateAndAddToCartBestellschein: {
        readonly details: { readonly positions: readonly unknown[] };
        readonly verdicts: readonly Verdict[];
      };
    }>(ADD, { id: shopper.cartId, rows });
    const { details, verdicts } = answer.validateAndAddToCartBestellschein;
    expect(details.positions).toEqual([
      { itemId: '12345', quantity: 20 },
      { itemId: '24680', quantity: 5 },
    ]);
    expect(verdicts.map(shown)).toEqual([
      ['FOUND', 2, '12345'],
      ['RAISED', 5, '24680'],
      ['REPLACED', 3, 'new'],
      ['UNKNOWN', 0, undefined],
      ['LOWERED', 20, '12345'],
    ]);
  });

  it('takes 500 rows and refuses 501, and quantities that are none', async () => {
    const shopper = await createShopper(shop);
    const many = (count: number) => Array.from({ length: count }, () => row('012345'));
    expect(await check(shopper, many(500))).toHaveLength(500);
    for (const rows of [many(501), [row('012345', 0)], [row('012345', -1)], [row('012345', 9_999)]]) {
      await expect(check(shopper, rows)).rejects.toThrow('BAD_REQUEST');
    }
  });
});
