// What the adapters of each side are made of.

import type { RequestCookieJar } from '@tornister/adapters-browser/cookies';
import type { VisitorSession } from '@tornister/adapters-graphql/session';
import type { GraphqlTransport, GraphqlUpload } from '@tornister/adapters-graphql/transport';
import type {
  Analytics,
  CatalogueGateway,
  ContentGateway,
  CookieJar,
  Logger,
  SearchGateway,
} from '@tornister/application/ports';
import type { TabLink } from './tab-link.ts';

/** A page that the shop host renders for everyone at a storefront. */
export type EveryonesPage = {
  readonly graphql: typeof import('./host-graphql.ts');
  /** Asks what is the same for everyone. */
  readonly open: GraphqlTransport;
  /** The same gateways, answering from what the process remembers for some seconds. */
  readonly cached: {
    readonly catalogue: (gateway: CatalogueGateway) => CatalogueGateway;
    readonly content: (gateway: ContentGateway) => ContentGateway;
    readonly search: (gateway: SearchGateway) => SearchGateway;
  };
  /** The moment at which the page is rendered, in milliseconds. */
  readonly now: number;
  readonly log: Logger;
};

/** A page that the shop host renders for one visitor. */
export type VisitorsPage = EveryonesPage & {
  readonly cookies: RequestCookieJar;
  /** Asks for the visitor's own things, with ids that are renewed when they are no longer good. */
  readonly personal: GraphqlTransport;
  /** Hands in the visitor's files. */
  readonly uploads: GraphqlUpload;
  readonly session: VisitorSession;
  /** The id of the request: a form that a proxy sends again after a shop host died over it has the one of its first try. */
  readonly requestId: () => string | undefined;
  /** Whether the browser sent the signal Global Privacy Control. */
  readonly optsOut: boolean;
};

/** A browser tab. */
export type Tab = {
  readonly cookies: CookieJar;
  /** Everything that speaks GraphQL. One link for the whole tab, so that calls of different areas travel in the same batch. */
  readonly link: () => Promise<TabLink>;
  /** The shop's own host. */
  readonly host: string;
  /** Speaks to the other tabs, where the browser can. */
  readonly openChannel: ((name: string) => BroadcastChannel) | undefined;
  /** How far the device's clock is behind the shop's, in milliseconds. */
  readonly lag: number;
  readonly log: Logger;
  readonly analytics: Analytics;
};
