// @vitest-environment node

import { classifyError, createFetchTransport } from '@tornister/adapters-graphql/transport';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost, type Says } from '../../test/open-host.ts';
import { publishedNames, publishedText } from '../../test/published-text.ts';

let host: OpenHost;
afterEach(() => host.close());

const TOKEN = {
  successfull: true,
  errorMessage: null,
  fieldErrors: [],
  jwt: 'eyJ.secret',
  refreshToken: 'eyJ.secret.too',
  firstName: 'M',
  lastName: 'M',
};
const withToken: Says = {
  login: () => ({ data: { login: TOKEN } }),
  registerGuest: () => ({ data: { registerGuest: TOKEN } }),
  completeWalletCheckout: () => ({ data: { completeWalletCheckout: TOKEN } }),
  refreshLogin: () => ({ data: { refreshLogin: TOKEN } }),
  registerCustomer: () => ({ data: { registerCustomer: TOKEN } }),
  registerB2bCustomer: () => ({ data: { registerB2bCustomer: TOKEN } }),
};
const logOut = { query: publishedText('logout') };

describe('what a tab asks through the shop host', () => {
  it('is passed on when it is published, and only what was asked for comes back', async () => {
    host = await openHost({ logout: () => ({ data: { logout: true, jwt: 'eyJ.secret' } }) });
    const answer = await host.send('/api/shop/', logOut);
    expect([answer.status, await answer.json()]).toEqual([200, { data: { logout: true } }]);
  });

  it.each([
    'login',
    'registerGuest',
    'completeWalletCheckout',
    'registerCustomer',
    'registerB2bCustomer',
    'refreshLogin',
  ])('is refused when the answer would hold a token: %s', async (name) => {
    host = await openHost(withToken);
    for (const body of [{ query: publishedText(name) }, [logOut, { query: publishedText(name) }]]) {
      const answer = await host.send('/api/shop/', body);
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toContain('eyJ');
    }
    expect(host.asked).toEqual([]);
  });

  it.each(['shopInit', 'mergeCarts', 'confirmationCleanup', 'abortWalletCheckout'])(
    'is refused when the answer would hold the ids of visitor and cart: %s',
    async (name) => {
      host = await openHost();
      const answer = await host.send('/api/shop/', { query: publishedText(name), variables: { cartId: 'c' } });
      expect([answer.status, host.asked]).toEqual([400, []]);
    },
  );

  it('shows no id of a visitor or cart, whatever is published', () => {
    // Selected fields, also under another name; arguments stand behind a bracket, a comma or a dollar, or before a colon.
    const selectsIds = /[{ :](?:userId|cartId)\b(?!\s*:)|\bcart\{id\b|fragment CartParts on Cart\{id /;
    const exposed = publishedNames().filter((name) => selectsIds.test(publishedText(name)));
    const withTokens = [
      'registerGuest',
      'completeWalletCheckout',
      'login',
      'loginWithPasskey',
      'registerCustomer',
      'registerB2bCustomer',
    ];
    expect(exposed.toSorted()).toEqual(['shopInit', 'mergeCarts', 'confirmationCleanup', ...withTokens].toSorted());
  });

  it.each(['mutation login{login{jwt}}', ' mutation logout{logout}', '{__typename}', ''])(
    'is refused when it is not published: %j',
    async (query) => {
      host = await openHost(withToken);
      const answer = await host.send('/api/shop/', { query });
      expect(answer.status).toBe(400);
      const body = await answer.text();
      expect(body).toContain('PERSISTED_ONLY');
      // A tab takes it as the sign that it is of another build.
      expect(classifyError({ response: { status: 400, ...JSON.parse(body) } })).toEqual({ kind: 'gateway.outdated' });
      expect(host.asked).toEqual([]);
    },
  );

  it('is refused together with others when the backend refuses them together, so that a tab can send them one by one', async () => {
    host = await openHost({
      wholeBatch: () => ({ errors: [{ message: 'SENSITIVE_OPERATION_REPEATED' }] }),
      logout: () => ({ data: { logout: true } }),
    });
    const together = await host.send('/api/shop/', [logOut, logOut]);
    expect([together.status, host.asked]).toEqual([400, []]);
    const alone = await host.send('/api/shop/', [logOut]);
    expect([alone.status, await alone.json()]).toEqual([200, [{ data: { logout: true } }]]);
  });

  it('is unreadable for the one operation whose answer is not what the schema promises', async () => {
    host = await openHost({ logout: () => ({ data: { logout: 'yes' } }) });
    const answer = await host.send('/api/shop/', [logOut, { query: publishedText('getFooter') }]);
    expect(await answer.json()).toEqual([
      {
        errors: [{ message: 'logout: logout: boolean expected', extensions: { code: 'UNREADABLE_ANSWER' } }],
      },
      { data: { getFooter: { usps: [], links: [] } } },
    ]);
  });

  it('comes back without the data of an answer that has errors', async () => {
    host = await openHost({ logout: () => ({ data: { logout: true }, errors: [{ message: 'Nein.' }] }) });
    expect(await (await host.send('/api/shop/', logOut)).json()).toEqual({ errors: [{ message: 'Nein.' }] });
  });

  it('is unreachable for the tab while the backend is away, never a refusal without words', async () => {
    host = await openHost();
    await host.stopBackend();
    const tab = createFetchTransport({
      url: '/api/shop/',
      fetch: (url, { body }) => host.send(String(url), JSON.parse(String(body))),
    });
    const logout = { name: 'logout', kind: 'mutation', text: logOut.query } as const;
    const answer = await tab.run(logout, {}, () => expect.unreachable());
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreachable' });
  });
});

describe('a page whose answer is not what the schema promises', () => {
  it.each([null, {}, { getPageDetails: { pageType: 'ELSEWHERE' } }, 7])(
    'is a 503, not a stack trace: %j',
    async (data) => {
      host = await openHost({ getPageDetails: () => ({ data }) });
      const answer = await host.get('/');
      expect(answer.status).toBe(503);
      expect(await answer.text()).not.toMatch(/at \w+.*:\d+/);
    },
  );
});
