// An address as a block of lines, for choosing and for reading.

import type { Address } from '@tornister/domain/address';
import { useTranslation } from 'react-i18next';
import { formatCountry } from '../../../i18n/format-country.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import styles from './address-card.module.css';

/** An address as it stands on a parcel. */
export const AddressCard = ({
  address,
  showsEmail = false,
}: {
  readonly address: Address;
  readonly showsEmail?: boolean;
}) => {
  const { t } = useTranslation('forms');
  const { numberLocale } = useShop().site.profile;
  const company =
    address.kind === 'street' && address.recipient.formType === 'companyOrSchool'
      ? address.recipient.company
      : undefined;
  const lines =
    address.kind === 'street'
      ? [address.streetAndNumber, address.addition]
      : [t('vue.address.card.postNumber', { number: address.postNumber }), address.stationName];
  return (
    <address className={styles.address} translate="no">
      {[company, `${address.firstname} ${address.lastname}`, ...lines]
        .filter((line) => line !== undefined)
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
      <span>{t('vue.address.card.city', { postcode: address.postcode, city: address.city })}</span>
      <span>{formatCountry(address.country, numberLocale)}</span>
      {showsEmail ? <span className={styles.contact}>{address.email}</span> : null}
      {showsEmail && address.phone !== undefined ? <span className={styles.contact}>{address.phone}</span> : null}
    </address>
  );
};
