import { CART_MAX_LINES } from '@tornister/domain/cart';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { insertAccount } from '../support/accounts.ts';
import { afterCommit } from '../support/after-commit.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { expectInvariants } from '../support/invariants.ts';
import { enterWithCart, LOGIN, MERGE_CARTS, type MergedCarts } from '../support/member.ts';
import { createShopper } from '../support/shopper.ts';
import { insertItem, insertShelf, insertVoucher } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

type Shopper = Awaited<ReturnType<typeof createShopper>>;

describeOnADatabase('Two carts at a login', (database) => {
  let shop: TestShop;
  let accounts = 0;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(
      database(),
      { id: 'pen', cents: 1_000, maximum: 10 },
      { id: 'ruler', cents: 500, maximum: 10 },
      { id: 'badge', cents: 100 },
      { id: 'sticker', cents: 100 },
    );
    await insertVoucher(database(), { code: 'ZEHN', value: 10 });
    await insertVoucher(database(), { code: 'ELF', value: 11 });
    await insertVoucher(database(), {
      code: 'MITGIFT',
      kind: 'amount',
      value: 100,
      minimumCartCents: 3_000,
      freeItemId: 'badge',
    });
    await database()
      .insertInto('free_articles')
      .values([
        { promotion_id: 'p', item_id: 'sticker', minimum_cart_cents: 1_000, position: 0 },
        { promotion_id: 'p', item_id: 'badge', minimum_cart_cents: 1_000, position: 1 },
      ])
      .execute();
  });

  afterEach(() => expectInvariants(database()));

  const openAccount = async (): Promise<string> => {
    accounts += 1;
    const email = `kim.${accounts}@example.com`;
    await insertAccount(database(), { id: `kim-${accounts}`, email });
    return email;
  };

  type Fill = (shopper: Shopper) => Promise<unknown>;

  /** An account with a cart of its own, in which somebody logs in who brings another one. */
  const join = async (own: Fill, brought: Fill) => {
    const email = await openAccount();
    const before = await createShopper(shop);
    await enterWithCart(before, email);
    await own(before);
    const shopper = await createShopper(shop);
    await brought(shopper);
    const merged = await enterWithCart(shopper, email);
    const cart = await shopper.cart();
    const pieces = Object.fromEntries(
      cart.positions.map(({ itemId, kind, quantity }) => [`${itemId} ${kind}`, quantity]),
    );
    return { merged, cart, pieces, shopper };
  };

  const pens =
    (quantity: number): Fill =>
    (shopper) =>
      shopper.add('pen', quantity);
  const inTurn =
    (...fills: readonly Fill[]): Fill =>
    async (shopper) => {
      for (const fill of fills) await fill(shopper);
    };
  const voucher =
    (code: string): Fill =>
    async (shopper) => {
      const { attainableInfos } = await shopper.update({ addVoucher: code });
      expect(attainableInfos).toMatchObject([{ successful: true }]);
    };
  const gift =
    (itemId: string): Fill =>
    async (shopper) => {
      const { attainableInfos } = await shopper.update({ addFreeArticle: { promotionId: 'p', itemId } });
      expect(attainableInfos).toMatchObject([{ successful: true }]);
    };

  it('adds what was brought along, and says so', async () => {
    const { merged, pieces } = await join(
      pens(2),
      inTurn(pens(3), (shopper) => shopper.add('ruler', 1)),
    );
    expect(merged.hasBroughtGoods).toBe(true);
    expect(pieces).toEqual({ 'pen NORMAL': 5, 'ruler NORMAL': 1 });
  });

  it('says nothing of an empty cart, and of one whose goods found no room', async () => {
    const empty = await join(pens(2), async () => undefined);
    expect([empty.merged.hasBroughtGoods, empty.pieces]).toEqual([false, { 'pen NORMAL': 2 }]);
    const full = await join(pens(10), pens(1));
    expect([full.merged.hasBroughtGoods, full.pieces]).toEqual([false, { 'pen NORMAL': 10 }]);
  });

  it('names the goods of which less is there than both carts held, and what does not count', async () => {
    const lowered = await join(pens(7), pens(5));
    expect(lowered.pieces).toEqual({ 'pen NORMAL': 10 });
    const { merged } = await join(inTurn(pens(7), voucher('ZEHN')), inTurn(pens(5), voucher('ELF')));
    expect([lowered.merged.shortfall, merged.shortfall]).toEqual([
      'Wir haben Ihren früheren Warenkorb nicht ganz dazugelegt. Weniger Stück: Stift pen (10 statt 12).',
      'Wir haben Ihren früheren Warenkorb nicht ganz dazugelegt. Weniger Stück: Stift pen (10 statt 12). Nicht übernommen: zweiter Gutschein.',
    ]);
    const whole = await join(pens(2), pens(3));
    expect(whole.merged.shortfall).toBeNull();
  });

  /** Joins the carts as a host does that makes up for a merge: nobody reads its answer. */
  const joinLater = async (own: Fill, brought: Fill) => {
    const email = await openAccount();
    const before = await createShopper(shop);
    await enterWithCart(before, email);
    await own(before);
    const shopper = await createShopper(shop);
    await brought(shopper);
    const { login } = await shopper.call<{ login: { jwt: string; userId: string } }>(LOGIN, { email });
    shopper.headers['x-jwt'] = login.jwt;
    const { mergeCarts } = await shopper.call<{ readonly mergeCarts: MergedCarts }>(
      'mutation($id:ID!){mergeCarts(cartId:$id,keepsShortfall:true){cart{id}}}',
      { id: shopper.cartId },
    );
    shopper.headers['x-ishop-api-userid'] = login.userId;
    shopper.cartId = mergeCarts.cart.id;
    return shopper;
  };
  const toldOf = async (shopper: Shopper): Promise<string | null> => {
    const { shop_findCart: cart } = await shopper.call<{
      readonly shop_findCart: { readonly shortfall: string | null };
    }>('query($id:ID!){shop_findCart(cartId:$id,calculateShippingCost:false){shortfall}}', { id: shopper.cartId });
    return cart.shortfall;
  };

  it('keeps with the cart what nobody was told when the merge was made up for', async () => {
    const lowered = await joinLater(pens(7), pens(5));
    const told = 'Wir haben Ihren früheren Warenkorb nicht ganz dazugelegt. Weniger Stück: Stift pen (10 statt 12).';
    expect(await toldOf(lowered)).toBe(told);
    const [line] = (await lowered.cart()).positions;
    await lowered.update({ removePosition: line?.id });
    expect(await toldOf(lowered)).toBeNull();
    expect(await toldOf(await joinLater(pens(2), pens(3)))).toBeNull();
  });

  it('keeps with the cart also that a voucher or a gift did not count although all goods came along', async () => {
    const own = inTurn(pens(2), voucher('ZEHN'), gift('badge'));
    const brought = inTurn(pens(2), voucher('ELF'), gift('sticker'));
    expect(await toldOf(await joinLater(own, brought))).toBe(
      'Wir haben Ihren früheren Warenkorb nicht ganz dazugelegt. Nicht übernommen: zweiter Gutschein, zweites Geschenk.',
    );
    const read = await join(own, brought);
    expect([read.merged.hasKeptOwnVoucher, read.merged.shortfall, await toldOf(read.shopper)]).toEqual([
      true,
      null,
      null,
    ]);
  });

  it('keeps nothing with the cart that the answer has told', async () => {
    expect(await toldOf((await join(pens(7), pens(5))).shopper)).toBeNull();
  });

  it('names the goods for which the cart of the account had no line left', async () => {
    const items = Array.from({ length: CART_MAX_LINES }, (_none, index) => `full-${index}`);
    const full: Fill = async ({ cartId }) => {
      for (const id of items) await insertItem(database(), { id, cents: 100 });
      const rows = items.map((id, position) => ({
        id: `${cartId}-${position}`,
        cart_id: cartId,
        item_id: id,
        kind: 'normal' as const,
        quantity: 1,
        position,
      }));
      await database().insertInto('cart_lines').values(rows).execute();
    };
    const { merged, cart } = await join(full, (shopper) => shopper.add('ruler', 1));
    expect(cart.positions).toHaveLength(CART_MAX_LINES);
    expect(merged.shortfall).toBe(
      'Wir haben Ihren früheren Warenkorb nicht ganz dazugelegt. Nicht übernommen: Stift ruler.',
    );
  });

  it('says nothing of goods when the visitor has brought the only cart', async () => {
    const { merged, pieces } = await join(async () => undefined, pens(1));
    expect([merged.hasBroughtGoods, pieces]).toEqual([false, { 'pen NORMAL': 1 }]);
  });

  it('keeps the voucher of the account, and says that the other one does not count', async () => {
    const { merged, cart } = await join(inTurn(pens(1), voucher('ZEHN')), inTurn(pens(1), voucher('ELF')));
    expect(merged.hasKeptOwnVoucher).toBe(true);
    expect(cart.totals.promotionsSaving.cents).toBe(200);
  });

  it('takes the voucher along where the account has none, and speaks of no choice where both have the same', async () => {
    const taken = await join(pens(1), inTurn(pens(1), voucher('ELF')));
    expect([taken.merged.hasKeptOwnVoucher, taken.cart.totals.promotionsSaving.cents]).toEqual([false, 220]);
    const same = await join(inTurn(pens(1), voucher('ELF')), inTurn(pens(1), voucher('ELF')));
    expect([same.merged.hasKeptOwnVoucher, same.cart.totals.promotionsSaving.cents]).toEqual([false, 220]);
  });

  it('takes a chosen gift along, unless the account has chosen one, and says which stays', async () => {
    const taken = await join(pens(1), inTurn(pens(1), gift('sticker')));
    expect(taken.pieces).toMatchObject({ 'sticker FREE_GIFT': 1 });
    const kept = await join(inTurn(pens(1), gift('badge')), inTurn(pens(1), gift('sticker')));
    expect(kept.pieces).toEqual({ 'pen NORMAL': 2, 'badge FREE_GIFT': 1 });
    expect([taken.merged.hasKeptOwnGift, kept.merged.hasKeptOwnGift]).toEqual([false, true]);
    const same = await join(inTurn(pens(1), gift('badge')), inTurn(pens(1), gift('badge')));
    expect([same.merged.hasKeptOwnGift, same.pieces]).toEqual([false, { 'pen NORMAL': 2, 'badge FREE_GIFT': 1 }]);
  });

  it('lets a voucher of the account that is over make room for the one that was brought', async () => {
    await insertVoucher(database(), { code: 'ALT', value: 10 });
    const endAlt: Fill = () =>
      database().updateTable('vouchers').set({ ends_at: 1 }).where('code', '=', 'ALT').execute();
    const { merged, cart } = await join(inTurn(pens(1), voucher('ALT'), endAlt), inTurn(pens(1), voucher('ELF')));
    expect([merged.hasKeptOwnVoucher, merged.shortfall]).toEqual([false, null]);
    expect([cart.voucherCodeStatus, cart.totals.promotionsSaving.cents]).toEqual(['REDEEMED', 220]);
  });

  it('lets a gift of the account of which none is left make room for the one that was brought', async () => {
    const stockOf = (available: number) =>
      database().updateTable('stock').set({ available }).where('item_id', '=', 'badge').execute();
    const { available } = await database()
      .selectFrom('stock')
      .select('available')
      .where('item_id', '=', 'badge')
      .executeTakeFirstOrThrow();
    const { merged, pieces } = await join(
      inTurn(pens(1), gift('badge'), () => stockOf(0)),
      inTurn(pens(1), gift('sticker')),
    );
    await stockOf(available);
    expect([merged.hasKeptOwnGift, pieces]).toEqual([false, { 'pen NORMAL': 2, 'sticker FREE_GIFT': 1 }]);
  });

  it('gives the gift of a voucher once, however the carts come together', async () => {
    const both = await join(inTurn(pens(3), voucher('MITGIFT')), inTurn(pens(3), voucher('MITGIFT')));
    expect(both.pieces).toEqual({ 'pen NORMAL': 6, 'badge FREE_GIFT': 1 });
  });

  it('lets the gift of a voucher go with the goods that carry it, and come back with them', async () => {
    const shopper = await createShopper(shop);
    await shopper.add('pen', 3);
    await voucher('MITGIFT')(shopper);
    const pen = (await shopper.cart()).positions.find(({ itemId }) => itemId === 'pen');
    const kinds = async () => {
      const { positions, voucherCodeStatus } = await shopper.cart();
      return [voucherCodeStatus, positions.map(({ itemId }) => itemId).toSorted()];
    };
    expect(await kinds()).toEqual(['REDEEMED', ['badge', 'pen']]);
    await shopper.update({ changeQuantity: { positionId: pen?.id, quantity: 2 } });
    expect(await kinds()).toEqual(['DORMANT', ['pen']]);
    await shopper.update({ changeQuantity: { positionId: pen?.id, quantity: 3 } });
    expect(await kinds()).toEqual(['REDEEMED', ['badge', 'pen']]);
  });

  it('keeps goods that are not for sale any more, as not available and as many as there were', async () => {
    const joined = await join(
      pens(2),
      inTurn(
        (shopper) => shopper.add('ruler', 4),
        () => database().updateTable('items').set({ is_available: false }).where('id', '=', 'ruler').execute(),
      ),
    );
    await database().updateTable('items').set({ is_available: true }).where('id', '=', 'ruler').execute();
    expect(joined.merged.hasBroughtGoods).toBe(true);
    expect(joined.cart.positions).toMatchObject([
      { itemId: 'pen', quantity: 2, availableForSale: true },
      { itemId: 'ruler', quantity: 4, availableForSale: false },
    ]);
  });

  it('answers a change that was done as done, also when a login takes the cart away before the answer is read', async () => {
    const email = await openAccount();
    await enterWithCart(await createShopper(shop), email);
    let endpoint: Pick<TestShop, 'post'> = shop;
    const shopper = await createShopper({ post: (...request) => endpoint.post(...request) });
    const { login } = await shopper.call<{ login: { jwt: string; userId: string } }>(LOGIN, { email });
    let merged: MergedCarts | undefined;
    const whileMerging = afterCommit(database(), async () => {
      if (merged !== undefined) return;
      const merge = { query: MERGE_CARTS, variables: { id: shopper.cartId } };
      const answer = await shop.post(merge, { ...shopper.headers, 'x-jwt': login.jwt });
      merged = ((await answer.json()) as { readonly data: { readonly mergeCarts: MergedCarts } }).data.mergeCarts;
    });
    endpoint = createTestShop(whileMerging);
    await shopper.add('ruler', 3);
    endpoint = shop;
    shopper.headers['x-jwt'] = login.jwt;
    shopper.headers['x-ishop-api-userid'] = login.userId;
    shopper.cartId = merged?.cart.id ?? '';
    expect((await shopper.cart()).positions).toMatchObject([{ itemId: 'ruler', quantity: 3 }]);
  });
});
