import { describe, expect, it } from 'vitest';
import { hostFaultOf } from './host-fault.ts';
import { developmentHost, type ShopDomains, shopDomainsOf } from './site-selection.ts';
import { STOREFRONT_IDS } from './storefront.ts';

const DOMAINS: ShopDomains = { de: ['shop.de'], at: ['shop.at'], ch: ['shop.ch'], b2b: ['educational.shop.de'] };

describe('hostFaultOf (spec 1 §1 "Rules for site selection")', () => {
  it.each([
    ['b2b', 'schools.shop.de', 'de', { kind: 'lacks-word', word: 'educational' }],
    ['b2b-en', 'en.schools.shop.de', 'en', { kind: 'lacks-word', word: 'educational' }],
    ['b2b-en', 'english.educational.shop.de', 'b2b', { kind: 'lacks-label', label: 'en' }],
    ['b2b', 'en.educational.shop.de', 'b2b-en', { kind: 'has-label', label: 'en' }],
    ['b2b', 'educational.shop.ch', 'ch', { kind: 'contains-host', host: 'shop.ch', of: 'ch' }],
    ['en', 'english.shop.de', 'de', { kind: 'lacks-label', label: 'en' }],
    ['en', 'shop.de', 'de', { kind: 'lacks-label', label: 'en' }],
    ['de', 'en.shop.de', 'en', { kind: 'has-label', label: 'en' }],
    ['de', 'educational.de', 'b2b', { kind: 'has-word', word: 'educational' }],
    ['de', 'shop.at.example', 'at', { kind: 'contains-host', host: 'shop.at', of: 'at' }],
    ['at', 'shop.at.shop.ch', 'ch', { kind: 'contains-host', host: 'shop.ch', of: 'ch' }],
  ] as const)('says of %s at %s that it opens %s', (id, host, opens, why) => {
    expect(hostFaultOf(id, host, DOMAINS)).toEqual({ opens, why });
  });

  it('finds nothing wrong with a host that opens its storefront, in whatever letters and with a port', () => {
    expect(hostFaultOf('b2b', 'Educational.Shop.de:8443', DOMAINS)).toBeUndefined();
    expect(hostFaultOf('ch', 'www.shop.ch', DOMAINS)).toBeUndefined();
  });

  it('finds nothing wrong with the hosts of this computer', () => {
    const domains = shopDomainsOf(developmentHost);
    expect(STOREFRONT_IDS.filter((id) => hostFaultOf(id, developmentHost(id), domains) !== undefined)).toEqual([]);
  });
});
