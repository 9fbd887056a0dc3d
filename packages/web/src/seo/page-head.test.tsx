import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderOnServer } from '../../test/render-in-shop.tsx';
import { PageHead } from './page-head.tsx';

afterEach(cleanup);

describe('metadata of a page (spec 1 §5)', () => {
  it('keeps q and p in the canonical address and drops every other parameter', () => {
    const html = renderOnServer(<PageHead title="Suche" />, { address: '/search/?q=heft&p=2&sort=name' });
    expect(html).toContain('rel="canonical" href="https://www.shop.example/search/?q=heft&amp;p=2"');
  });

  it('names the sister shops: Switzerland and Liechtenstein, Germany and default, Austria and South Tyrol', () => {
    const html = renderOnServer(<PageHead title="Hefte" />, { address: '/papier/hefte/' });
    const tags = [...html.matchAll(/hrefLang="([^"]+)" href="([^"]+)"/gu)].map(([, tag, href]) => `${tag} ${href}`);
    expect(tags).toContain('de-LI https://www.shop-ch.example/papier/hefte/');
    expect(tags).toContain('x-default https://www.shop.example/papier/hefte/');
    expect(tags).toContain('de-IT https://www.shop-at.example/papier/hefte/');
  });

  it('leads from page 2 of a listing to page 2 in the sister shops', () => {
    const html = renderOnServer(<PageHead title="Hefte" />, { address: '/cat/1/?p=2&sort=name' });
    expect(html).toContain('hrefLang="de-CH" href="https://www.shop-ch.example/cat/1/?p=2"');
  });

  it('knows a page by its own path, whichever address led to it', () => {
    const html = renderOnServer(<PageHead title="Hefte" path="/cat/1/" />, { address: '/hefte/?p=2' });
    expect(html).toContain('rel="canonical" href="https://www.shop.example/cat/1/?p=2"');
    expect(html).toContain('hrefLang="de-CH" href="https://www.shop-ch.example/cat/1/?p=2"');
  });

  it('names no sister shops in the business shop', () => {
    const html = renderOnServer(<PageHead title="Hefte" />, { address: '/', storefront: 'b2b' });
    expect(html).not.toContain('hrefLang');
  });

  it.each([
    ['a page that is not to be indexed', '/search/?q=heft'],
    ['the order of a guest, whose address opens it', '/myaccount/orders/orderdetail/?orderId=1&token=geheim'],
    ['a page of the account', '/myaccount/addresses/'],
    ['a step of the checkout', '/checkout/payment/'],
    ['the list of a class', '/classlist/geheim/'],
  ])('names no sister shops for %s', (_, address) => {
    expect(renderOnServer(<PageHead title="x" canonicalDestination={address} />, { address })).not.toContain(
      'hrefLang',
    );
  });

  it.each([
    ['/myaccount/returns/', 'noindex,follow'],
    ['/service/consent/', 'noindex,follow'],
    ['/checkout/payment/', 'noindex,follow'],
    ['/service/newsletter/', 'index,follow'],
    ['/papier/hefte/', 'index,follow'],
  ])('says of %s what the header of its answer says: %s', (address, robots) => {
    expect(renderOnServer(<PageHead title="x" />, { address })).toContain(`<meta name="robots" content="${robots}"/>`);
  });

  it('names no sister shops where the page says so itself, or really stands in another shop', () => {
    const here = { address: '/papier/hefte/' };
    expect(renderOnServer(<PageHead title="x" robots="noindex" />, here)).not.toContain('hrefLang');
    const elsewhere = renderOnServer(
      <PageHead title="x" canonicalDestination="https://www.shop-ch.example/b/" />,
      here,
    );
    expect(elsewhere).toContain('rel="canonical" href="https://www.shop-ch.example/b/"');
    expect(elsewhere).not.toContain('hrefLang');
  });

  it('names only those sister shops that have the page', () => {
    const html = renderOnServer(<PageHead title="AGB" storefronts={['de', 'ch', 'b2b']} />, {
      address: '/rechtliches/agb/',
    });
    const tags = [...html.matchAll(/hrefLang="([^"]+)"/gu)].map(([, tag]) => tag);
    expect(tags.toSorted()).toEqual(['de-CH', 'de-DE', 'de-LI', 'x-default']);
  });

  it('tells search engines to leave out an error page, without open graph and canonical address', () => {
    const html = renderOnServer(<PageHead title="Seite nicht gefunden" isError />, { address: '/weg/' });
    expect(html).toContain('content="noindex,follow"');
    expect(html).not.toContain('og:');
    expect(html).not.toContain('canonical');
  });

  it('writes structured data in which no element can be closed', () => {
    const html = renderOnServer(
      <PageHead
        title="Heft"
        structuredData={[{ kind: 'list', tiles: [{ name: '</script><b>', path: '/prod/1/' }] }]}
      />,
    );
    expect(html).toContain('\\u003c/script>\\u003cb>');
  });
});
