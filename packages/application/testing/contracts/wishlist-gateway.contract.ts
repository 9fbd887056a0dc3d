// The contract tests of the port `WishlistGateway`.

import type { ItemId, ProductId, WishlistEntryId, WishlistId } from '@tornister/domain/shared';
import { brandId } from '@tornister/domain/shared';
import type { WishlistEssentials } from '@tornister/domain/wishlist';
import { describe, expect, it } from 'vitest';
import type { WishlistGateway } from '../../src/ports/index.ts';

type ContractItem = { readonly productId: ProductId; readonly itemId: ItemId };

/** What a shop must have for the contract; every case gets a visitor of its own. */
export type WishlistsUnderContract = {
  /** The lists of somebody who has never been here. */
  readonly guest: () => WishlistGateway | Promise<WishlistGateway>;
  /** The lists of a member, who has a default list. */
  readonly member: () => WishlistGateway | Promise<WishlistGateway>;
  /** Two articles of which one piece and more can be on a list. */
  readonly items: readonly [ContractItem, ContractItem];
  /** A product of several items. */
  readonly varied: ProductId;
};

/** The promises of every wishlist gateway, run by the double and by the adapter. */
export const describeWishlistGateway = (name: string, shop: WishlistsUnderContract): void => {
  const [first, second] = shop.items;
  const itemsOf = (list: Pick<WishlistEssentials, 'entries'>) =>
    list.entries.map(({ itemId, quantity }) => [itemId, quantity]);

  /** A guest with both articles on the list. */
  const guestWithList = async () => {
    const gateway = await shop.guest();
    await gateway.add(undefined, { ...first, quantity: 2 });
    const list = (await gateway.add(undefined, { ...second, quantity: 1 }))._unsafeUnwrap();
    if (list === undefined) throw new Error('The change answers no list.');
    return { gateway, list, entryId: list.entries[0]?.id ?? brandId<WishlistEntryId>('') };
  };
  const rowsOf = async (gateway: WishlistGateway, id: WishlistId, removed: readonly WishlistEntryId[] = []) =>
    ((await gateway.list(id, removed))._unsafeUnwrap()?.rows ?? []).map(({ entry, isRemoved }) => [
      entry.item.itemId,
      entry.quantity,
      isRemoved,
    ]);

  describe(`wishlist gateway: ${name}`, () => {
    it('has no list for somebody new, and makes one with the first article', async () => {
      const gateway = await shop.guest();
      expect((await gateway.essentials())._unsafeUnwrap()).toEqual([]);
      const list = (await gateway.add(undefined, { ...first, quantity: 2 }))._unsafeUnwrap();
      expect(list).toMatchObject({ isDefault: true, role: 'creator' });
      const lists = (await gateway.essentials())._unsafeUnwrap();
      expect(lists.map(itemsOf)).toEqual([[[first.itemId, 2]]]);
    });

    it('shows a list with its articles, and nothing of a list that is not there', async () => {
      const { gateway, list } = await guestWithList();
      const shown = (await gateway.list(list.id, []))._unsafeUnwrap();
      expect(shown).toMatchObject({ id: list.id, name: list.name, version: 1 });
      expect(shown?.rows[0]?.entry).toMatchObject({ quantity: 2, item: first, saleability: { kind: 'saleable' } });
      expect(shown?.rows[0]?.entry.total.cents).toBe(2 * (shown?.rows[0]?.entry.item.prices.current.cents ?? 0));
      expect((await gateway.list(brandId<WishlistId>('none'), []))._unsafeUnwrap()).toBeUndefined();
    });

    it('names the state that a list is in: the same one until something is changed, then another one', async () => {
      const { gateway, list } = await guestWithList();
      const revision = async () => (await gateway.list(list.id, []))._unsafeUnwrap()?.revision;
      const before = await revision();
      expect(before).toMatch(/^[\da-f]{32}$/);
      expect(await revision()).toBe(before);
      await gateway.changeQuantity(list.id, { ...first, quantity: 5 });
      expect(await revision()).not.toBe(before);
    });

    it('tells the items of a product with their prices, and none of a product that is not there', async () => {
      const gateway = await shop.guest();
      const variants = (await gateway.variants(shop.varied))._unsafeUnwrap();
      expect(variants.length).toBeGreaterThan(1);
      expect(new Set(variants.map(({ itemId }) => itemId)).size).toBe(variants.length);
      for (const { label, price } of variants) {
        expect(label).not.toBe('');
        expect(price.cents).toBeGreaterThan(0);
      }
      expect((await gateway.variants(brandId<ProductId>('none')))._unsafeUnwrap()).toEqual([]);
    });

    it('keeps the place of an article that was removed, and brings it back there', async () => {
      const { gateway, list, entryId } = await guestWithList();
      const left = (await gateway.remove(list.id, entryId))._unsafeUnwrap();
      expect(left && itemsOf(left)).toEqual([[second.itemId, 1]]);
      expect(await rowsOf(gateway, list.id)).toEqual([[second.itemId, 1, false]]);
      expect(await rowsOf(gateway, list.id, [entryId])).toEqual([
        [first.itemId, 2, true],
        [second.itemId, 1, false],
      ]);
      await gateway.add(list.id, { ...first, quantity: 2 });
      expect(await rowsOf(gateway, list.id, [entryId])).toEqual([
        [first.itemId, 2, false],
        [second.itemId, 1, false],
      ]);
    });

    it('changes a quantity; none of it removes the article', async () => {
      const { gateway, list } = await guestWithList();
      const more = (await gateway.changeQuantity(list.id, { ...first, quantity: 5 }))._unsafeUnwrap();
      expect(more && itemsOf(more)).toEqual([
        [first.itemId, 5],
        [second.itemId, 1],
      ]);
      const none = (await gateway.changeQuantity(list.id, { ...first, quantity: 0 }))._unsafeUnwrap();
      expect(none && itemsOf(none)).toEqual([[second.itemId, 1]]);
    });

    it('puts another article in the place of one', async () => {
      const gateway = await shop.guest();
      const list = (await gateway.add(undefined, { ...first, quantity: 3 }))._unsafeUnwrap();
      const [entry] = list?.entries ?? [];
      if (list === undefined || entry === undefined) throw new Error('Nothing was put on the list.');
      const changed = (await gateway.replace(list.id, entry.id, { ...second, quantity: 3 }))._unsafeUnwrap();
      expect(changed && itemsOf(changed)).toEqual([[second.itemId, 3]]);
    });

    it('never overwrites what was not seen, and keeps the quantity of an article that gives way to another', async () => {
      const { gateway, list, entryId } = await guestWithList();
      const seen = { itemId: first.itemId, quantity: 2 };
      expect((await gateway.changeQuantity(list.id, { ...first, quantity: 4 }, seen)).isOk()).toBe(true);
      const late = (await gateway.changeQuantity(list.id, { ...first, quantity: 7 }, seen))._unsafeUnwrapErr();
      expect(late).toMatchObject({ kind: 'gateway.refused', message: 'vue.wishlist.error.entryChanged' });
      await gateway.remove(list.id, list.entries[1]?.id ?? entryId);
      const replaced = await gateway.replace(list.id, entryId, { ...second, quantity: 2 }, seen);
      expect(itemsOf(replaced._unsafeUnwrap() ?? { entries: [] })).toEqual([[second.itemId, 4]]);
      const again = (await gateway.replace(list.id, entryId, { ...first, quantity: 2 }, seen))._unsafeUnwrapErr();
      expect(again).toMatchObject({ kind: 'gateway.refused', message: 'vue.wishlist.error.entryChanged' });
    });

    it('puts several articles on the list at once; of one that is there the larger quantity stays', async () => {
      const gateway = await shop.guest();
      const entries = [
        { ...first, quantity: 2 },
        { ...second, quantity: 3 },
      ];
      const list = (await gateway.addAll(undefined, entries))._unsafeUnwrap();
      expect(itemsOf(list ?? { entries: [] })).toEqual([
        [first.itemId, 2],
        [second.itemId, 3],
      ]);
      const more = await gateway.addAll(list?.id, [
        { ...first, quantity: 5 },
        { ...second, quantity: 1 },
      ]);
      expect(itemsOf(more._unsafeUnwrap() ?? { entries: [] })).toEqual([
        [first.itemId, 5],
        [second.itemId, 3],
      ]);
    });

    it('makes lists of names of their own, renames them, and refuses a version that is no longer the last', async () => {
      const gateway = await shop.member();
      const list = (await gateway.create({ name: 'Klasse 4c', description: 'Herbst' }))._unsafeUnwrap();
      if (list === undefined) throw new Error('No list was made.');
      const taken = (await gateway.create({ name: 'klasse 4C', description: '' }))._unsafeUnwrapErr();
      expect(taken).toMatchObject({ kind: 'gateway.refused', fieldErrors: [{ field: 'name' }] });
      const renamed = { name: 'Klasse 5c', description: '', version: 1 };
      expect((await gateway.update(list.id, renamed))._unsafeUnwrap()).toMatchObject({ name: 'Klasse 5c' });
      const late = (await gateway.update(list.id, { ...renamed, name: 'Klasse 6c' }))._unsafeUnwrapErr();
      expect(late).toMatchObject({ kind: 'gateway.refused', message: 'vue.wishlist.error.changedElsewhere' });
    });

    it('makes a list the active one and removes it; the default list stays', async () => {
      const gateway = await shop.member();
      const list = (await gateway.create({ name: 'Werken', description: '' }))._unsafeUnwrap();
      if (list === undefined) throw new Error('No list was made.');
      await gateway.activate(list.id);
      const lists = (await gateway.essentials())._unsafeUnwrap();
      expect(lists.find(({ active }) => active)).toMatchObject({ id: list.id });
      expect(lists[0]).toMatchObject({ isDefault: true });
      expect((await gateway.removeList(list.id)).isOk()).toBe(true);
      const left = (await gateway.essentials())._unsafeUnwrap();
      expect(left.map(({ id }) => id)).not.toContain(list.id);
      const refused = (await gateway.removeList(lists[0]?.id ?? list.id))._unsafeUnwrapErr();
      expect(refused).toMatchObject({ kind: 'gateway.refused', message: 'vue.wishlist.error.defaultStays' });
    });

    it('shares a list by a link, until it is revoked; whose list it is cannot leave it', async () => {
      const gateway = await shop.member();
      const list = (await gateway.create({ name: 'Malen', description: '' }))._unsafeUnwrap();
      if (list === undefined) throw new Error('No list was made.');
      await gateway.add(list.id, { ...first, quantity: 2 });
      expect((await gateway.share(list.id, 'editor')).isOk()).toBe(true);
      const [link] = (await gateway.list(list.id, []))._unsafeUnwrap()?.sharing?.links ?? [];
      if (link === undefined) throw new Error('The link is not shown.');
      const shared = (await gateway.shared(link.token))._unsafeUnwrap();
      expect(shared).toMatchObject({ role: 'editor', isJoined: true, list: { name: 'Malen', role: 'reader' } });
      expect(shared?.list.rows.map(({ entry }) => [entry.item.itemId, entry.quantity])).toEqual([[first.itemId, 2]]);
      const left = (await gateway.leave(list.id))._unsafeUnwrapErr();
      expect(left).toMatchObject({ kind: 'gateway.refused', message: 'vue.wishlist.error.creatorStays' });
      await gateway.revokeLink(list.id, link.id);
      expect((await gateway.shared(link.token))._unsafeUnwrap()).toBeUndefined();
    });

    it('invites by mail, shows who sent it where it went, and takes it back; what is no address is refused', async () => {
      const gateway = await shop.member();
      const list = (await gateway.create({ name: 'Einladen', description: '' }))._unsafeUnwrap();
      if (list === undefined) throw new Error('No list was made.');
      const refused = (await gateway.invite(list.id, { email: 'oma', role: 'reader' }))._unsafeUnwrapErr();
      expect(refused).toMatchObject({ kind: 'gateway.refused', fieldErrors: [{ field: 'email' }] });
      await gateway.invite(list.id, { email: 'Oma@example.com', role: 'reader' });
      await gateway.invite(list.id, { email: 'oma@example.com', role: 'editor' });
      const invitationsOf = async () => (await gateway.list(list.id, []))._unsafeUnwrap()?.sharing?.invitations ?? [];
      const [invitation, ...more] = await invitationsOf();
      expect(invitation).toMatchObject({ email: 'oma@example.com', role: 'editor' });
      expect(more).toEqual([]);
      await gateway.revokeInvitation(list.id, invitation?.id ?? '');
      expect(await invitationsOf()).toEqual([]);
    });

    it('takes a comment and gives it back with its entry, until it is deleted', async () => {
      const gateway = await shop.member();
      const made = (await gateway.create({ name: 'Basteln', description: '' }))._unsafeUnwrap();
      if (made === undefined) throw new Error('No list was made.');
      const list = (await gateway.add(made.id, { ...first, quantity: 1 }))._unsafeUnwrap();
      const entryId = list?.entries[0]?.id ?? brandId<WishlistEntryId>('');
      expect((await gateway.comment(made.id, entryId, 'In Blau')).isOk()).toBe(true);
      const [position] = (await gateway.comments(made.id))._unsafeUnwrap();
      expect(position).toMatchObject({
        positionId: entryId,
        comments: [{ comment: 'In Blau', allowedToDeleteByUser: true }],
      });
      const empty = (await gateway.comment(made.id, entryId, ' '))._unsafeUnwrapErr();
      expect(empty).toMatchObject({ kind: 'gateway.refused', fieldErrors: [{ field: 'comment' }] });
      await gateway.removeComment(made.id, position?.comments[0]?.id ?? '');
      expect((await gateway.comments(made.id))._unsafeUnwrap()).toEqual([]);
    });

    it('moves an entry to another list with its quantity and its comments; what is gone already is refused', async () => {
      const gateway = await shop.member();
      const from = (await gateway.create({ name: 'Umzug von', description: '' }))._unsafeUnwrap();
      const to = (await gateway.create({ name: 'Umzug nach', description: '' }))._unsafeUnwrap();
      if (from === undefined || to === undefined) throw new Error('No list was made.');
      const list = (await gateway.add(from.id, { ...first, quantity: 3 }))._unsafeUnwrap();
      const entryId = list?.entries[0]?.id ?? brandId<WishlistEntryId>('');
      await gateway.comment(from.id, entryId, 'In Blau');
      expect((await gateway.move(from.id, entryId, to.id))._unsafeUnwrap()).toMatchObject({ id: from.id, entries: [] });
      expect(await rowsOf(gateway, to.id)).toEqual([[first.itemId, 3, false]]);
      const [position] = (await gateway.comments(to.id))._unsafeUnwrap();
      expect(position?.comments.map(({ comment }) => comment)).toEqual(['In Blau']);
      const again = (await gateway.move(from.id, entryId, to.id))._unsafeUnwrapErr();
      expect(again).toMatchObject({ kind: 'gateway.refused', message: 'vue.wishlist.error.entryGone' });
    });
  });
};
