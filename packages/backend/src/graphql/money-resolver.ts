// An amount in words for the language of the request.

import { formatMoney } from './format-money.ts';
import type { MoneyResolvers } from './generated/resolver-types.ts';

export const moneyResolver: Pick<MoneyResolvers, 'stringValue'> = {
  stringValue: (amount, _arguments, { storefront }) => formatMoney(amount, storefront.store, storefront.language),
};
