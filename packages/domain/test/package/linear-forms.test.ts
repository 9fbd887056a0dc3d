// Parsers and checks that take a form, a record or a list are given hostile texts in every field, and lists as long as these texts. Each has a row in
// the table below: a new one fails here until it has one.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TEASER_TEMPLATES } from '../../src/content/parse-teaser.ts';
import { DEFAULT_PASSWORD_POLICY } from '../../src/forms/index.ts';
import { newMemory } from '../../src/materiallist/look-up.ts';
import { tokensOf } from '../../src/materiallist/tokens.ts';
import { schoolLexicon } from '../../src/materialwords/index.ts';
import { imported, readers, SRC } from './exported-functions.ts';
import { superlinearAt } from './growth.ts';
import { FRAMES, hostileText, UNITS } from './hostile-texts.ts';

/** A form in whose fields there is nothing but this text. */
const formOf = <Field extends string>(text: string, ...fields: readonly Field[]): Record<Field, string> =>
  Object.fromEntries(fields.map((field) => [field, text])) as Record<Field, string>;

/** The texts within a form are swept with all frames by themselves; here two are enough. */
const FORM_FRAMES = 2;
const PIECE = 8;
/** As many entries as the text has pieces, each another one. */
const listOf = <Entry>(text: string, entry: (piece: string) => Entry): readonly Entry[] =>
  Array.from({ length: Math.ceil(text.length / PIECE) }, (_, at) =>
    entry(text.slice(at * PIECE, (at + 1) * PIECE) + at.toString(36)),
  );

const lexicon = schoolLexicon();
const policy = { ...DEFAULT_PASSWORD_POLICY, commonPasswords: new Set(['passwort']) };
const person = (text: string) => formOf(text, 'salutation', 'firstname', 'lastname');
const address = (text: string) => ({
  ...person(text),
  ...formOf(text, 'company', 'streetAndNumber', 'addition', 'postcode', 'city', 'country', 'phone', 'email'),
  ...formOf(text, 'hasDeliveryEmail', 'deliveryEmail', 'postNumber', 'stationName'),
  formType: 'companyOrSchool',
});
const business = (text: string) =>
  formOf(text, 'VATRegistrationNo', 'jobTitleCode', 'primaryIndustryGroupCode', 'numberOfEmployees');
const credentials = (text: string) => formOf(text, 'email', 'password', 'passwordRepeated');
const countries = ['DE', 'AT'];
const subscription = (text: string) => [[formOf(text, 'email')]];
const parameters = (text: string) => [
  [[{ name: 'seoText', value: text }, ...['hideBreadcrumb', 'canonical', text].map((name) => ({ name, value: text }))]],
  [listOf(text, (piece) => ({ name: piece, value: piece }))],
];

/** Every word that is quoted where teasers are read: the names of all attributes are among them. */
const ATTRIBUTES: readonly string[] = [
  ...new Set(
    ['content/parse-teaser.ts', 'content/hero-slide.ts'].flatMap((file) =>
      [...readFileSync(new URL(file, SRC), 'utf8').matchAll(/'([\w.]+)'/g)].map(([, word = '']) => word),
    ),
  ),
];
const attributesOf = (text: string) => {
  const valueList = listOf(text, (piece) => piece);
  return ATTRIBUTES.map((name) => ({
    name,
    text,
    value: text,
    url: text,
    urlPath: `/${text}`,
    altTag: text,
    imgTitle: text,
    width: 600,
    height: 200,
    valueList,
  }));
};
const teaser = (text: string, template: string) => {
  const attributes = attributesOf(text);
  return {
    ...formOf(text, 'id', 'name', 'type', 'teaserWishlistExternalId'),
    template,
    attributes,
    tabs: [{ ...formOf(text, 'id', 'name'), template: text, attributes }],
  };
};

/** What a parser is given, made of a hostile text: one or several rows of arguments. */
type Given = (text: string) => readonly (readonly unknown[])[];

