// Which of the two catalogue pages an address is.

import { matchRoute } from '@tornister/domain/routing';
import type { CatalogueEdition } from '@tornister/domain/storefront';

/** `catalogue` for the English editions' page, otherwise `katalog`. */
export const editionOf = (request: Request): CatalogueEdition => {
  const route = matchRoute(new URL(request.url).pathname);
  return route.kind === 'service' && route.page === 'catalogue' ? 'catalogue' : 'katalog';
};
