import { describe, expect, it } from 'vitest';
import { limitSubjectOf, plainAddress } from './client-address.ts';

describe('plainAddress', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    [' 192.0.2.1 ', '192.0.2.1'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['', ''],
  ])('writes %j as %j', (address, plain) => {
    expect(plainAddress(address)).toBe(plain);
  });
});

describe('limitSubjectOf', () => {
  it('takes an IPv4 address for itself, however a socket shows it', () => {
    expect(limitSubjectOf('192.0.2.1')).toBe('192.0.2.1');
    expect(limitSubjectOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(limitSubjectOf('192.0.2.2')).not.toBe(limitSubjectOf('192.0.2.1'));
  });

  it('takes all addresses of one /64 network for one, and those of two networks for two', () => {
    const one = limitSubjectOf('2001:db8:1:2::1');
    expect(one).toBe('2001:db8:1:2::/64');
    expect(limitSubjectOf('2001:0db8:0001:0002:ffff:ffff:ffff:ffff')).toBe(one);
    expect(limitSubjectOf('2001:db8:1:3::1')).not.toBe(one);
    expect(limitSubjectOf('::1')).toBe('0:0:0:0::/64');
    expect(limitSubjectOf('2001:db8:1::')).toBe('2001:db8:1:0::/64');
  });

  it('takes the /24 of IPv4 and the /48 of IPv6 for one network', () => {
    expect(limitSubjectOf('::ffff:192.0.2.1', 'network')).toBe('192.0.2.0/24');
    expect(limitSubjectOf('192.0.3.1', 'network')).toBe('192.0.3.0/24');
    expect(limitSubjectOf('2001:0db8:0001:2::1', 'network')).toBe('2001:db8:1::/48');
    expect(limitSubjectOf('2001:db8:2:2::1', 'network')).toBe('2001:db8:2::/48');
    expect(limitSubjectOf('shop.example', 'network')).toBe('unknown');
  });

  it.each(['', 'unknown', 'shop.example', ':::', 'a:b:c', `${'1:'.repeat(400)}`])(
    'takes %j for nobody in particular',
    (address) => {
      expect(limitSubjectOf(address)).toBe('unknown');
    },
  );
});
