// What a year of the prime membership costs in each store, as the operator sets it; a store without a price sells none.

import { type PrimePrices, STORE_CODES, type StoreCode } from '@tornister/domain/storefront';
import { z } from 'zod';
import { jsonText } from '../setting-formats.ts';

const LOWEST_CENTS = 100;
const HIGHEST_CENTS = 100_000;

/** Like `{"de":2900}`. */
export const PRIME_PRICES = jsonText
  .pipe(
    z.partialRecord(
      z.enum(STORE_CODES as readonly [StoreCode, ...StoreCode[]]),
      z.int().min(LOWEST_CENTS).max(HIGHEST_CENTS),
    ),
  )
  .transform((prices) => prices as PrimePrices);

/** As the demo shop's page about prime says; its Swiss shop has the waiting list. */
export const DEMO_PRIME_PRICES: PrimePrices = { de: 2_900, at: 2_900 };
