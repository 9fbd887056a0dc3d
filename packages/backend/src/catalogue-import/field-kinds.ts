// The kinds of values that the lines of the import files are made of. Names are those of `docs/catalogue-import.md`, "Kinds of values".

import { LANGUAGES, STORE_CODES } from '@tornister/domain/storefront';
import { z } from 'zod';

const ID = /^[1-9]\d{0,11}$/;
const KEY = /^[a-zA-Z0-9][\w.-]{0,63}$/;
const FILE_NAME = /^(?!.*\.\.)\w[\w.-]{0,159}$/;
/** One slash, and behind it neither another nor what browsers take for one. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

export const id = z.string().regex(ID, 'allowed are digits, up to 12, not beginning with 0');
export const key = z.string().regex(KEY, 'allowed are letters, digits, _, . and -, up to 64');
export const filled = z.string().trim().min(1, 'must not be empty');
export const cents = z.int('allowed is a whole number of cents').min(0, 'must not be negative').max(100_000_000);
export const count = z.int('allowed is a whole number').min(0, 'must not be negative').max(10_000_000);
export const moment = z
  .union(
    [z.iso.datetime({ offset: true }), z.iso.date()],
    'allowed is a day or a moment like 2026-11-21 or 2026-11-21T08:00:00Z',
  )
  .transform((value) => Date.parse(value));

const isBlank = (words: string | undefined): boolean => words === undefined || words.trim() === '';

type Words = Readonly<Record<string, string | undefined>>;

/** Without the languages in which nothing is written, where something is in another one: that stands in for them. */
const written = (words: Words): Words => {
  const filled = Object.entries(words).filter(([, one]) => !isBlank(one));
  return filled.length > 0 ? Object.fromEntries(filled) : words;
};

/** Words by language; at least one language. */
export const text = z
  .strictObject(Object.fromEntries(LANGUAGES.map((language) => [language, z.string().optional()])))
  .refine((words) => Object.values(words).some((one) => one !== undefined), {
    message: `needs a text in at least one language (${LANGUAGES.join(', ')})`,
  })
  .transform(written);

/** What something is called: a text that is not empty. */
export const label = text.refine((words) => !Object.values(words).every(isBlank), 'must not be empty');

const motif = z.strictObject({
  draw: filled,
  colour: z.string().optional(),
  accent: z.string().optional(),
  label: z.string().optional(),
  style: z.string().optional(),
  count: count.optional(),
  pieces: count.optional(),
});

const drawing = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('product'),
    motif,
    view: z.enum(['main', 'detail', 'set', 'scene']),
    ground: filled,
    turn: z.int(),
  }),
  z.strictObject({
    kind: z.literal('scene'),
    motifs: z.array(motif),
    ground: filled,
    backdrop: z.enum(['hills', 'confetti', 'shelf', 'desk', 'sun', 'plain']),
    align: z.enum(['left', 'right', 'center']),
    turn: z.int(),
  }),
]);

/** A photograph by its file in the folder of the import, or a drawing by what it shows. */
export const picture = z.union(
  [z.strictObject({ file: filled, alt: text }), z.strictObject({ drawing, alt: text })],
  'allowed is {"file": "pictures/name.jpg", "alt": {…}} or {"drawing": {…}, "alt": {…}}',
);

/** A list in which no two elements have the same name in a field. */
export const distinct = <Field extends string, Element extends z.ZodType<Readonly<Record<Field, string>>>>(
  list: z.ZodArray<Element>,
  field: Field,
) =>
  list.superRefine((elements, context) => {
    const had = new Set<string>();
    for (const [at, element] of elements.entries()) {
      const name = element[field];
      if (had.has(name)) context.addIssue({ code: 'custom', path: [at, field], message: `${name} is there twice` });
      had.add(name);
    }
  });

/** The name of a file as it stands at the end of an address, behind the product: the shop serves no address with anything else in it (`picture-proxy.ts`). */
export const fileName = z
  .string()
  .regex(
    FILE_NAME,
    'allowed are the letters a to z and A to Z, digits, _, - and single dots, up to 160, like anleitung.pdf',
  );

/** An address of the shop itself, which every storefront puts behind its own host. */
export const ownPath = z
  .string()
  .regex(OWN_PATH, 'allowed is a path of the shop like /schreiben/stifte/, without scheme and host');

/** Shops, by their codes; none of them says all. */
export const stores = z.array(z.enum(STORE_CODES, `allowed are the shops ${STORE_CODES.join(', ')}`)).default([]);

export type FilePicture = z.output<typeof picture>;
