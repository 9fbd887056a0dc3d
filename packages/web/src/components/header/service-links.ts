import type { ShopTraits } from '@tornister/domain/storefront';

/** Pages about the shop and its service (spec 3 §2); their texts by key. */
export const serviceLinksOf = (traits: ShopTraits): readonly { readonly key: string; readonly href: string }[] => [
  { key: 'vue.header.advice', href: '/beratung/' },
  { key: 'vue.header.safeShopping', href: '/service/sicher-einkaufen/' },
  ...(traits.headerVariant === 'business' ? [{ key: 'vue.header.advantages', href: '/service/your-advantages/' }] : []),
];
