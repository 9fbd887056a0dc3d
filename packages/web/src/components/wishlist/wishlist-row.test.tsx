import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { EditCart } from '@tornister/application/cart';
import { aListEntry, aWishlist } from '@tornister/application/testing';
import { money } from '@tornister/domain/money';
import { instantOf } from '@tornister/domain/shared';
import type { EntrySaleability, WishlistItem, WishlistRole } from '@tornister/domain/wishlist';
import { shownEntries, tableOf } from '@tornister/domain/wishlist';
import { err, ResultAsync } from 'neverthrow';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../test/open-test-shop.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { browseModule } from '../../composition/browse.module.ts';
import { cartUseCases } from '../../composition/cart-tokens.ts';
import { RefusedForm } from './deferred-refused-form.ts';
import { ListHead } from './list-head.tsx';
import { WishlistTable } from './wishlist-table.tsx';

registerArea(browseModule);
afterEach(cleanup);

const NOW = 1_000;
const DEAL = {
  isAvailable: true,
  until: instantOf(NOW + 1),
  reservedPercentage: 40,
  specialPrice: money(399),
  quantityMax: 2,
};

/** The list, as its table has it, with one article, which differs in this. */
const aList = (changes: Partial<WishlistItem> = {}, role: WishlistRole = 'creator') => {
  const entry = aListEntry('1');
  const { entries: _entries, ...list } = aWishlist('a', { role });
  return { ...list, table: tableOf([{ ...entry, item: { ...entry.item, ...changes } }]) };
};

const ADDRESS = { sort: 'added', removed: [] } as const;

describe('the lightning price of an entry (ADR 0055)', () => {
  const show = async (lightningDeal: typeof DEAL) => {
    const list = aList({ lightningDeal, prices: { current: money(500), lightning: money(399) } });
    const shop = await openTestShop({ now: NOW });
    renderInShop(shop, <WishlistTable list={list} lists={[]} address={ADDRESS} isLoggedIn={false} />);
    return { price: screen.queryByText(/Blitzpreis/), badge: screen.queryByText('Blitzangebot') };
  };

  it('stands there with its badge while the deal runs, and both go with its end', async () => {
    const { price, badge } = await show(DEAL);
    for (const shown of [price, badge]) expect(shown?.getAttribute('data-deal-until')).toBe(String(DEAL.until));
  });

  it.each([
    ['every piece is reserved', { isAvailable: false, reservedPercentage: 100 }],
    ['the deal has ended', { until: instantOf(NOW) }],
  ])('is not there, nor its badge, where %s: the basket would not have it', async (_, changes) => {
    expect(await show({ ...DEAL, ...changes })).toEqual({ price: null, badge: null });
  });
});

it('shows the traffic light that the stock system says, in any language (spec 1 §9)', async () => {
  const list = aList({ deliveryStatusText: 'En stock', deliveryStatusLight: true });
  renderInShop(await openTestShop(), <WishlistTable list={list} lists={[]} address={ADDRESS} isLoggedIn={false} />);
  expect(screen.getByText('En stock').dataset.light).toBe('');
});

describe('a comment that was refused', () => {
  const show = async (entryId: string) => {
    const typed = { intent: 'comment', entryId, comment: 'Bitte in Blau' };
    const refusal = { typed, errors: [{ field: 'comment', message: 'vue.wishlist.error.tooLong' }] };
    renderInShop(
      await openTestShop(),
      <>
        <RefusedForm refusal={refusal} />
        <WishlistTable list={aList()} lists={[]} address={ADDRESS} isLoggedIn refusal={refusal} />
      </>,
    );
    const way = (await screen.findByRole('link', { name: /Kommentar/u })).getAttribute('href') ?? '';
    return { way, options: screen.getByText('Optionen').closest('details') };
  };

  it('stands in the open options of its entry, where the way from the error leads', async () => {
    const { way, options } = await show('entry-1');
    expect(options?.open).toBe(true);
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Kommentar');
    expect([`#${field.id}`, field.value, field.getAttribute('aria-invalid')]).toEqual([way, 'Bitte in Blau', 'true']);
  });

  it('is of no other entry', async () => {
    expect((await show('entry-2')).options?.open).toBe(false);
  });
});

