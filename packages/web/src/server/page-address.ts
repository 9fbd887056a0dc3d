// Turns the target of a request line into an address of this shop.

/**
 * The address that a request line asks for, always inside of this shop: neither `//host/` nor `/\\host/` nor an absolute form, which
 * every server has to understand, leads anywhere else (K10).
 */
export const pageAddress = (target: string, baseUrl: string): URL => {
  if (target.startsWith('/')) return new URL(baseUrl + target);
  const { pathname, search } = URL.canParse(target) ? new URL(target) : new URL('/', baseUrl);
  // The path of `a:@evil.example` is `@evil.example`, which behind an origin would make that a mere user name.
  return new URL(`${baseUrl}/${pathname.replace(/^\//, '')}${search}`);
};
