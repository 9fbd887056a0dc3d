// Parts of the summary that one fills in or presses: order fields, consents.

import type { PaymentStep } from '@tornister/application/ports';
import type { Cart } from '@tornister/domain/cart';
import { needsBuyerReference, ORDER_COMMENT_MAX_LENGTH, ORDER_REFERENCE_MAX_LENGTH } from '@tornister/domain/checkout';
import { WITHDRAWAL_PERIOD_DAYS } from '@tornister/domain/contracts';
import { PATHS } from '@tornister/domain/routing';
import type { FieldError } from '@tornister/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, type FormProps } from 'react-router';
import { CheckField, TextAreaField, TextField } from '../../components/ui/form-field/form-field.tsx';
import { NEW_WINDOW } from '../../components/ui/new-window.ts';
import { TextWithElements } from '../../i18n/text-with-elements.tsx';
import { useShop } from '../../react/shop-provider.tsx';
import styles from './summary.module.css';

/** Id of the form that gives the express checkout up: its button stands among the choices, inside of the form that orders. */
export const ABORT_WALLET = 'abort-wallet';

/** Gives the express checkout up; its button stands beside the payment. */
export const AbortWalletForm = ({ onSubmit }: Pick<FormProps, 'onSubmit'>) => (
  <Form id={ABORT_WALLET} method="post" action={PATHS.basket} onSubmit={onSubmit}>
    <input type="hidden" name="intent" value="abort-wallet" />
  </Form>
);

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
  const isAgreed = payment.agreed === electronic.paymentId;
  return (
    <>
      {isAgreed ? <input type="hidden" name="needsBuyerReference" value="1" /> : null}
      <TextField
        name="buyerReference"
        label={t('vue.checkout.payment.buyerReference.label')}
        hint={t('vue.checkout.summary.buyerReference.hint')}
        errors={errors}
        isOptional={!isAgreed}
        defaultValue={typed?.buyerReference ?? electronic.buyerReference ?? ''}
        autoComplete="off"
        spellCheck={false}
      />
    </>
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
  const { withdrawal } = useShop().site.profile;
  return (
    <p className={styles.terms}>
      <TextWithElements
        text={t(`vue.checkout.terms.${withdrawal}`, { days: WITHDRAWAL_PERIOD_DAYS })}
        elements={{
          conditions: legalLink('conditions'),
          withdrawal: legalLink('withdrawal'),
          privacy: legalLink('privacy'),
        }}
      />
    </p>
  );
};
