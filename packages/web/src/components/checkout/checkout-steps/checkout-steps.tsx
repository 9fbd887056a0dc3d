// The progress bar of the checkout, with links back to completed steps.

import { type CheckoutStep, walkedSteps } from '@tornister/domain/checkout';
import { PATHS } from '@tornister/domain/routing';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import marks from '../../ui/steps/steps.module.css';
import styles from './checkout-steps.module.css';

const STEP_PATHS: Readonly<Record<CheckoutStep, string>> = {
  login: PATHS.checkoutLogin,
  shipping: PATHS.shipping,
  payment: PATHS.payment,
  summary: PATHS.summary,
  confirmation: PATHS.confirmation,
};

export type CheckoutStepsProps = {
  readonly current: CheckoutStep;
  readonly isB2b: boolean;
  /** Nothing is to be paid for what is in the cart. */
  readonly isPayless: boolean;
  /** Addresses and payment come from the express wallet. */
  readonly isExpressWallet: boolean;
};

/** Where the shopper is: every step by name, the way back as links, the current one marked as such and not by colour alone. */
export const CheckoutSteps = ({ current, ...situation }: CheckoutStepsProps) => {
  const { t } = useTranslation('checkout');
  const steps = walkedSteps(situation);
  const position = steps.indexOf(current);
  return (
    <nav className={styles.steps} aria-label={t('vue.checkout.steps.label')}>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const isDone = index < position;
          const canGoBack = isDone && current !== 'confirmation' && step !== 'login';
          const label = t(`vue.checkout.steps.${step}`);
          return (
            <li
              key={step}
              className={`${marks.step} ${styles.step}`}
              data-state={isDone ? 'done' : index === position ? 'current' : 'open'}
              {...(index === position ? { 'aria-current': 'step' as const } : {})}
            >
              <span className={`${marks.mark} ${styles.mark}`} aria-hidden="true">
                {isDone ? <Check size={16} strokeWidth={3} /> : index + 1}
              </span>
              {canGoBack ? <a href={STEP_PATHS[step]}>{label}</a> : <span>{label}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
