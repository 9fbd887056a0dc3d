// A shop whose backend a test plays for the service pages: messages, catalogues, competitions, reviews, newsletter and declarations.

import type {
  AddressGateway,
  Competition,
  ContractGateway,
  NewsletterGateway,
  OrdersGateway,
  ReviewGateway,
  ServiceGateway,
} from '@tornister/application/ports';
import {
  anAddress,
  createInMemoryCatalogueGateway,
  createInMemoryContentGateway,
} from '@tornister/application/testing';
import { instantOf } from '@tornister/domain/shared';
import { registerArea } from '../src/composition/area-module.ts';
import { browseModule } from '../src/composition/browse.module.ts';
import { contractsModule } from '../src/composition/contracts.module.ts';
import { newsletterModule } from '../src/composition/newsletter.module.ts';
import { ports } from '../src/composition/ports.ts';
import { serviceModule } from '../src/composition/service.module.ts';
import { sessionModule } from '../src/composition/session.module.ts';
import { typingModule } from '../src/composition/typing.module.ts';
import { BOOKS } from './open-account-shop.ts';
import { openTestShop, type TestShopOptions } from './open-test-shop.tsx';
import { type AnswersOf, playGateway } from './played-gateway.ts';

for (const area of [browseModule, contractsModule, newsletterModule, serviceModule, sessionModule, typingModule])
  registerArea(area);

/** The page of a competition. */
export const COMPETITION = '/gewinnspiele/teilnahme/?competition=herbst';

/** The competition of that address. */
export const HERBST: Competition = { id: 'herbst', title: 'Herbst', terms: '', closesAt: instantOf(0), isOpen: true };

/** Whatever is declared is received then. */
export const RECEIVED_AT = instantOf(1_795_000_000_000);

type ServiceShopOptions = Pick<TestShopOptions, 'cookies' | 'storefront'> & {
  readonly service?: AnswersOf<ServiceGateway>;
  readonly reviews?: AnswersOf<ReviewGateway>;
  readonly newsletter?: AnswersOf<NewsletterGateway>;
  readonly orders?: AnswersOf<OrdersGateway>;
  readonly content?: Parameters<typeof createInMemoryContentGateway>[0];
  readonly catalogue?: Parameters<typeof createInMemoryCatalogueGateway>[0];
};

/** A shop that anybody visits, unless something else is said; its gateways answer that all is done. */
export const openServiceShop = async ({
  cookies = {},
  storefront = {},
  service: serviceAnswers = {},
  reviews: reviewAnswers = {},
  newsletter: newsletterAnswers = {},
  orders: orderAnswers = {},
  content = {},
  catalogue = {},
}: ServiceShopOptions = {}) => {
  const service = playGateway<ServiceGateway>(serviceAnswers);
  const reviews = playGateway<ReviewGateway>(reviewAnswers);
  const newsletter = playGateway<NewsletterGateway>(newsletterAnswers);
  const contracts = playGateway<ContractGateway>({ withdraw: RECEIVED_AT, cancel: RECEIVED_AT });
  const orders = playGateway<OrdersGateway>(orderAnswers);
  const addresses = playGateway<AddressGateway>({ books: { ...BOOKS, billingAddresses: [anAddress()] } });
  const shop = await openTestShop({
    cookies,
    storefront,
    addresses: addresses.gateway,
    bindMore: (bind) => {
      bind(ports.serviceGateway, [], () => service.gateway);
      bind(ports.reviewGateway, [], () => reviews.gateway);
      bind(ports.newsletterGateway, [], () => newsletter.gateway);
      bind(ports.contractGateway, [], () => contracts.gateway);
      bind(ports.ordersGateway, [], () => orders.gateway);
      bind(ports.contentGateway, [], () => createInMemoryContentGateway(content));
      bind(ports.catalogueGateway, [], () => createInMemoryCatalogueGateway(catalogue));
    },
  });
  return { ...shop, service, reviews, newsletter, contracts, orders };
};
