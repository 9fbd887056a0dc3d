// The hosts that belong to this shop, for checking redirect targets.

import { ownHosts } from '@tornister/domain/storefront';
import type { Site } from '../composition/shop.ts';

/** Hosts that links and redirects of this shop may lead to. */
export const ownHostsOf = (site: Pick<Site, 'sisters'>): readonly string[] => ownHosts(site.sisters);
