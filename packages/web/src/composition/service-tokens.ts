// The names (tokens) of the use cases of the service pages.

import type { Competitions, Contact, OrderCatalogues, Reviews } from '@tornister/application/service';
import { token } from './tokens.ts';

/** Writing to the shop, printed catalogues, competitions. */
export const serviceUseCases = {
  contact: token<Contact>('contact'),
  orderCatalogues: token<OrderCatalogues>('orderCatalogues'),
  reviews: token<Reviews>('reviews'),
  competitions: token<Competitions>('competitions'),
} as const;
