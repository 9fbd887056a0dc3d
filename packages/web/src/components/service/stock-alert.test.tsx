import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../../test/render-in-shop.tsx';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { AskForStock, ConfirmStockAlert, EndStockAlerts, StockAlertDone } from './stock-alert.tsx';

const ARTICLE = { name: 'Heft', variant: 'rot', path: '/prod/1001/?varid=1001-2', isForSale: false };
/** Nothing was typed before. */
const DRAFTS = [
  sessionUseCases.formDrafts,
  { who: () => 'anonymous', of: () => undefined, keep: () => undefined, drop: () => undefined },
] as const;
const address = '/service/newsletter/verfuegbarkeit/';
const canonicalOf = (html: string) => /rel="canonical" href="https:\/\/[^/]+([^"]+)"/.exec(html)?.[1];
const intentsOf = (html: string) => Array.from(html.matchAll(/name="intent" value="([^"]+)"/g), ([, intent]) => intent);
const actionsOf = (html: string) => Array.from(html.matchAll(/<form[^>]* action="([^"]+)"/g), ([, action]) => action);

describe('the page about an article that is sold out', () => {
  it('stands at the address that leads to it, and posts there', () => {
    const asked = `${address}?product=1001&amp;item=1001-2`;
    const html = renderOnServer(
      <AskForStock productId="1001" itemId="1001-2" article={ARTICLE} email="mia@example.com" refusal={undefined} />,
      { address, services: [DRAFTS] },
    );
    expect([canonicalOf(html), ...actionsOf(html)]).toEqual([asked, asked]);
    expect(html).toContain('href="/prod/1001/?varid=1001-2">Heft, rot</a>');
    expect(html).toMatch(/<input[^>]* value="mia@example\.com"/u);
  });

  it('has no form for an article that can be bought', () => {
    const article = { ...ARTICLE, variant: '', isForSale: true };
    const html = renderOnServer(
      <AskForStock productId="1001" itemId="1001-2" article={article} email="" refusal={undefined} />,
      { address, services: [DRAFTS] },
    );
    expect(actionsOf(html)).toEqual([]);
    expect(html).toContain('>Heft</a>');
  });

  it('does nothing by a link alone: each has a button, and keeps its token in the address and in the form', () => {
    const confirm = renderOnServer(<ConfirmStockAlert token="a.b" link="open" refusal={undefined} />, { address });
    expect([canonicalOf(confirm), ...actionsOf(confirm)]).toEqual([`${address}?token=a.b`, `${address}?token=a.b`]);
    expect(confirm).toMatch(/name="token" value="a\.b"/u);
    const end = renderOnServer(<EndStockAlerts token="a.b" link="open" refusal={undefined} />, { address });
    expect(actionsOf(end)).toEqual([`${address}?end=a.b`, `${address}?end=a.b`]);
    expect(intentsOf(end)).toEqual(['end-one', 'end-all']);
  });

  it('asks for nothing more right after all wishes were ended', () => {
    const end = renderOnServer(<EndStockAlerts token="a.b" link="used" refusal={undefined} isAllEnded />, { address });
    expect(intentsOf(end)).toEqual([]);
    expect(end).toContain('>vue.stockAlert.ended<');
  });

  it.each(['open', 'used', 'expired'] as const)('names the article of a link, with the way to it (%s)', (link) => {
    const named = { productId: '1001', itemId: '1001-2' };
    const shown = { token: 'a.b', link, refusal: undefined, named, article: ARTICLE };
    for (const page of [<ConfirmStockAlert key="confirm" {...shown} />, <EndStockAlerts key="end" {...shown} />]) {
      const html = renderOnServer(page, { address });
      expect(html).toContain('href="/prod/1001/?varid=1001-2">Heft, rot</a>');
      for (const action of actionsOf(html)) expect(action).toContain('=a.b&amp;product=1001&amp;item=1001-2');
    }
  });

  it.each([
    ['used', 'vue.stockAlert.confirmed', 'vue.stockAlert.ended'],
    ['expired', 'vue.stockAlert.link.expired', 'vue.stockAlert.link.expired'],
    ['unknown', 'vue.stockAlert.link.unknown', 'vue.stockAlert.link.unknown'],
  ] as const)(
    'says of a link that does nothing any more why, and has no button for it (%s)',
    (link, confirmed, ended) => {
      const confirm = renderOnServer(<ConfirmStockAlert token="a.b" link={link} refusal={undefined} />, { address });
      const end = renderOnServer(<EndStockAlerts token="a.b" link={link} refusal={undefined} />, { address });
      // What it was for is done, but other wishes of the mailbox may be ended by it.
      expect([actionsOf(confirm), intentsOf(end)]).toEqual([[], link === 'used' ? ['end-all'] : []]);
      expect(confirm).toContain(`>${confirmed}<`);
      expect(end).toContain(`>${ended}<`);
    },
  );

  it('says what came of a form, and leads back to the article', () => {
    const html = renderOnServer(<StockAlertDone done="sent" address={`${address}?done=sent`} article={ARTICLE} />, {
      address,
    });
    expect(canonicalOf(html)).toBe(`${address}?done=sent`);
    expect(html).toContain('href="/prod/1001/?varid=1001-2"');
  });
});
