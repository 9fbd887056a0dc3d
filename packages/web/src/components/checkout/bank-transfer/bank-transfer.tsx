// What a shopper who pays in advance writes into the transfer, and the code that a banking app reads.

import type { OrderedTransfer } from '@tornister/application/ports';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format-money.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import list from '../../ui/facts/facts.module.css';
import styles from './bank-transfer.module.css';

const CODE_SIZE = 180;

export const BankTransfer = ({ transfer }: { readonly transfer: OrderedTransfer }) => {
  const { t } = useTranslation('checkout');
  const { numberLocale } = useShop().site.profile;
  const { holder, iban, bic, amount, reference, qrCode } = transfer;
  const facts: readonly (readonly [key: string, value: string | undefined])[] = [
    ['holder', holder],
    ['iban', iban],
    ['bic', bic],
    ['amount', formatMoney(amount, numberLocale)],
    ['reference', reference],
  ];
  return (
    <section className={styles.transfer} aria-labelledby="transfer-title">
      <div>
        <h2 id="transfer-title">{t('vue.checkout.transfer.title')}</h2>
        <p>{t('vue.checkout.transfer.lead')}</p>
        <dl className={`${list.facts} ${styles.numbers}`}>
          {facts.map(([key, value]) =>
            value === undefined ? null : (
              <div key={key}>
                <dt>{t(`vue.checkout.transfer.${key}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
      </div>
      {qrCode === undefined ? null : (
        <figure className={styles.code}>
          <img src={qrCode} alt="" width={CODE_SIZE} height={CODE_SIZE} />
          <figcaption>{t('vue.checkout.transfer.code')}</figcaption>
        </figure>
      )}
    </section>
  );
};
