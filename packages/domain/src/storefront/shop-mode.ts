// Whether a shop runs as a demonstration or in production. What belongs to a demonstration (made-up goods, accounts with a published
// password, mails that anybody at this computer can read, a sandbox that calls every payment paid) never appears by itself where a
// stranger could come by. Source: docs/adr/0009 "Demo and production".

export const SHOP_MODES = ['demo', 'production'] as const;
export type ShopMode = (typeof SHOP_MODES)[number];

/** Whether a host name is this computer's own: `localhost`, every `*.localhost` (RFC 6761 §6.3) and the loopback addresses. */
export const isLoopbackHost = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '::1' ||
  hostname === '[::1]' ||
  /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);

/** The mode of a shop that was not told one: a demonstration only while every address of it is this computer's own. */
export const defaultShopMode = (hostnames: readonly string[]): ShopMode =>
  hostnames.every(isLoopbackHost) ? 'demo' : 'production';
