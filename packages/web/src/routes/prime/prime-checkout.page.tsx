// Route /prime/checkout/: without the flag of a prime checkout, which nobody can begin yet, it leads to the prime page. Source: spec 1 §2.

import { primeCheckoutGuard } from '@tornister/domain/routing';
import type { LoaderFunctionArgs } from 'react-router';
import { shopContext } from '../../composition/shop.ts';
import { followGuard } from '../follow-guard.ts';

/** No checkout of prime is under way as long as a membership cannot be bought. */
const HAS_PRIME_FLAG = false;

export const loader = ({ context }: LoaderFunctionArgs) => {
  followGuard(context.get(shopContext), primeCheckoutGuard(HAS_PRIME_FLAG));
  return null;
};

export const Component = () => null;
