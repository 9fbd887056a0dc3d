// The list behind a link, as everybody sees it: into the basket, or among one's own lists.

import type { SharedList } from '@tornister/application/ports';
import { isSaleable, tableOf } from '@tornister/domain/wishlist';
import { ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { useBusyForm } from '../../react/use-busy-form.ts';
import { Button, LinkButton } from '../ui/button/button.tsx';
import { ListAddedDialog } from './list-added.tsx';
import { listHref } from './list-address.ts';
import { sharedHref } from './shared-address.ts';
import styles from './wishlist.module.css';
import { WishlistTable } from './wishlist-table.tsx';

export type SharedListViewProps = {
  readonly shared: SharedList;
  readonly token: string;
  /** The key of the next press on "everything into the basket". */
  readonly formKey: string;
};

/** Nothing of it can be changed here; who joins works on it among the own lists. */
export const SharedListView = ({ shared: { list, role, isJoined }, token, formKey }: SharedListViewProps) => {
  const { t } = useTranslation('wishlist');
  const { isBusy, ignoreWhileBusy } = useBusyForm();
  const address = { listId: list.id, sort: 'added', removed: [] } as const;
  const { rows, ...facts } = list;
  const table = tableOf(rows.map(({ entry }) => entry));
  return (
    <>
      <div className={styles.head}>
        <h2>{list.name}</h2>
        {list.ownerName === undefined ? null : <p>{t('vue.wishlist.shared.by', { name: list.ownerName })}</p>}
        {list.description === undefined || list.description === '' ? null : <p>{list.description}</p>}
        <p className={styles.detail}>{t('vue.wishlist.count', { count: rows.length })}</p>
        <Form method="post" action={sharedHref(token)} className={styles.actions} onSubmit={ignoreWhileBusy}>
          <input type="hidden" name="key" value={formKey} />
          <input type="hidden" name="token" value={token} />
          {rows.some(({ entry }) => isSaleable(entry)) ? (
            <Button type="submit" name="intent" value="shared-to-basket" aria-disabled={isBusy}>
              <ShoppingBasket aria-hidden size={20} />
              {t('vue.wishlist.allToBasket')}
            </Button>
          ) : null}
          {isJoined ? (
            <LinkButton href={listHref(address)} look="secondary">
              {t('vue.wishlist.shared.open')}
            </LinkButton>
          ) : (
            <Button type="submit" name="intent" value="join" look="secondary">
              {t('vue.wishlist.shared.join')}
            </Button>
          )}
        </Form>
        <ListAddedDialog />
        {isJoined ? null : (
          <p className={styles.detail}>{t('vue.wishlist.shared.joinHint', { role: t(`vue.wishlist.role.${role}`) })}</p>
        )}
      </div>
      {rows.length === 0 ? (
        <p>{t('vue.wishlist.none')}</p>
      ) : (
        <WishlistTable list={{ ...facts, table }} lists={[]} address={address} isLoggedIn={false} />
      )}
    </>
  );
};
