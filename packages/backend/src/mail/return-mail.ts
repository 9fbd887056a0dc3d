// The mails about a return: announced, with its labels; settled, with what became of it; and to the staff, with what comes back and why.

import { type CurrencyCode, money } from '@tornister/domain/money';
import { isReplacementShort } from '@tornister/domain/returns';
import { inLanguage, type StoreCode, type Worded } from '@tornister/domain/storefront';
import { formatMoney } from '../graphql/format-money.ts';
import type { OutboxMessage } from '../orders/outbox.ts';
import type { WrittenOrder } from '../orders/read-order.ts';
import { imageFileName } from '../returns/forget-return-images.ts';
import { returnedName, returnsOf, rmaOf, type WrittenReturn } from '../returns/read-returns.ts';
import { returnLabel } from '../returns/return-label.ts';
import { RETURN_WORDS } from '../returns/return-words.ts';
import { wordsFor } from '../texts/words-for.ts';
import { type MailServices, needOrder, orderPageOf } from './deliver-order-mail.ts';
import type { Mail } from './mail.ts';
import { MAIL_WORDS } from './mail-words.ts';
import { languageOf, nameOf } from './order-mail.ts';
import { shortMail } from './short-mail.ts';

type Settled = Extract<OutboxMessage, { kind: 'return-settled' }>;
export type ReturnMessage = Settled | Extract<OutboxMessage, { kind: 'return-announced' | 'return-to-check' }>;

type Words = {
  readonly announcedSubject: (rma: string) => string;
  readonly announced: string;
  readonly withLabel: string;
  readonly withoutLabel: string;
  readonly rma: string;
  readonly order: string;
  readonly regulation: string;
  readonly carrier: string;
  readonly settledSubject: (rma: string) => string;
  readonly settled: Readonly<Record<Settled['outcome'], (amount: string) => string>>;
  /** No money goes back, as of goods that cost nothing. */
  readonly settledPayless: string;
  readonly staffSubject: (rma: string) => string;
  readonly staff: string;
  readonly contact: string;
  readonly care: string;
};

const WORDS: Worded<Words> = {
  de: {
    announcedSubject: (rma) => `Ihre Rücksendung ${rma} ist angemeldet`,
    announced: 'wir haben Ihre Rücksendung angemeldet. Bitte schicken Sie uns diese Artikel:',
    withLabel: 'Die Paketmarke liegt dieser E-Mail als PDF bei: ausdrucken, aufkleben, abgeben.',
    withoutLabel: 'Der Begleitschein liegt dieser E-Mail als PDF bei. Bitte legen Sie ihn zu den Artikeln.',
    rma: 'Nummer der Rücksendung',
    order: 'Bestellnummer',
    regulation: 'Gewünscht',
    carrier: 'Versand mit',
    settledSubject: (rma) => `Ihre Rücksendung ${rma} ist bearbeitet`,
    settled: {
      refunded: (amount) =>
        `vielen Dank, alles ist da. Wir erstatten ${amount} auf dem Weg, auf dem Sie bezahlt haben.`,
      credited: (amount) =>
        `vielen Dank, alles ist da. Wir schreiben Ihnen ${amount} gut: Von einer offenen Rechnung ziehen wir den Betrag ab, bezahltes Geld überweisen wir zurück.`,
      replaced: () => 'vielen Dank, alles ist da. Der Ersatz geht als neues Paket zu Ihrer Bestellung auf den Weg.',
    },
    settledPayless: 'vielen Dank, alles ist da. Für diese Artikel ist nichts zu erstatten.',
    staffSubject: (rma) => `Rücksendung ${rma} angemeldet`,
    staff: 'Eine Rücksendung ist angemeldet.',
    contact: 'Ansprechperson',
    care: 'Bilder liegen im Ordner „return-images“ des Servers.',
  },
  en: {
    announcedSubject: (rma) => `Your return ${rma} is registered`,
    announced: 'We have registered your return. Please send us these items:',
    withLabel: 'The parcel label is attached to this e-mail as a PDF: print it, stick it on, hand it in.',
    withoutLabel: 'The slip is attached to this e-mail as a PDF. Please put it in with the items.',
    rma: 'Return number',
    order: 'Order number',
    regulation: 'Requested',
    carrier: 'Sent with',
    settledSubject: (rma) => `Your return ${rma} is settled`,
    settled: {
      refunded: (amount) => `Thank you, everything is here. We refund ${amount} to the payment method that you used.`,
      credited: (amount) =>
        `Thank you, everything is here. We credit you ${amount}: we take it off an open invoice, and transfer back what was paid.`,
      replaced: () => 'Thank you, everything is here. The replacement is on its way as a new parcel of your order.',
    },
    settledPayless: 'Thank you, everything is here. There is nothing to pay back for these items.',
    staffSubject: (rma) => `Return ${rma} registered`,
    staff: 'A return was registered.',
    contact: 'Contact',
    care: 'Pictures are in the folder “return-images” of the server.',
  },
};

