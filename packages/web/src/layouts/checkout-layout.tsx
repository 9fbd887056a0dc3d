// The layout of the checkout: its frame, with the steps.

import { CHECKOUT_STEPS, type CheckoutStep } from '@tornister/domain/checkout';
import { useMatches } from 'react-router';
import { CheckoutSteps } from '../components/checkout/checkout-steps/checkout-steps.tsx';
import { useShop } from '../react/shop-provider.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';

const stepIn = (handles: readonly unknown[]): CheckoutStep | undefined => {
  const named = handles.flatMap((handle) =>
    typeof handle === 'object' && handle !== null && 'step' in handle ? [handle.step] : [],
  );
  return CHECKOUT_STEPS.find((step) => named.includes(step));
};

/** What the loader of the step found about its cart. */
const isFound = (loaded: readonly unknown[], name: 'isPayless' | 'isExpressWallet'): boolean =>
  loaded.some(
    (found) => typeof found === 'object' && found !== null && new Map(Object.entries(found)).get(name) === true,
  );

/** The frame, with where one is. */
export const Component = () => {
  const { storefront } = useShop().site;
  const matches = useMatches();
  const step = stepIn(matches.map(({ handle }) => handle));
  const loaded = matches.map(({ loaderData }) => loaderData);
  return (
    <CheckoutFrame
      steps={
        step === undefined ? null : (
          <CheckoutSteps
            current={step}
            isB2b={storefront.isB2b}
            isPayless={isFound(loaded, 'isPayless')}
            isExpressWallet={isFound(loaded, 'isExpressWallet')}
          />
        )
      }
    />
  );
};
