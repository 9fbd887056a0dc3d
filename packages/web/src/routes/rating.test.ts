// @vitest-environment node
// The page of a review by the link of a mail: what the link opens, what the form hands over, and what is answered.

import { HONEYPOT_FIELD } from '@tornister/domain/forms';
import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../test/asked-on-host.ts';
import { openServiceShop } from '../../test/open-service-shop.ts';
import { action, loader } from './rating.loader.ts';

const PAGE = '/rating/?enc=sealed';
const AWAY = { kind: 'gateway.unreachable' } as const;
const BOUGHT = { productId: '1001', name: 'Heft', path: '/prod/1001/', isWritten: false } as const;

type Options = NonNullable<Parameters<typeof openServiceShop>[0]>;
const RATED = { reviews: { ratingData: BOUGHT } } as unknown as Options;
const FORM = { rating: '4', title: ' Gut ', message: 'Hält lange.', author: ' Mia ', [HONEYPOT_FIELD]: 'filled' };

describe('the page of a review', () => {
  it('shows what was bought, to whom has the link', async () => {
    const shop = await openServiceShop(RATED);
    const opened = { kind: 'opened', data: BOUGHT };
    expect(await askOnHost(shop, loader, PAGE)).toEqual({ opened, encrypted: 'sealed', isSent: false });
    expect(await askOnHost(shop, loader, `${PAGE}&sent=1`)).toMatchObject({ isSent: true });
    expect(shop.reviews.calls()[0]).toEqual(['ratingData', 'sealed']);
  });

  it.each(['/rating/', '/rating/?enc=', PAGE])('%s: a link that opens nothing is a dead one', async (address) => {
    const shop = await openServiceShop();
    expect(await askOnHost(shop, loader, address)).toMatchObject({ init: { status: 404 }, data: { isLink: true } });
  });

  it('is a 503 where the shop does not answer', async () => {
    const shop = await openServiceShop(RATED);
    shop.reviews.failNext('ratingData', AWAY);
    expect(await askOnHost(shop, loader, PAGE)).toMatchObject({ init: { status: 503 } });
  });
});

describe('a review that is sent', () => {
  it('is handed over as it was typed, and the page says so', async () => {
    const shop = await openServiceShop(RATED);
    expect(redirectOf(await askOnHost(shop, action, PAGE, FORM))).toEqual([303, '/rating/?enc=sealed&sent=1']);
    const review = { rating: 4, title: 'Gut', message: 'Hält lange.', author: 'Mia' };
    expect(shop.reviews.calls()).toEqual([['write', 'sealed', review, 'filled']]);
  });

  it.each([
    [{ ...FORM, rating: '' }, 'rating'],
    [{ ...FORM, rating: '6' }, 'rating'],
    [{ ...FORM, message: 'x'.repeat(20_000) }, 'message'],
  ])('is refused at its field, with everything that was typed', async (form, field) => {
    const shop = await openServiceShop(RATED);
    expect(await askOnHost(shop, action, PAGE, form)).toMatchObject({
      data: { refusal: { errors: [{ field }], typed: { title: ' Gut ' } } },
      init: { status: 422 },
    });
    expect(shop.reviews.calls()).toEqual([]);
  });

  it('is still in the form where the shop does not answer', async () => {
    const shop = await openServiceShop(RATED);
    shop.reviews.failNext('write', AWAY);
    expect(await askOnHost(shop, action, PAGE, FORM)).toMatchObject({
      data: { refusal: { typed: { message: 'Hält lange.' } } },
      init: { status: 503 },
    });
  });
});
