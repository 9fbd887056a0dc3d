// The contract tests of the port `ClassListGateway`.

import type { ClassListEntryDraft } from '@tornister/domain/classlist';
import { describe, expect, it } from 'vitest';
import type { ClassListGateway } from '../../src/ports/index.ts';

/** What a shop must have for the contract; every case gets a member of its own or the one that there is. */
export type ClassListsUnderContract = {
  readonly member: () => ClassListGateway | Promise<ClassListGateway>;
  /** The order number of an article that is sold. */
  readonly orderNumber: string;
  /** An origin of the shop. */
  readonly shopAddress: string;
};

const HEAD = { name: 'Klasse 3b', schoolYear: '2026/27', children: 24, closesOn: '2098-09-04' };
const row = (title: string, changes: Partial<ClassListEntryDraft> = {}): ClassListEntryDraft => ({
  title,
  orderNumber: '',
  quantity: 1,
  per: 'child',
  choice: 'any',
  note: '',
  ...changes,
});
const FAMILY = 'a-family-of-the-contract-0000000';

/** The promises of every gateway of class lists, run by the double and by the adapter. */
export const describeClassListGateway = (name: string, shop: ClassListsUnderContract): void => {
  describe(`class list gateway: ${name}`, () => {
    it('makes a list with its rows and shows it, until it is removed', async () => {
      const gateway = await shop.member();
      const rows = [row('Hausschuhe', { note: 'mit Namen' }), row('', { orderNumber: shop.orderNumber, quantity: 3 })];
      const id = (await gateway.create(HEAD, rows))._unsafeUnwrap();
      const [listed] = (await gateway.lists())._unsafeUnwrap();
      expect(listed).toMatchObject({ id, ...HEAD, version: 1, entryCount: 2, isShared: false, isClosed: false });
      const opened = (await gateway.open(id, shop.shopAddress))._unsafeUnwrap();
      expect(opened?.entries).toMatchObject([
        { title: 'Hausschuhe', note: 'mit Namen', per: 'child', choice: 'any', promised: 0 },
        { title: '', quantity: 3, item: { orderNumber: shop.orderNumber, isForSale: true } },
      ]);
      expect(opened?.link).toBeUndefined();
      expect((await gateway.remove(id)).isOk()).toBe(true);
      expect((await gateway.open(id, shop.shopAddress))._unsafeUnwrap()).toBeUndefined();
    });

    it('changes head and rows, and refuses a version that is no longer the last', async () => {
      const gateway = await shop.member();
      const id = (await gateway.create(HEAD, [row('Schere')]))._unsafeUnwrap();
      expect((await gateway.add(id, [row('Kleber', { per: 'class', quantity: 4 })])).isOk()).toBe(true);
      const [scissors, glue] = (await gateway.open(id, shop.shopAddress))._unsafeUnwrap()?.entries ?? [];
      const changed = row('Bastelschere', { choice: 'exact' });
      expect((await gateway.change(id, scissors?.id ?? '', changed, 1)).isOk()).toBe(true);
      const late = (await gateway.change(id, scissors?.id ?? '', row('Papierschere'), 1))._unsafeUnwrapErr();
      const elsewhere = { kind: 'gateway.refused', message: 'vue.classList.error.changedElsewhere' };
      expect(late).toMatchObject(elsewhere);
      expect((await gateway.update(id, { ...HEAD, name: 'Klasse 4b' }, 1)).isOk()).toBe(true);
      expect((await gateway.update(id, { ...HEAD, name: 'Klasse 5b' }, 1))._unsafeUnwrapErr()).toMatchObject(elsewhere);
      expect((await gateway.removeEntry(id, glue?.id ?? '')).isOk()).toBe(true);
      const opened = (await gateway.open(id, shop.shopAddress))._unsafeUnwrap();
      expect(opened).toMatchObject({ list: { name: 'Klasse 4b', version: 2 }, entries: [{ title: 'Bastelschere' }] });
      const wrong = (await gateway.add(id, [row('', { orderNumber: 'gibt-es-nicht' })]))._unsafeUnwrapErr();
      expect(wrong).toMatchObject({ kind: 'gateway.refused', fieldErrors: [{ field: 'orderNumber' }] });
    });

    it('is opened by its link, and takes promises up to what is needed, until the link is revoked', async () => {
      const gateway = await shop.member();
      const id = (await gateway.create(HEAD, [row('Kleber', { per: 'class', quantity: 2 })]))._unsafeUnwrap();
      expect((await gateway.share(id)).isOk()).toBe(true);
      const opened = (await gateway.open(id, shop.shopAddress))._unsafeUnwrap();
      expect(opened?.link?.qrCode).toContain('data:image/svg+xml');
      const token = opened?.link?.url.split('/').at(-2) ?? '';
      const entryId = opened?.entries[0]?.id ?? '';
      expect((await gateway.promise(token, FAMILY, entryId, 1)).isOk()).toBe(true);
      const tooMuch = (await gateway.promise(token, FAMILY.replace('a-', 'b-'), entryId, 2))._unsafeUnwrapErr();
      expect(tooMuch).toMatchObject({ kind: 'gateway.refused', fieldErrors: [{ values: { count: 1 } }] });
      const shared = async (family: string) => (await gateway.shared(token, family))._unsafeUnwrap();
      expect(await shared(FAMILY)).toMatchObject({ name: 'Klasse 3b', entries: [{ promised: 1, promisedHere: 1 }] });
      expect(await shared('')).toMatchObject({ entries: [{ promised: 1, promisedHere: 0 }] });
      expect((await gateway.unshare(id)).isOk()).toBe(true);
      expect(await shared('')).toBeUndefined();
    });

    it('is copied into the next school year, without promises and link', async () => {
      const gateway = await shop.member();
      const id = (await gateway.create(HEAD, [row('Schere')]))._unsafeUnwrap();
      const copy = (await gateway.copy(id))._unsafeUnwrap();
      const opened = (await gateway.open(copy, shop.shopAddress))._unsafeUnwrap();
      expect(opened).toMatchObject({
        list: { schoolYear: '2027/28', isShared: false },
        entries: [{ title: 'Schere' }],
      });
      expect(opened?.list.closesOn).toBeUndefined();
    });
  });
};
