// Which goods have a fixed price, which nothing may lower: books, in the countries whose law says so.
// Source: §§ 3, 5 BuchPrG (Germany), §§ 4, 7 BPrBG 2023 (Austria); none in Switzerland since BGE 133 II 104 of 2007, nor in Liechtenstein; spec 1 §3 "isBook".

import type { StoreCode } from './profiles/index.ts';
import { tradingTermsOf } from './profiles/terms.ts';

/** Whether goods have a fixed price in a store: no voucher, deal or other discount lowers it there. */
export const hasFixedPrice = (store: StoreCode, { isBook }: { readonly isBook: boolean }): boolean =>
  isBook && tradingTermsOf(store).hasFixedBookPrices;
