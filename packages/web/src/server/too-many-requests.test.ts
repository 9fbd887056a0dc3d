// @vitest-environment node

import { afterEach, describe, expect, it } from 'vitest';
import shippingStep from '../../../adapters-graphql/test/fixtures/shipping-step.json' with { type: 'json' };
import { type OpenHost, openHost } from '../../test/open-host.ts';
import { publishedText } from '../../test/published-text.ts';

const SENTENCE = 'Zu viele Versuche. Bitte versuchen Sie es in 8 Sekunden noch einmal.';
const tooMany = () => ({
  data: null,
  errors: [{ message: SENTENCE, extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 8 } }],
});

const getShippingStepDetails = () => ({ data: shippingStep });

let host: OpenHost;
afterEach(() => host.close());

const LOGIN = { intent: 'login', email: 'mia@example.com', password: 'geheim123' };
const CART_COOKIE = `cartId=${'c'.repeat(24)}`;

describe('what was tried too often is answered by 429 and says when it may be tried again', () => {
  it('for the login form of the checkout, which comes back with the sentence and without the password', async () => {
    host = await openHost({ login: tooMany, getShippingStepDetails });
    const answer = await host.post('/checkout/login/', LOGIN, CART_COOKIE);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '8']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const html = await answer.text();
    expect(html).toContain(SENTENCE);
    expect(html).not.toContain(LOGIN.password);
  });

  it('for a voucher code', async () => {
    host = await openHost({ cart_update: tooMany, getShippingStepDetails });
    const answer = await host.post('/checkout/basket/', { intent: 'voucher', code: 'RATEN123' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '8']);
    expect(await answer.text()).toContain(SENTENCE);
  });

  it('for every other page', async () => {
    host = await openHost({ getPageDetails: tooMany });
    const answer = await host.get('/beratung/');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '8']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('Das waren zu viele Versuche hintereinander.');
  });

  it('for the login endpoint', async () => {
    host = await openHost({ login: tooMany });
    const answer = await host.send('/api/login-action/', {
      formData: { identifier: 'mia@example.com', password: 'x' },
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '8']);
    expect(await answer.json()).toEqual({ successfull: false, errorMessage: SENTENCE, fieldErrors: [] });
  });

  it('for an operation alone at the GraphQL entry, while the others of a batch keep their answers', async () => {
    host = await openHost({ getCustomerInfo: tooMany });
    const refused = { query: publishedText('getCustomerInfo') };
    const alone = await host.send('/api/shop/', refused);
    expect([alone.status, alone.headers.get('retry-after')]).toEqual([429, '8']);
    expect(await alone.json()).toEqual({ errors: tooMany().errors });
    const batch = await host.send('/api/shop/', [refused, { query: publishedText('getFooter') }]);
    expect(batch.status).toBe(200);
    expect(await batch.json()).toEqual([
      { errors: tooMany().errors },
      { data: { getFooter: { usps: [], links: [] } } },
    ]);
  });
});
