// Parts of the summary: the choices with links to change them, order fields, consents.

import type { PaymentStep, ShippingStep } from '@tornister/application/ports';
import type { Cart } from '@tornister/domain/cart';
import { needsBuyerReference, ORDER_COMMENT_MAX_LENGTH, ORDER_REFERENCE_MAX_LENGTH } from '@tornister/domain/checkout';
import { PATHS } from '@tornister/domain/routing';
import type { FieldError } from '@tornister/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { AddressCard } from '../../components/checkout/address-form/address-card.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { CheckField, TextAreaField, TextField } from '../../components/ui/form-field/form-field.tsx';
import { NEW_WINDOW } from '../../components/ui/new-window.ts';
import { TextWithElements } from '../../i18n/text-with-elements.tsx';
import { useShop } from '../../react/shop-provider.tsx';
import styles from './summary.module.css';

type ChoiceProps = {
  readonly title: string;
  /** Where it is changed; absent where it is agreed. */
  readonly href?: string;
  readonly change: string;
  readonly children: ReactNode;
};

const Choice = ({ title, href, change, children }: ChoiceProps) => (
  <section className={styles.choice}>
    <div className={styles.choiceHead}>
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

/** Id of the form below: a form cannot stand in the one that orders. */
const ABORT_WALLET = 'abort-wallet';

/** Gives the express checkout up; its button stands beside the payment. */
export const AbortWalletForm = () => (
  <Form id={ABORT_WALLET} method="post" action={PATHS.basket}>
    <input type="hidden" name="intent" value="abort-wallet" />
  </Form>
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

/** What was chosen on the way, each with the link that leads back to it. */
export const SummaryChoices = ({ step, payment, isPaymentStepAvailable, isPayless }: SummaryChoicesProps) => {
  const { t } = useTranslation('checkout');
  const change = t('vue.checkout.summary.change');
  const shipper = step.shippers.find(({ selected }) => selected);
  const delivery = step.shippingAddress ?? step.billingAddress;
  return (
    <div className={styles.choices}>
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
        </Choice>
      )}
      <PaidBy step={step} payment={payment} isPaymentStepAvailable={isPaymentStepAvailable} isPayless={isPayless} />
    </div>
  );
};

type DraftProps = {
  readonly cart: Cart;
  readonly payment: PaymentStep;
  readonly typed: Readonly<Record<string, string>> | undefined;
  readonly errors: readonly FieldError[];
};

/** The Leitweg-ID of a business customer, which turns the agreed invoice into an XRechnung; asked where an XRechnung can be sent. */
const BuyerReference = ({ payment, typed, errors }: Omit<DraftProps, 'cart'>) => {
  const { t } = useTranslation('checkout');
  const { isB2b } = useShop().site.storefront;
  const electronic = payment.methods.find(({ paymentId }) => needsBuyerReference(paymentId));
  if (!isB2b || electronic === undefined) return null;
  return (
    <TextField
      name="buyerReference"
      label={t('vue.checkout.payment.buyerReference.label')}
      hint={t('vue.checkout.summary.buyerReference.hint')}
      errors={errors}
      isOptional={payment.selected !== electronic.paymentId || electronic.buyerReference !== undefined}
      defaultValue={typed?.buyerReference ?? electronic.buyerReference ?? ''}
      autoComplete="off"
      spellCheck={false}
    />
  );
};

/** What a shopper may add: a reference, a Leitweg-ID, a comment. */
export const OrderDraftFields = ({ cart, payment, typed, errors }: DraftProps) => {
  const { t } = useTranslation('checkout');
  const reference = typed?.orderReference ?? cart.orderReference ?? '';
  return (
    <section className={styles.draft} aria-label={t('vue.checkout.summary.draft')}>
      <div className={styles.reference}>
        <CheckField
          name="orderReferenceCheck"
          label={t('vue.checkout.summary.referenceCheck')}
          isTicked={typed === undefined ? reference !== '' : Boolean(typed.orderReferenceCheck)}
        />
        <div className={styles.referenceField}>
          <TextField
            name="orderReference"
            label={t('vue.checkout.summary.reference')}
            errors={[]}
            isOptional
            maxLength={ORDER_REFERENCE_MAX_LENGTH}
            defaultValue={reference}
            autoComplete="off"
          />
        </div>
      </div>
      <BuyerReference payment={payment} typed={typed} errors={errors} />
      <TextAreaField
        name="orderComment"
        label={t('vue.checkout.summary.comment')}
        errors={[]}
        isOptional
        maxLength={ORDER_COMMENT_MAX_LENGTH}
        defaultValue={typed?.orderComment ?? cart.orderComment ?? ''}
      />
    </section>
  );
};

/** Never ticked from the start; it takes effect once the link in a mail was used, and the order does not depend on it (§ 7 UWG). */
export const NewsletterChoice = ({ typed }: Pick<DraftProps, 'typed'>) => {
  const { t } = useTranslation('checkout');
  return (
    <CheckField
      name="newsletterSubscribe"
      label={t('vue.checkout.summary.newsletter')}
      isTicked={Boolean(typed?.newsletterSubscribe)}
    />
  );
};

type LegalLinkProps = { readonly page: 'conditions' | 'withdrawal' | 'privacy'; readonly children?: ReactNode };

/** A legal page in a tab of its own, so that the order stays open; its words come from the sentence around it. */
const LegalLink = ({ page, children }: LegalLinkProps) => {
  const { t } = useTranslation('checkout');
  return (
    <a href={t(`vue.checkout.footer.${page}.path`)} {...NEW_WINDOW}>
      {children}
    </a>
  );
};

const legalLink = (page: LegalLinkProps['page']) => (words: string) => <LegalLink page={page}>{words}</LegalLink>;

/** Terms and the right of withdrawal, where they are read before the order and can be kept. */
export const LegalTerms = () => {
  const { t } = useTranslation('checkout');
  const { orderTermsKey } = useShop().site.profile;
  return (
    <p className={styles.terms}>
      <TextWithElements
        text={t(orderTermsKey)}
        elements={{
          conditions: legalLink('conditions'),
          withdrawal: legalLink('withdrawal'),
          privacy: legalLink('privacy'),
        }}
      />
    </p>
  );
};
