// The names of the ports. Only the composition root asks for a port; a layer rule says so. Views and routes ask for use cases.

import type {
  AccountGateway,
  AddressGateway,
  Analytics,
  CartGateway,
  CatalogueGateway,
  CheckoutGateway,
  ClassListGateway,
  ClientStore,
  Clock,
  ContactGateway,
  ContentGateway,
  ContractGateway,
  CookieJar,
  DeviceStore,
  KeyMaker,
  Logger,
  MaterialListGateway,
  NewsletterGateway,
  Notifier,
  OrderFormGateway,
  OrdersGateway,
  PageVisibility,
  PasskeyCeremony,
  PasskeyGateway,
  PrimeGateway,
  PrivacySignal,
  ReturnsGateway,
  ReviewGateway,
  SearchGateway,
  ServiceGateway,
  SessionGateway,
  TabChannel,
  TeaserListGateway,
  TrackingGateway,
  WishlistGateway,
} from '@tornister/application/ports';
import { type Token, token } from './tokens.ts';

/** Every port of the application, under the name that the container knows it by. */
export type Ports = {
  readonly accountGateway: AccountGateway;
  readonly addressGateway: AddressGateway;
  readonly analytics: Analytics;
  readonly cartGateway: CartGateway;
  readonly catalogueGateway: CatalogueGateway;
  readonly checkoutGateway: CheckoutGateway;
  readonly classListGateway: ClassListGateway;
  readonly clientStore: ClientStore;
  readonly clock: Clock;
  readonly contactGateway: ContactGateway;
  readonly contentGateway: ContentGateway;
  readonly contractGateway: ContractGateway;
  readonly cookieJar: CookieJar;
  readonly keyMaker: KeyMaker;
  readonly localStore: DeviceStore;
  readonly logger: Logger;
  readonly newsletterGateway: NewsletterGateway;
  readonly notifier: Notifier;
  /** Lists become carts by it: what was entered, what a school wrote, what editors put together. */
  readonly orderFormGateway: OrderFormGateway & MaterialListGateway & TeaserListGateway;
  readonly ordersGateway: OrdersGateway;
  readonly pageVisibility: PageVisibility;
  readonly passkeyCeremony: PasskeyCeremony;
  readonly passkeyGateway: PasskeyGateway;
  readonly privacySignal: PrivacySignal;
  readonly primeGateway: PrimeGateway;
  readonly returnsGateway: ReturnsGateway;
  readonly reviewGateway: ReviewGateway;
  readonly searchGateway: SearchGateway;
  readonly serviceGateway: ServiceGateway;
  readonly sessionGateway: SessionGateway;
  readonly sessionStore: DeviceStore;
  readonly tabChannel: TabChannel;
  readonly trackingGateway: TrackingGateway;
  readonly wishlistGateway: WishlistGateway;
};

export const ports: { readonly [Name in keyof Ports]: Token<Ports[Name]> } = {
  accountGateway: token('accountGateway'),
  addressGateway: token('addressGateway'),
  analytics: token('analytics'),
  cartGateway: token('cartGateway'),
  catalogueGateway: token('catalogueGateway'),
  checkoutGateway: token('checkoutGateway'),
  classListGateway: token('classListGateway'),
  clientStore: token('clientStore'),
  clock: token('clock'),
  contactGateway: token('contactGateway'),
  contentGateway: token('contentGateway'),
  contractGateway: token('contractGateway'),
  cookieJar: token('cookieJar'),
  keyMaker: token('keyMaker'),
  localStore: token('localStore'),
  logger: token('logger'),
  newsletterGateway: token('newsletterGateway'),
  notifier: token('notifier'),
  orderFormGateway: token('orderFormGateway'),
  ordersGateway: token('ordersGateway'),
  pageVisibility: token('pageVisibility'),
  passkeyCeremony: token('passkeyCeremony'),
  passkeyGateway: token('passkeyGateway'),
  privacySignal: token('privacySignal'),
  primeGateway: token('primeGateway'),
  returnsGateway: token('returnsGateway'),
  reviewGateway: token('reviewGateway'),
  searchGateway: token('searchGateway'),
  serviceGateway: token('serviceGateway'),
  sessionGateway: token('sessionGateway'),
  sessionStore: token('sessionStore'),
  tabChannel: token('tabChannel'),
  trackingGateway: token('trackingGateway'),
  wishlistGateway: token('wishlistGateway'),
};
