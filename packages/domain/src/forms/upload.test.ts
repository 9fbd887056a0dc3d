import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import {
  CONTENT_TYPE_BYTES,
  checkUpload,
  remainingImages,
  signedUpload,
  typeOfContent,
  uploadMessage,
} from './upload.ts';
import { RETURN_IMAGES_PER_LINE, UPLOAD_MAX_BYTES, UPLOAD_TYPES, type UploadKind } from './upload-limits.ts';

describe('uploads (spec 2 §5)', () => {
  const kindOf = (type: string, sizeBytes: number, kind: UploadKind) => {
    const answer = checkUpload({ type, sizeBytes }, kind);
    return answer.isErr() ? answer.error.kind : 'fine';
  };

  it('pictures of returns are JPEG, PNG or WebP, certificates PDF, JPEG or PNG', () => {
    for (const type of ['image/jpeg', 'image/png', 'IMAGE/WEBP']) expect(kindOf(type, 1, 'return-image')).toBe('fine');
    for (const type of ['application/pdf', 'image/jpeg', 'image/png'])
      expect(kindOf(type, 1, 'certificate')).toBe('fine');
    for (const type of ['image/svg+xml', 'text/html', '', 'application/pdf']) {
      expect(checkUpload({ type, sizeBytes: 1 }, 'return-image')._unsafeUnwrapErr()).toEqual({
        kind: 'upload.wrong-type',
        allowed: ['image/jpeg', 'image/png', 'image/webp'],
      });
    }
    expect(kindOf('image/webp', 1, 'certificate')).toBe('upload.wrong-type');
  });

  it('needs a signature that was fetched before', () => {
    const file = { type: 'image/png', sizeBytes: 1 };
    expect(signedUpload(file, 'return-image', 's1')._unsafeUnwrap()).toEqual({
      file,
      kind: 'return-image',
      signature: 's1',
    });
    for (const none of [undefined, ''])
      expect(signedUpload(file, 'certificate', none)._unsafeUnwrapErr()).toEqual({ kind: 'upload.not-signed' });
    expect(signedUpload({ ...file, sizeBytes: 0 }, 'certificate', 's1')._unsafeUnwrapErr().kind).toBe('upload.empty');
  });

  it('has something in it and at most 10 MiB', () => {
    expect(UPLOAD_MAX_BYTES).toBe(10_485_760);
    const sizes = [0, 1, UPLOAD_MAX_BYTES - 1, UPLOAD_MAX_BYTES, UPLOAD_MAX_BYTES + 1, Number.NaN];
    expect(sizes.map((size) => kindOf('image/png', size, 'return-image'))).toEqual([
      'upload.empty',
      'fine',
      'fine',
      'fine',
      'upload.too-large',
      'upload.empty',
    ]);
    expect(
      checkUpload({ type: 'image/png', sizeBytes: UPLOAD_MAX_BYTES + 1 }, 'certificate')._unsafeUnwrapErr(),
    ).toEqual({
      kind: 'upload.too-large',
      maximumBytes: UPLOAD_MAX_BYTES,
    });
  });

  it('is too large before it is of a wrong type: what was dropped for its size has no content to tell a type by', () => {
    expect(kindOf('', UPLOAD_MAX_BYTES + 1, 'return-image')).toBe('upload.too-large');
    expect(kindOf('', UPLOAD_MAX_BYTES, 'return-image')).toBe('upload.wrong-type');
  });

  it('a line of a return has at most 5 pictures', () => {
    expect(RETURN_IMAGES_PER_LINE).toBe(5);
    expect([0, 4, 5, 6].map(remainingImages)).toEqual([5, 1, 0, 0]);
  });

  it('nothing that is accepted can carry a script, whatever it is called', () => {
    const type = fc.oneof(
      fc.string(),
      fc.constantFrom(...Object.values(UPLOAD_TYPES).flat(), 'image/svg+xml', 'text/html'),
    );
    const kind = fc.constantFrom<UploadKind[]>('return-image', 'certificate');
    fc.assert(
      fc.property(type, fc.integer(), kind, (mime, sizeBytes, as) => {
        checkUpload({ type: mime, sizeBytes }, as).map((file) => {
          expect(file.type.toLowerCase()).toMatch(/^(?:image\/(?:jpeg|png|webp)|application\/pdf)$/);
          expect(file.sizeBytes).toBeGreaterThan(0);
          return file;
        });
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('is what its first bytes say, whatever it is called', () => {
    const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    expect(typeOfContent(bytes('%PDF-1.7\n'))).toBe('application/pdf');
    expect(typeOfContent(bytes('\xff\xd8\xff\xe0'))).toBe('image/jpeg');
    expect(typeOfContent(bytes('\x89PNG\r\n\x1a\n'))).toBe('image/png');
    expect(typeOfContent(bytes('RIFF1234WEBPVP8 '))).toBe('image/webp');
    for (const other of ['', '%PDF', ' %PDF-1.7', '<svg>', 'GIF89a', '\x89PNG\n', 'RIFF1234WAVE', 'PK\x03\x04'])
      expect(typeOfContent(bytes(other)), other).toBe('');
  });

  it('needs no more than the first bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect(typeOfContent(bytes)).toBe(typeOfContent(bytes.slice(0, CONTENT_TYPE_BYTES)));
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('says what is wrong with a file in words of the form; a missing signature is not the fault of the form', () => {
    const message = (type: string, sizeBytes: number) => {
      const answer = checkUpload({ type, sizeBytes }, 'certificate');
      return answer.isErr() ? uploadMessage(answer.error) : 'fine';
    };
    expect(message('image/webp', 1)).toEqual({ message: 'fileTypeIncorrect' });
    expect(message('image/png', 0)).toEqual({ message: 'fileEmpty' });
    expect(message('image/png', UPLOAD_MAX_BYTES + 1)).toEqual({ message: 'fileTooLarge', values: { maximum: 10 } });
    expect(uploadMessage({ kind: 'upload.not-signed' })).toBeUndefined();
  });
});
