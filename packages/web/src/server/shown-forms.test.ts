// @vitest-environment node
// A form that one person has left open acts on nobody else's account, whichever page of the shop it stands on. Source: spec 2 §4 "Login state", §8.

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost, type Says } from '../../test/open-host.ts';
import type { RenderPage } from '../entry.server.tsx';
import texts from '../i18n/locales/de-DE/notices.json' with { type: 'json' };
import englishTexts from '../i18n/locales/en-US/notices.json' with { type: 'json' };
import { audienceOf } from '../routing/find-page.ts';
import { pageCode } from '../routing/page-code.ts';
import type { PageEntry } from '../routing/page-entry.ts';
import { PAGES } from '../routing/page-table.ts';
import { readSettings } from './settings.ts';
import { TAKEN_FROM_ANYBODY, withShownTo } from './shown-forms.ts';
import { visitOf } from './visitor.ts';

let host: OpenHost | undefined;
afterEach(async () => {
  await host?.close();
  host = undefined;
});

const PAUL = 'X-JWT=token-of-paul; X-JWT-exist=paul';
const TOLD = 'notice=warning%3Avue.message.shownToOthers';

/** Whatever a form may name. */
const SHOWN_TO_ANNA = { shownTo: 'member anna', intent: 'save', name: 'Annas Geheimnis', cartId: 'c'.repeat(24) };

const addressOf = ({ path }: PageEntry): string => path.replace(/:\w+/g, '20001');

/** Every page that a form can be posted to: whoever adds one has it here. */
const TAKING = await Promise.all(
  Object.entries<PageEntry>(PAGES).map(async ([id, page]) => ({
    id,
    page,
    takes: 'action' in ((await pageCode(page).lazy()) as object),
  })),
).then((all) => all.filter(({ takes }) => takes));

const refusalOf = (answer: Response) => [
  answer.status,
  answer.headers.get('location'),
  answer.headers.getSetCookie().some((cookie) => cookie.startsWith(`${TOLD};`)),
];

describe('a form that was shown to somebody else than who is logged in', () => {
  it('is looked at on every page that takes one', () => {
    expect(TAKING.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'shipping',
        'payment',
        'summary',
        'prime-checkout',
        'wishlist',
        'class-lists',
        'password',
      ]),
    );
    // Each has its reason beside it: a form that acts on the account of who is here has none.
    const taken = TAKING.filter(({ page }) => TAKEN_FROM_ANYBODY.has(page.path)).map(({ id }) => id);
    expect(taken).toEqual(['login', 'logout', 'new-password', 'consent']);
    expect(TAKEN_FROM_ANYBODY.size).toBe(taken.length);
  });

  it.each(TAKING.map(({ id, page }) => [id, page] as const))(
    'asks the backend for nothing on %s',
    async (_id, page) => {
      host = await openHost();
      const answer = await host.post(`${addressOf(page)}?at=1`, SHOWN_TO_ANNA, PAUL);
      if (TAKEN_FROM_ANYBODY.has(page.path)) {
        expect(refusalOf(answer)[2]).toBe(false);
        return;
      }
      expect(refusalOf(answer)).toEqual([303, `${addressOf(page)}?at=1`, true]);
      expect([host.asked, await answer.text()]).toEqual([[], '']);
    },
  );

  it.each([
    ['German', texts, [/in diesem Browser .*Anmeldung gewechselt/, /nichts gespeichert/, /noch einmal/, /zuerst ab/]],
    ['English', englishTexts, [/login in this browser has changed/, /Nothing was saved/, /again/, /log out first/]],
  ])(
    'says in %s what has happened and what to do, and calls nobody somebody else: a guest may have become a member',
    (_language, words, says) => {
      const sentence = words['vue.message.shownToOthers'];
      for (const each of says) expect(sentence).toMatch(each);
      expect(sentence).not.toMatch(/jemand anders angemeldet|Somebody else is/);
    },
  );

  // Whoever logs in to a browser takes over its guest's cart, so that the cart does not say that it is the same person.
  it('is kept for nobody: what a guest has typed into the checkout waits for no member', async () => {
    host = await openHost();
    const typed = { shownTo: 'guest guest1', firstName: 'Geheimnis', street: 'Geheimweg' };
    const cart = `cartId=${'c'.repeat(24)}; X-iSHOP-API-USERID=${'u'.repeat(24)}`;
    const answer = await host.post('/checkout/shipping/', typed, `${PAUL}; ${cart}`);
    expect(refusalOf(answer)).toEqual([303, '/checkout/shipping/', true]);
    expect([answer.headers.getSetCookie().filter((cookie) => /Geheim/.test(cookie)), await answer.text()]).toEqual([
      [],
      '',
    ]);
    expect(host.asked).toEqual([]);
  });

  it('is refused with its file as well', async () => {
    host = await openHost();
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...SHOWN_TO_ANNA, intent: 'items' })) body.append(name, value);
    body.append('picture', new File(['x'], 'anna.png', { type: 'image/png' }));
    const answer = await fetch(`${host.origin}/myaccount/returns/productselection/`, {
      method: 'POST',
      body,
      headers: { origin: host.origin, cookie: PAUL },
      redirect: 'manual',
    });
    expect(refusalOf(answer)).toEqual([303, '/myaccount/returns/productselection/', true]);
    expect(host.asked).toEqual([]);
  });
});

