// Which addresses are the shop's own: those that are configured, and for a demonstration every address of this computer.

import { isLoopbackHost, type ShopMode } from '@tornister/domain/storefront';

export type OwnAddresses = { readonly shopBaseUrls: readonly string[]; readonly shopMode: ShopMode };

/** Whether an address belongs to the shop, so that payments and mails may lead there. */
export const isShopAddress = (address: string, { shopBaseUrls, shopMode }: OwnAddresses): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, username, password } = new URL(address);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return false;
  return shopBaseUrls.includes(origin) || (shopMode === 'demo' && isLoopbackHost(hostname));
};
