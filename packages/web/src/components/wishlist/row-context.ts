// What every row of a list knows of it.

import type { VariantChoice } from '@tornister/application/wishlist';
import type { WishlistId } from '@tornister/domain/shared';
import type { WishlistEssentials } from '@tornister/domain/wishlist';
import type { FormRefusal } from '../../routes/form-refusal.ts';
import type { ListAddress } from './list-address.ts';

/** What a row may do, by the visitor's role on the list. */
type RowRights = {
  readonly canChangeQuantity: boolean;
  readonly canRemove: boolean;
  readonly canReplace: boolean;
  readonly canComment: boolean;
  /** The lists to which an entry can be moved. */
  readonly moveTo: readonly WishlistEssentials[];
};

/** What every row knows of its list. */
export type RowContext = {
  readonly listId: WishlistId;
  readonly address: ListAddress;
  readonly isLoggedIn: boolean;
  readonly rights: RowRights;
  /** What was wrong with the form that was posted last, or what a login that ended has interrupted: for the row that it names. */
  readonly refusal?: FormRefusal | undefined;
  /** The row in which a variant is chosen. */
  readonly choice?: VariantChoice | undefined;
};
