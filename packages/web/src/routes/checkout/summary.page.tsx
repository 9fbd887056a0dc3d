// Route of the summary, where the order is placed.

import type { Notice } from '@tornister/application/ports';
import { redeemedVoucherCode, summaryPrices } from '@tornister/domain/cart';
import { seenAddresses } from '@tornister/domain/checkout';
import { PATHS } from '@tornister/domain/routing';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useActionData, useLoaderData } from 'react-router';
import { GuaranteeNotice } from '../../components/catalogue/guarantee-notice/guarantee-notice.tsx';
import { OrderLines } from '../../components/checkout/order-summary/order-lines.tsx';
import { OrderTotals } from '../../components/checkout/order-summary/order-totals.tsx';
import { NoticeBanner } from '../../components/notices/notice-banner/notice-banner.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { ErrorSummary } from '../../components/ui/error-summary/error-summary.tsx';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { useStaticPart } from '../../react/static-part.tsx';
import { useBehavior } from '../../react/use-behavior.ts';
import { useBusyForm } from '../../react/use-busy-form.ts';
import { usePageUseCase } from '../../react/use-page-use-case.ts';
import type { FormRefusal } from '../form-refusal.ts';
import { useFormDraft } from '../use-form-draft.ts';
import { CardRedirect } from './card-redirect.tsx';
import { ToOrderBar } from './next-step-bar.tsx';
import { SeenFields } from './seen-fields.tsx';
import { StepHead } from './step-head.tsx';
import { StepReservation } from './step-reservation.tsx';
import type { loader, openSummary } from './summary.loader.ts';
import styles from './summary.module.css';
import type { CardForm } from './summary-action.ts';
import { summaryChoices } from './summary-choices-part.ts';
import { AbortWalletForm, LegalTerms, NewsletterChoice, OrderDraftFields } from './summary-parts.tsx';
import { useFieldLabel } from './use-field-label.ts';

export const handle = { step: 'summary' };

type Opened = Awaited<ReturnType<typeof openSummary>>;

const OUTDATED: Notice = {
  id: 'vue.checkout.summary.outdated',
  tone: 'warning',
  message: 'vue.checkout.summary.outdated',
};

const Summary = ({ opened, refusal }: { readonly opened: Opened; readonly refusal: FormRefusal | undefined }) => {
  const { t } = useTranslation('checkout');
  const { isB2b } = useShop().site.storefront;
  const { isBusy, ignoreWhileBusy } = useBusyForm();
  const labelOf = useFieldLabel();
  const draft = useFormDraft(PATHS.summary, refusal !== undefined);
  const { cart } = opened.step;
  const choices = useStaticPart(summaryChoices, opened, opened);
  const summary = useMemo(
    () => ({
      cart,
      choices: {
        ...seenAddresses(opened.step.billingAddress, opened.step.shippingAddress),
        // How an institution pays follows from the Leitweg-ID in this very form.
        ...(isB2b ? {} : { paymentId: opened.payment.selected ?? '' }),
        shipperCode: opened.step.shippers.find(({ selected }) => selected)?.code ?? '',
      },
      idempotencyKey: opened.idempotencyKey,
      ...(refusal === undefined ? {} : { refused: { ...refusal.typed, ...refusal } }),
    }),
    [cart, isB2b, opened, refusal],
  );
  const { seen, idempotencyKey, isOutdated } = useBehavior(
    usePageUseCase(checkoutUseCases.viewSummary, summary).state$,
  );
  return (
    <>
      <StepHead title={t('vue.checkout.summary.title')} lead={t('vue.checkout.summary.lead')} />
      <NoticeBanner notice={opened.notice} />
      <StepReservation reserved={opened.reserved} page={PATHS.summary} takesNewSums={false} />
      {isOutdated && !isBusy ? (
        <div className={styles.outdated}>
          <NoticeBanner notice={OUTDATED} />
          <a href={PATHS.summary}>{t('vue.checkout.summary.showCurrent')}</a>
        </div>
      ) : null}
      <Form
        method="post"
        action={PATHS.summary}
        className={styles.summary}
        onSubmit={ignoreWhileBusy}
        noValidate
        {...draft}
      >
        <input type="hidden" name="cartId" value={cart.id} />
        <SeenFields seen={seen} />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <ErrorSummary errors={refusal?.errors ?? []} message={refusal?.message} labelOf={labelOf} />
        <div className={styles.choices} {...choices} />
        <OrderDraftFields cart={cart} payment={opened.payment} typed={refusal?.typed} errors={refusal?.errors ?? []} />
        {opened.offersNewsletter ? <NewsletterChoice typed={refusal?.typed} /> : null}
        <LegalTerms />
        <GuaranteeNotice />
        <ToOrderBar totals={cart.totals} href="#order-title" />
        {/* Directly above the button: what is bought, and what it costs (§ 312j (2) BGB). Nothing may stand between. */}
        <section className={styles.order} aria-labelledby="order-title">
          <div className={styles.orderHead}>
            <h2 id="order-title">{t('vue.checkout.summary.order')}</h2>
            <a href={PATHS.basket}>{t('vue.checkout.summary.editBasket')}</a>
          </div>
          <OrderLines
            lines={cart.lines.map((line) => ({
              ...line,
              ...summaryPrices(line),
            }))}
          />
          <div className={styles.totals}>
            <OrderTotals totals={cart.totals} savings={cart.savings} voucherCode={redeemedVoucherCode(cart.voucher)} />
            <Button type="submit" look="strong" size="large" aria-disabled={isBusy}>
              {t(isB2b ? 'vue.checkout.summary.orderB2b' : 'vue.checkout.summary.orderButton')}
            </Button>
            <p className={styles.busy} role="status">
              {isBusy ? t('vue.checkout.summary.ordering') : null}
            </p>
          </div>
        </section>
      </Form>
      {opened.isExpressWallet ? <AbortWalletForm onSubmit={ignoreWhileBusy} /> : null}
    </>
  );
};

/** Everything once more, each of it to be changed, and the one button that orders. */
export const Component = () => {
  const opened = useLoaderData<typeof loader>();
  const answered = useActionData<{ readonly cardForm?: CardForm; readonly refusal?: FormRefusal }>();
  if (answered?.cardForm !== undefined) return <CardRedirect form={answered.cardForm} />;
  return opened.kind === 'leaving' ? null : <Summary opened={opened} refusal={answered?.refusal ?? opened.resumed} />;
};
