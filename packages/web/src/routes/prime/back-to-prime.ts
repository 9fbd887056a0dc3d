// A membership whose payment failed or was called off is bought where its checkout was begun. Source: spec 2 §2 "Checkout payment".

import { type GuardDecision, primeReturnGuard, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import { primeUseCases } from '../../composition/prime-tokens.ts';
import type { Shop } from '../../composition/shop.ts';
import { followGuard } from '../follow-guard.ts';

const follow = (shop: Shop, decision: GuardDecision): void => {
  if (decision.kind === 'stay') return;
  shop.get(primeUseCases.checkout).begin();
  followGuard(shop, decision);
};

/** Throws the way back for whoever comes from the provider of a membership to the payment step. */
export const backToPrime = (shop: Shop, request: Request): void => {
  const query = [...new URL(request.url).searchParams];
  follow(shop, primeReturnGuard(query, shop.get(primeUseCases.checkout).isPaying()));
};

/** Throws the way back where the payment of a membership was declined. */
export const backToPrimeAfterDecline = (shop: Shop): void => {
  follow(
    shop,
    primeReturnGuard([[ROUTE_PARAMETERS.errorCode, 'declined']], shop.get(primeUseCases.checkout).isPaying()),
  );
};
