// Route of the payment step.

import { PATHS } from '@tornister/domain/routing';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { PaymentChoice } from '../../components/checkout/payment-choice/payment-choice.tsx';
import { NoticeBanner } from '../../components/notices/notice-banner/notice-banner.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { ErrorSummary } from '../../components/ui/error-summary/error-summary.tsx';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { useBehavior } from '../../react/use-behavior.ts';
import { usePageUseCase } from '../../react/use-page-use-case.ts';
import { redirectTo } from '../../respond.ts';
import { type FormRefusal, fieldOf, formSaved, postedForm, refuseFields, resumedForm } from '../form-refusal.ts';
import { backToPrime } from '../prime/back-to-prime.ts';
import { useFormDraft } from '../use-form-draft.ts';
import { NextStepBar } from './next-step-bar.tsx';
import { comeBackFromPayment, openStep } from './open-step.ts';
import styles from './step.module.css';
import { StepHead } from './step-head.tsx';
import { StepReservation } from './step-reservation.tsx';
import { SumAside } from './sum-aside.tsx';
import { useFieldLabel } from './use-field-label.ts';

export const handle = { step: 'payment' };

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const query = [...new URL(request.url).searchParams];
  backToPrime(shop, request);
  const back = await comeBackFromPayment(shop, request);
  const steps = shop.get(checkoutUseCases.openCheckoutSteps)({ isB2b: shop.site.storefront.isB2b });
  const { opened, notice } = await openStep({ shop, path: PATHS.payment }, steps.payment(query), back);
  return {
    methods: opened.payment.methods,
    totals: opened.step.cart.totals,
    isPayless: opened.isPayless,
    reserved: opened.reserved,
    ...resumedForm(shop, PATHS.payment),
    ...(notice === undefined ? {} : { notice }),
  };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const form = await postedForm(shop, request);
  const { posted } = form;
  const selected = fieldOf(posted, 'paymentId');
  const chosen = await shop.get(checkoutUseCases.choosePayment).choose({
    buyerReference: fieldOf(posted, 'buyerReference'),
    ...(selected === '' ? {} : { selected }),
  });
  if (chosen.isErr()) return refuseFields(form, chosen.error);
  formSaved(form);
  return redirectTo(PATHS.summary, 303);
};

/** How to pay. */
export const Component = () => {
  const { t } = useTranslation('checkout');
  const { methods, totals, reserved, notice, resumed } = useLoaderData<typeof loader>();
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
        <SumAside totals={totals} />
      </div>
    </>
  );
};
