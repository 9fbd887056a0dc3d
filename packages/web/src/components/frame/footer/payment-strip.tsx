// The payment methods and shippers in the footer.

import { type FeatureSwitches, footerDeliveries, footerPayments } from '@tornister/domain/storefront';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../../react/shop-provider.tsx';
import styles from './footer.module.css';

/** How one can pay and who delivers, by the rule of the store (spec 1 §9). */
export const PaymentStrip = ({ switches }: { readonly switches: FeatureSwitches }) => {
  const { t } = useTranslation();
  const { footer } = useShop().site.profile;
  const groups = [
    { key: 'payment', names: footerPayments(footer, switches) },
    { key: 'delivery', names: footerDeliveries(footer, switches) },
  ] as const;
  return (
    <div className={`${styles.strip} page`}>
      {groups.map(({ key, names }) => (
        <section key={key} className={styles.methods} aria-label={t(`vue.footer.${key}`)}>
          <h2>{t(`vue.footer.${key}`)}</h2>
          <ul>
            {names.map((name) => (
              <li key={name} className={styles.method} data-method={name}>
                {t(`vue.footer.${key}.${name}`)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
