// Keeps what the rows of a curated list say true while somebody sets quantities and variants. It looks at the markup and not at React's tree,
// because the list is a static part (ADR 0012).

import { gatewayNotice } from '@tornister/application/notices';
import type { GatewayError } from '@tornister/application/ports';
import type { TakeTeaserList } from '@tornister/application/teaser-list';
import { parseTypedQuantity, QUANTITY_DEBOUNCE_MS } from '@tornister/domain/catalogue';
import { type Money, money } from '@tornister/domain/money';
import { brandId, type ItemId, type ProductId, type WishlistEntryId } from '@tornister/domain/shared';
import type { EntryInput, WishlistItem } from '@tornister/domain/wishlist';
import type { ResultAsync } from 'neverthrow';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import type { Shop } from '../../../composition/shop.ts';
import { wishlistUseCases } from '../../../composition/wishlist-tokens.ts';
import { formatMoney } from '../../../i18n/format-money.ts';
import { fetchNeeds } from '../../../routing/page-needs.ts';

const part = (row: Element, name: string): HTMLElement | null =>
  row.querySelector<HTMLElement>(`[data-part="${name}"]`);

/** The last change of each row; an answer to an earlier one says nothing any more. */
const lastChange = new WeakMap<Element, symbol>();

/** An amount as its element says it while a variant is open: "from" the least. */
const amountIn = (element: HTMLElement, amount: string, isFrom: boolean): string =>
  isFrom ? (element.dataset.from ?? '%').replace('%', () => amount) : amount;

/** Whether a row's price depends on a variant that nobody has chosen yet. */
const isOpen = (row: Element): boolean =>
  part(row, 'total')?.dataset.from !== undefined && row.querySelector('select')?.value === '';

/** Writes what a row costs, and the sum of all of them. */
const showTotal = (row: Element, total: Money, locale: string): void => {
  const cell = part(row, 'total');
  if (cell === null) return;
  cell.dataset.cents = String(total.cents);
  cell.textContent = amountIn(cell, formatMoney(total, locale), isOpen(row));
  const form = row.closest('form');
  const sum = form && part(form, 'sum');
  if (!form || !sum) return;
  const cents = [...form.querySelectorAll<HTMLElement>('[data-cents]')].map(({ dataset }) => Number(dataset.cents));
  const all = money(
    cents.reduce((before, one) => before + one, 0),
    total.currency,
  );
  sum.textContent = amountIn(sum, formatMoney(all, locale), [...form.querySelectorAll('tr[data-entry]')].some(isOpen));
};

/** Writes what a row says of its item; the picture is that of the item without its other sizes. */
const showItem = (row: Element, item: WishlistItem): void => {
  const picture = row.querySelector('img');
  if (picture !== null) {
    for (const source of row.querySelectorAll('picture source')) source.remove();
    picture.removeAttribute('srcset');
    picture.src = item.picture.src;
  }
  const number = part(row, 'number');
  // Another item may come at another time.
  part(row, 'delivery')?.remove();
  if (number !== null) number.textContent = (number.dataset.words ?? '').replace('%', item.orderNumber);
};

/** What a row of the form says at this moment, with the item that it shows while its variant is open; nothing without a quantity. */
const setIn = (row: HTMLElement): EntryInput | undefined => {
  const itemId = row.querySelector('select')?.value || (row.dataset.item ?? '');
  const quantity = parseTypedQuantity(row.querySelector('input')?.value ?? '') ?? 0;
  if (itemId === '' || quantity < 1) return undefined;
  return { productId: brandId<ProductId>(row.dataset.product ?? ''), itemId: brandId<ItemId>(itemId), quantity };
};

/** What the row shows for what is set in it: a chosen variant is asked for as a whole, a quantity by what it costs. */
const askFor = (
  take: TakeTeaserList,
  row: HTMLElement,
  set: EntryInput,
  isVariant: boolean,
): ResultAsync<{ readonly total?: Money; readonly item?: WishlistItem }, GatewayError> =>
  isVariant
    ? take
        .replace(brandId<WishlistEntryId>(row.dataset.entry ?? ''), set.itemId, set.quantity)
        .map((replaced) => (replaced === undefined ? {} : { total: replaced.entry.total, item: replaced.entry.item }))
    : take.total(set).map((total) => (total === undefined ? {} : { total }));

/** Follows a field of the form: half a second after its last change the row says what it costs then. */
export const followField = async (shop: Shop, field: EventTarget): Promise<void> => {
  const row = field instanceof Element ? field.closest<HTMLElement>('tr[data-entry]') : null;
  if (row === null) return;
  const isVariant = field instanceof HTMLSelectElement;
  const change = Symbol('change');
  lastChange.set(row, change);
  await fetchNeeds({ areas: ['wishlist'], texts: ['forms', 'account', 'wishlist'] });
  if (!isVariant) await new Promise((resolve) => setTimeout(resolve, QUANTITY_DEBOUNCE_MS));
  const isLast = (): boolean => lastChange.get(row) === change && row.isConnected;
  const set = setIn(row);
  if (!isLast() || set === undefined) return;
  row.setAttribute('aria-busy', 'true');
  const shown = await askFor(shop.get(wishlistUseCases.takeTeaserList), row, set, isVariant);
  row.removeAttribute('aria-busy');
  if (shown.isErr()) shop.get(cartUseCases.showNotices).notify(gatewayNotice(shown.error));
  else if (isLast()) {
    const { total, item } = shown.value;
    if (total !== undefined) showTotal(row, total, shop.site.profile.numberLocale);
    if (item !== undefined) showItem(row, item);
  }
};
