// The names under which the container keeps ports and use cases. Views and routes know these names, never the container.

import type { Scope } from '@tornister/application/kernel';
import type {
  Analytics,
  CartGateway,
  CatalogueGateway,
  CheckoutGateway,
  ClientStore,
  Clock,
  ContentGateway,
  CookieJar,
  DeviceStore,
  KeyMaker,
  Logger,
  Notifier,
  SearchGateway,
  SessionGateway,
  TabChannel,
} from '@tornister/application/ports';

/** A typed name: what is bound to it has the type `Service`. */
export type Token<Service> = symbol & { readonly __service?: Service };

export const token = <Service>(name: string): Token<Service> => Symbol.for(`tornister.${name}`) as Token<Service>;

/** Every port of the application, under the name that the container knows it by. */
export type Ports = {
  readonly analytics: Analytics;
  readonly cartGateway: CartGateway;
  readonly catalogueGateway: CatalogueGateway;
  readonly checkoutGateway: CheckoutGateway;
  readonly clientStore: ClientStore;
  readonly clock: Clock;
  readonly contentGateway: ContentGateway;
  readonly cookieJar: CookieJar;
  readonly keyMaker: KeyMaker;
  readonly localStore: DeviceStore;
  readonly logger: Logger;
  readonly notifier: Notifier;
  readonly searchGateway: SearchGateway;
  readonly sessionGateway: SessionGateway;
  readonly sessionStore: DeviceStore;
  readonly tabChannel: TabChannel;
};

export const ports: { readonly [Name in keyof Ports]: Token<Ports[Name]> } = {
  analytics: token('analytics'),
  cartGateway: token('cartGateway'),
  catalogueGateway: token('catalogueGateway'),
  checkoutGateway: token('checkoutGateway'),
  clientStore: token('clientStore'),
  clock: token('clock'),
  contentGateway: token('contentGateway'),
  cookieJar: token('cookieJar'),
  keyMaker: token('keyMaker'),
  localStore: token('localStore'),
  logger: token('logger'),
  notifier: token('notifier'),
  searchGateway: token('searchGateway'),
  sessionGateway: token('sessionGateway'),
  sessionStore: token('sessionStore'),
  tabChannel: token('tabChannel'),
};

/** The lifetime of the tab or of the request, for use cases that live as long as it does. */
export const lifetime: Token<Scope> = token<Scope>('lifetime');
