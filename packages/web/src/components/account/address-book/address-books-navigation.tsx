// The links between a member's three address books.

import { ADDRESS_BOOKS, type AddressBookPage } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import styles from './address-book.module.css';
import { bookPath } from './book-path.ts';

export type AddressBooksNavigationProps = {
  readonly current: AddressBookPage;
  /** Whether the shop delivers to packing stations. */
  readonly hasPackingStations: boolean;
};

/** Billing addresses, delivery addresses and, where goods go there, packing stations. */
export const AddressBooksNavigation = ({ current, hasPackingStations }: AddressBooksNavigationProps) => {
  const { t } = useTranslation('account');
  return (
    <nav aria-label={t('vue.account.addresses.books')}>
      <ul className={styles.books}>
        {ADDRESS_BOOKS.filter((book) => book !== 'packing-station' || hasPackingStations).map((book) => (
          <li key={book}>
            <a href={bookPath(book)} aria-current={book === current ? 'page' : undefined}>
              {t(`vue.account.addresses.${book}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
