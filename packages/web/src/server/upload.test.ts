// @vitest-environment node

import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { LOGGED_IN } from '../../test/login-answers.ts';
import { type OpenHost, openHost, type Says } from '../../test/open-host.ts';
import { publishedText } from '../../test/published-text.ts';

const PDF = '%PDF-1.7\n%%EOF\n';
const CHOICES = {
  getJobTitles: [{ code: 'secretary', name: 'Sekretariat' }],
  getIndustries: [{ code: 'primary', name: 'Grundschule' }],
  getEmployeeCounts: [{ code: '1-9', name: '1 bis 9' }],
  getBillingCountries: [{ code: 'DE', name: 'Deutschland' }],
  getEmailDomains: ['gmx.de'],
};
const SCHOOL = {
  email: 'schule@example.com',
  password: 'rote-socke-7',
  passwordRepeated: 'rote-socke-7',
  'address.company': 'Waldschule',
  'address.salutation': 'none',
  'address.firstname': 'Emil',
  'address.lastname': 'Eck',
  'address.streetAndNumber': 'Am Wald 1',
  'address.postcode': '12045',
  'address.city': 'Berlin',
  'address.country': 'DE',
  VATRegistrationNo: '',
  primaryIndustryGroupCode: 'primary',
  jobTitleCode: 'secretary',
  numberOfEmployees: '1-9',
  homepage: '',
};
const OPENED = { ...LOGGED_IN, firstName: 'Emil', lastName: 'Eck', customerNumber: '800001' };
const COOKIES = `cartId=${'c'.repeat(24)}; X-iSHOP-API-USERID=${'u'.repeat(24)}`;

let host: OpenHost;
afterEach(() => host.close());

/** A backend that takes files and remembers what the registrations named. */
const backend = (more: Says = {}) => {
  const files: string[] = [];
  const named: unknown[] = [];
  const says: Says = {
    getRegistrationChoices: () => ({ data: CHOICES }),
    getCurrentUploadSignature: () => ({ data: { getCurrentUploadSignature: 'signed' } }),
    uploadB2bCertificate: ({ signature, file }) => {
      files.push(`${signature} ${(file as File).size}`);
      return { data: { uploadB2bCertificate: { id: `file-${files.length}`, fieldErrors: [] } } };
    },
    registerB2bCustomer: ({ data }) => {
      named.push((data as { readonly certificateId: unknown }).certificateId);
      return { data: { registerB2bCustomer: OPENED } };
    },
    mergeCarts: () => ({
      data: {
        mergeCarts: {
          cart: { id: 'c', itemsCount: 1 },
          hasBroughtGoods: false,
          hasKeptOwnVoucher: false,
          hasKeptOwnGift: false,
          shortfall: null,
        },
      },
    }),
    ...more,
  };
  return { files, named, says };
};

type Heard = { readonly status: number; readonly text: string };

/** Posts a form with files as a browser at the business shop does. */
const post = async (fields: Readonly<Record<string, string | File>>): Promise<Heard> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const body = new Response(form);
  const { port } = new URL(host.origin);
  const at = `educational.localhost:${port}`;
  const headers = {
    host: at,
    origin: `http://${at}`,
    cookie: COOKIES,
    'accept-language': 'de',
    'content-type': body.headers.get('content-type') ?? '',
  };
  const bytes = Buffer.from(await body.arrayBuffer());
  return new Promise((answered, failed) => {
    request({ host: '127.0.0.1', port, path: '/myaccount/register/', method: 'POST', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => answered({ status: answer.statusCode ?? 0, text }));
    })
      .on('error', failed)
      .end(bytes);
  });
};
const aFile = (content: string, name = 'nachweis.pdf') => new File([content], name, { type: 'application/pdf' });
const NO_FILE = new File([], '');
const hidden = (html: string, name: string): string | undefined =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];

