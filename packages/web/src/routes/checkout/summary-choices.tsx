// What was chosen on the way to the summary: addresses, delivery, payment, each with the link that leads back to it.

import type { PaymentStep, ShippingStep } from '@tornister/application/ports';
import { needsSpeditionFields } from '@tornister/domain/checkout';
import { PATHS } from '@tornister/domain/routing';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressCard } from '../../components/checkout/address-form/address-card.tsx';
import { SpeditionAnswers } from '../../components/checkout/spedition-answers/spedition-answers.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import styles from './summary-choices.module.css';
import { ABORT_WALLET } from './summary-parts.tsx';

type ChoiceProps = {
  readonly title: string;
  /** Where it is changed; absent where it is agreed. */
  readonly href?: string;
  readonly change: string;
  readonly children: ReactNode;
};

const Choice = ({ title, href, change, children }: ChoiceProps) => (
  <section className={styles.choice}>
    <div className={styles.head}>
      <h2>{title}</h2>
      {href === undefined ? null : (
        <a href={href} aria-label={`${change}: ${title}`}>
          {change}
        </a>
      )}
    </div>
    {children}
  </section>
);

export type SummaryChoicesProps = {
  readonly step: ShippingStep;
  readonly payment: PaymentStep;
  readonly isPaymentStepAvailable: boolean;
  /** Nothing is to be paid. */
  readonly isPayless: boolean;
};

/** How the order is paid: as chosen, or as agreed with a business customer; nothing where nothing is to be paid. */
const PaidBy = ({ step, payment, isPaymentStepAvailable, isPayless }: SummaryChoicesProps) => {
  const { t } = useTranslation('checkout');
  const method = payment.methods.find(({ paymentId }) => paymentId === payment.selected);
  if (method === undefined || isPayless) return null;
  const { paymentDescriptor: descriptor } = step.wallet;
  if (descriptor !== undefined)
    return (
      <Choice title={t('vue.checkout.payment.title')} change="">
        <p>{method.displayName}</p>
        <p className={styles.soft}>{t('vue.checkout.wallet.paidWith', { descriptor })}</p>
        <Button type="submit" form={ABORT_WALLET} look="plain" size="small">
          {t('vue.checkout.wallet.abort')}
        </Button>
      </Choice>
    );
  return (
    <Choice
      title={t('vue.checkout.payment.title')}
      change={t('vue.checkout.summary.change')}
      {...(isPaymentStepAvailable ? { href: PATHS.payment } : {})}
    >
      <p>{method.displayName}</p>
      {isPaymentStepAvailable ? null : <p className={styles.soft}>{t('vue.checkout.summary.agreed')}</p>}
      {method.buyerReference === undefined ? null : <p className={styles.soft}>{method.buyerReference}</p>}
    </Choice>
  );
};

/** Nothing of it reacts: it is a static part (`summary-choices-part.ts`). */
export const SummaryChoices = ({ step, payment, isPaymentStepAvailable, isPayless }: SummaryChoicesProps) => {
  const { t } = useTranslation('checkout');
  const change = t('vue.checkout.summary.change');
  const shipper = step.shippers.find(({ selected }) => selected);
  const delivery = step.shippingAddress ?? step.billingAddress;
  return (
    <>
      {step.billingAddress === undefined ? null : (
        <Choice title={t('vue.checkout.shipping.billing')} href={`${PATHS.shipping}?billing=edit`} change={change}>
          <AddressCard address={step.billingAddress} showsEmail />
        </Choice>
      )}
      {delivery === undefined ? null : (
        <Choice title={t('vue.checkout.shipping.delivery')} href={PATHS.shipping} change={change}>
          {step.shippingAddress === undefined ? (
            <p>{t('vue.checkout.delivery.sameAsBilling')}</p>
          ) : (
            <AddressCard address={delivery} />
          )}
          {shipper === undefined ? null : (
            <p className={styles.soft}>{t('vue.checkout.summary.by', { name: shipper.name })}</p>
          )}
          {needsSpeditionFields(shipper?.code) ? <SpeditionAnswers fields={step.cart.speditionFields} /> : null}
        </Choice>
      )}
      <PaidBy step={step} payment={payment} isPaymentStepAvailable={isPaymentStepAvailable} isPayless={isPayless} />
    </>
  );
};
