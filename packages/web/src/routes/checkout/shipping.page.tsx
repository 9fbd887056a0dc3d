// Route of the shipping step: billing address, delivery address, shipper.

import { PATHS } from '@tornister/domain/routing';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData, useNavigation } from 'react-router';
import { NoticeBanner } from '../../components/notices/notice-banner/notice-banner.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { ErrorSummary } from '../../components/ui/error-summary/error-summary.tsx';
import { useBehavior } from '../../react/use-behavior.ts';
import { useBusyForm } from '../../react/use-busy-form.ts';
import type { FormRefusal } from '../form-refusal.ts';
import { useFormDraft } from '../use-form-draft.ts';
import { BillingSection } from './billing-section.tsx';
import { type BookChange, showsOnly } from './book-change.ts';
import { DeliverySection } from './delivery-section.tsx';
import { NextStepBar } from './next-step-bar.tsx';
import type { loader } from './shipping.loader.ts';
import { hasRenewed, SPEDITION_PREFIX } from './shipping-entry.ts';
import styles from './step.module.css';
import { StepHead } from './step-head.tsx';
import { StepReservation } from './step-reservation.tsx';
import { SumAside } from './sum-aside.tsx';
import { useDelivery } from './use-delivery.ts';
import { useFieldLabel } from './use-field-label.ts';
import { useFocusInBook } from './use-focus-in-book.ts';

export const handle = { step: 'shipping' };

/** The field of an address that is taken from a book, behind the prefix of its form. */
const ADDRESS_FIELD = '.addressId';

/** A refused form leaves the page as it is, unless an address of it has left its book, or was changed before the rest failed: then the books are read anew. */
export const shouldRevalidate = (asked: ShouldRevalidateFunctionArgs): boolean => {
  const refusal = (asked.actionResult as { readonly refusal?: FormRefusal } | undefined)?.refusal;
  return (
    asked.defaultShouldRevalidate ||
    (refusal !== undefined &&
      (refusal.errors.some(({ field }) => field.endsWith(ADDRESS_FIELD)) || hasRenewed(refusal.typed, asked.formData)))
  );
};

/** Where the bill goes, where the goods go, who brings them. */
export const Component = () => {
  const { t } = useTranslation('checkout');
  const { step, billing, billingMode, isPaymentStepAvailable, reserved, notice, resumed } =
    useLoaderData<typeof loader>();
  const answer = useActionData<{ readonly refusal?: FormRefusal; readonly change?: BookChange }>();
  const refusal = answer?.refusal ?? resumed;
  const { isBusy, ignoreWhileBusy } = useBusyForm();
  const { state } = useNavigation();
  // While the page is still read anew after one button, what only opens or closes a form counts.
  const sendOnce = (event: FormEvent): void => {
    if (state !== 'loading' || !showsOnly(event)) ignoreWhileBusy(event);
  };
  const labelOfAddress = useFieldLabel();
  // The forwarding agent's questions come in words with the cart; which address of a book is asked by the heading above it.
  const labelOf = (field: string) =>
    step.cart.speditionFields.find(({ fieldName }) => field === `${SPEDITION_PREFIX}${fieldName}`)?.displayName ??
    (field.endsWith(ADDRESS_FIELD)
      ? t(`vue.checkout.shipping.${field.startsWith('billing') ? 'billing' : 'delivery'}`)
      : labelOfAddress(field));
  const shown = { step, billing, mode: billingMode, refusal, change: answer?.change };
  const delivery = useDelivery(shown);
  const { totals } = useBehavior(delivery.state$);
  const draft = useFormDraft(PATHS.shipping, refusal !== undefined);
  useFocusInBook(step, answer?.change);
  return (
    <>
      <StepHead title={t('vue.checkout.shipping.title')} />
      <NoticeBanner notice={notice} />
      <StepReservation reserved={reserved} page={PATHS.shipping} />
      <div className={styles.step}>
        <Form method="post" className={styles.form} noValidate onSubmit={sendOnce} {...draft}>
          <ErrorSummary errors={refusal?.errors ?? []} message={refusal?.message} labelOf={labelOf} />
          {/* The first button of a form is what Enter in a field presses: it saves the step, and no address is removed by it. */}
          <button type="submit" hidden tabIndex={-1} />
          <BillingSection shown={shown} onCountry={delivery.chooseBillingCountry} />
          <DeliverySection shown={shown} delivery={delivery} />
          <div className={styles.actions}>
            <a href={PATHS.basket}>{t('vue.checkout.backToBasket')}</a>
            <NextStepBar totals={totals}>
              <Button type="submit" look="strong" size="large" aria-disabled={isBusy}>
                {t(isPaymentStepAvailable ? 'vue.checkout.shipping.toPayment' : 'vue.checkout.shipping.toSummary')}
              </Button>
            </NextStepBar>
          </div>
        </Form>
        <SumAside totals={totals} voucher={step.cart.voucher} />
      </div>
    </>
  );
};