describe('the certificate of an institution, posted without scripts (spec 2 §5)', () => {
  it('is handed in with a signature, and the registration names it', async () => {
    const { files, named, says } = backend();
    host = await openHost(says);
    expect((await post({ ...SCHOOL, certificate: aFile(PDF) })).status).toBe(303);
    expect([files, named]).toEqual([[`signed ${PDF.length}`], ['file-1']]);
    const order = host.asked.filter((name) => /Upload|upload|register/.test(name));
    expect(order).toEqual(['getCurrentUploadSignature', 'uploadB2bCertificate', 'registerB2bCustomer']);
  });

  it('is nothing that one has to have', async () => {
    const { files, named, says } = backend();
    host = await openHost(says);
    expect((await post({ ...SCHOOL, certificate: NO_FILE })).status).toBe(303);
    expect([files, named]).toEqual([[], [null]]);
  });

  it('stays when the form has mistakes: the next try sends no file and names the same one', async () => {
    const { files, named, says } = backend();
    host = await openHost(says);
    const name = '../<b>"Bescheid".pdf';
    const refused = await post({ ...SCHOOL, passwordRepeated: 'anders', certificate: aFile(PDF, name) });
    expect([refused.status, hidden(refused.text, 'certificateId'), named]).toEqual([422, 'file-1', []]);
    expect(refused.text).toContain('../&lt;b&gt;&quot;Bescheid&quot;.pdf');
    expect(refused.text).not.toContain('<b>');
    const again = { ...SCHOOL, certificateId: 'file-1', certificateName: name, certificate: NO_FILE };
    expect((await post(again)).status).toBe(303);
    expect([files.length, named]).toEqual([1, ['file-1']]);
  });

  it('gives way to another file that is chosen then', async () => {
    const { named, says } = backend();
    host = await openHost(says);
    await post({ ...SCHOOL, certificateId: 'file-0', certificateName: 'old.pdf', certificate: aFile(PDF) });
    expect(named).toEqual(['file-1']);
  });

  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'Bitte wählen Sie eine Datei im Format PDF, JPG oder PNG.'],
    ['', 'Diese Datei ist leer.'],
  ])('is refused at its field, with everything else as it was: %j', async (content, words) => {
    const { files, says } = backend();
    host = await openHost(says);
    const { status, text } = await post({ ...SCHOOL, certificate: aFile(content) });
    expect([status, text.includes(words), text.includes('href="#certificate"'), files]).toEqual([422, true, true, []]);
    expect(text).toContain('value="Waldschule"');
    expect(text).toMatch(/<input[^>]*id="certificate"[^>]*aria-invalid="true"/);
  });

  it('that is gone at the backend has to be chosen once more', async () => {
    const gone = [{ fieldName: 'certificate', errorMessage: 'fileGone', formName: null }];
    const refused = { ...OPENED, successfull: false, fieldErrors: gone, jwt: null, refreshToken: null };
    const { says } = backend({ registerB2bCustomer: () => ({ data: { registerB2bCustomer: refused } }) });
    host = await openHost(says);
    const { status, text } = await post({ ...SCHOOL, certificateId: 'file-0', certificateName: 'old.pdf' });
    expect([status, text.includes('noch einmal aus'), hidden(text, 'certificateId')]).toEqual([422, true, undefined]);
  });

  it('is not taken while the backend is away, and nothing typed is lost', async () => {
    const { says } = backend({ getCurrentUploadSignature: () => ({ errors: [{ message: 'INTERNAL_SERVER_ERROR' }] }) });
    host = await openHost(says);
    const { status, text } = await post({ ...SCHOOL, certificate: aFile(PDF) });
    expect([status, text.includes('value="Waldschule"'), host.asked.includes('registerB2bCustomer')]).toEqual([
      503,
      true,
      false,
    ]);
  });

  it('of a machine is not looked at', async () => {
    const { files, says } = backend();
    host = await openHost(says);
    await post({ ...SCHOOL, homepage: 'http://spam.example', certificate: aFile(PDF) });
    expect(files).toEqual([]);
  });
});

describe('a file that a tab hands in (spec 2 §7 "file-upload variant")', () => {
  const upload = (query: string, operations: unknown = { query, variables: { file: null, signature: 'signed' } }) => {
    const body = new FormData();
    body.set('operations', JSON.stringify(operations));
    body.set('map', '{"0":["variables.file"]}');
    body.set('0', aFile(PDF));
    return fetch(`${host.origin}/api/shop/`, { method: 'POST', headers: { origin: host.origin }, body });
  };

  it('is passed on, and the answer is that of the operation', async () => {
    const { files, says } = backend();
    host = await openHost(says);
    const answer = await upload(publishedText('uploadB2bCertificate'));
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { data: { uploadB2bCertificate: { id: 'file-1', fieldErrors: [] } } },
    ]);
    expect(files).toEqual([`signed ${PDF.length}`]);
  });

  it('goes with published operations only, never with one that answers tokens', async () => {
    const { says } = backend();
    host = await openHost(says);
    for (const query of ['mutation{other}', publishedText('login'), '']) expect((await upload(query)).status).toBe(400);
    for (const operations of ['text', [], { variables: {} }]) expect((await upload('', operations)).status).toBe(400);
    expect(host.asked).toEqual([]);
  });

  it('goes alone: what else the form brings goes no further', async () => {
    const { files, says } = backend();
    host = await openHost(says);
    const operations = JSON.stringify({ query: publishedText('uploadB2bCertificate'), variables: { file: null } });
    const send = (fields: Readonly<Record<string, string | File>>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ operations, ...fields })) body.set(name, value);
      return fetch(`${host.origin}/api/shop/`, { method: 'POST', headers: { origin: host.origin }, body });
    };
    const map = '{"0":["variables.file"]}';
    for (const fields of [
      { map, 0: aFile(PDF), 1: aFile(PDF) },
      { map, 0: aFile(PDF), more: 'x' },
      { map, 0: 'no file' },
      { map: '{}', 0: aFile(PDF) },
      { map: '{"0":["variables.file"],"1":["variables.file"]}', 0: aFile(PDF) },
    ])
      expect((await send(fields)).status).toBe(400);
    expect([host.asked, files]).toEqual([[], []]);
  });

  it('that comes too often waits', async () => {
    const tooMany = { message: 'Zu viele', extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 9 } };
    const { says } = backend({ uploadB2bCertificate: () => ({ errors: [tooMany] }) });
    host = await openHost(says);
    const answer = await upload(publishedText('uploadB2bCertificate'));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '9']);
  });
});
