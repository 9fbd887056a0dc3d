// The service links at the top of the header.

import { ADVANTAGES_PATH, ADVICE_PATH, SAFE_SHOPPING_PATH, type ShopTraits } from '@tornister/domain/storefront';

/** Pages about the shop and its service (spec 3 §2); their texts by key. */
export const serviceLinksOf = (traits: ShopTraits): readonly { readonly key: string; readonly href: string }[] => [
  { key: 'vue.header.advice', href: ADVICE_PATH },
  { key: 'vue.header.safeShopping', href: SAFE_SHOPPING_PATH },
  ...(traits.headerVariant === 'business' ? [{ key: 'vue.header.advantages', href: ADVANTAGES_PATH }] : []),
];
