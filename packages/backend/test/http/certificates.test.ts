// The certificate of an institution, from the signature to the account, and everything that is no certificate.

import { UPLOAD_MAX_BYTES } from '@tornister/domain/forms';
import { DAY_MS, MINUTE_MS } from '@tornister/domain/shared';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { issueApiToken } from '../../src/auth/api-token.ts';
import { forgetCertificates } from '../../src/certificates/forget-certificates.ts';
import { UPLOADS_OF_VISITOR } from '../../src/limits/limits.ts';
import { forgetOld } from '../../src/retention/forget-old.ts';
import { afterFirstRead } from '../support/after-first-read.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const UPLOAD = `mutation($file:Upload!,$signature:String!){
  uploadB2bCertificate(file:$file,signature:$signature){id fieldErrors{fieldName errorMessage maximum}}}`;
const REGISTER = `mutation($data:B2bCustomerInput!){
  registerB2bCustomer(data:$data){successfull customerNumber fieldErrors{fieldName errorMessage}}}`;
const STAFF = 'staff@shop.example';
const PDF = '%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n';

type Uploaded = { readonly id: string | null; readonly fieldErrors: readonly { readonly errorMessage: string }[] };

const school = (email: string, certificateId: string | null) => ({
  email,
  password: 'rote-socke-7',
  passwordRepeated: 'rote-socke-7',
  address: { ...ADDRESS, email, schoolOrCompany: 'Waldschule' },
  jobTitleCode: 'secretary',
  primaryIndustryGroupCode: 'primary',
  numberOfEmployees: '10-49',
  certificateId,
  honeypotField: '',
});

describeOnADatabase('The certificate of an institution (spec 2 §5, §7)', (database) => {
  let shop: TestShop;
  beforeEach(async () => {
    await database().deleteFrom('rate_limits').execute();
    await database().deleteFrom('certificates').execute();
    shop = createTestShop(database(), { environment: { STAFF_EMAIL: STAFF } });
  });

  const headersOf = async ({ headers }: Shopper) => {
    const token = await issueApiToken(shop.services.secrets, Math.floor(shop.services.now() / 1_000));
    return { ...headers, authorization: `Bearer ${token}` };
  };
  const signatureFor = async (shopper: Shopper): Promise<string> =>
    (await shopper.call<{ getCurrentUploadSignature: string }>('{getCurrentUploadSignature}'))
      .getCurrentUploadSignature;
  const formOf = (file: Blob, signature: string, name = 'nachweis.pdf'): FormData => {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: UPLOAD, variables: { file: null, signature } }));
    form.set('map', '{"0":["variables.file"]}');
    form.set('0', file, name);
    return form;
  };
  const send = async (shopper: Shopper, body: FormData): Promise<Response> =>
    shop.request('/graphql', { method: 'POST', headers: await headersOf(shopper), body });
  const upload = async (shopper: Shopper, file: Blob, signature?: string, name?: string): Promise<Uploaded> => {
    const answer = await send(shopper, formOf(file, signature ?? (await signatureFor(shopper)), name));
    return ((await answer.json()) as { readonly data: { readonly uploadB2bCertificate: Uploaded } }).data
      .uploadB2bCertificate;
  };
  const register = async (shopper: Shopper, certificateId: string | null, email = shopper.email) =>
    (
      await shopper.call<{ registerB2bCustomer: { readonly successfull: boolean; readonly customerNumber: string } }>(
        REGISTER,
        { data: school(email, certificateId) },
      )
    ).registerB2bCustomer;
  const aSchool = () => createShopper(shop, 'b2b');
  const messageOf = ({ id, fieldErrors }: Uploaded): string =>
    id === null ? (fieldErrors[0]?.errorMessage ?? '') : 'taken';

  it('is stored under a name of the shop, given to the account, and the staff is told', async () => {
    const visitor = await aSchool();
    const { id } = await upload(visitor, new Blob([PDF]), undefined, '../../etc/passwd\u202efdp.exe');
    expect(id).toMatch(/^[\w-]{24}$/);
    expect([...shop.files.keys()]).toEqual([`${id}.pdf`]);
    const { successfull, customerNumber } = await register(visitor, id);
    expect(successfull).toBe(true);
    await shop.flush();
    const mail = await database()
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', STAFF)
      .executeTakeFirstOrThrow();
    expect([mail.subject, mail.text]).toEqual([
      `Nachweis zu prüfen: Kundennummer ${customerNumber}`,
      expect.stringContaining(`${id}.pdf`),
    ]);
    expect(mail.text).toContain('Waldschule');
  });

  it('is what its content says, not what it is called', async () => {
    const visitor = await aSchool();
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    expect(messageOf(await upload(visitor, new Blob([new Uint8Array(png)]), undefined, 'x.pdf'))).toBe('taken');
    expect([...shop.files.keys()][0]).toMatch(/\.png$/);
    for (const [content, message] of [
      ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'fileTypeIncorrect'],
      ['<html>%PDF-1.7 %%EOF', 'fileTypeIncorrect'],
      ['', 'fileEmpty'],
      ['%PDF-1.7 cut off', 'fileBroken'],
      ['\u00ff', 'fileTypeIncorrect'],
    ] as const)
      expect(messageOf(await upload(visitor, new Blob([content], { type: 'application/pdf' }))), content).toBe(message);
    expect(shop.files.size).toBe(1);
  });

  it('has at most 10 MiB; what is far larger is not even read', async () => {
    const visitor = await aSchool();
    const ofSize = (size: number): Blob => new Blob([PDF.slice(0, 9), new Uint8Array(size - 15), '%%EOF\n']);
    expect(messageOf(await upload(visitor, ofSize(UPLOAD_MAX_BYTES)))).toBe('taken');
    const { fieldErrors } = await upload(visitor, ofSize(UPLOAD_MAX_BYTES + 1));
    expect(fieldErrors).toEqual([{ fieldName: 'certificate', errorMessage: 'fileTooLarge', maximum: 10 }]);
    const far = formOf(ofSize(UPLOAD_MAX_BYTES + 600 * 1_024), await signatureFor(visitor));
    expect((await send(visitor, far)).status).toBe(413);
    expect(shop.files.size).toBe(1);
  });

  it('needs a signature of its own: of this visitor, for once, within ten minutes', async () => {
    const [visitor, other] = [await aSchool(), await aSchool()];
    const file = new Blob([PDF]);
    const signature = await signatureFor(visitor);
    expect(messageOf(await upload(other, file, signature))).toBe('fileGone');
    expect(messageOf(await upload(visitor, file, 'made.up.one'))).toBe('fileGone');
    const twice = await Promise.all([1, 2].map(() => upload(visitor, file, signature)));
    expect(twice.map(messageOf).sort()).toEqual(['fileGone', 'taken']);
    const late = await signatureFor(visitor);
    shop.pass(10 * MINUTE_MS + 1_000);
    expect(messageOf(await upload(visitor, file, late))).toBe('fileGone');
    expect(shop.files.size).toBe(1);
  });

  it('belongs to who handed it in, and to one account', async () => {
    const [visitor, thief] = [await aSchool(), await aSchool()];
    const { id } = await upload(visitor, new Blob([PDF]));
    const gone = [{ fieldName: 'certificate', errorMessage: 'fileGone' }];
    expect(await register(thief, id)).toMatchObject({ successfull: false, fieldErrors: gone });
    expect(await register(visitor, 'no-such-file')).toMatchObject({ successfull: false, fieldErrors: gone });
    const [one, two] = await Promise.all([register(visitor, id), register(visitor, id, `two.${visitor.email}`)]);
    expect([one.successfull, two.successfull].sort()).toEqual([false, true]);
    expect(
      (await database().selectFrom('certificates').selectAll().execute()).filter(({ account_id }) => account_id),
    ).toHaveLength(1);
  });

  it('is limited: a hundred at once are twenty', async () => {
    const visitor = await aSchool();
    const signatures = await Promise.all(Array.from({ length: 100 }, () => signatureFor(visitor)));
    const answers = await Promise.all(signatures.map((signature) => send(visitor, formOf(new Blob([PDF]), signature))));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(texts.filter((text) => text.includes('TOO_MANY_REQUESTS'))).toHaveLength(100 - UPLOADS_OF_VISITOR.most);
    expect(shop.files.size).toBe(UPLOADS_OF_VISITOR.most);
  });

  it('is for institutions: not in a consumer shop, and not for somebody who has an account', async () => {
    const consumer = await createShopper(shop);
    const answer = await send(consumer, formOf(new Blob([PDF]), await signatureFor(consumer)));
    expect(await answer.text()).toContain('BAD_REQUEST');
    expect(shop.files.size).toBe(0);
  });

  it('comes alone: other forms of a multipart request are not read', async () => {
    const visitor = await aSchool();
    const signature = await signatureFor(visitor);
    const with_ = (change: (form: FormData) => void): FormData => {
      const form = formOf(new Blob([PDF]), signature);
      change(form);
      return form;
    };
    for (const form of [
      with_((form) => form.delete('0')),
      with_((form) => form.set('0', 'a text')),
      with_((form) => form.set('1', new Blob([PDF]))),
      with_((form) => form.append('0', new Blob([PDF]))),
      with_((form) => form.set('map', '{"0":["variables.other"]}')),
      with_((form) => form.set('map', '{"0":["variables.file","variables.file"]}')),
      with_((form) => form.set('map', '{"__proto__":["variables.file"]}')),
      with_((form) => form.set('map', 'no json')),
      with_((form) => form.set('operations', '[]')),
    ])
      expect((await send(visitor, form)).status).toBe(400);
    const token = {
      authorization: (await headersOf(visitor)).authorization,
      'content-type': 'multipart/form-data; boundary=x',
    };
    expect((await shop.request('/graphql', { method: 'POST', headers: token, body: '--x\r\nbroken' })).status).toBe(
      400,
    );
    expect(shop.files.size).toBe(0);
  });

  it('goes a day after an upload that nobody registered with, and after 180 days otherwise', async () => {
    const [visitor, registered] = [await aSchool(), await aSchool()];
    await upload(visitor, new Blob([PDF]));
    const { id } = await upload(registered, new Blob([PDF]));
    await register(registered, id);
    shop.pass(DAY_MS - 1);
    await forgetOld(shop.services);
    expect(shop.files.size).toBe(2);
    shop.pass(1);
    await forgetOld(shop.services);
    expect([...shop.files.keys()]).toEqual([`${id}.pdf`]);
    shop.pass(179 * DAY_MS - 1);
    await forgetOld(shop.services);
    expect(shop.files.size).toBe(1);
    shop.pass(1);
    await forgetOld(shop.services);
    expect([shop.files.size, await database().selectFrom('certificates').selectAll().execute()]).toEqual([0, []]);
  });

  it('stays with the account that is opened with it while old ones are looked for', async () => {
    const [visitor, registering] = [await aSchool(), await aSchool()];
    await upload(visitor, new Blob([PDF]));
    const { id } = await upload(registering, new Blob([PDF]));
    shop.pass(DAY_MS);
    const meanwhile = afterFirstRead(database(), () =>
      database()
        .updateTable('certificates')
        .set({ claimed_at: shop.services.now() })
        .where('id', '=', id ?? '')
        .execute(),
    );
    expect(await forgetCertificates({ ...shop.services, database: meanwhile })).toBe(1);
    expect([...shop.files.keys()]).toEqual([`${id}.pdf`]);
    expect(await database().selectFrom('certificates').select('id').execute()).toEqual([{ id }]);
  });

  it('stays known where its file cannot be deleted, and keeps no other from going', async () => {
    const [first, second] = [await aSchool(), await aSchool()];
    const ids = [(await upload(first, new Blob([PDF]))).id, (await upload(second, new Blob([PDF]))).id].sort();
    shop.pass(DAY_MS);
    const { certificates } = shop.services;
    const remove = (name: string) =>
      name === `${ids[0]}.pdf` ? Promise.reject(new Error('The disk is away.')) : certificates.remove(name);
    expect(await forgetCertificates({ ...shop.services, certificates: { ...certificates, remove } })).toBe(1);
    expect([...shop.files.keys()]).toEqual([`${ids[0]}.pdf`]);
    expect(await forgetCertificates(shop.services)).toBe(1);
  });
});
