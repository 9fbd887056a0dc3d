// Suggestions while a search is typed, with the ports of this shop. A chunk of its own: most pages are never searched from.

import type { Scope } from '@tornister/application/kernel';
import { createSuggestQueries, type SuggestQueries } from '@tornister/application/search';
import { ports } from './ports.ts';
import type { Shop } from './shop.ts';

export const openSuggestQueries = (shop: Shop, scope: Scope): SuggestQueries =>
  createSuggestQueries(scope, { search: shop.get(ports.searchGateway), clock: shop.get(ports.clock) });
