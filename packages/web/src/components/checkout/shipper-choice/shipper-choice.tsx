// The radio buttons of the shippers.

import type { Shipper } from '@tornister/domain/checkout';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format-money.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import styles from '../payment-choice/radio-cards.module.css';

export type ShipperChoiceProps = {
  readonly name: string;
  readonly shippers: readonly Shipper[];
  readonly onChoose: (code: string) => void;
};

/** Who brings the goods: one card each, with its price; one that cannot be chosen has none, and says why. */
export const ShipperChoice = ({ name, shippers, onChoose }: ShipperChoiceProps) => {
  const { t } = useTranslation('checkout');
  const { numberLocale } = useShop().site.profile;
  return (
    <div className={styles.cards}>
      {shippers.map(({ code, name: label, costs, selected, availability }) => (
        <label key={code} className={styles.card} data-disabled={availability.enabled ? undefined : ''}>
          <input
            type="radio"
            name={name}
            value={code}
            checked={selected && availability.enabled}
            disabled={!availability.enabled}
            onChange={() => onChoose(code)}
          />
          <span className={styles.text}>
            <span className={styles.title}>{label}</span>
            <span className={styles.description}>
              {availability.enabled
                ? t(`vue.checkout.shipper.${code}.description`, { defaultValue: '' })
                : t(`vue.checkout.shipper.reason.${availability.reason}`)}
            </span>
          </span>
          <span className={styles.price}>
            {availability.enabled &&
              (costs.cents === 0 ? t('vue.checkout.shipper.free') : formatMoney(costs, numberLocale))}
          </span>
        </label>
      ))}
    </div>
  );
};
