// @vitest-environment node

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

let host: OpenHost;
afterEach(() => host.close());

const answering = (successful: boolean) =>
  openHost({
    unsubscribeNewsletterByLink: () => ({
      data: {
        unsubscribeNewsletterByLink: {
          successful,
          generalErrorMessage: successful ? null : 'Dieser Link gilt nicht.',
          fieldErrors: [],
        },
      },
    }),
  });
/** As mail programs post: from no page of the shop. */
const press = (path = '/api/newsletter-unsubscribe/?token=s1.proof') =>
  fetch(`${host.origin}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
    body: 'List-Unsubscribe=One-Click',
  });

describe('the button of a mail program that unsubscribes (RFC 8058)', () => {
  it('unsubscribes without a page, a cookie or a redirect', async () => {
    host = await answering(true);
    const answer = await press();
    expect([answer.status, await answer.text()]).toEqual([200, 'Unsubscribed.']);
    expect(host.asked).toContain('unsubscribeNewsletterByLink');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('is told when its token is none of this shop', async () => {
    host = await answering(false);
    expect((await press()).status).toBe(404);
  });

  it('opens no other door: every other form still has to come from a page of the shop', async () => {
    host = await answering(true);
    expect((await press('/service/newsletter/')).status).toBe(403);
    expect((await press('/api/newsletter-unsubscribe/more')).status).toBe(403);
  });
});
