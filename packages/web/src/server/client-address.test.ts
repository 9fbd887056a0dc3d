// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { clientAddressOf, trustedProxies } from './client-address.ts';

const nobody = () => false;
/** Read anew for each question. */
const ours = (address: string): boolean =>
  (trustedProxies('10.0.0.0/8, 192.0.2.7, 2001:db8::/32') ?? expect.fail())(address);

describe('trustedProxies', () => {
  it.each([
    ['10.0.0.0', true],
    ['10.255.255.255', true],
    ['11.0.0.0', false],
    ['192.0.2.7', true],
    ['192.0.2.8', false],
    ['2001:db8:ffff::1', true],
    ['2001:db9::1', false],
    ['nonsense', false],
  ])('knows %s: %s', (address, isOurs) => {
    expect(ours(address)).toBe(isOurs);
  });

  it.each(['', 'shop.example', '10.0.0.0/33', '2001:db8::/129', '10.0.0.0/8/8', '10.0.0.0/', '10.0.0.1,'])(
    'refuses %j',
    (list) => {
      expect(trustedProxies(list)).toBeUndefined();
    },
  );
});

describe('clientAddressOf', () => {
  it.each([
    ['believes no header of a visitor', '203.0.113.9', '198.51.100.1', nobody, '203.0.113.9'],
    ['takes what its own proxy wrote', '10.0.0.1', '198.51.100.1', ours, '198.51.100.1'],
    ['knows its proxy when the socket shows IPv4 as IPv6', '::ffff:10.0.0.1', '198.51.100.1', ours, '198.51.100.1'],
    ['does not take what the visitor wrote before that', '10.0.0.1', '6.6.6.6, 198.51.100.1', ours, '198.51.100.1'],
    ['goes back through several of its own', '10.0.0.1', '6.6.6.6, 198.51.100.1, 192.0.2.7', ours, '198.51.100.1'],
    ['stays with the proxy when the header says nothing', '10.0.0.1', '', ours, '10.0.0.1'],
    ['stays with the proxy when the header is nonsense', '10.0.0.1', 'unknown', ours, '10.0.0.1'],
    ['takes an IPv6 visitor', '10.0.0.1', '2001:db9::5', ours, '2001:db9::5'],
    ['takes an IPv4 visitor with a port', '10.0.0.1', '6.6.6.6, 198.51.100.1:51000', ours, '198.51.100.1'],
    ['takes an IPv6 visitor with a port', '10.0.0.1', '[2001:db9::5]:51000', ours, '2001:db9::5'],
    ['stays with the proxy where what it wrote is no port', '10.0.0.1', '198.51.100.1:x', ours, '10.0.0.1'],
    ['stops in the end when all are its own', '10.0.0.1', '10.0.0.3,10.0.0.2', ours, '10.0.0.3'],
  ])('%s', (_title, socket, header, isTrusted, expected) => {
    expect(clientAddressOf(socket, header, isTrusted)).toBe(expected);
  });
});
