// @vitest-environment node
// The page of the prime membership, rendered by the shop host for each kind of visitor, and its forms without scripts. Source: spec 1 §2, spec 2 §2, §4 "Prime".

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost, type Says } from '../../test/open-host.ts';
import texts from '../i18n/locales/de-DE/contracts.json' with { type: 'json' };

const NONE = { status: 'NONE', abo: false, startDate: null, endDate: null };

const visitorWith = (primeInfo: object): Says => ({
  getCustomerInfo: () => ({
    data: {
      getCustomerInfo: {
        isExistingCustomer: false,
        isNewCustomer: false,
        isGuest: false,
        isInternal: false,
        visitorType: 'default',
        visitorLoginState: 'anonymous',
        email: null,
        primeInfo,
      },
    },
  }),
});

let host: OpenHost;
afterEach(() => host.close());

describe('the page of the prime membership', () => {
  it('is rendered for one visitor, and offers whoever has no membership the waiting list', async () => {
    host = await openHost(visitorWith(NONE));
    const answer = await host.get('/prime/membership/');
    const html = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(html).toContain(texts['vue.prime.waitingList.lead']);
    expect(html).toContain('name="email"');
  });

  const memberWhere = (deliversHere: boolean): Says => ({
    ...visitorWith({ status: 'ACTIVE', abo: false, startDate: null, endDate: '2199-05-01T22:00:00Z' }),
    getPrimeMembership: () => ({ data: { getPrimeMembership: { deliversHere, renewal: null } } }),
  });

  it('says members until when they are, and leads to the cancellation', async () => {
    host = await openHost(memberWhere(true));
    const html = await (await host.get('/prime/membership/')).text();
    expect(html).toContain('Die Mitgliedschaft endet am 1. Mai 2199 von selbst.');
    expect(html).toContain(texts['vue.prime.member.delivery']);
    expect(html).not.toContain(texts['vue.prime.waitingList.lead']);
  });

  it('promises no free parcels in a shop that charges its members for them', async () => {
    host = await openHost(memberWhere(false));
    const html = await (await host.get('/prime/membership/')).text();
    expect(html).toContain(texts['vue.prime.member.notHere']);
    expect(html).not.toContain(texts['vue.prime.member.delivery']);
  });

  it('says whose membership is over since when, and offers another', async () => {
    host = await openHost(
      visitorWith({ status: 'NONE', abo: false, startDate: null, endDate: '2026-04-30T22:00:00Z' }),
    );
    const html = await (await host.get('/prime/membership/')).text();
    expect(html).toContain('Ihre Mitgliedschaft ist am 30. April 2026 ausgelaufen.');
    expect(html).toContain(texts['vue.prime.waitingList.lead']);
  });

  it('stands below the page to which a prime checkout leads that nobody has begun', async () => {
    host = await openHost(visitorWith(NONE));
    const led = await host.get('/prime/checkout/');
    expect([led.status, led.headers.get('location')]).toEqual([302, '/prime/?fromPrimeCheckout=true']);
  });

  it('takes an address for the waiting list, or says what is wrong with it and keeps it', async () => {
    host = await openHost({
      ...visitorWith(NONE),
      subscribeToPrimeWaitingList: () => ({
        data: { subscribeToPrimeWaitingList: { successful: true, generalErrorMessage: null, fieldErrors: [] } },
      }),
    });
    const wrong = await host.post('/prime/membership/', { intent: 'join', email: 'paul@', homepage: '' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('value="paul@"');
    expect(host.asked).not.toContain('subscribeToPrimeWaitingList');
    const taken = await host.post('/prime/membership/', { intent: 'join', email: 'paul@example.com', homepage: '' });
    expect(await taken.text()).toContain(texts['vue.prime.waitingList.asked']);
  });

  it('confirms a place by a button behind the link of the mail, and says of a link without use why', async () => {
    let link = 'open';
    host = await openHost({
      ...visitorWith(NONE),
      getPrimeWaitingListLink: () => ({ data: { getMailedLink: link } }),
      confirmPrimeWaitingList: ({ token }) => {
        link = 'used';
        return { data: { confirmPrimeWaitingList: token === 'place.good' } };
      },
    });
    const page = '/prime/membership/?waitingList=place.good';
    const opened = await (await host.get(page)).text();
    expect(opened).toContain('name="waitingList" value="place.good"');
    expect(host.asked).not.toContain('confirmPrimeWaitingList');
    const good = await host.post(page, { intent: 'confirm', waitingList: 'place.good' });
    expect([good.status, good.headers.get('location')]).toEqual([303, page]);
    const used = await (await host.get(page)).text();
    expect(used).toContain(texts['vue.prime.waitingList.confirmed']);
    expect(used).not.toContain('name="waitingList"');
    for (const state of ['expired', 'unknown'] as const) {
      link = state;
      const bad = await (await host.get(page)).text();
      expect(bad).toContain(texts[`vue.prime.waitingList.link.${state}`]);
      expect(bad).toContain('name="email"');
    }
  });
});

describe('the renewal of a membership', () => {
  const PRICE = { cents: 2_900, currency: 'EUR' };
  const memberWith = (isAgreed: boolean, more: Says = {}): Says => ({
    ...visitorWith({ status: 'ACTIVE', abo: isAgreed, startDate: null, endDate: '2199-05-01T10:00:00Z' }),
    getPrimeMembership: () => ({
      data: { getPrimeMembership: { deliversHere: true, renewal: { isAgreed, price: PRICE } } },
    }),
    ...more,
  });
  const agree = (priceCents = '2900') => host.post('/prime/membership/', { intent: 'renew', priceCents });

  it('is offered with its price by a button that says that it costs something', async () => {
    host = await openHost(memberWith(false, { agreeToPrimeRenewal: () => ({ data: { agreeToPrimeRenewal: true } }) }));
    const html = await (await host.get('/prime/membership/')).text();
    expect(html).toContain(texts['vue.prime.renewal.agree']);
    expect(html).toContain('29,00');
    expect(html).toContain('name="priceCents" value="2900"');
    const agreed = await agree();
    expect([agreed.status, agreed.headers.get('location')]).toEqual([303, '/prime/membership/']);
    expect(decodeURIComponent(agreed.headers.get('set-cookie') ?? '')).toContain(
      'vue.prime.renewal.notification.agreed',
    );
  });

  it('says where it cannot be, and asks for the price that was seen', async () => {
    const prices: unknown[] = [];
    const refuse = ({ priceCents }: Readonly<Record<string, unknown>>) => {
      prices.push(priceCents);
      return { data: { agreeToPrimeRenewal: false } };
    };
    host = await openHost(memberWith(false, { agreeToPrimeRenewal: refuse }));
    for (const price of ['1900', 'all of it']) {
      const refused = await agree(price);
      expect([refused.status, (await refused.text()).includes(texts['vue.prime.renewal.refused'])]).toEqual([
        422,
        true,
      ]);
    }
    expect(prices).toEqual([1_900, 0]);
  });

  it('is ended by one press', async () => {
    host = await openHost(memberWith(true, { endPrimeRenewal: () => ({ data: { endPrimeRenewal: true } }) }));
    const html = await (await host.get('/prime/membership/')).text();
    expect(html).toContain(texts['vue.prime.renewal.end']);
    expect(html).not.toContain(texts['vue.prime.renewal.agree']);
    const ended = await host.post('/prime/membership/', { intent: 'end-renewal' });
    expect(decodeURIComponent(ended.headers.get('set-cookie') ?? '')).toContain('vue.prime.renewal.notification.ended');
    expect(host.asked).toContain('endPrimeRenewal');
  });
});

describe('the prime checkout (spec 1 §2, spec 2 §2, §4)', () => {
  const MEMBER = 'X-JWT=token-of-paul; X-JWT-exist=1';
  const BEGUN = `${MEMBER}; primeCheckout=begun`;
  const METHODS = [
    { paymentId: 'PAYPAL', displayName: 'PayPal', description: 'Weiter zu PayPal.' },
    { paymentId: 'CREDIT_CARD', displayName: 'Kreditkarte', description: 'Weiter zur Karte.' },
  ];
  const OFFER = {
    price: { cents: 2_900, currency: 'EUR' },
    startsAt: null as number | null,
    endsAt: Date.UTC(2027, 10, 21, 23),
    paymentMethods: METHODS,
  };
  const HOME = {
    addressId: 'a1',
    salutation: 'mr',
    firstName: 'Paul',
    lastName: 'Prime',
    schoolOrCompany: null,
    street: 'Hafenkante 7',
    addressAddition: null,
    postCode: '20457',
    city: 'Hamburg',
    country: 'DE',
    email: 'paul@example.com',
    deliveryEmail: null,
    phone: null,
    packstationAddress: false,
    isAlsoCustomerAddress: true,
  };
  const books = (getBillingAddresses: readonly object[]) => ({
    data: {
      getBillingAddresses,
      getShippingAddresses: [],
      getRestorableAddresses: [],
      getBillingCountries: [{ code: 'DE', name: 'Deutschland' }],
      getDeliveryCountries: [],
    },
  });
  const selling = (bought: object = {}): Says => ({
    ...visitorWith(NONE),
    getPrimeOffer: () => ({ data: { getPrimeOffer: OFFER } }),
    getAddressBooks: () => books([HOME]),
    submitPrimeSubscription: () => ({
      data: {
        submitPrimeSubscription: {
          computopData: null,
          errorMessage: null,
          orderId: 'o1',
          redirectUrl: null,
          ...bought,
        },
      },
    }),
  });
  const ENTRY = { priceCents: '2900', idempotencyKey: 'key-of-a-view', billingAddressId: 'a1', paymentId: 'PAYPAL' };

  it('is begun on the prime page, which names price and end', async () => {
    host = await openHost(selling());
    const html = await (await host.get('/prime/membership/')).text();
    expect(html).toContain('29,00');
    expect(html).toContain('21. November 2027');
    expect(html).not.toContain(texts['vue.prime.waitingList.lead']);
    const begun = await host.post('/prime/membership/', { intent: 'begin' });
    expect([begun.status, begun.headers.get('location')]).toEqual([303, '/prime/checkout/']);
    expect(begun.headers.get('set-cookie')).toContain('primeCheckout=begun');
  });

  it('is for members: others log in first and come back', async () => {
    host = await openHost(selling());
    const led = await host.get('/prime/checkout/', { cookie: 'primeCheckout=begun' });
    expect([led.status, led.headers.get('location')]).toEqual([302, '/login/']);
    expect(led.headers.get('set-cookie')).toContain('prime%2Fcheckout');
  });

  it('shows for whom, how it is paid and what it costs, above the one button', async () => {
    host = await openHost(selling());
    const answer = await host.get('/prime/checkout/', { cookie: BEGUN });
    const html = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    for (const part of ['Hafenkante 7', 'value="PAYPAL"', 'value="CREDIT_CARD"', '29,00', '21. November 2027'])
      expect(html).toContain(part);
    expect(html.split('<script', 1)[0]).not.toContain('vue.');
  });

  it('tells a member that the next year begins with the end of the running one', async () => {
    const startsAt = Date.UTC(2026, 10, 21, 23);
    host = await openHost({ ...selling(), getPrimeOffer: () => ({ data: { getPrimeOffer: { ...OFFER, startsAt } } }) });
    const html = await (await host.get('/prime/checkout/', { cookie: BEGUN })).text();
    for (const part of ['Ein weiteres Jahr Prime', 'Beginnt am 22. November 2026', 'endet am 21. November 2027'])
      expect(html).toContain(part);
    for (const part of [texts['vue.prime.checkout.title'], 'mit der Zahlung']) expect(html).not.toContain(part);
  });

  it('leads to the payment, or to the confirmation of what is paid', async () => {
    host = await openHost(selling({ redirectUrl: 'https://pay.example/x' }));
    const leaving = await host.post('/prime/checkout/', ENTRY, BEGUN);
    expect([leaving.status, leaving.headers.get('location')]).toEqual([303, 'https://pay.example/x']);
    expect(leaving.headers.get('set-cookie')).toContain('primeCheckout=paying');
    await host.close();
    host = await openHost(selling({ computopData: { action: 'https://pay.example/card', fields: [] } }));
    expect(await (await host.post('/prime/checkout/', ENTRY, BEGUN)).text()).toContain('https://pay.example/card');
    await host.close();
    host = await openHost(selling());
    const paid = await host.post('/prime/checkout/', ENTRY, BEGUN);
    expect(paid.headers.get('location')).toBe('/checkout/confirmation/?orderId=o1');
  });

  it('says what is missing or wrong, and keeps what was chosen', async () => {
    host = await openHost(selling({ orderId: null, errorMessage: 'vue.prime.checkout.alreadyMember' }));
    const refused = await host.post('/prime/checkout/', ENTRY, BEGUN);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(texts['vue.prime.checkout.alreadyMember']);
    const empty = await host.post('/prime/checkout/', { ...ENTRY, billingAddressId: '', paymentId: '' }, BEGUN);
    expect([empty.status, (await empty.text()).includes('href="#billingAddressId"')]).toEqual([422, true]);
    await host.close();
    host = await openHost({ ...selling(), getAddressBooks: () => books([]) });
    expect(await (await host.get('/prime/checkout/', { cookie: BEGUN })).text()).toContain(
      texts['vue.prime.checkout.noAddress'],
    );
  });

  it('is where somebody comes back to whose payment failed or was called off', async () => {
    host = await openHost(selling());
    for (const query of ['cancelPayment=PAYPAL&token=x', 'errorCode=22']) {
      const back = await host.get(`/checkout/payment/?${query}`, { cookie: `${MEMBER}; primeCheckout=paying` });
      // What the provider said goes along: it is told and counted there.
      expect([back.status, back.headers.get('location')]).toEqual([302, `/prime/checkout/?${query}`]);
      expect(back.headers.get('set-cookie')).toContain('primeCheckout=begun');
    }
  });

  it('is not sold: the checkout leads back to the waiting list, and institutions find no page', async () => {
    host = await openHost({ ...selling(), getPrimeOffer: () => ({ data: { getPrimeOffer: null } }) });
    const led = await host.get('/prime/checkout/', { cookie: BEGUN });
    expect([led.status, led.headers.get('location')]).toEqual([302, '/prime/membership/']);
  });
});
