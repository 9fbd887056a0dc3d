// A list's name, what it is for, and what can be done with the whole of it.

import type { ShownList } from '@tornister/application/wishlist';
import { sum } from '@tornister/domain/money';
import { isSaleable, LIST_SORTS, mayOnList, shownEntries } from '@tornister/domain/wishlist';
import { ShoppingBasket } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation, useSubmit } from 'react-router';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { Button } from '../ui/button/button.tsx';
import { ListAddedDialog } from './list-added.tsx';
import { type ListAddress, listHref } from './list-address.ts';
import { PrintButton } from './print-button.tsx';
import { bringStanding } from './standing-fields.ts';
import styles from './wishlist.module.css';

type HeadProps = {
  readonly list: ShownList;
  readonly address: ListAddress;
  readonly isCurrent: boolean;
  /** The key of the next press on "everything into the basket". */
  readonly formKey: string;
};

const SortLinks = ({ list, address }: Pick<HeadProps, 'list' | 'address'>) => {
  const { t } = useTranslation('wishlist');
  return (
    <nav aria-label={t('vue.wishlist.sort')} className={styles.sorts}>
      <span>{t('vue.wishlist.sort')}</span>
      <ul>
        {LIST_SORTS.map((sort) => (
          <li key={sort}>
            <a
              href={listHref({ ...address, listId: list.id, sort })}
              aria-current={sort === address.sort ? 'true' : undefined}
            >
              {t(`vue.wishlist.sort.${sort}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Everything that can be bought, with what stands in the fields; one press adds once. */
const AllToBasket = ({ list, address, formKey }: Omit<HeadProps, 'isCurrent'>) => {
  const { t } = useTranslation('wishlist');
  const submit = useSubmit();
  // A change of a quantity that is on its way does not stop it; the key stops a second press that comes before this is rendered.
  const isBusy = useNavigation().formData?.get('intent') === 'all-to-basket';
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const posted = new FormData(event.currentTarget);
    bringStanding(posted, shownEntries(list.table));
    void submit(posted, { method: 'post', action: listHref(address), preventScrollReset: true, replace: true });
  };
  return (
    <Form method="post" action={listHref(address)} preventScrollReset replace onSubmit={send}>
      <input type="hidden" name="listId" value={list.id} />
      <input type="hidden" name="intent" value="all-to-basket" />
      <input type="hidden" name="key" value={formKey} />
      <Button type="submit" aria-disabled={isBusy}>
        <ShoppingBasket aria-hidden size={20} />
        {t('vue.wishlist.allToBasket')}
      </Button>
    </Form>
  );
};

/** Name, description, number of articles with their sum; everything into the basket, made current, sorted, printed. */
export const ListHead = ({ list, address, isCurrent, formKey }: HeadProps) => {
  const { t } = useTranslation('wishlist');
  const { numberLocale } = useShop().site.profile;
  const entries = shownEntries(list.table);
  const saleable = entries.filter(isSaleable);
  const total = sum(saleable.map((entry) => entry.total)).unwrapOr(undefined);
  return (
    <div className={styles.head}>
      <h2>{list.name}</h2>
      {list.description === undefined || list.description === '' ? null : <p>{list.description}</p>}
      <p className={styles.detail} role="status">
        {t('vue.wishlist.count', { count: entries.length })}
        {total === undefined || saleable.length === 0
          ? null
          : `, ${t('vue.wishlist.sum', { total: formatMoney(total, numberLocale) })}`}
      </p>
      <div className={styles.actions}>
        {saleable.length === 0 ? null : <AllToBasket list={list} address={address} formKey={formKey} />}
        <ListAddedDialog />
        {isCurrent ? <span className={styles.badge}>{t('vue.wishlist.isCurrent')}</span> : null}
        {!isCurrent && mayOnList(list, 'add-entry') ? (
          <Form method="post" action={listHref(address)} preventScrollReset replace>
            <input type="hidden" name="listId" value={list.id} />
            <Button type="submit" name="intent" value="current" look="secondary">
              {t('vue.wishlist.makeCurrent')}
            </Button>
          </Form>
        ) : null}
        {entries.length === 0 ? null : <PrintButton />}
      </div>
      {entries.length > 1 ? <SortLinks list={list} address={address} /> : null}
    </div>
  );
};
