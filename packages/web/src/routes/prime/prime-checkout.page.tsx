// Route /prime/checkout/: buys a year of the prime membership. Without the flag of a prime checkout that was begun it leads to the prime page.

import { keyOfAttempt } from '@tornister/application/checkout';
import type { OpenedPurchase } from '@tornister/application/prime';
import { lastMomentOf } from '@tornister/domain/contracts';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { AddressCard } from '../../components/checkout/address-form/address-card.tsx';
import { PaymentChoice } from '../../components/checkout/payment-choice/payment-choice.tsx';
import cards from '../../components/checkout/payment-choice/radio-cards.module.css';
import { NoticeBanner } from '../../components/notices/notice-banner/notice-banner.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { ErrorSummary } from '../../components/ui/error-summary/error-summary.tsx';
import { formatDate } from '../../i18n/format-date.ts';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { CardRedirect } from '../checkout/card-redirect.tsx';
import { StepHead } from '../checkout/step-head.tsx';
import styles from '../checkout/summary.module.css';
import type { CardForm } from '../checkout/summary-action.ts';
import { LegalTerms } from '../checkout/summary-parts.tsx';
import { useFieldLabel } from '../checkout/use-field-label.ts';
import type { FormRefusal } from '../form-refusal.ts';
import type { loader } from './prime-checkout.loader.ts';

export { revalidatesRefused as shouldRevalidate } from '../revalidate-refused.ts';

type ChoiceProps = Pick<OpenedPurchase, 'addresses'> & { readonly wanted: string | undefined };

/** Who the invoice is for. */
const BillingChoice = ({ addresses, wanted }: ChoiceProps) => {
  const { t } = useTranslation('contracts');
  const chosen = addresses.some(({ addressId }) => addressId === wanted) ? wanted : addresses[0]?.addressId;
  return (
    <fieldset className={styles.draft}>
      <legend>{t('vue.checkout.shipping.billing')}</legend>
      {/* Buttons that stay keep what was chosen among them: among other addresses the choice begins anew. */}
      <div key={addresses.map(({ addressId }) => addressId).join()} className={cards.cards}>
        {addresses.map((address) => (
          <div key={address.addressId} className={cards.card}>
            <label className={cards.pick}>
              <input
                type="radio"
                id={address === addresses[0] ? 'billingAddressId' : undefined}
                name="billingAddressId"
                value={address.addressId}
                defaultChecked={address.addressId === chosen}
              />
              <AddressCard address={address} />
            </label>
          </div>
        ))}
      </div>
      <p>
        {addresses.length === 0 ? (
          <>
            {t('vue.prime.checkout.noAddress')}{' '}
            <a id="billingAddressId" href={`${PATHS.billingAddresses}?add=1&back=prime`}>
              {t('vue.prime.checkout.addAddress')}
            </a>
          </>
        ) : (
          <a href={`${PATHS.billingAddresses}?back=prime`}>{t('vue.prime.checkout.addresses')}</a>
        )}
      </p>
    </fieldset>
  );
};

const Purchase = ({ refusal }: { readonly refusal: FormRefusal | undefined }) => {
  const { t } = useTranslation('contracts');
  const { numberLocale } = useShop().site.profile;
  const { offer, addresses, idempotencyKey, notice } = useLoaderData<typeof loader>();
  const labelOf = useFieldLabel();
  const isBusy = useNavigation().state !== 'idle';
  const { errors = [], message, typed } = refusal ?? {};
  const price = formatMoney(offer.price, numberLocale);
  const refused = refusal && { ...typed, ...refusal };
  const key = keyOfAttempt({ idempotencyKey, ...(refused && { refused }) });
  const { startsAt, endsAt } = offer;
  const lastDay = formatDate(lastMomentOf(endsAt), numberLocale);
  const wanted = typed?.paymentId || offer.methods[0]?.paymentId;
  return (
    <>
      <StepHead
        title={t(startsAt === undefined ? 'vue.prime.checkout.title' : 'vue.prime.checkout.title.next')}
        lead={t('vue.prime.checkout.lead')}
      />
      <NoticeBanner notice={notice} />
      <Form method="post" action={PATHS.primeCheckout} className={styles.summary} noValidate>
        <input type="hidden" name="priceCents" value={offer.price.cents} />
        <input type="hidden" name="idempotencyKey" value={key} />
        <ErrorSummary errors={errors} message={message} labelOf={labelOf} />
        <BillingChoice addresses={addresses} wanted={typed?.billingAddressId} />
        <fieldset className={styles.draft}>
          <legend>{t('vue.checkout.payment.title')}</legend>
          <PaymentChoice
            methods={offer.methods}
            selected={wanted}
            onChoose={() => undefined}
            buyerReference=""
            errors={errors}
          />
        </fieldset>
        <LegalTerms />
        {/* Directly above the button: what is bought, for how long, and what it costs (§ 312j (2) BGB). */}
        <section className={`${styles.order} ${styles.words}`} aria-labelledby="order-title">
          <h2 id="order-title">{t('vue.prime.checkout.item')}</h2>
          <p>
            {startsAt === undefined
              ? t('vue.prime.checkout.term', { date: lastDay })
              : t('vue.prime.checkout.term.next', { begin: formatDate(startsAt, numberLocale), date: lastDay })}
          </p>
          <div className={styles.totals}>
            <p>
              <strong>{t('vue.prime.checkout.total', { price })}</strong>
            </p>
            <Button type="submit" look="strong" size="large" aria-disabled={isBusy}>
              {t('vue.checkout.summary.orderButton')}
            </Button>
          </div>
        </section>
      </Form>
    </>
  );
};

/** One page: for whom, how it is paid, what it costs, and the one button that orders. */
export const Component = () => {
  const { resumed } = useLoaderData<typeof loader>();
  const answered = useActionData<{ readonly cardForm?: CardForm; readonly refusal?: FormRefusal }>();
  if (answered?.cardForm !== undefined) return <CardRedirect form={answered.cardForm} />;
  return <Purchase refusal={answered?.refusal ?? resumed} />;
};
