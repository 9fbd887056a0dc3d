// Entry of the adapter of sitemaps and product feeds.

export * from './graphql-feed-gateway.ts';
