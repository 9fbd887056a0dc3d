import { articleOf, PROMISE_COOKIE } from '@tornister/domain/classlist';
import { money } from '@tornister/domain/money';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import {
  aLine,
  createInMemoryClassListGateway,
  createInMemoryCookieJar,
  createInMemoryMaterialListGateway,
} from '../../testing/index.ts';
import { createFindAlternatives } from '../alternatives/find-alternatives.ts';
import type { OrderFormEntry } from '../order-form/fill-order-form.ts';
import type { ClassListEntry, ClassListGateway } from '../ports/index.ts';
import { chosenAlternatives, classRows, familyRows, shortArticles, totalOfRows } from './family-rows.ts';
import { createShopFromClassList } from './shop-from-class-list.ts';

const { availableForSale: isForSale, ...line } = aLine(1, { orderNumber: '10001', unitPrice: money(120) });
const PENCIL = { ...line, isForSale };
const row = { title: '', orderNumber: '10001', quantity: 2, per: 'child', choice: 'any', note: '' } as const;
const secretOf = (count: number) => `${count}`.padStart(32, '0');
const SECRET = secretOf(1);
const LOST = { kind: 'gateway.timed-out' } as const;

/** `network` stands between the family and the gateway. */
const open = async (
  network: (promise: ClassListGateway['promise']) => ClassListGateway['promise'] = (same) => same,
) => {
  const classLists = createInMemoryClassListGateway([PENCIL]);
  const head = { name: 'Klasse 3b', schoolYear: '2026/27', children: 24 };
  const rows = [row, { ...row, per: 'class' as const, quantity: 5 }, { ...row, title: 'Hausschuhe', orderNumber: '' }];
  const id = (await classLists.create(head, rows))._unsafeUnwrap();
  await classLists.share(id);
  const opened = (await classLists.open(id, 'https://de.example'))._unsafeUnwrap();
  const token = opened?.link?.url.split('/').at(-2) ?? '';
  const [child = '', forClass = '', words = ''] = opened?.entries.map((entry) => entry.id) ?? [];
  const cookies = createInMemoryCookieJar();
  const added: OrderFormEntry[] = [];
  let made = 0;
  const family = createShopFromClassList({
    classLists: { ...classLists, promise: network(classLists.promise) },
    cookies,
    keys: { make: () => secretOf(++made) },
    findAlternatives: createFindAlternatives({
      materialList: createInMemoryMaterialListGateway([
        { ...aLine(1, { orderNumber: '10001', name: 'Bleistift' }) },
        aLine(2, { orderNumber: '10002', name: 'Bleistift, naturfarben', unitPrice: money(50) }),
      ]),
    }),
    orderForm: {
      newKey: () => 'made',
      add: (entry) => {
        added.push(entry);
        return okAsync({ rows: [], rest: '', added: [] });
      },
    },
  });
  const list = async () => {
    const shared = (await family.open(token))._unsafeUnwrap();
    if (shared === undefined) throw new Error('The link leads nowhere.');
    return shared;
  };
  return { family, token, child, forClass, words, cookies, added, list };
};

describe('a family and the list of its class (docs/class-lists.md)', () => {
  it('buys everything for its child but what is there already', async () => {
    const { family, list, child, added } = await open();
    await family.add(await list(), [], 'key-1');
    await family.add(await list(), [child], 'key-2');
    expect(added.map(({ typed }) => typed)).toEqual([[{ number: '10001', quantity: '2' }], []]);
  });

  it('buys another brand where it has chosen one of those that are offered', async () => {
    const { family, list, words, child, added } = await open();
    const shared = await list();
    const entries = shared.entries.map((entry) => (entry.id === child ? { ...entry, title: 'Bleistifte' } : entry));
    const offered = (await family.alternatives({ ...shared, entries }, [child]))._unsafeUnwrap();
    expect(Object.keys(offered)).toEqual([child]);
    const chosen = (number: string) => chosenAlternatives(offered, { [child]: number, [words]: '10002' });
    expect(chosen('10002').size).toBe(1);
    expect(chosen('99999').size).toBe(0);
    await family.add(shared, [], 'key-1', chosen('10002'));
    await family.add(shared, [], 'key-2', chosen('99999'));
    expect(added.map(({ typed }) => typed)).toEqual([
      [{ number: '10002', quantity: '2' }],
      [{ number: '10001', quantity: '2' }],
    ]);
    expect(totalOfRows(familyRows(shared.entries, [], chosen('10002')))).toEqual(money(100));
    expect(familyRows(shared.entries, [child], chosen('10002'))).toEqual([]);
  });

  it('finds its promise again by a secret of its browser, buys what it has promised, and takes it back', async () => {
    const { family, list, token, forClass, cookies, added, child } = await open();
    expect(cookies.get(PROMISE_COOKIE)).toBeUndefined();
    expect((await family.promise(token, forClass, 3)).isOk()).toBe(true);
    expect(cookies.get(PROMISE_COOKIE)).toBe(SECRET);
    expect((await list()).entries[1]).toMatchObject({ promised: 3, promisedHere: 3 });
    await family.add(await list(), [child], 'key-1');
    expect(added[0]?.typed).toEqual([{ number: '10001', quantity: '3' }]);
    await family.promise(token, forClass, 0);
    expect((await list()).entries[1]).toMatchObject({ promised: 0, promisedHere: 0 });
  });

  it('gets no secret for a promise that was refused, or for taking back what was never promised', async () => {
    const { family, token, forClass, cookies } = await open();
    expect((await family.promise(token, forClass, 6))._unsafeUnwrapErr()).toMatchObject({ kind: 'gateway.refused' });
    expect((await family.promise(token, forClass, 0)).isOk()).toBe(true);
    expect(cookies.get(PROMISE_COOKIE)).toBeUndefined();
  });
});

