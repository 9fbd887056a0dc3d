// The table of a list: columns article, quantity and total; a removed entry stands as an undo row at its former place (spec 3 §2).

import type { ShownList } from '@tornister/application/wishlist';
import {
  hasAllUndoRows,
  isRemoved,
  listsToMoveTo,
  mayOnList,
  removeEntry,
  UNDO_ROWS_MAX,
  type WishlistEntry,
  type WishlistEssentials,
} from '@tornister/domain/wishlist';
import { Undo2 } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { useFocusWhen } from '../../react/use-focus-when.ts';
import { useWhenLeft } from '../../react/use-when-left.ts';
import { Button } from '../ui/button/button.tsx';
import { StatusRegion } from '../ui/status-region/status-region.tsx';
import { EntryFields } from './entry-fields.tsx';
import { listHref, rowId, undoId, withoutRemoved } from './list-address.ts';
import { pendingAddress, pendingList } from './pending-list.ts';
import type { RowContext } from './row-context.ts';
import styles from './wishlist.module.css';
import { WishlistRow } from './wishlist-row.tsx';

type TableProps = Omit<RowContext, 'rights' | 'listId'> & {
  readonly list: ShownList;
  readonly lists: readonly WishlistEssentials[];
};

type UndoProps = Pick<RowContext, 'listId' | 'address'> & { readonly entry: WishlistEntry; readonly listName: string };

/** The row went with the link that was pressed in it, and nothing stands in its place. */
const goOnAtMain = (): void => {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
};

/** Stands where an entry was removed, until it comes back or is dismissed; no clock hurries anybody. */
const UndoRow = ({ entry, listId, listName, address }: UndoProps) => {
  const { t } = useTranslation('wishlist');
  const { name } = entry.item;
  const told = useId();
  useWhenLeft(goOnAtMain);
  return (
    <tr className={styles.undo}>
      <td colSpan={3}>
        <div className={styles.undoContents}>
          <p id={told}>{t('vue.wishlist.notification.removed', { product: name, list: listName })}</p>
          <Form method="post" action={listHref(address)} preventScrollReset replace>
            <EntryFields listId={listId} entry={entry} />
            <input type="hidden" name="quantity" value={entry.quantity} />
            <input type="hidden" name="name" value={name} />
            <input type="hidden" name="list" value={listName} />
            <Button
              id={undoId(entry.id)}
              type="submit"
              name="intent"
              value="restore"
              look="secondary"
              size="small"
              aria-describedby={told}
            >
              <Undo2 aria-hidden size={18} />
              {t('vue.wishlist.undo')}
            </Button>
          </Form>
          <a href={listHref(withoutRemoved(address, entry.id))}>{t('vue.wishlist.dismiss')}</a>
        </div>
      </td>
    </tr>
  );
};

/** Leads the focus on where a press has put one row in the place of the other. */
const TableRow = ({
  isRemoved,
  listName,
  ...row
}: ComponentProps<typeof WishlistRow> & Pick<UndoProps, 'listName'> & { readonly isRemoved: boolean }) => {
  const { entry } = row;
  useFocusWhen(isRemoved, `[id="${undoId(entry.id)}"]`);
  useFocusWhen(!isRemoved, `[id="${rowId(entry.id)}"] [value=remove]~button`);
  return isRemoved ? (
    <UndoRow entry={entry} listId={row.listId} listName={listName} address={row.address} />
  ) : (
    <WishlistRow {...row} />
  );
};

/** The table of the entries, in the state that a form which is on its way asks for. */
export const WishlistTable = ({ list, lists, ...context }: TableProps) => {
  const { t } = useTranslation('wishlist');
  const navigation = useNavigation();
  const address = pendingAddress(context.address, list.table, navigation);
  const overtaken = address.removed.filter((id) => !context.address.removed.includes(id));
  const { table, activityOf } = pendingList(overtaken.reduce(removeEntry, list.table), navigation.formData);
  const rights = {
    canChangeQuantity: mayOnList(list, 'change-quantity'),
    canRemove: mayOnList(list, 'remove-entry'),
    canReplace: mayOnList(list, 'replace-variant'),
    canComment: mayOnList(list, 'comment'),
    moveTo: listsToMoveTo(lists, list),
  };
  return (
    <>
      <div className={styles.screen}>
        <StatusRegion>
          {hasAllUndoRows(table) ? t('vue.wishlist.undoMax', { amount: UNDO_ROWS_MAX }) : null}
        </StatusRegion>
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">{list.name}</caption>
        <thead>
          <tr>
            <th scope="col">{t('vue.wishlist.column.article')}</th>
            <th scope="col">{t('vue.wishlist.column.quantity')}</th>
            <th scope="col">{t('vue.wishlist.column.total')}</th>
          </tr>
        </thead>
        <tbody>
          {table.map(({ entry }) => (
            <TableRow
              key={entry.id}
              {...context}
              address={address}
              listId={list.id}
              listName={list.name}
              rights={rights}
              entry={entry}
              activity={activityOf(entry.id)}
              isRemoved={isRemoved(table, entry.id)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
};
