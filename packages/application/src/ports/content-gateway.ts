// Port: pages of the editors, footer, navigation, feature switches.

import type { Picture } from '@tornister/domain/catalogue';
import type { Footer, PageDetails } from '@tornister/domain/content';
import type { CategoryId } from '@tornister/domain/shared';
import type { TeaserList } from '@tornister/domain/wishlist';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from './gateway-error.ts';

export type { Footer, FooterBlock, FooterLink, GridRow, PageDetails, RawTeaser } from '@tornister/domain/content';

export type NavigationNode = {
  readonly id: CategoryId;
  readonly name: string;
  readonly path: string;
  readonly icon?: string;
  /** Of the first two levels. */
  readonly picture?: Picture;
  readonly isSale: boolean;
  readonly isExcludedFromNav: boolean;
  readonly hasChildren: boolean;
  readonly children: readonly NavigationNode[];
};

export type GlobalParameter = { readonly name: string; readonly entry: string; readonly value: string };

/** Reads pages, footer, navigation and feature switches. */
export type ContentGateway = {
  /** What lies at a path: a page, another address, or nothing. Its own errors are ignored by the caller (spec 1 §7). */
  readonly page: (path: string) => ResultAsync<PageDetails, GatewayError>;
  /** Those of the paths at which there is a page of the editors, in their order. */
  readonly existing: (paths: readonly string[]) => ResultAsync<readonly string[], GatewayError>;
  /** A curated list by its id; undefined where there is none. */
  readonly teaserList: (id: string) => ResultAsync<TeaserList | undefined, GatewayError>;
  readonly footer: (pageId: string) => ResultAsync<Footer, GatewayError>;
  readonly navigation: (
    level: number,
    from?: { readonly rootId?: CategoryId; readonly itemId?: CategoryId },
  ) => ResultAsync<readonly NavigationNode[], GatewayError>;
  readonly parameters: (names: readonly string[]) => ResultAsync<readonly GlobalParameter[], GatewayError>;
};
