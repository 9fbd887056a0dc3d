// How a page looks when it is shared. Source: spec 1 §3 "CMS page", §5 "Open-graph tags".

import { pathOf } from '../routing/path.ts';
import { matchRoute } from '../routing/routes.ts';

export type OpenGraphImage = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly type: string;
};

/** 1200x630 jpeg; spec 1 §5. */
export const DEFAULT_OPEN_GRAPH_IMAGE = { width: 1_200, height: 630, type: 'image/jpeg' } as const;

/** Open-graph tags are omitted for not-found, checkout, login, logout and account pages (except wishlist). */
export const hasOpenGraph = (address: string, isNotFound: boolean): boolean => {
  const route = matchRoute(pathOf(address));
  switch (route.kind) {
    case 'checkout':
    case 'prime-checkout':
    case 'card-payment-return':
    case 'login':
    case 'logout':
    case 'address-book':
    case 'returns':
      return false;
    case 'account':
      return !isNotFound && route.page === 'wishlist';
    default:
      return !isNotFound;
  }
};

export type OpenGraphInput = {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly siteName: string;
  readonly locale: string;
  readonly isProduct: boolean;
  readonly image?: Omit<OpenGraphImage, 'type'> | undefined;
  readonly defaultImageUrl: string;
};

/** The tags by property; a page without a picture takes the default one. Locales are written with an underscore. */
export const openGraphTags = (input: OpenGraphInput): Readonly<Record<string, string>> => {
  const image: OpenGraphImage = { ...DEFAULT_OPEN_GRAPH_IMAGE, ...(input.image ?? { url: input.defaultImageUrl }) };
  return {
    'og:type': input.isProduct ? 'product' : 'website',
    'og:title': input.title,
    'og:description': input.description,
    'og:url': input.url,
    'og:site_name': input.siteName,
    'og:locale': input.locale.replace('-', '_'),
    'og:image': image.url,
    'og:image:width': String(image.width),
    'og:image:height': String(image.height),
    'og:image:type': image.type,
  };
};
