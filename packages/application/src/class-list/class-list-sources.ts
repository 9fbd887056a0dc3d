// Rows of a class list from what it is made of: a text, a wishlist, a former order, a curated list. Source: docs/class-lists.md.

import type { ClassListEntryDraft, ClassListHead } from '@tornister/domain/classlist';
import { orderedLines } from '@tornister/domain/orders';
import { brandId, type FieldError, type OrderId, type WishlistId } from '@tornister/domain/shared';
import type { WishlistEntry } from '@tornister/domain/wishlist';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import type { MaterialDecisions } from '../material-list/chosen-material.ts';
import type { ReadMaterialList } from '../material-list/read-material-list.ts';
import type { ContentGateway, GatewayError, OrdersGateway, WishlistGateway } from '../ports/index.ts';
import type { ClassListOrigin, ClassListOrigins } from './class-list-start.ts';
import {
  type LostLines,
  rowsOfOrder,
  rowsOfSheet,
  rowsOfWishlist,
  unreadOfSheet,
  withClassQuantities,
} from './class-rows.ts';

/** What a new list begins with: the articles of what there is, then the lines of a text, with what was decided for them. */
export type ClassListSource = Partial<ClassListOrigins> & {
  readonly text: string;
  readonly decisions?: MaterialDecisions;
};

/** Rows, and what of their sources did not become rows. */
type ReadRows = { readonly rows: readonly ClassListEntryDraft[]; readonly lost: LostLines };

export type Refused = { readonly errors: readonly FieldError[] };

export const NOTHING_READ: Refused = { errors: [{ field: 'text', message: 'vue.classList.error.nothingRead' }] };

type ClassListSources = {
  /** What there is comes first, the text after it; a text in which nothing was read is refused. */
  readonly read: (source: ClassListSource, forClass: Class) => ResultAsync<ReadRows, GatewayError | Refused>;
  /** The order or curated list that is asked for, where there is one. */
  readonly originOf: (asked: Partial<ClassListOrigins>) => ResultAsync<ClassListOrigin | undefined, GatewayError>;
};

export type ClassListSourcePorts = {
  readonly wishlists: Pick<WishlistGateway, 'list'>;
  readonly orders: Pick<OrdersGateway, 'order'>;
  readonly content: Pick<ContentGateway, 'teaserList'>;
  readonly material: Pick<ReadMaterialList, 'read'>;
};

/** What was ordered for a whole class is shared among its children. */
type Class = Pick<ClassListHead, 'children'>;
type Rows = readonly ClassListEntryDraft[];
type ReadText = { readonly rows: Rows; readonly lost: Omit<LostLines, 'lowered'> };
const NO_TEXT: ReadText = { rows: [], lost: { leftOut: 0, isCut: false } };

const rowsOfShown = (shown: readonly { readonly entry: WishlistEntry }[] = []): Rows =>
  rowsOfWishlist(shown.map(({ entry }) => entry));

/** Makes the reader. */
export const createClassListSources = ({
  wishlists,
  orders,
  content,
  material,
}: ClassListSourcePorts): ClassListSources => {
  const wishlistOf = (id = '') => (id === '' ? okAsync(undefined) : wishlists.list(brandId<WishlistId>(id), []));
  const orderOf = (id = '') => (id === '' ? okAsync(undefined) : orders.order({ orderId: brandId<OrderId>(id) }));
  const curatedOf = (id = '') => (id === '' ? okAsync(undefined) : content.teaserList(id));

  const rowsOfText = (
    text: string,
    decisions: MaterialDecisions = {},
  ): ResultAsync<ReadText, GatewayError | Refused> =>
    text.trim() === ''
      ? okAsync(NO_TEXT)
      : material.read(text).andThen((sheet) => {
          const rows = rowsOfSheet(sheet, decisions);
          return rows.length === 0 ? errAsync(NOTHING_READ) : okAsync({ rows, lost: unreadOfSheet(sheet) });
        });

  const rowsOfOrigins = (
    { wishlistId, orderId, teaserId }: Partial<ClassListOrigins>,
    { children }: Class,
  ): ResultAsync<Rows, GatewayError> =>
    ResultAsync.combine([wishlistOf(wishlistId), orderOf(orderId), curatedOf(teaserId)]).map(
      ([wishlist, order, curated]) => [
        ...rowsOfShown(wishlist?.rows),
        ...(order === undefined ? [] : rowsOfOrder(order, children)),
        ...rowsOfShown(curated?.items),
      ],
    );

  return {
    read: ({ text, decisions, ...origins }, forClass) =>
      rowsOfText(text, decisions).andThen(({ rows: ofText, lost }) =>
        rowsOfOrigins(origins, forClass).map((there) => {
          const { rows, lowered } = withClassQuantities([...there, ...ofText]);
          return { rows, lost: { ...lost, lowered } };
        }),
      ),
    originOf: ({ orderId = '', teaserId = '' }) =>
      ResultAsync.combine([orderOf(orderId), curatedOf(teaserId)]).map(([order, curated]) => {
        if (order !== undefined)
          return { kind: 'order', id: orderId, name: order.orderNumber, count: orderedLines(order).length };
        return curated && { kind: 'teaser', id: teaserId, name: curated.name, count: curated.items.length };
      }),
  };
};
