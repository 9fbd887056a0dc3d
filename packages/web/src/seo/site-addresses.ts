import { type BaseUrls, ownHosts, STOREFRONT_IDS } from '@tornister/domain/storefront';
import type { Site } from '../composition/shop.ts';

type SiteAddresses = Pick<Site, 'sisters' | 'baseUrl'>;

/** Origins of all storefronts; one that the configuration leaves out counts as this shop's own. */
export const baseUrlsOf = (site: SiteAddresses): BaseUrls =>
  Object.fromEntries(STOREFRONT_IDS.map((id) => [id, site.sisters[id] ?? site.baseUrl])) as BaseUrls;

/** Hosts that links and redirects of this shop may lead to. */
export const ownHostsOf = (site: SiteAddresses): readonly string[] => ownHosts(baseUrlsOf(site));
