// An address of a book as it is chosen in the shipping step, with the buttons that change and remove it, and the way back after a removal.

import type { SavedAddress } from '@tornister/domain/address';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressCard } from '../../components/checkout/address-form/address-card.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import undo from '../../components/ui/undo-bar/undo-bar.module.css';
import { type BookForm, bookChange } from './book-change.ts';
import styles from './shipping.module.css';

/** A list of addresses is drawn anew when another address is in it, so that the choice is the one of the page. */
export const bookKey = (addresses: readonly SavedAddress[]): string =>
  addresses.map(({ addressId }) => addressId).join();

export type SavedAddressChoiceProps = {
  readonly address: SavedAddress;
  readonly form: BookForm;
  /** Name of the group of choices. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly canRemove: boolean;
  readonly showsEmail?: boolean;
  readonly onChoose?: () => void;
};

type ChangeButtonProps = {
  readonly value: string;
  /** Says which address is meant, where many buttons have the same words. */
  readonly label?: string;
  readonly children: ReactNode;
};

/** A button of a book; it posts the whole form, so that nothing that is typed elsewhere in it is lost. */
export const ChangeButton = ({ value, label, children }: ChangeButtonProps) => (
  <Button type="submit" look="plain" size="small" name={bookChange.name} value={value} aria-label={label}>
    {children}
  </Button>
);

/** An address of a book with the buttons that change and remove it. */
export const SavedAddressChoice = ({
  address,
  form,
  name,
  isChosen,
  canRemove,
  showsEmail = false,
  onChoose,
}: SavedAddressChoiceProps) => {
  const { t } = useTranslation('checkout');
  const { addressId } = address;
  const values = { name: `${address.firstname} ${address.lastname}`, city: address.city };
  return (
    <div className={styles.entry}>
      <label className={styles.address}>
        <input type="radio" name={name} value={addressId} defaultChecked={isChosen} onChange={onChoose} />
        <AddressCard address={address} showsEmail={showsEmail} />
      </label>
      <div className={styles.links}>
        <ChangeButton value={bookChange.edit(form, addressId)} label={t('vue.checkout.address.changeOne', values)}>
          {t('vue.checkout.address.changeShort')}
        </ChangeButton>
        {canRemove ? (
          <ChangeButton value={bookChange.remove(form, addressId)} label={t('vue.checkout.address.removeOne', values)}>
            {t('vue.checkout.address.remove')}
          </ChangeButton>
        ) : null}
      </div>
    </div>
  );
};

/** Stands in a book until the page is left, or another address is removed from it. */
export const RemovedAddress = ({ form, addressId }: { readonly form: BookForm; readonly addressId: string }) => {
  const { t } = useTranslation('checkout');
  const told = useId();
  return (
    <div className={undo.bar}>
      <p id={told}>{t('vue.checkout.address.removed')}</p>
      <Button
        type="submit"
        look="secondary"
        size="small"
        name={bookChange.name}
        value={bookChange.restore(form, addressId)}
        data-undo=""
        aria-describedby={told}
      >
        <Undo2 aria-hidden size={18} />
        {t('vue.checkout.address.undo')}
      </Button>
    </div>
  );
};
