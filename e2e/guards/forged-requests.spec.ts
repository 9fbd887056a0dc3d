// Requests that another site sends in the name of a visitor are refused and change nothing.

import { arriveAfter, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { openForeignSite } from '../fixtures/foreign-site.ts';
import { type Answer, type Ask, ask, createVisitor, type Visitor } from '../fixtures/http.ts';
import { addressFields } from '../fixtures/people.ts';
import { addressOf } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';

const FORM = 'application/x-www-form-urlencoded';

const piecesIn = async (visitor: Visitor): Promise<number> => {
  const { text } = await visitor.get(CHECKOUT.basket);
  return [...text.matchAll(/name="quantity"[^>]* value="(\d+)"/g)].reduce((sum, [, count]) => sum + Number(count), 0);
};

const isStillGuest = async (visitor: Visitor): Promise<boolean> =>
  (await visitor.get(CHECKOUT.shipping)).status === 200;

test.describe('Requests that another site sends in the name of a visitor (T-CSRF)', () => {
  const FORGERIES = [
    { name: 'a form', path: CHECKOUT.basket, type: FORM, body: 'intent=add&itemId=ITEM&quantity=3' },
    { name: 'a form that removes', path: CHECKOUT.basket, type: FORM, body: 'intent=remove&lineId=1' },
    { name: 'a logout', path: '/api/logout-action/', type: 'text/plain', body: '{}' },
    {
      name: 'JSON as plain text',
      path: '/api/shop/',
      type: 'text/plain',
      body: '{"query":"mutation shopInit{shopInit{cartId userId}}"}',
    },
    { name: 'JSON', path: '/api/shop/', type: 'application/json', body: '{"query":"mutation logout{logout}"}' },
    {
      name: 'a login',
      path: '/api/login-action/',
      type: 'application/json',
      body: '{"formData":{"identifier":"a","password":"b"}}',
    },
    { name: 'a guest', path: '/api/checkout-auth/', type: 'application/json', body: '{"authType":"guest"}' },
    {
      name: 'another cart',
      path: '/api/confirmation-cleanup/',
      type: 'application/json',
      body: '{"cartId":"abcdefghijklmnopqrstuvwx"}',
    },
    {
      name: 'several parts',
      path: '/api/shop/',
      type: 'multipart/form-data; boundary=x',
      body: '--x\r\ncontent-disposition: form-data; name="query"\r\n\r\nmutation{logout}\r\n--x--',
    },
    { name: 'a broken type', path: '/api/shop/', type: 'multipart/form-data;;', body: '{}' },
    { name: 'an order', path: CHECKOUT.summary, type: FORM, body: 'cartId=1&idempotencyKey=1' },
  ] as const;
  const ORIGINS: readonly { readonly name: string; readonly headers: Record<string, string> }[] = [
    { name: 'another host', headers: { origin: 'http://evil.localhost:9000' } },
    { name: 'another port', headers: { origin: 'http://de.localhost:9' } },
    { name: 'a hidden origin', headers: { origin: 'null' } },
    { name: 'no origin', headers: {} },
    { name: 'no origin but a referrer of the shop', headers: { referer: addressOf('de', '/') } },
    { name: 'a host that begins like the shop', headers: { origin: `${addressOf('de', '')}.evil.example` } },
  ];

  test('are refused from every other origin, and nothing changes', async () => {
    const { visitor, goods } = await arriveAfter('guest');
    const before = await piecesIn(visitor);
    for (const { name: from, headers } of ORIGINS) {
      for (const { name, path, type, body } of FORGERIES) {
        const forged = {
          method: 'POST',
          headers: { ...headers, 'content-type': type },
          body: body.replace('ITEM', goods.itemId),
        };
        const answer = await visitor.ask(path, forged);
        expect(answer.status, `${name} from ${from}`).toBe(403);
        expect(answer.headers['set-cookie'], `${name} from ${from}`).toBeUndefined();
      }
    }
    expect(await piecesIn(visitor)).toBe(before);
    expect(await isStillGuest(visitor)).toBe(true);
  });

  for (const host of ['evil.localhost', 'de.localhost']) {
    test.describe(`in a browser, from ${host} at another port`, () => {
      test('change nothing', async ({ shopper }) => {
        const { visitor, goods } = await arriveAfter('guest');
        const before = await piecesIn(visitor);
        await shopper.comesAs(visitor);
        const basket = addressOf('de', CHECKOUT.basket);
        const site = await openForeignSite(`<!doctype html><title>Win</title>
          <form id=a method=post action="${basket}" target=f><input name=intent value=add><input name=itemId value="${goods.itemId}"><input name=quantity value=3></form>
          <form id=b method=post action="${addressOf('de', '/api/logout-action/')}" enctype="text/plain" target=g><input name="{&quot;a&quot;:&quot;" value="&quot;}"></form>
          <form id=c method=post action="${addressOf('de', '/api/shop/')}" enctype="multipart/form-data" target=h><input name=query value="mutation{logout}"></form>
          <iframe name=f></iframe><iframe name=g></iframe><iframe name=h></iframe>`);
        try {
          const foreign = await shopper.page.context().newPage();
          await foreign.goto(site.addressAt(host));
          const refusals = await Promise.all(
            ['a', 'b', 'c'].map(async (id) => {
              const action = (await foreign.locator(`#${id}`).getAttribute('action')) ?? '';
              const answered = foreign.waitForResponse((response) => response.url() === action);
              await foreign.evaluate((form) => {
                const element = document.querySelector<HTMLFormElement>(`#${form}`);
                element?.submit();
              }, id);
              return (await answered).status();
            }),
          );
          expect(refusals).toEqual([403, 403, 403]);
          await foreign.evaluate(
            (url) =>
              fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' }).then(() => undefined),
            addressOf('de', '/api/logout-action/'),
          );
          expect(await piecesIn(visitor)).toBe(before);
          expect(await isStillGuest(visitor)).toBe(true);
        } finally {
          await site.close();
        }
      });
    });
  }

  test('A method that nobody needs is not allowed', async () => {
    for (const path of ['/', '/cat/1001/', CHECKOUT.basket, '/api/shop/', '/assets/none.js']) {
      for (const method of ['PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'PROPFIND']) {
        const answer = await ask(path, { method, headers: { origin: addressOf('de', '') } });
        expect(answer.status, `${method} ${path}`).toBe(405);
      }
    }
  });
});

test.describe('What the entry for operations refuses (T-GQL)', () => {
  const TYPENAME = { query: '{__typename}' };
  const send = (json: unknown) => createVisitor().send('/api/shop/', { json });

  test('More than ten operations at once', async () => {
    expect((await send(Array.from({ length: 11 }, () => TYPENAME))).status).toBe(413);
  });

  test('Operations that are not of this shop, and questions about the schema', async () => {
    for (const query of [
      '{__typename}',
      '{__schema{types{name}}}',
      'query shop_findCart{shop_findCart(cartId:"1"){id}}',
      'mutation{logout}',
    ]) {
      const answer = await send({ query });
      expect(answer.status, query).toBe(400);
      expect(answer.text, query).toContain('PERSISTED_ONLY');
      expect(answer.text, query).not.toMatch(/Did you mean|node_modules|at \//);
    }
  });

  test('Bodies that are no operations', async () => {
    for (const json of [{}, [], 'text', 1, null, { query: 1 }, [{ query: {} }], { variables: {} }]) {
      expect((await send(json)).status, JSON.stringify(json)).toBe(400);
    }
  });

  test('Questions by GET', async () => {
    expect((await ask('/api/shop/?query=mutation%7Blogout%7D')).status).toBe(404);
  });

  test('Bodies that are too large', async () => {
    const { status } = await createVisitor().post(CHECKOUT.basket, { intent: 'add', itemId: 'x'.repeat(300_000) });
    expect(status).toBe(413);
  });
});

test.describe('What is nobody’s business (T-SEC)', () => {
  const HIDDEN = [
    '/.env',
    '/.git/HEAD',
    '/.git/config',
    '/package.json',
    '/package-lock.json',
    '/.vite/files.json',
    '/assets/../.vite/files.json',
    '/dist/server/main.js',
    '/server/main.js',
    '/src/server/main.ts',
    '/shop-client.json',
    '/.data/shop-client.json',
    '/outbox',
    '/sandbox/card',
    '/graphql',
    '/oauth/token',
    '/%2e%2e/package.json',
    '/assets/%2e%2e%2fpackage.json',
    '/images/..%2f..%2fpackage.json',
  ];
  for (const path of HIDDEN) {
    test(`${path} does not exist`, async () => {
      expect((await ask(path)).status).toBe(404);
    });
  }

  test('Scripts have no source maps, and no script names a secret', async () => {
    const { text } = await ask('/');
    const scripts = [
      ...new Set([...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].flatMap(([, path]) => path ?? [])),
    ];
    expect(scripts.length).toBeGreaterThan(0);
    for (const path of scripts) {
      expect((await ask(`${path}.map`)).status, path).toBe(404);
      expect((await ask(path)).text, path).not.toMatch(/client_secret|SHOP_CLIENT|sourceMappingURL|JWT_SECRET/);
    }
  });
});

test.describe('Headers of every answer (T-HDR)', () => {
  const ANSWERS: readonly { readonly name: string; readonly path: string; readonly options?: Ask }[] = [
    { name: 'a page', path: '/cat/1001/' },
    { name: 'a page that is unknown', path: '/gibt-es-nicht/' },
    { name: 'a page that is gone', path: '/campaigns/adventskalender/' },
    { name: 'a redirect', path: '/impressum/' },
    { name: 'a personal page', path: CHECKOUT.basket },
    { name: 'a personal redirect', path: CHECKOUT.shipping },
    { name: 'an endpoint', path: '/api/token/' },
    { name: 'an unknown endpoint', path: '/api/unknown/' },
    {
      name: 'a refused request',
      path: CHECKOUT.basket,
      options: { method: 'POST', headers: { 'content-type': FORM }, body: 'a=b' },
    },
    { name: 'a method that is not allowed', path: '/', options: { method: 'PUT' } },
    { name: 'a file', path: '/favicon.svg' },
    { name: 'robots.txt', path: '/robots.txt' },
    { name: 'a picture that is unknown', path: '/images/ADS_MAIN_MOBILE/unknown.jpg' },
    { name: 'a script that is unknown', path: '/assets/unknown.js' },
    { name: 'readiness', path: '/readyz' },
  ];

  for (const { name, path, options } of ANSWERS) {
    test(`${name} carries them`, async () => {
      const { headers } = await ask(path, options);
      const policy = String(headers['content-security-policy']);
      expect(policy).not.toMatch(/unsafe-|\*|http:(?!\/\/(?:localhost|127\.0\.0\.1):)/);
      for (const directive of [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ])
        expect(policy).toContain(directive);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers.server).toBeUndefined();
    });
  }

  test('files are what they say they are', async () => {
    const { text } = await ask('/search/?q=heft');
    const files = [/\/images\/[^" ]+\.jpg/, /\/images\/[^" ]+\.avif/, /\/assets\/[^"]+\.js/, /\/assets\/[^"]+\.css/];
    for (const [path = ''] of files.map((file) => file.exec(text) ?? [])) {
      const { status, headers } = await ask(path);
      expect([status, headers['x-content-type-options']], path).toEqual([200, 'nosniff']);
      expect(headers['cache-control'], path).toContain('immutable');
    }
  });

  test('A login ends with the browser’s cache cleared', async () => {
    const { visitor } = await arriveAfter('guest');
    const answer = await visitor.send('/api/logout-action/', { json: {} });
    expect(answer.headers['clear-site-data']).toContain('"cache"');
    expect(await isStillGuest(visitor)).toBe(false);
  });
});

test.describe('Cookies (T-COOK)', () => {
  const TOKENS: ReadonlySet<string> = new Set(['X-JWT', 'X-JWT-REFRESH', 'apiToken', 'X-iSHOP-API-USERID', 'cartId']);

  test('Tokens are out of reach for scripts, no cookie leaves the host, and none is large', async () => {
    const visitor = createVisitor();
    const headers: string[] = [];
    const keep = ({ headers: answered }: Answer): void => {
      headers.push(...(answered['set-cookie'] ?? []));
    };
    keep(await visitor.get('/api/token/'));
    keep(await visitor.get('/api/cart-id/'));
    const { visitor: guest } = await arriveAfter('basket');
    keep(await guest.post(CHECKOUT.guest, { intent: 'guest' }));
    const arrival = await arriveAfter('basket');
    keep(
      await arrival.visitor.post(CHECKOUT.guest, {
        intent: 'guest',
        ...addressFields('billingAddress', arrival.person),
      }),
    );

    const names = headers.map((header) => header.split('=', 1)[0] ?? '');
    expect(names).toEqual(
      expect.arrayContaining([
        'apiToken',
        'cartId',
        'cartReference',
        'X-iSHOP-API-USERID',
        'X-JWT',
        'X-JWT-REFRESH',
        'X-JWT-exist',
        'X-JWT-guest',
      ]),
    );
    for (const header of headers) {
      const name = header.split('=', 1)[0] ?? '';
      expect(header).toMatch(/; Path=\/(;|$)/);
      expect(header).toContain('SameSite=Lax');
      expect(header).not.toMatch(/Domain=/i);
      expect(/HttpOnly/.test(header), name).toBe(TOKENS.has(name));
      if (!TOKENS.has(name)) expect(header, name).not.toMatch(/ey[\w-]+\./);
    }
    expect(headers.join('').length).toBeLessThan(4_096);
  });

  test('The ids of visitor and cart stand in no page and in no answer to a script', async () => {
    const { visitor } = await arriveAfter('payment');
    const ids = visitor.cookies().filter(({ name }) => name === 'cartId' || name === 'X-iSHOP-API-USERID');
    expect(ids).toHaveLength(2);
    const answers = [
      await visitor.get(CHECKOUT.basket),
      await visitor.get(CHECKOUT.shipping),
      await visitor.get(CHECKOUT.summary),
      await visitor.get('/api/cart-id/'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { value } of ids) for (const { text } of answers) expect(text).not.toContain(value);
  });

  test('A page of a guest can read no token', async ({ shopper }) => {
    const { visitor, person } = await arriveAfter('basket');
    await shopper.comesAs(visitor);
    await shopper.goesTo(CHECKOUT.guest);
    const status = await shopper.page.evaluate(
      async ([path, body]) => (await fetch(path, { method: 'POST', body: new URLSearchParams(body) })).status,
      [
        CHECKOUT.guest,
        new URLSearchParams({ intent: 'guest', ...addressFields('billingAddress', person) }).toString(),
      ] as const,
    );
    expect(status).toBe(200);
    await shopper.page.evaluate(() => fetch('/api/token/').then(() => undefined));
    await shopper.goesTo(CHECKOUT.shipping);
    const readable = await shopper.page.evaluate(() => document.cookie);
    expect(readable).toContain('X-JWT-guest');
    expect(readable).not.toMatch(/ey[\w-]+\.|X-JWT=|X-JWT-REFRESH=|apiToken=|cartId=|X-iSHOP-API-USERID=/);
  });
});
