// The addresses of a book as cards, each with the ways to change and to remove it.

import type { SavedAddress } from '@tornister/domain/address';
import type { AddressBookPage } from '@tornister/domain/routing';
import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { AddressCard } from '../../checkout/address-form/address-card.tsx';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import undo from '../../ui/undo-bar/undo-bar.module.css';
import styles from './address-book.module.css';
import { bookPath, editPath, type WayBack } from './book-path.ts';

/** The removal that can be taken back, and the place where the address stood. */
type OfferedUndo = { readonly addressId: string; readonly place: number };

export type AddressListProps = {
  readonly book: AddressBookPage;
  /** The page that sent somebody here for an address. */
  readonly back?: WayBack | undefined;
  readonly addresses: readonly SavedAddress[];
  readonly defaultId: string | undefined;
  readonly removed: OfferedUndo | undefined;
};

type CardProps = Pick<AddressListProps, 'book' | 'back'> & {
  readonly address: SavedAddress;
  readonly place: number;
  readonly isDefault: boolean;
};

const BookCard = ({ book, back, address, place, isDefault }: CardProps) => {
  const { t } = useTranslation('account');
  const { addressId } = address;
  const values = { name: `${address.firstname} ${address.lastname}`, city: address.city };
  return (
    <li className={styles.card}>
      <AddressCard address={address} showsEmail />
      {isDefault ? <p className={styles.badge}>{t('vue.account.addresses.default')}</p> : null}
      <div className={styles.actions}>
        <LinkButton
          look="secondary"
          size="small"
          href={editPath(book, addressId, back)}
          aria-label={t('vue.account.addresses.changeOne', values)}
        >
          {t('vue.account.addresses.change')}
        </LinkButton>
        <Form method="post" action={bookPath(book, back)}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="addressId" value={addressId} />
          <input type="hidden" name="place" value={place} />
          <Button type="submit" look="plain" size="small" aria-label={t('vue.account.addresses.removeOne', values)}>
            {t('vue.account.addresses.remove')}
          </Button>
        </Form>
      </div>
    </li>
  );
};

/** Stands where an address was removed until the page is left, so that no clock hurries anybody (spec 2 §4, §9). */
const UndoRow = ({
  book,
  back,
  addressId,
}: Pick<AddressListProps, 'book' | 'back'> & Pick<OfferedUndo, 'addressId'>) => {
  const { t } = useTranslation('account');
  const told = useId();
  return (
    <li className={undo.bar}>
      <p id={told}>{t('vue.account.addresses.removed')}</p>
      <Form method="post" action={bookPath(book, back)}>
        <input type="hidden" name="intent" value="restore" />
        <input type="hidden" name="addressId" value={addressId} />
        <Button type="submit" look="secondary" size="small" data-undo="" aria-describedby={told}>
          <Undo2 aria-hidden size={18} />
          {t('vue.account.addresses.undo')}
        </Button>
      </Form>
    </li>
  );
};

/** The book's addresses; where one was removed a moment ago stands the way back. */
export const AddressList = ({ book, back, addresses, defaultId, removed }: AddressListProps) => {
  const cards = addresses.map((address, place) => (
    <BookCard
      key={address.addressId}
      {...{ book, back, address, place }}
      isDefault={address.addressId === defaultId && addresses.length > 1}
    />
  ));
  if (cards.length === 0 && removed === undefined) return null;
  return (
    <ul className={styles.list} data-book="">
      {removed === undefined
        ? cards
        : cards.toSpliced(removed.place, 0, <UndoRow key="undo" {...{ book, back }} addressId={removed.addressId} />)}
    </ul>
  );
};