describe('the secret of a family that promises for the first time', () => {
  /** The answer to the first promise is lost after it was taken. */
  const losesFirst = () => {
    let asked = 0;
    return (promise: ClassListGateway['promise']): ClassListGateway['promise'] =>
      (...said) => {
        asked += 1;
        const isLost = asked === 1;
        return promise(...said).andThen((answer) => (isLost ? errAsync(LOST) : okAsync(answer)));
      };
  };

  it('is kept before the answer comes, so that a promise whose answer is lost is found again and made once', async () => {
    const { family, list, token, forClass, cookies } = await open(losesFirst());
    expect((await family.promise(token, forClass, 3))._unsafeUnwrapErr()).toEqual(LOST);
    expect(cookies.get(PROMISE_COOKIE)).toBe(SECRET);
    expect((await list()).entries[1]).toMatchObject({ promised: 3, promisedHere: 3 });
    expect((await family.promise(token, forClass, 3)).isOk()).toBe(true);
    expect((await list()).entries[1]).toMatchObject({ promised: 3, promisedHere: 3 });
  });

  it.each(['gateway.unreachable', 'gateway.timed-out', 'gateway.internal'] as const)(
    'stays where it is not known whether it was taken: %s',
    async (kind) => {
      const { family, token, forClass, cookies } = await open(() => () => errAsync({ kind }));
      expect((await family.promise(token, forClass, 3)).isErr()).toBe(true);
      expect(cookies.get(PROMISE_COOKIE)).toBe(SECRET);
    },
  );

  it.each([
    { kind: 'gateway.refused', message: '', fieldErrors: [] },
    { kind: 'gateway.throttled', message: '', retryAfterSeconds: 30 },
  ] as const)('goes after a refusal, $kind, where it is new; a known one stays', async (error) => {
    const { family, token, forClass, cookies } = await open(() => () => errAsync(error));
    await family.promise(token, forClass, 3);
    expect(cookies.get(PROMISE_COOKIE)).toBeUndefined();
    cookies.set(PROMISE_COOKIE, secretOf(9), {});
    await family.promise(token, forClass, 3);
    expect(cookies.get(PROMISE_COOKIE)).toBe(secretOf(9));
  });

  it.each([
    [2, 99],
    [99, 2],
  ])('is one for two promises at once, of %i and %i pieces, also where one of them is refused', async (one, other) => {
    const answers: (() => void)[] = [];
    const { family, list, token, forClass, cookies } = await open(
      (promise) =>
        (...said) =>
          ResultAsync.fromSafePromise(new Promise<void>((answer) => answers.push(answer))).andThen(() =>
            promise(...said),
          ),
    );
    const both = [family.promise(token, forClass, one), family.promise(token, forClass, other)];
    for (const [index, answer] of answers.entries()) {
      answer();
      await both[index];
    }
    expect(cookies.get(PROMISE_COOKIE)).toBe(SECRET);
    expect((await list()).entries[1]).toMatchObject({ promised: 2, promisedHere: 2 });
  });

  it('is that of its form where no cookie has come yet, so that the same form sent again finds it', async () => {
    const { family, token, forClass, cookies, list } = await open(losesFirst());
    const proposed = family.newSecret();
    expect(proposed).toBe(SECRET);
    await family.promise(token, forClass, 3, proposed);
    cookies.remove(PROMISE_COOKIE);
    expect((await family.promise(token, forClass, 3, proposed)).isOk()).toBe(true);
    expect(cookies.get(PROMISE_COOKIE)).toBe(proposed);
    expect((await list()).entries[1]).toMatchObject({ promised: 3, promisedHere: 3 });
    expect(family.newSecret()).toBeUndefined();
  });

  it.each(['', 'short', 'x'.repeat(31), 'x'.repeat(81), `${'x'.repeat(32)} `])(
    'is never what a form has made up: %j',
    async (proposed) => {
      const { family, token, forClass, cookies } = await open();
      expect((await family.promise(token, forClass, 3, proposed)).isOk()).toBe(true);
      expect(cookies.get(PROMISE_COOKIE)).toBe(SECRET);
    },
  );
});

