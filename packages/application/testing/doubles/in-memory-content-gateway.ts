// Test double of the port `ContentGateway`.

import type { TeaserList } from '@tornister/domain/wishlist';
import { okAsync } from 'neverthrow';
import type { ContentGateway, Footer, GlobalParameter, NavigationNode, PageDetails } from '../../src/ports/index.ts';

export type ContentShelf = {
  readonly pages?: Readonly<Record<string, PageDetails>>;
  readonly footers?: Readonly<Record<string, Footer>>;
  readonly navigation?: readonly NavigationNode[];
  readonly parameters?: readonly GlobalParameter[];
  readonly teaserLists?: readonly TeaserList[];
};

const UNKNOWN: PageDetails = { kind: 'unknown', rows: [], activeAbTests: [], breadcrumbs: [] };

const cut = (nodes: readonly NavigationNode[], level: number): readonly NavigationNode[] =>
  level <= 0 ? [] : nodes.map((node) => ({ ...node, children: cut(node.children, level - 1) }));

const findNode = (nodes: readonly NavigationNode[], id: string): NavigationNode | undefined =>
  nodes.find((node) => node.id === id) ?? nodes.flatMap((node) => findNode(node.children, id) ?? [])[0];

/** A content system that lies in memory and keeps the contract of the port. */
export const createInMemoryContentGateway = (shelf: ContentShelf = {}): ContentGateway => ({
  page: (path) => okAsync(shelf.pages?.[path] ?? UNKNOWN),
  existing: (paths) => okAsync(paths.filter((path) => shelf.pages?.[path] !== undefined)),
  teaserList: (id) => okAsync((shelf.teaserLists ?? []).find((list) => list.id === id)),
  footer: (pageId) => okAsync(shelf.footers?.[pageId] ?? { usps: [], blocks: [] }),
  navigation: (level, from = {}) => {
    const root = from.rootId === undefined ? undefined : findNode(shelf.navigation ?? [], from.rootId);
    return okAsync(cut(from.rootId === undefined ? (shelf.navigation ?? []) : (root?.children ?? []), level));
  },
  parameters: (names) => okAsync((shelf.parameters ?? []).filter(({ name }) => names.includes(name))),
});
