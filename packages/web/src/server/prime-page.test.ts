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

  it('says members until when they are, and leads to the cancellation', async () => {
    host = await openHost(
      visitorWith({ status: 'ACTIVE', abo: false, startDate: null, endDate: '2199-05-01T10:00:00Z' }),
    );
    const html = await (await host.get('/prime/membership/')).text();
    expect(html).toContain('Die Mitgliedschaft endet am 1. Mai 2199 von selbst.');
    expect(html).toContain(texts['vue.prime.member.delivery']);
    expect(html).not.toContain(texts['vue.prime.waitingList.lead']);
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

  it('confirms a place by a button behind the link of the mail, and says when the link is not good', async () => {
    host = await openHost({
      ...visitorWith(NONE),
      confirmPrimeWaitingList: ({ token }) => ({ data: { confirmPrimeWaitingList: token === 'place.good' } }),
    });
    const opened = await (await host.get('/prime/membership/?waitingList=place.good')).text();
    expect(opened).toContain('name="waitingList" value="place.good"');
    expect(host.asked).not.toContain('confirmPrimeWaitingList');
    const good = await host.post('/prime/membership/', { intent: 'confirm', waitingList: 'place.good' });
    expect(await good.text()).toContain(texts['vue.prime.waitingList.confirmed']);
    const bad = await (await host.post('/prime/membership/', { intent: 'confirm', waitingList: 'place.bad' })).text();
    expect(bad).toContain(texts['vue.prime.waitingList.badLink']);
    expect(bad).toContain('name="email"');
  });
});
