// Which addresses are the shop's own: those that are configured, and every `localhost` for development.

/** Whether an address belongs to the shop, so that payments and mails may lead there. */
export const isShopAddress = (address: string, configured: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, username, password } = new URL(address);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return false;
  return configured.includes(origin) || hostname === 'localhost' || hostname.endsWith('.localhost');
};
