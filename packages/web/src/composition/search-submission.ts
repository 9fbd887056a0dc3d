// Where a submitted search leads, with the ports of this shop. A chunk of its own: most pages are never searched from.

import { type SearchToSubmit, submitSearch } from '@tornister/application/search';
import type { SearchDestination } from '@tornister/domain/search';
import type { ResultAsync } from 'neverthrow';
import { browseUseCases } from './browse-tokens.ts';
import { ports } from './ports.ts';
import type { Shop } from './shop.ts';

export const decideSearch = (shop: Shop, submitted: SearchToSubmit): ResultAsync<SearchDestination, never> =>
  submitSearch({ search: shop.get(ports.searchGateway), recent: shop.get(browseUseCases.recentAnswers) }, submitted);
