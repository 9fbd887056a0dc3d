// The shop that an account is of: institutions log in to the educational edition, consumers to any other. Source: spec 1 §1, spec 2 §5.

import {
  developmentHost,
  isLoopbackHost,
  type Language,
  STOREFRONT_IDS,
  type StoreCode,
  selectSite,
  shopDomainsOf,
} from '@tornister/domain/storefront';
import type { AccountKind } from '../database/account-tables.ts';
import type { OwnAddresses } from '../server/shop-address.ts';

/** What a mail needs to speak for a shop. */
type Home = { readonly store: StoreCode; readonly baseUrl: string };

/** Of a host only its edition is asked, and that stands in its name. */
const NO_DOMAINS = shopDomainsOf(() => '');

/** On this computer every shop has a host of its own, at the port of the one that was asked. */
const ofThisComputer = (asked: URL): readonly string[] =>
  STOREFRONT_IDS.map((id) => `${asked.protocol}//${developmentHost(id)}${asked.port === '' ? '' : `:${asked.port}`}`);

/** A shop that an account of this kind logs in to, in this language where there is one; nothing where the operator has named none. */
export const homeOfAccount = (
  kind: AccountKind,
  { language, baseUrl }: { readonly language: Language; readonly baseUrl: string },
  { shopBaseUrls, shopMode }: OwnAddresses,
): Home | undefined => {
  const asked = new URL(baseUrl);
  const isLocal = shopMode === 'demo' && isLoopbackHost(asked.hostname);
  const homes = (isLocal ? ofThisComputer(asked) : shopBaseUrls)
    .map((origin) => ({ origin, site: selectSite(new URL(origin).host, NO_DOMAINS) }))
    .filter(({ site }) => site.storefront.isB2b === (kind === 'business'));
  const home = homes.find(({ site }) => site.storefront.language === language) ?? homes[0];
  return home && { store: home.site.storefront.store, baseUrl: home.origin };
};