describe('the page of the prime membership, left open by one member', () => {
  const RENEWAL = { isAgreed: false, price: { cents: 2_900, currency: 'EUR' } };
  const SAYS: Says = {
    getCustomerInfo: () => ({
      data: {
        getCustomerInfo: {
          isExistingCustomer: true,
          isNewCustomer: false,
          isGuest: false,
          isInternal: false,
          visitorType: 'default',
          visitorLoginState: 'LOGGED_IN',
          email: 'paul@example.com',
          primeInfo: { status: 'ACTIVE', abo: false, startDate: null, endDate: '2199-05-01T10:00:00Z' },
        },
      },
    }),
    getPrimeMembership: () => ({ data: { getPrimeMembership: { deliversHere: true, renewal: RENEWAL } } }),
    agreeToPrimeRenewal: () => ({ data: { agreeToPrimeRenewal: true } }),
  };

  /** The button, as the page has it that is drawn for whoever has this cookie. */
  const renewAsShownTo = async (cookie: string, sentBy: string): Promise<Response> => {
    host = await openHost(SAYS);
    const html = await (await host.get('/prime/membership/', { cookie })).text();
    const [form = ''] = /<form\b(?:(?!<\/form>)[\s\S])*name="priceCents"[\s\S]*?<\/form>/.exec(html) ?? [];
    const fields = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
    return host.post('/prime/membership/', Object.fromEntries(fields.map(([, name, value]) => [name, value])), sentBy);
  };

  it.each([
    ['another member', PAUL, []],
    ['a guest', 'X-JWT=token-of-a-guest; X-JWT-exist=guest1; X-JWT-guest=1', []],
    ['the same member, logged in anew', 'X-JWT=other-token; X-JWT-exist=wilma', ['agreeToPrimeRenewal']],
    ['nobody, whom the backend refuses', '', ['agreeToPrimeRenewal']],
  ])('renews for nobody else: sent by %s', async (_by, sentBy, agreed) => {
    await renewAsShownTo('X-JWT=token-of-wilma; X-JWT-exist=wilma', sentBy);
    expect(host?.asked.filter((name) => name === 'agreeToPrimeRenewal')).toEqual(agreed);
  });

  it('that was shown to nobody in particular does what it says', async () => {
    await renewAsShownTo('', PAUL);
    expect(host?.asked).toContain('agreeToPrimeRenewal');
  });

  it('is told to who is here, on the page anew', async () => {
    const refused = await renewAsShownTo('X-JWT=token-of-wilma; X-JWT-exist=wilma', PAUL);
    expect(refusalOf(refused)).toEqual([303, '/prime/membership/', true]);
    const page = await host?.get('/prime/membership/', { cookie: `${PAUL}; ${TOLD}` });
    expect(await page?.text()).toContain(texts['vue.message.shownToOthers']);
  });
});

describe('the forms of a page', () => {
  const formAlone: RenderPage = async () => ({
    status: 200,
    html: '<html><head></head><body><form method="post"></form></body></html>',
    notes: '',
    state: '{}',
    headers: new Headers(),
    routeIds: [],
    deferred: { styles: [], code: [] },
    faults: [],
  });

  it('say for whom they were drawn on every page of a visitor, and on none that is the same for everyone', async () => {
    host = await openHost({}, {}, { render: formAlone });
    for (const [id, page] of Object.entries<PageEntry>(PAGES)) {
      const address = page.path === '*' ? '/beratung/' : addressOf(page);
      const html = await (await host.get(address, { cookie: PAUL })).text();
      expect([id, html.includes('value="member paul"')]).toEqual([id, audienceOf(page) === 'visitor']);
    }
  });

  const marked = (html: string, cookie: string): string =>
    withShownTo(
      html,
      visitOf(
        { host: 'de.localhost', cookie, acceptLanguage: '', userAgent: '', clientAddress: '::1' },
        readSettings({}),
      ),
    );
  const FIELD = '<input type="hidden" name="shownTo" value="member paul"/>';
  const form = (attributes: string, inside = '<p>Text</p>'): string => `<form ${attributes}>${inside}</form>`;

  it.each(['method="post"', 'class="a" method="post" action="/login/?a=1"'])('say for whom: %s', (attributes) => {
    expect(marked(form(attributes) + form(attributes), PAUL)).toBe(
      form(attributes, `<p>Text</p>${FIELD}`) + form(attributes, `<p>Text</p>${FIELD}`),
    );
  });

  it.each([
    ['that only ask', form('method="get" action="/search/"')],
    ['that lead elsewhere', form('method="post" action="https://pay.example/"')],
    ['that lead elsewhere, to the scheme of the page', form('method="post" action="//pay.example/"')],
    ['that say it already', form('method="post"', FIELD)],
  ])('say it to nobody who need not know: those %s', (_which, html) => {
    expect(marked(html, PAUL)).toBe(html);
  });

  it('have no mark where nobody is logged in, and none that breaks the page', () => {
    expect(marked(form('method="post"'), '')).toBe(form('method="post"'));
    expect(marked(form('method="post"'), 'X-JWT-exist=%22%3E%3Cb%3E%26')).toContain(
      'value="member &quot;&gt;&lt;b&gt;&amp;"',
    );
  });
});
