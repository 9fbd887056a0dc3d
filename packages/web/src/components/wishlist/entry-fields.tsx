// The fields that name an entry in a form.

import type { WishlistEntry } from '@tornister/domain/wishlist';
import type { RowContext } from './row-context.ts';

/** List, entry, product and item. */
export const EntryFields = ({
  listId,
  entry,
}: Pick<RowContext, 'listId'> & { readonly entry: Pick<WishlistEntry, 'id' | 'item'> }) => (
  <>
    <input type="hidden" name="listId" value={listId} />
    <input type="hidden" name="entryId" value={entry.id} />
    <input type="hidden" name="productId" value={entry.item.productId} />
    <input type="hidden" name="name" value={entry.item.name} />
    <input type="hidden" name="itemId" value={entry.item.itemId} />
  </>
);
