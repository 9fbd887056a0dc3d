// Route of the payment step.

import { PATHS } from '@tornister/domain/routing';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { PaymentChoice } from '../../components/checkout/payment-choice/payment-choice.tsx';
import { NoticeBanner } from '../../components/notices/notice-banner/notice-banner.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { ErrorSummary } from '../../components/ui/error-summary/error-summary.tsx';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { useBehavior } from '../../react/use-behavior.ts';
import { usePageUseCase } from '../../react/use-page-use-case.ts';
import type { FormRefusal } from '../form-refusal.ts';
import { useFormDraft } from '../use-form-draft.ts';
import { NextStepBar } from './next-step-bar.tsx';
import type { loader } from './payment.loader.ts';
import { SeenFields } from './seen-fields.tsx';
import styles from './step.module.css';
import { StepHead } from './step-head.tsx';
import { StepReservation } from './step-reservation.tsx';
import { SumAside } from './sum-aside.tsx';
import { useFieldLabel } from './use-field-label.ts';

export const handle = { step: 'payment' };

/** A choice that was not saved has the ways to pay read anew: the one that was ticked may be gone. Source: spec 2 §4 "Payment step". */
export { revalidatesAnyRefusal as shouldRevalidate } from '../revalidate-refused.ts';

/** How to pay. */
export const Component = () => {
  const { t } = useTranslation('checkout');
  const { methods, totals, voucher, seen, reserved, notice, resumed } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal ?? resumed;
  const isBusy = useNavigation().state !== 'idle';
  const labelOf = useFieldLabel();
  const draft = useFormDraft(PATHS.payment, refusal !== undefined);
  const opened = useMemo(
    () => ({ methods, wanted: refusal?.typed.paymentId, errors: refusal?.errors ?? [] }),
    [methods, refusal],
  );
  const view = usePageUseCase(checkoutUseCases.viewPayment, opened);
  const { errors } = useBehavior(view.state$);
  return (
    <>
      <StepHead title={t('vue.checkout.payment.title')} lead={t('vue.checkout.payment.lead')} />
      <NoticeBanner notice={notice} />
      <StepReservation reserved={reserved} page={PATHS.payment} />
      <div className={styles.step}>
        <Form method="post" action={PATHS.payment} className={styles.form} noValidate {...draft}>
          <SeenFields seen={seen} typed={refusal?.typed} />
          <ErrorSummary errors={errors} message={refusal?.message} labelOf={labelOf} />
          <fieldset>
            <legend className="visually-hidden">{t('vue.checkout.payment.title')}</legend>
            <PaymentChoice
              methods={methods}
              selected={view.state$.first.selected}
              onChoose={view.choose}
              buyerReference={refusal?.typed.buyerReference ?? ''}
              errors={errors}
            />
          </fieldset>
          <div className={styles.actions}>
            <a href={PATHS.shipping}>{t('vue.checkout.backToShipping')}</a>
            <NextStepBar totals={totals}>
              <Button type="submit" look="strong" size="large" aria-disabled={isBusy}>
                {t('vue.checkout.payment.toSummary')}
              </Button>
            </NextStepBar>
          </div>
        </Form>
        <SumAside totals={totals} voucher={voucher} />
      </div>
    </>
  );
};