/** The mail of a message. */
export const returnMailOf = async (services: MailServices, message: ReturnMessage): Promise<Mail> => {
  const { order_id } = await services.database
    .selectFrom('returns')
    .select('order_id')
    .where('id', '=', message.returnId)
    .executeTakeFirstOrThrow();
  const ordered = await needOrder(services, order_id);
  const written = (await returnsOf(services.database, [order_id])).find(({ row }) => row.id === message.returnId);
  if (written === undefined) throw new Error('The return of the message does not exist.');
  switch (message.kind) {
    case 'return-announced':
      return announcedMail(services, ordered, written);
    case 'return-settled':
      return settledMail(services, ordered, written, message);
    case 'return-to-check':
      return staffMail(services, ordered, written);
  }
};

const itemsOf = ({ lines }: WrittenOrder, { items }: WrittenReturn): readonly string[] =>
  items.map((item) => `${item.quantity} × ${returnedName(lines, item)}`);

const partsOf = async (services: MailServices, ordered: WrittenOrder) => {
  const language = languageOf(ordered.order.language);
  const reader = { language, store: ordered.order.store };
  const common = wordsFor(MAIL_WORDS, reader);
  const page = await orderPageOf(services, ordered);
  return {
    language,
    words: wordsFor(WORDS, reader),
    hello: common.hello(nameOf(ordered.order.billing_address)),
    links: page === undefined ? [] : [[common.orderPage, page] as const],
  };
};

const announcedMail = async (services: MailServices, ordered: WrittenOrder, written: WrittenReturn): Promise<Mail> => {
  const { order, lines } = ordered;
  const { row } = written;
  const { language, words, hello, links } = await partsOf(services, ordered);
  const names = inLanguage(RETURN_WORDS, language);
  const rma = rmaOf(row);
  return shortMail({
    key: `return-announced:${row.id}`,
    recipient: order.email,
    subject: words.announcedSubject(rma),
    language,
    paragraphs: [hello, words.announced, row.labels > 0 ? words.withLabel : words.withoutLabel],
    facts: [
      [words.rma, rma],
      [words.order, String(order.number)],
      [words.regulation, names.regulations[row.regulation].name],
      ...(row.carrier === null ? [] : [[words.carrier, names.carriers[row.carrier].name] as const]),
    ],
    items: itemsOf(ordered, written),
    links,
    attachments: [await returnLabel({ order, written, lines, seller: services.settings.seller, isOwn: true })],
  });
};

const settledMail = async (
  services: MailServices,
  ordered: WrittenOrder,
  written: WrittenReturn,
  { outcome, cents }: Settled,
): Promise<Mail> => {
  const { order } = ordered;
  const { language, words, hello, links } = await partsOf(services, ordered);
  const isPayless = outcome !== 'replaced' && cents === 0;
  const amount = formatMoney(money(cents, order.currency as CurrencyCode), order.store as StoreCode, language);
  const { replacementShort } = inLanguage(RETURN_WORDS, language);
  const short = isReplacementShort(written.row.regulation, outcome) ? [replacementShort.description] : [];
  return shortMail({
    key: `return-settled:${written.row.id}`,
    recipient: order.email,
    subject: words.settledSubject(rmaOf(written.row)),
    language,
    paragraphs: [hello, isPayless ? words.settledPayless : words.settled[outcome](amount), ...short],
    items: itemsOf(ordered, written),
    links,
  });
};

const staffMail = async (
  { database, settings }: MailServices,
  { order, lines }: WrittenOrder,
  { row, items }: WrittenReturn,
): Promise<Mail> => {
  const words = inLanguage(WORDS, 'de');
  const { reasons, regulations } = inLanguage(RETURN_WORDS, 'de');
  const images = await database
    .selectFrom('return_images')
    .select(['id', 'type', 'order_line_id'])
    .where('return_id', '=', row.id)
    .execute();
  const { firstName, lastName, email, phone } = row.contact;
  return shortMail({
    key: `return-to-check:${row.id}`,
    recipient: settings.staffEmail,
    subject: words.staffSubject(rmaOf(row)),
    language: 'de',
    paragraphs: [words.staff, ...(images.length > 0 ? [words.care] : [])],
    facts: [
      [words.order, String(order.number)],
      [words.regulation, regulations[row.regulation].name],
      [words.contact, [`${firstName} ${lastName}`, email, phone].filter(Boolean).join(', ')],
    ],
    items: items.map((item) => {
      const { order_line_id, quantity, reason, comment, component_sku } = item;
      const snapshot = lines.find(({ id }) => id === order_line_id)?.snapshot;
      const files = images.flatMap(({ id, type, order_line_id: line }) =>
        line === order_line_id && type !== null ? [imageFileName({ id, type })] : [],
      );
      return [
        `${quantity} × ${returnedName(lines, item)} (${component_sku ?? snapshot?.orderNumber ?? ''}): ${reasons[reason]}`,
        comment,
        files.join(', '),
      ]
        .filter(Boolean)
        .join(' · ');
    }),
  });
};
