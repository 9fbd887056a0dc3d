// Route to which the card provider sends shoppers back; it waits for the payment to be decided.

import { PATHS } from '@tornister/domain/routing';
import { Clock3 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation, useRevalidator } from 'react-router';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { usePageUseCase } from '../../react/use-page-use-case.ts';
import styles from './card-redirect.module.css';
import type { loader } from './computop-success.loader.ts';
import { StepHead } from './step-head.tsx';

/** A tab asks again by itself, when the answer before has come; the page stays what it is meanwhile. */
const useAskingAgain = (): void => {
  const { state, revalidate } = useRevalidator();
  const { due$ } = usePageUseCase(checkoutUseCases.askPaymentAgain, undefined);
  useEffect(() => {
    if (state !== 'idle') return;
    const asking = due$.subscribe(() => void revalidate());
    return () => asking.unsubscribe();
  }, [state, revalidate, due$]);
};

/** The order waits for its payment: what happens next, and the way to pay otherwise. Without scripts its shopper looks again by a link. */
export const Component = () => {
  const { t } = useTranslation('checkout');
  const { isMembership } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  useAskingAgain();
  return (
    <>
      <StepHead title={t('vue.checkout.payment.waiting.title')} />
      <div className={styles.card}>
        <Clock3 aria-hidden size={48} strokeWidth={1.25} />
        <p role="status">{t('vue.checkout.payment.waiting.text')}</p>
        <noscript>
          <a href={`${pathname}${search}`}>{t('vue.checkout.payment.waiting.lookAgain')}</a>
        </noscript>
        {isMembership ? (
          <a href={PATHS.primeCheckout}>{t('vue.checkout.payment.waiting.payAgain')}</a>
        ) : (
          <a href={PATHS.basket}>{t('vue.checkout.payment.waiting.payOtherwise')}</a>
        )}
      </div>
    </>
  );
};
