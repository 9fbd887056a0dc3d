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

export const ports = {
  analytics: token<Analytics>('analytics'),
  cartGateway: token<CartGateway>('cartGateway'),
  catalogueGateway: token<CatalogueGateway>('catalogueGateway'),
  checkoutGateway: token<CheckoutGateway>('checkoutGateway'),
  clientStore: token<ClientStore>('clientStore'),
  clock: token<Clock>('clock'),
  contentGateway: token<ContentGateway>('contentGateway'),
  cookieJar: token<CookieJar>('cookieJar'),
  keyMaker: token<KeyMaker>('keyMaker'),
  localStore: token<DeviceStore>('localStore'),
  logger: token<Logger>('logger'),
  notifier: token<Notifier>('notifier'),
  searchGateway: token<SearchGateway>('searchGateway'),
  sessionGateway: token<SessionGateway>('sessionGateway'),
  sessionStore: token<DeviceStore>('sessionStore'),
  tabChannel: token<TabChannel>('tabChannel'),
} as const;

/** The lifetime of the tab or of the request, for use cases that live as long as it does. */
export const lifetime: Token<Scope> = token<Scope>('lifetime');
