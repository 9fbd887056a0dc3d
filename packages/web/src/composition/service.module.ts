// Wires the use cases of the service pages.

import {
  createCompetitions,
  createContact,
  createOrderCatalogues,
  createReviews,
} from '@tornister/application/service';
import { areaModule } from './area-module.ts';
import { ports } from './ports.ts';
import { serviceUseCases } from './service-tokens.ts';
import { openedSite } from './shop.ts';

/** Writing to the shop, printed catalogues, competitions. */
export const serviceModule = areaModule((bind) => {
  bind(serviceUseCases.contact, [ports.serviceGateway, ports.keyMaker], (service, keys) =>
    createContact({ service, keys }),
  );
  bind(
    serviceUseCases.orderCatalogues,
    [ports.serviceGateway, ports.addressGateway, ports.cookieJar, ports.keyMaker, openedSite],
    (service, addresses, cookies, keys, { storefront }) =>
      createOrderCatalogues({ service, addresses, cookies, keys, storefront }),
  );
  bind(serviceUseCases.reviews, [ports.reviewGateway, ports.serviceGateway, ports.keyMaker], (reviews, service, keys) =>
    createReviews({ reviews, service, keys }),
  );
  bind(serviceUseCases.competitions, [ports.serviceGateway], (service) => createCompetitions({ service }));
});
