// Entry of the adapter of the newsletter.

export * from './graphql-newsletter-gateway.ts';