describe('how many of an entry', () => {
  it.each(['creator', 'reader'] as const)('is said in words that are printed, which no form is: %s', async (role) => {
    const [entry] = shownEntries(aList().table);
    const table = tableOf(entry === undefined ? [] : [{ ...entry, quantity: 3 }]);
    const list = { ...aList({}, role), table };
    renderInShop(await openTestShop(), <WishlistTable list={list} lists={[]} address={ADDRESS} isLoggedIn={false} />);
    const said = screen.getByText('3 ×');
    expect(said.closest('form')).toBeNull();
    // Beside a form that says it already, it is for paper only.
    const isChanged = said.closest('td')?.querySelector('form') !== null;
    expect([isChanged, said.className !== '']).toEqual(role === 'creator' ? [true, true] : [false, false]);
  });
});

describe('the energy class of an entry (Reg. (EU) 2017/1369)', () => {
  it('stands beside its price and leads to the full label', async () => {
    const energyEfficiency = { imgPath: '/a.svg', imgAlt: 'Klasse A, Skala A bis G', detailsImgPath: '/label.svg' };
    const list = aList({ energyEfficiency });
    renderInShop(await openTestShop(), <WishlistTable list={list} lists={[]} address={ADDRESS} isLoggedIn={false} />);
    expect(screen.getByAltText('Klasse A, Skala A bis G').closest('a')?.getAttribute('href')).toBe('/label.svg');
  });
});

describe('the prime note of an entry (spec 3 §6)', () => {
  const NOTE = 'Mit Prime versandkostenfrei';
  const show = async (changes: Partial<WishlistItem>, saleability: EntrySaleability = { kind: 'saleable' }) => {
    const [entry] = shownEntries(aList(changes).table);
    const list = { ...aList(), table: tableOf(entry === undefined ? [] : [{ ...entry, saleability }]) };
    renderInShop(await openTestShop(), <WishlistTable list={list} lists={[]} address={ADDRESS} isLoggedIn={false} />);
    return screen.queryByText(NOTE);
  };

  it('stands at goods that prime delivers', async () => {
    expect(await show({ isPrimeEligible: true })).not.toBeNull();
  });

  it('stands at no others, and at none that cannot be had', async () => {
    expect(await show({ isPrimeEligible: false })).toBeNull();
    cleanup();
    expect(await show({ isPrimeEligible: true }, { kind: 'unsaleable' })).toBeNull();
  });
});

describe('a row that is busy (spec 3 §4 "Row loading")', () => {
  const row = () => screen.getByText('Zirkel 1').closest('tr');

  it('is loading while its article goes into the basket, until there is an answer', async () => {
    const answers: (() => void)[] = [];
    const editCart = {
      add: () =>
        ResultAsync.fromSafePromise(new Promise<void>((answer) => answers.push(answer))).andThen(() => err({})),
    } as unknown as EditCart;
    const shop = await openTestShop({ bindMore: (bind) => bind(cartUseCases.editCart, [], () => editCart) });
    renderInShop(shop, <WishlistTable list={aList()} lists={[]} address={ADDRESS} isLoggedIn={false} />);
    expect(row()?.getAttribute('aria-busy')).toBe('false');
    const button = screen.getByRole('button', { name: /Zirkel 1.*Warenkorb/u });
    fireEvent.click(button);
    expect([row()?.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
    // Its name says so as well: another one would hide it from who listens.
    expect(screen.getByRole('button', { name: 'Wird hinzugefügt …' })).toBe(button);
    await act(async () => answers[0]?.());
    await waitFor(() => expect(row()?.getAttribute('aria-busy')).toBe('false'));
    expect(button.getAttribute('aria-disabled')).toBe('false');
  });
});

describe('the head of a list', () => {
  it.each([
    ['creator', true, 'Aktuelle Liste', null],
    ['creator', false, null, 'Als aktuelle Liste benutzen'],
    ['reader', false, null, null],
  ] as const)('says to its %s whether it is the current one (%s), and offers what they may', async (...shown) => {
    const [role, isCurrent, badge, offer] = shown;
    renderInShop(
      await openTestShop(),
      <ListHead list={aList({}, role)} address={ADDRESS} isCurrent={isCurrent} formKey="key-of-press" />,
    );
    expect(screen.queryByText('Aktuelle Liste')?.textContent ?? null).toBe(badge);
    expect(document.querySelector('[value=current]')?.textContent ?? null).toBe(offer);
  });
});