describe('what goes into the basket', () => {
  const entry = { id: '1', title: '', quantity: 2, per: 'child', choice: 'any', note: '', version: 1 } as const;
  const asked = { ...entry, promised: 0, promisedHere: 0 };

  it('is the article itself, or what takes its place; nothing where the shop has neither', () => {
    const gone = { ...PENCIL, isForSale: false };
    const other = { ...PENCIL, orderNumber: '10002' };
    expect(articleOf({ item: PENCIL, replacement: other })).toBe(PENCIL);
    expect(articleOf({ item: gone, replacement: other })).toBe(other);
    expect(articleOf({ item: gone })).toBeUndefined();
    expect(familyRows([{ ...asked, item: gone }, asked], [])).toEqual([]);
  });

  it('is no set for a class where each child brings one; promised for the class it is', () => {
    const set = { ...asked, item: { ...PENCIL, name: 'Klassensatz Schreiben, 24 Kinder' } };
    expect(familyRows([set], [])).toEqual([]);
    const chosen = { ...set, item: { ...PENCIL, variantInfo: [{ label: 'Größe', value: 'Klassensatz 24 im Block' }] } };
    expect(familyRows([chosen], [])).toEqual([]);
    expect(familyRows([{ ...set, per: 'class', promisedHere: 1 }], [])).toMatchObject([{ quantity: 1 }]);
    expect(classRows([set], 24)).toHaveLength(1);
    const other = { orderNumber: '10002', item: PENCIL, quantity: 2, total: money(240) };
    expect(familyRows([set], [], new Map([['1', other]]))).toMatchObject([{ quantity: 2 }]);
  });

  it('costs what its pieces cost, for one child or for all', () => {
    expect(totalOfRows(familyRows([{ ...asked, item: PENCIL }], []))).toEqual(money(240));
    expect(totalOfRows(classRows([{ ...asked, item: PENCIL }], 3))).toEqual(money(720));
    expect(totalOfRows([])).toEqual(money(0));
  });

  it('costs what the press costs where an article is sold from five pieces on, or there are too few of it', () => {
    const fromFive = { ...asked, item: { ...PENCIL, minimumOrderQuantity: 5 } };
    expect(totalOfRows(familyRows([fromFive], []))).toEqual(money(600));
    // Rows of one article go into the basket together.
    expect(totalOfRows(familyRows([fromFive, { ...fromFive, id: '2' }], []))).toEqual(money(600));
    expect(totalOfRows(classRows([fromFive], 3))).toEqual(money(720));
    expect(totalOfRows(classRows([{ ...asked, item: { ...PENCIL, maxQuantity: 4 } }], 3))).toEqual(money(480));
    const tooFew = { ...asked, item: { ...PENCIL, minimumOrderQuantity: 5, maxQuantity: 4 } };
    expect(totalOfRows(familyRows([tooFew], []))).toEqual(money(0));
  });

  it('says of which articles there are fewer than are needed, by all rows that ask for them', () => {
    const few = { ...asked, item: { ...PENCIL, maxQuantity: 6 } };
    const short = (entries: readonly ClassListEntry[], children: number) => shortArticles(classRows(entries, children));
    expect(short([few], 3)).toEqual([]);
    expect(short([few], 4)).toEqual([{ entryIds: ['1'], needed: 8, available: 6 }]);
    expect(short([few, { ...few, id: '2' }], 2)).toEqual([{ entryIds: ['1', '2'], needed: 8, available: 6 }]);
    const raised = { ...asked, item: { ...PENCIL, minimumOrderQuantity: 5, maxQuantity: 5 } };
    expect(short([raised], 1)).toEqual([]);
    expect(short([{ ...raised, item: { ...raised.item, maxQuantity: 4 } }], 1)).toMatchObject([{ available: 0 }]);
    const most = { ...asked, quantity: 99, item: { ...PENCIL, maxQuantity: 99_999 } };
    expect(short([most], 250)).toEqual([{ entryIds: ['1'], needed: 24_750, available: 9_998 }]);
  });

  it('is of a row that counts single pieces what holds those of all children, unless another article was chosen', () => {
    const counted = { '1': { pieces: 72, packs: 8, size: 10 } };
    const packs = [{ ...asked, item: PENCIL }];
    const rows = classRows(packs, 24, undefined, counted);
    expect(rows).toMatchObject([{ quantity: 8, isCapped: false, counted: counted['1'] }]);
    expect(totalOfRows(rows)).toEqual(money(960));
    const other = { orderNumber: '10002', item: { ...PENCIL, orderNumber: '10002' }, quantity: 72, total: money(72) };
    const [chosen] = classRows(packs, 24, new Map([['1', other]]), counted);
    expect(chosen).toMatchObject({ item: { orderNumber: '10002' }, quantity: 72 });
    expect(chosen).not.toHaveProperty('counted');
  });

  it('is no more of one article than an order form takes', () => {
    const [row250] = classRows([{ ...asked, quantity: 99, item: PENCIL }], 250);
    expect(row250?.quantity).toBeLessThan(99 * 250);
    expect([row250?.isCapped, classRows([{ ...asked, item: PENCIL }], 3)[0]?.isCapped]).toEqual([true, false]);
  });
});