const TABLE: Readonly<Record<string, Given>> = {
  checkBusinessData: (text) => [[business(text)]],
  checkCallBackForm: (text) => [[formOf(text, 'name', 'phone', 'time', 'topic')]],
  checkCancellation: (text) => [
    [formOf(text, 'name', 'email', 'contract', 'reference', 'kind', 'reason', 'endsOn'), '2026-01-01'],
  ],
  checkCatalogueOrder: (text) => [
    [
      { catalogueIds: listOf(text, (id) => id), address: address(text) },
      { catalogueIds: ['a', 'b'], countries },
    ],
  ],
  checkCompetitionForm: (text) => [[{ ...formOf(text, 'name', 'email'), acceptsTerms: true, wantsNewsletter: true }]],
  checkContactDetails: (text) => [
    [{ ...person(text), ...business(text), phone: text }, true],
    [{ ...person(text), phone: text }, false],
  ],
  checkContactForm: (text) => [[formOf(text, 'name', 'email', 'phone', 'message', 'subject')]],
  checkCredentials: (text) => [[credentials(text), policy]],
  checkCustomer: (text) => [[{ ...person(text), ...credentials(text) }, { policy }]],
  checkEmailChange: (text) => [[formOf(text, 'email', 'currentPassword'), 'mia@example.com']],
  checkForm: (text) => [
    [formOf(text, 'a', 'b'), { a: (value: string) => (value.length > 3 ? { message: 'tooLong' } : undefined) }],
    [
      Object.fromEntries(listOf(text, (piece) => [piece, piece])),
      Object.fromEntries(listOf(text, (piece) => [piece, () => ({ message: 'requiredField' })])),
    ],
  ],
  checkInstitution: (text) => [
    [
      { ...credentials(text), ...business(text), address: address(text) },
      { policy, countries },
    ],
  ],
  checkListInvitation: subscription,
  checkLoginForm: (text) =>
    [true, false].map((isB2b) => [{ ...formOf(text, 'email', 'password'), stayLogged: true }, isB2b]),
  checkNewPassword: (text) => [[formOf(text, 'newPassword', 'newPasswordRepeated'), policy]],
  checkNewsletterSubscription: subscription,
  checkNewsletterUnsubscription: (text) => [[formOf(text, 'email', 'houseNr')]],
  checkOrderLookup: (text) => [[formOf(text, 'orderId', 'zipCode')]],
  checkPasswordChange: (text) => [[formOf(text, 'currentPassword', 'newPassword', 'newPasswordRepeated'), policy]],
  checkPasswordReminder: (text) => [true, false].map((isB2b) => [formOf(text, 'email', 'customerNumber'), isB2b]),
  checkReturnContact: (text) => [[formOf(text, 'salutation', 'firstName', 'lastName', 'email', 'phone')]],
  checkReviewForm: (text) => [[{ rating: 5, ...formOf(text, 'author', 'title', 'message') }]],
  checkReviewReport: (text) => [[{ reason: 'other', ...formOf(text, 'message', 'email') }]],
  checkStockAlert: subscription,
  checkUpload: (text) => [[{ type: text, sizeBytes: text.length }, 'certificate']],
  checkWaitingListEntry: subscription,
  checkWithdrawal: (text) => [[formOf(text, 'name', 'email', 'orderNumber', 'goods')]],
  parseBuildManifest: (text) => [
    [{ id: text, routeRules: { [text]: { redirect: text } } }],
    [{ id: 'a', routeRules: Object.fromEntries(listOf(text, (piece) => [piece, { redirect: piece }])) }],
  ],
  parseCategoryParameters: parameters,
  parseChangeError: (text) => [[{ code: text, quantity: 1 }]],
  parseClassListEntry: (text) => [[formOf(text, 'quantity', 'per', 'brand', 'note', 'title', 'orderNumber')]],
  parseClassListHead: (text) => [[formOf(text, 'name', 'schoolYear', 'children', 'closesOn')]],
  parseFeatureSwitches: (text) => [
    [[{ name: text, entry: text, value: text }]],
    [listOf(text, (piece) => ({ name: piece, entry: piece, value: piece }))],
  ],
  parseFollowedList: (text) => [[{ list: text, seen: text }], [{ link: text, seen: text }]],
  parseHeroSlides: (text) => [
    [[teaser(text, 'heroSliderTab')]],
    [
      listOf(text, (piece) => ({
        id: piece,
        name: piece,
        template: 'tab',
        attributes: [{ name: 'image', text: piece }],
      })),
    ],
  ],
  parseListingQuery: (text) =>
    ['category', 'search'].flatMap((kind) => [
      [
        [
          [text, text],
          ['filter.a', text],
          ['filter.PRICE.price', text],
          ['sort', text],
          ['p', text],
        ],
        kind,
      ],
      [listOf(text, (piece) => [`filter.${piece}`, piece]), kind],
    ]),
  parseOrderListQuery: (text) => [[() => text]],
  parsePackingStation: (text) => [[address(text)]],
  parsePageParameters: parameters,
  parseReviewStars: (text) => [[text], [[text]]],
  parseSearchAddress: (text) => [
    [
      [
        ['q', text],
        ['id', text],
        [text, text],
      ],
    ],
    [listOf(text, (piece) => [piece, piece])],
  ],
  parseStreetAddress: (text) => [
    [address(text), { countries }],
    [{ ...address(text), country: 'DE', formType: 'private' }, { countries }],
  ],
  parseTabSync: (text) => [[{ syncApolloData: { cartId: text } }]],
  parseTeaser: (text) => [...Object.keys(TEASER_TEMPLATES), text].map((template) => [teaser(text, template)]),
  readMaterialLine: (text) => [[newMemory(lexicon), text]],
  readOrderRows: (text) => [
    [[{ number: text, quantity: text }], text],
    [listOf(text, (number) => ({ number, quantity: '1' })), ''],
  ],
  readPart: (text) => [[tokensOf(text), newMemory(lexicon)]],
  readThings: (text) => [[newMemory(lexicon), text, undefined, true]],
};

describe('the work for a form, a record or a list grows with what is in it and no faster', () => {
  it('every parser that is not swept by its text has a row, and every row a parser', () => {
    expect(readers.map(({ name }) => name)).toEqual(Object.keys(TABLE).sort((one, other) => one.localeCompare(other)));
  });

  it.each(readers.filter(({ name }) => Object.hasOwn(TABLE, name)))('$name', async (reader) => {
    const { name } = reader;
    const read = await imported(reader);
    for (const unit of UNITS) {
      for (const frame of FRAMES.slice(0, FORM_FRAMES)) {
        // What is made of the text beforehand is not what is measured.
        const given = new Map<number, ReturnType<Given>>();
        const textOf = (length: number): string => {
          const text = hostileText(unit, frame)(length);
          given.set(text.length, TABLE[name]?.(text) ?? []);
          return text;
        };
        const readAll = ({ length }: string): void => {
          for (const row of given.get(length) ?? []) read(...row);
        };
        expect(superlinearAt(readAll, textOf), `${name} with ${JSON.stringify(unit)}`).toBeUndefined();
      }
    }
  });
});
