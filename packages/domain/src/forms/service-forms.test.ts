import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { checkCompetitionForm, checkContactForm, MESSAGE_MAX_LENGTH, NAME_MAX_LENGTH } from './service-forms.ts';
import {
  checkUpload,
  RETURN_IMAGES_PER_LINE,
  remainingImages,
  signedUpload,
  UPLOAD_MAX_BYTES,
  UPLOAD_TYPES,
  type UploadKind,
} from './upload.ts';
import { PHONE_MAX_LENGTH } from './validators.ts';

const contact = { name: 'Mia Klein', email: 'mia@example.com', phone: '', message: 'Wann kommt mein Ranzen?' };
const contactErrors = (changes: Partial<typeof contact>) => {
  const answer = checkContactForm({ ...contact, ...changes });
  return answer.isErr() ? answer.error.errors.map(({ field, message }) => `${field} ${message}`) : [];
};

describe('contact form (spec 2 §7 sendContactFormMail)', () => {
  it('needs name, e-mail address and message', () => {
    expect(contactErrors({})).toEqual([]);
    expect(contactErrors({ name: ' ', email: '', message: '' })).toEqual([
      'name requiredField',
      'email requiredField',
      'message requiredField',
    ]);
    expect(contactErrors({ name: '1 Mia' })).toEqual(['name leadingDigit']);
  });

  it('takes a phone number, but no other words in its field', () => {
    expect(contactErrors({ phone: '+49 7961 9000' })).toEqual([]);
    expect(contactErrors({ phone: 'call me' })).toEqual(['phone invalidPhone']);
  });

  it.each([
    ['name', NAME_MAX_LENGTH, 80, 'x'],
    ['message', MESSAGE_MAX_LENGTH, 4_000, 'x'],
    ['phone', PHONE_MAX_LENGTH, 30, '1'],
  ] as const)('%s has at most %i characters', (field, limit, expected, sign) => {
    expect(limit).toBe(expected);
    expect(contactErrors({ [field]: sign.repeat(limit) })).toEqual([]);
    expect(contactErrors({ [field]: sign.repeat(limit + 1) })).toEqual([`${field} tooLong`]);
  });
});

describe('competition (spec 2 §7 subscribeToCompetition)', () => {
  const entry = { name: 'Mia', email: 'mia@example.com', acceptsTerms: true, wantsNewsletter: false };

  it('needs name, e-mail address and the terms; the newsletter is optional', () => {
    expect(checkCompetitionForm(entry).isOk()).toBe(true);
    expect(checkCompetitionForm({ ...entry, wantsNewsletter: true }).isOk()).toBe(true);
    expect(
      checkCompetitionForm({ name: '', email: 'x', acceptsTerms: false, wantsNewsletter: true })
        ._unsafeUnwrapErr()
        .errors.map(({ field, message }) => `${field} ${message}`),
    ).toEqual(['name requiredField', 'email emailIncorrect', 'acceptsTerms requiredField']);
  });
});

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
});
