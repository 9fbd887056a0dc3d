// The radio buttons of the payment methods.

import {
  needsBuyerReference,
  type OfferedPaymentId,
  type PaymentId,
  type PaymentMethod,
  paymentIdOf,
} from '@tornister/domain/checkout';
import type { FieldError } from '@tornister/domain/shared';
import { Banknote, CreditCard, FileText, Landmark, type LucideIcon, Smartphone, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/form-field/form-field.tsx';
import styles from './radio-cards.module.css';

const ICONS: Readonly<Partial<Record<PaymentId, LucideIcon>>> = {
  CREDIT_CARD: CreditCard,
  PAYPAL: Wallet,
  AMAZONPAY: Wallet,
  TWINT: Smartphone,
  INVOICE: FileText,
  RECHNUNG: FileText,
  RECHNUNG_V: FileText,
  X_RECHNUNG: FileText,
  CASH_ON_DELIVERY: Banknote,
};

/** Room in the field: the longest Leitweg-ID has 46 characters, and spaces around it are forgiven. */
const TYPED_REFERENCE_LENGTH = 50;

export type PaymentChoiceProps = {
  readonly methods: readonly PaymentMethod[];
  /** The method that the page opens with. */
  readonly selected: string | undefined;
  readonly onChoose: (id: OfferedPaymentId) => void;
  readonly buyerReference: string;
  readonly errors: readonly FieldError[];
};

/** How to pay: one card each. The electronic invoice asks for its buyer reference inside its card, once it is chosen. */
export const PaymentChoice = ({ methods, selected, onChoose, buyerReference, errors }: PaymentChoiceProps) => {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.cards}>
      {methods.map(({ paymentId, displayName, description, enabled, buyerReference: stored }) => {
        const Icon = ICONS[paymentIdOf(paymentId)] ?? Landmark;
        return (
          <div key={paymentId} className={styles.card} data-disabled={enabled ? undefined : ''}>
            <label className={styles.pick}>
              <input
                type="radio"
                id={paymentId === methods[0]?.paymentId ? 'paymentId' : undefined}
                name="paymentId"
                value={paymentId}
                defaultChecked={enabled && paymentId === selected}
                disabled={!enabled}
                onChange={() => onChoose(paymentId)}
              />
              <span className={styles.text}>
                <span className={styles.title}>{displayName}</span>
                <span className={styles.description}>
                  {enabled ? description : t('vue.checkout.payment.notAvailable')}
                </span>
              </span>
              <Icon aria-hidden size={26} strokeWidth={1.5} />
            </label>
            {needsBuyerReference(paymentId) ? (
              <div className={styles.more}>
                <TextField
                  name="buyerReference"
                  label={t('vue.checkout.payment.buyerReference.label')}
                  hint={t('vue.checkout.payment.buyerReference.hint')}
                  errors={errors}
                  defaultValue={buyerReference || stored}
                  maxLength={TYPED_REFERENCE_LENGTH}
                  autoComplete="off"
                />
              </div>
            ) : null}
          </div>
        );
      })}
    </div>
  );
};
