// Ports of analytics: where events go, and what is seen of a page. Each is asked only with the visitor's consent.

import type { DataLayerEvent, PageViewEvent, WebVital } from '@tornister/domain/analytics';
import type { ItemId, ProductId } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { Observable } from 'rxjs';
import type { GatewayError } from './gateway-error.ts';

/** An event as the documents name it, with all of its fields. */
export type TrackedEvent = DataLayerEvent | PageViewEvent;

/** Takes events for analysis; what happens to them is the consent's business. */
export type Analytics = { readonly track: (event: TrackedEvent) => void };

/** The data layer of the page, which tools of an operator read. */
export type DataLayer = { readonly push: (event: TrackedEvent) => void };

/** The backend's memory of events. */
export type TrackingGateway = {
  /** Hands in events of one visitor, who is not named. What is not taken is lost: events are not worth a second try. */
  readonly addEvents: (events: readonly TrackedEvent[]) => ResultAsync<void, GatewayError>;
  /** Counts the look at an item of a product. */
  readonly recordGlance: (productId: ProductId, itemId: ItemId) => ResultAsync<void, GatewayError>;
};

/** A teaser by its id, or a tile by the path of its product, and which part of it is on screen, from 0 to 1. */
export type Sight = {
  readonly kind: 'teaser' | 'tile';
  readonly key: string;
  readonly ratio: number;
  /** The row that a tile stands in; none in the list that the page is about. */
  readonly row?: string;
};

/** What can be seen of the page. */
export type PageSights = {
  /** The page, or a row in it, is scrolled, a section is opened, or another slide comes. */
  readonly moves$: Observable<void>;
  readonly look: () => readonly Sight[];
  /** Whether the shop runs as an installed app. */
  readonly isInstalledApp: () => boolean;
};

/** How fast the page was, measure by measure, as soon as the browser knows it for good. */
export type PageVitals = {
  readonly measured$: Observable<{ readonly metric: WebVital; readonly value: number }>;
};
