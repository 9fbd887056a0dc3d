// Route of the payment step.

import type { Notice } from '@tornister/application/ports';
import { NO_PAYMENT_SELECTED_MESSAGE, type PaymentStepError } from '@tornister/domain/checkout';
import { PATHS, paymentReturnOf } from '@tornister/domain/routing';
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
import {
  type FormRefusal,
  fieldOf,
  formSaved,
  postedForm,
  refuseCall,
  refuseForm,
  resumedForm,
} from '../form-refusal.ts';
import { useFormDraft } from '../use-form-draft.ts';
import { NextStepBar } from './next-step-bar.tsx';
import { comeBackFromPayment, openStep } from './open-step.ts';
import styles from './step.module.css';
import { StepHead } from './step-head.tsx';
import { SumAside } from './sum-aside.tsx';
import { useFieldLabel } from './use-field-label.ts';

export const handle = { step: 'payment' };

/** A shopper who called a payment off should know that nothing was charged. */
const CANCELLED_NOTICE: Notice = {
  id: 'vue.checkout.payment.cancelled',
  tone: 'info',
  message: 'vue.checkout.payment.cancelled',
};

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const query = [...new URL(request.url).searchParams];
  const isCancelled = paymentReturnOf(query).cancelled !== undefined;
  const back = await comeBackFromPayment(shop, request);
  const steps = shop.get(checkoutUseCases.openCheckoutSteps)({ isB2b: shop.site.storefront.isB2b });
  const own = isCancelled && back.waiting === undefined ? { notice: CANCELLED_NOTICE } : back;
  const { opened, notice } = await openStep({ shop, path: PATHS.payment }, steps.payment(query), own);
  return {
    methods: opened.payment.methods,
    totals: opened.step.cart.totals,
    isPayless: opened.isPayless,
    ...resumedForm(shop, PATHS.payment),
    ...(notice === undefined ? {} : { notice }),
  };
};

const isChoiceError = (error: { readonly kind: string }): error is PaymentStepError =>
  error.kind === 'payment.none-selected' || error.kind.startsWith('buyer-reference.');

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const form = await postedForm(shop, request);
  const { posted } = form;
  const selected = fieldOf(posted, 'paymentId');
  const chosen = await shop.get(checkoutUseCases.choosePayment).choose({
    buyerReference: fieldOf(posted, 'buyerReference'),
    ...(selected === '' ? {} : { selected }),
  });
  if (chosen.isOk()) {
    formSaved(form);
    return redirectTo(PATHS.summary, 303);
  }
  const { error } = chosen;
  if (!isChoiceError(error)) return refuseCall(form, error);
  return error.kind === 'payment.none-selected'
    ? refuseForm(form, { errors: [{ field: 'paymentId', message: NO_PAYMENT_SELECTED_MESSAGE }] })
    : refuseForm(form, { errors: [{ field: 'buyerReference', message: error.kind }] });
};

/** How to pay. */
export const Component = () => {
  const { t } = useTranslation('checkout');
  const { methods, totals, notice, resumed } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal ?? resumed;
  const isBusy = useNavigation().state !== 'idle';
  const labelOf = useFieldLabel();
  const draft = useFormDraft(PATHS.payment, refusal !== undefined);
  const opened = useMemo(() => {
    const isChoiceMissing = refusal?.errors.some(({ message }) => message === NO_PAYMENT_SELECTED_MESSAGE) ?? false;
    return { methods, wanted: refusal?.typed.paymentId, isChoiceMissing };
  }, [methods, refusal]);
  const view = usePageUseCase(checkoutUseCases.viewPayment, opened);
  const { isChoiceMissing } = useBehavior(view.state$);
  const errors = (refusal?.errors ?? []).filter(({ field }) => field !== 'paymentId' || isChoiceMissing);
  return (
    <>
      <StepHead title={t('vue.checkout.payment.title')} lead={t('vue.checkout.payment.lead')} />
      <NoticeBanner notice={notice} />
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
