// Finds the network address of the visitor. Behind a proxy every request comes from the proxy's address, and the visitor's stands in a
// header that anybody can write; so only what the operator's own proxies wrote counts.

import { BlockList, isIP } from 'node:net';
import { plainAddress } from '@tornister/domain/calls';

/** Whether an address belongs to one of the operator's own proxies. */
export type IsTrustedProxy = (address: string) => boolean;

/** Longer chains are nobody's honest one; the rest is not looked at. */
const MOST_HOPS = 20;

/** Reads `10.0.0.0/8, 192.0.2.7, 2001:db8::/32`; undefined when a part is no address or network. */
export const trustedProxies = (list: string): IsTrustedProxy | undefined => {
  const known = new BlockList();
  for (const part of list.split(',').map((text) => text.trim())) {
    const [address = '', bits, ...more] = part.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const longest = family === 'ipv6' ? 128 : 32;
    if (isIP(address) === 0 || more.length > 0) return undefined;
    if (bits === undefined) known.addAddress(address, family);
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= longest) known.addSubnet(address, Number(bits), family);
    else return undefined;
  }
  return (address) => isIP(address) !== 0 && known.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
};

/** Some proxies write the port behind it (`192.0.2.7:51000`). */
const WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;

/**
 * The visitor's address: from the socket backwards through `x-forwarded-for`, as long as the hop is one of our own proxies. What stands
 * further left was written by the visitor and means nothing.
 */
export const clientAddressOf = (socketAddress: string, forwardedFor: string, isTrusted: IsTrustedProxy): string => {
  let address = plainAddress(socketAddress);
  const hops = forwardedFor === '' ? [] : forwardedFor.split(',').slice(-MOST_HOPS);
  while (isTrusted(address)) {
    const written = (hops.pop() ?? '').trim();
    const hop = plainAddress(WITH_PORT.exec(written)?.[1] ?? written);
    if (isIP(hop) === 0) return address;
    address = hop;
  }
  return address;
};
