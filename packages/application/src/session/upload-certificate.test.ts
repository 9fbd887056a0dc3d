import { UPLOAD_MAX_BYTES } from '@tornister/domain/forms';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { GatewayError } from '../ports/index.ts';
import { createUploadCertificate } from './upload-certificate.ts';
import type { ChosenFile } from './upload-file.ts';

const PDF = '%PDF-1.7\n%%EOF';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const aFile = (text: string, sizeBytes = text.length): ChosenFile => ({
  sizeBytes,
  read: async (from, to) => bytes(text).slice(from, to),
});

const open = (signature: ResultAsync<string, GatewayError> = okAsync('signed')) => {
  const sent: string[] = [];
  const upload = createUploadCertificate({
    account: {
      uploadSignature: () => signature,
      uploadCertificate: (content, signed) => {
        sent.push(`${String.fromCharCode(...content)} ${signed}`);
        return okAsync('the-id');
      },
    },
  });
  return { upload, sent };
};
const messageOf = async (file: ChosenFile): Promise<unknown> => {
  const { upload, sent } = open();
  const answer = await upload(file);
  expect(sent).toEqual([]);
  return answer._unsafeUnwrapErr();
};
const wrong = (message: string, values?: object) => ({
  kind: 'certificate.invalid',
  errors: [{ field: 'certificate', message, ...(values === undefined ? {} : { values }) }],
});

describe('the certificate of an institution (spec 2 §5)', () => {
  it('travels with a signature that was fetched before', async () => {
    const { upload, sent } = open();
    expect((await upload(aFile(PDF)))._unsafeUnwrap()).toBe('the-id');
    expect(sent).toEqual([`${PDF} signed`]);
  });

  it('does not travel when it is no certificate, whatever the browser calls it', async () => {
    expect(await messageOf(aFile('<svg/>'))).toEqual(wrong('fileTypeIncorrect'));
    expect(await messageOf(aFile(''))).toEqual(wrong('fileEmpty'));
    expect(await messageOf(aFile(PDF, UPLOAD_MAX_BYTES + 1))).toEqual(wrong('fileTooLarge', { maximum: 10 }));
  });

  it('that is gone from the computer meanwhile is told at its field', async () => {
    const unreadable = () => Promise.reject(new Error('NotReadableError'));
    expect(await messageOf({ ...aFile(PDF), read: unreadable })).toEqual(wrong('fileBroken'));
    const gone = { ...aFile(PDF), read: (_: number, to: number) => (to > 12 ? unreadable() : aFile(PDF).read(0, to)) };
    expect(await messageOf(gone)).toEqual(wrong('fileBroken'));
  });

  it('does not travel without a signature', async () => {
    const away = open(errAsync({ kind: 'gateway.unreachable' }));
    expect((await away.upload(aFile(PDF)))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreachable' });
    const empty = open(okAsync(''));
    expect((await empty.upload(aFile(PDF)))._unsafeUnwrapErr()).toMatchObject({ kind: 'gateway.unreadable' });
    expect([away.sent, empty.sent]).toEqual([[], []]);
  });
});
