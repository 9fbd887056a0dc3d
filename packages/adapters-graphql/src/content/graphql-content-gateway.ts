// The port `ContentGateway`, on GraphQL.

import type { ContentGateway, GatewayError } from '@tornister/application/ports';
import { ResultAsync } from 'neverthrow';
import {
  getExistingPages,
  getFooter,
  getGlobalParameters,
  getNavigationTree,
  getPageDetails,
} from '../generated/operations/content.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import { toFooter, toNavigation, toPageDetails } from './content-mapper.ts';

/** Lists have more to say than most pages: what reads them comes with the first one. */
const fetchLists = () =>
  ResultAsync.fromPromise(
    import('../teaser-list/graphql-teaser-list-gateway.ts'),
    (): GatewayError => ({ kind: 'gateway.unreachable' }),
  );

/** Pages, footer, navigation and feature switches from the backend. */
export const createGraphqlContentGateway = (transport: GraphqlTransport): ContentGateway => ({
  page: (url) => transport.run(getPageDetails, { url }, toPageDetails),
  existing: (urls) => transport.run(getExistingPages, { urls }, (answer) => answer.getExistingPages),
  teaserList: (id) => fetchLists().andThen(({ readTeaserList }) => readTeaserList(transport, id)),
  footer: (pageId) => transport.run(getFooter, { pageId }, toFooter),
  navigation: (level, from = {}) => transport.run(getNavigationTree, { level, ...from }, toNavigation),
  parameters: (names) => transport.run(getGlobalParameters, { names }, (answer) => answer.getGlobalParameters),
});
