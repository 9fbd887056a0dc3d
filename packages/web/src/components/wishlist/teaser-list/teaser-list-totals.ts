// Reads what is set in the rows of a curated list and writes what its use case says of them. It looks at the markup and not at React's tree,
// because the list is a static part (ADR 0012).

import { gatewayNotice } from '@tornister/application/notices';
import type { AnsweredTeaserRow, FollowTeaserRows } from '@tornister/application/teaser-list';
import { brandId, type WishlistEntryId } from '@tornister/domain/shared';
import type { TeaserList, TeaserPrice, TeaserQuantity, WishlistItem } from '@tornister/domain/wishlist';
import { registerArea } from '../../../composition/area-module.ts';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import type { Shop } from '../../../composition/shop.ts';
import { teaserRowsModule } from '../../../composition/teaser-rows.module.ts';
import { teaserRowsUseCases } from '../../../composition/teaser-rows-tokens.ts';
import { formatMoney } from '../../../i18n/format-money.ts';
import { fetchNeeds } from '../../../routing/page-needs.ts';
import type { ChosenEntries } from './teaser-address.ts';
import { chosenIn, quantityBounds, quantityTextIn } from './teaser-fields.ts';

/** A list as it was opened, with what was set before. */
type OpenedList = { readonly list: TeaserList; readonly chosen: ChosenEntries | undefined };

const part = (within: Element, name: string): HTMLElement | null =>
  within.querySelector<HTMLElement>(`[data-part="${name}"]`);

const rowIn = (form: HTMLFormElement, entryId: WishlistEntryId): HTMLElement | undefined =>
  [...form.querySelectorAll<HTMLElement>('tr[data-entry]')].find(({ dataset }) => dataset.entry === entryId);

/** Writes an amount; the element says in which words it is the least. */
const showPrice = (element: HTMLElement | null, { total, isFrom }: TeaserPrice, locale: string): void => {
  if (element === null) return;
  const amount = formatMoney(total, locale);
  element.textContent = isFrom ? (element.dataset.from ?? '%').replace('%', () => amount) : amount;
};

/** Writes what a row says of its item, and how many of it there can be; the picture is that of the item without its other sizes. */
const showItem = (row: Element, item: WishlistItem): void => {
  const picture = row.querySelector('img');
  if (picture !== null) {
    for (const source of row.querySelectorAll('picture source')) source.remove();
    picture.removeAttribute('srcset');
    picture.src = item.picture.src;
  }
  const number = part(row, 'number');
  const field = row.querySelector('input');
  if (field !== null) {
    const { min, max } = quantityBounds(item);
    field.min = String(min);
    field.max = String(max);
  }
  // Another item may come at another time.
  part(row, 'delivery')?.remove();
  if (number !== null) number.textContent = (number.dataset.words ?? '').replace('%', item.orderNumber);
};

/** Writes how many there are now, and in the words that the form has why these are not the ones that were typed. */
const showQuantity = (
  { dataset }: HTMLFormElement,
  row: Element | undefined,
  read: TeaserQuantity | undefined,
): void => {
  const field = row?.querySelector('input');
  const hint = row && part(row, 'limit');
  const { quantity, limited } = read ?? {};
  if (field && quantity !== undefined && field.value !== String(quantity)) field.value = String(quantity);
  if (!hint) return;
  const { aboveLimit = '', belowMinimum = '', noNumber = '' } = dataset;
  const words = { 'above-limit': aboveLimit, 'below-minimum': belowMinimum, 'no-number': noNumber };
  hint.textContent = limited === undefined ? '' : words[limited.kind].replace('%', String(limited.amount));
};

const showAnswer = (
  form: HTMLFormElement,
  entryId: WishlistEntryId,
  { price, all, item }: AnsweredTeaserRow,
  locale: string,
): void => {
  const row = rowIn(form, entryId);
  if (row === undefined) return;
  showPrice(part(row, 'total'), price, locale);
  if (all !== undefined) showPrice(part(form, 'sum'), all, locale);
  if (item !== undefined) showItem(row, item);
};

const entryOf = (field: Element): WishlistEntryId =>
  brandId<WishlistEntryId>(field.closest<HTMLElement>('tr[data-entry]')?.dataset.entry ?? '');

/** The forms whose rows are followed; a form that shows another list is followed anew. */
const followed = new WeakMap<HTMLFormElement, { readonly list: TeaserList; readonly rows: FollowTeaserRows }>();

const rowsOf = (shop: Shop, form: HTMLFormElement, { list, chosen }: OpenedList): FollowTeaserRows => {
  const before = followed.get(form);
  if (before?.list === list) return before.rows;
  const rows = shop.get(teaserRowsUseCases.followTeaserRows)({
    items: list.items,
    chosen,
    setIn: (entryId) => {
      if (!form.isConnected) return undefined;
      const posted = new FormData(form);
      return { ...chosenIn(posted, list).get(entryId), text: quantityTextIn(posted, entryId) };
    },
    onQuantity: (entryId, read) => showQuantity(form, rowIn(form, entryId), read),
    onChange: (entryId) => showQuantity(form, rowIn(form, entryId), undefined),
    onBusy: (entryId, isBusy) => {
      const row = rowIn(form, entryId);
      if (isBusy) row?.setAttribute('aria-busy', 'true');
      else row?.removeAttribute('aria-busy');
    },
    onAnswer: (entryId, answered) => showAnswer(form, entryId, answered, shop.site.profile.numberLocale),
    onFailure: (error) => shop.get(cartUseCases.showNotices).notify(gatewayNotice(error)),
  });
  followed.set(form, { list, rows });
  if (before === undefined)
    form.addEventListener('focusout', ({ target }) => {
      if (target instanceof HTMLInputElement) followed.get(form)?.rows.leave(entryOf(target));
    });
  return rows;
};

/** Hands a changed field of the form to the use case of its list. */
export const followField = async (shop: Shop, field: EventTarget, opened: OpenedList): Promise<void> => {
  if (!(field instanceof Element)) return;
  const entryId = entryOf(field);
  const form = field.closest('form');
  if (entryId === '' || !form) return;
  await fetchNeeds({ texts: ['forms', 'account', 'wishlist'] });
  registerArea(teaserRowsModule);
  const rows = rowsOf(shop, form, opened);
  const isVariant = field instanceof HTMLSelectElement;
  rows.change(entryId, isVariant ? 'variant' : 'quantity');
  // It may have been left before all of this was there.
  if (!isVariant && document.activeElement !== field) rows.leave(entryId);
};
