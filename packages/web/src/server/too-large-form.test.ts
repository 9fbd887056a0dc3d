// @vitest-environment node

import { UPLOAD_MAX_BYTES } from '@tornister/domain/forms';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost, type Says } from '../../test/open-host.ts';

let host: OpenHost;
afterEach(() => host.close());

const UNKNOWN = { status: 'UNKNOWN', quantity: 0, item: null, suggestions: [] };
const CHOICES = {
  getJobTitles: [],
  getIndustries: [],
  getEmployeeCounts: [],
  getBillingCountries: [{ code: 'DE', name: 'Deutschland' }],
  getEmailDomains: ['gmx.de'],
};
const SAYS: Says = {
  getRegistrationChoices: () => ({ data: CHOICES }),
  validateBestellschein: () => ({ data: { validateBestellschein: [UNKNOWN] } }),
};

/** More than any form takes, and more than is read for what was typed beside it. */
const TOO_LARGE = UPLOAD_MAX_BYTES + 256 * 1024;
const NEVER_READ = 64 * 1024 * 1024;

const send = (path: string, size: number, typed: Readonly<Record<string, string>> = {}): Promise<Response> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.append(name, value);
  form.append('file', new File([new Uint8Array(size)], 'list.csv'));
  return fetch(host.origin + path, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { origin: host.origin, 'accept-language': 'de' },
  });
};

/** Sends a form in chunks, as a proxy does that does not wait for the whole of it. */
const stream = (path: string, size: number): Promise<Response> =>
  fetch(host.origin + path, {
    method: 'POST',
    body: new Blob([`email=${'x'.repeat(size)}`]).stream(),
    redirect: 'manual',
    headers: { origin: host.origin, 'content-type': 'application/x-www-form-urlencoded' },
    duplex: 'half',
  } as RequestInit);

/** The page that the answer leads to, with the cookies that it has set. */
const follow = async (answer: Response): Promise<string> => {
  const cookie = answer.headers.getSetCookie().map((set) => set.split(';')[0]);
  return (await host.get(answer.headers.get('location') ?? '', { cookie: cookie.join('; ') })).text();
};

describe('a form with a file that is too large to be read', () => {
  it('is answered by its page, which says how large a file may be and keeps what was typed beside it', async () => {
    host = await openHost(SAYS);
    const typed = { email: 'gesa.gast@example.com', salutation: 'ms' };
    const answer = await send('/myaccount/register/?origin=wishlist', TOO_LARGE, typed);
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('value="gesa.gast@example.com"');
  });

  it('keeps the rows of the order form and the text of a material list', async () => {
    host = await openHost(SAYS);
    const row = { number: '20018-01', quantity: '7', intent: 'check' };
    const orderForm = await send('/service/orderform/', TOO_LARGE, row);
    const form = await (orderForm.status === 303 ? follow(orderForm) : orderForm.text());
    expect(form).toContain('Die Datei ist zu groß. Sie darf höchstens 150 KB haben.');
    expect(form).toContain('value="20018-01"');
    expect(form).toContain('value="7"');
    const list = await (await send('/service/materiallist/', TOO_LARGE, { text: '3 Hefte A5 Lineatur 1' })).text();
    expect(list).toContain('3 Hefte A5 Lineatur 1');
  });

  it('leads back to the form where it is so large that it is not read to its end', async () => {
    host = await openHost();
    const answer = await send('/myaccount/register/?origin=wishlist', NEVER_READ);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/myaccount/register/?origin=wishlist']);
    expect(await follow(answer)).toContain('Diese Datei ist zu groß. Möglich sind höchstens 10 MB.');
    expect(await follow(await send('/service/orderform/', NEVER_READ))).toContain(
      'Die Datei ist zu groß. Sie darf höchstens 150 KB haben.',
    );
  });

  it('is told of a body that comes in chunks, too; a small one is read like any other', async () => {
    host = await openHost();
    expect((await stream('/service/newsletter/', 256 * 1024)).status).toBe(413);
    const small = await stream('/service/newsletter/', 3);
    expect([small.status, await small.text()]).toEqual([422, expect.stringContaining('value="xxx"')]);
  });

  it('is 413 for what is no page, or a form without a field for files', async () => {
    host = await openHost();
    for (const path of ['/api/shop/', '/checkout/basket/'])
      expect([path, (await send(path, TOO_LARGE)).status]).toEqual([path, 413]);
  });
});
