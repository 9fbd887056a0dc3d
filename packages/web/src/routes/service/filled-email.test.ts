// @vitest-environment node
// The forms of the service pages that ask for an e-mail address know that of whoever is logged in.

import { anItem, aProduct } from '@tornister/application/testing';
import { describe, expect, it } from 'vitest';
import { askOnHost } from '../../../test/asked-on-host.ts';
import { MEMBER } from '../../../test/open-account-shop.ts';
import { COMPETITION, HERBST, openServiceShop } from '../../../test/open-service-shop.ts';
import { loader as competition } from './competition.loader.ts';
import { loader as newsletter } from './newsletter.loader.ts';
import { loader as unsubscribe } from './newsletter-unsubscribe.loader.ts';
import { loader as stockAlert } from './stock-alert.loader.ts';

const soldOut = anItem({ availableForSale: false });
const product = aProduct();
const STOCK_ALERT = `/service/newsletter/verfuegbarkeit/?product=${product.productId}&item=${soldOut.itemId}`;
const PAGES = [
  ['newsletter', newsletter, '/service/newsletter/'],
  ['end of the newsletter', unsubscribe, '/service/newsletter/newsletter-abmelden/'],
  ['article that is sold out', stockAlert, STOCK_ALERT],
  ['competition', competition, COMPETITION],
] as const;

const open = async (cookies: Readonly<Record<string, string>>) => {
  const shop = await openServiceShop({
    cookies,
    service: { competition: HERBST },
    catalogue: { products: [product], items: [{ item: soldOut, values: {} }] },
  });
  // So the shop knows somebody; whether that one is here, only the cookies say.
  await shop.session.logIn({ identifier: 'mia@example.com', password: 'x', stayLogged: false, mergeCart: false });
  return shop;
};

describe.each(PAGES)('the form for the %s', (_name, loader, address) => {
  it('is filled with the e-mail address of a member', async () => {
    expect(await askOnHost(await open(MEMBER), loader, address)).toMatchObject({ email: 'mia@example.com' });
  });

  it('is empty for a stranger', async () => {
    expect(await askOnHost(await open({}), loader, address)).toMatchObject({ email: '' });
  });

  it('is there, empty, where nobody can say who is logged in', async () => {
    const shop = await open(MEMBER);
    shop.session.failNext({ kind: 'gateway.unreachable' });
    expect(await askOnHost(shop, loader, address)).toMatchObject({ email: '' });
  });
});
