/** What crawlers are asked to leave alone: pages of one visitor. */
const PRIVATE_PATHS = ['/api/', '/checkout/', '/myaccount/', '/computop/', '/login', '/logout', '/rating'];

/** The robots.txt of a storefront. */
export const robotsText = (baseUrl: string): string =>
  ['User-agent: *', ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`), '', `Host: ${new URL(baseUrl).host}`, ''].join(
    '\n',
  );
