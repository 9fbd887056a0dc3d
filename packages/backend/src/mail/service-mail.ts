// Mails about what somebody wrote by a form of the service pages: to the staff with all of it, to its sender as a receipt. A receipt repeats
// nothing that was typed: by it anybody could have the shop send words of theirs to anybody else.

import type { ReportReason } from '@tornister/domain/forms';
import { inLanguage, type Language, textIn, type Worded } from '@tornister/domain/storefront';
import type { Selectable } from 'kysely';
import type { OutboxMessage } from '../orders/outbox.ts';
import type { Services } from '../server/services.ts';
import type { ServiceForm, ServiceRequestsTable } from '../service/tables.ts';
import { formatMoment } from '../texts/format-day.ts';
import { BRAND } from './brand.ts';
import type { Mail } from './mail.ts';
import { languageOf } from './order-mail.ts';
import { shortMail } from './short-mail.ts';

type Message = Extract<OutboxMessage, { kind: 'service-request' }>;
type MailServices = Pick<Services, 'database' | 'settings'>;
type Fact = readonly [label: string, value: string];
type Kind = ServiceForm['kind'];

type Words = {
  readonly staff: Readonly<Record<Kind, { readonly subject: string; readonly lead: string }>>;
  readonly receipt: Readonly<Record<Exclude<Kind, 'call-back'>, { readonly subject: string; readonly text: string }>>;
  readonly hello: string;
  readonly received: string;
  readonly notYou: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly order: string;
  readonly message: string;
  readonly time: string;
  readonly times: Readonly<Record<Extract<ServiceForm, { kind: 'call-back' }>['time'], string>>;
  readonly topic: string;
  readonly review: string;
  readonly reason: string;
  readonly reasons: Readonly<Record<ReportReason, string>>;
  readonly address: string;
  readonly store: string;
};

const WORDS: Worded<Words> = {
  de: {
    staff: {
      contact: {
        subject: 'Nachricht über das Kontaktformular',
        lead: 'Jemand hat über das Kontaktformular geschrieben.',
      },
      'call-back': { subject: 'Bitte zurückrufen', lead: 'Jemand wünscht einen Rückruf.' },
      'review-report': {
        subject: 'Gemeldete Bewertung',
        lead: 'Jemand hat eine Bewertung gemeldet. Bitte prüfen und entscheiden Sie zeitnah.',
      },
      catalogues: { subject: 'Katalogbestellung', lead: 'Jemand hat gedruckte Kataloge bestellt.' },
    },
    receipt: {
      contact: {
        subject: `Ihre Nachricht an ${BRAND} ist angekommen`,
        text: 'Ihre Nachricht ist bei uns angekommen. Wir antworten in der Regel innerhalb von zwei Werktagen.',
      },
      'review-report': {
        subject: `Ihre Meldung einer Bewertung bei ${BRAND}`,
        text: 'Ihre Meldung ist angekommen. Wir prüfen die Bewertung und teilen Ihnen mit, wie wir entschieden haben.',
      },
      catalogues: {
        subject: `Ihre Katalogbestellung bei ${BRAND}`,
        text: 'Ihre Katalogbestellung ist bei uns angekommen. Die Kataloge kommen in den nächsten Tagen mit der Post, kostenlos: Gekauft haben Sie damit nichts.',
      },
    },
    hello: 'Guten Tag,',
    received: 'Eingegangen am',
    notYou: 'Haben Sie uns nicht geschrieben? Dann hat sich jemand bei der Adresse vertan, und es ist nichts zu tun.',
    name: 'Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    order: 'Bestellnummer',
    message: 'Nachricht',
    time: 'Am besten',
    times: { any: 'jederzeit', morning: 'vormittags', noon: 'mittags', afternoon: 'nachmittags' },
    topic: 'Worum es geht',
    review: 'Bewertung',
    reason: 'Grund',
    reasons: {
      illegal: 'rechtswidrig',
      insult: 'beleidigend',
      advertising: 'Werbung',
      false: 'nicht wahr',
      other: 'anderer',
    },
    address: 'Anschrift',
    store: 'Shop',
  },
  en: {
    staff: {
      contact: { subject: 'Message from the contact form', lead: 'Somebody has written by the contact form.' },
      'call-back': { subject: 'Please call back', lead: 'Somebody would like to be called back.' },
      'review-report': {
        subject: 'Reported review',
        lead: 'Somebody has reported a review. Please look at it and decide soon.',
      },
      catalogues: { subject: 'Catalogue order', lead: 'Somebody has ordered printed catalogues.' },
    },
    receipt: {
      contact: {
        subject: `Your message to ${BRAND} has arrived`,
        text: 'Your message has reached us. We usually answer within two working days.',
      },
      'review-report': {
        subject: `Your report of a review at ${BRAND}`,
        text: 'Your report has reached us. We look at the review and tell you what we have decided.',
      },
      catalogues: {
        subject: `Your catalogue order at ${BRAND}`,
        text: 'Your catalogue order has reached us. The catalogues come by post within the next few days, free of charge. This is not a purchase.',
      },
    },
    hello: 'Hello,',
    received: 'Received on',
    notYou: 'Did you not write to us? Then somebody got the address wrong, and there is nothing to do.',
    name: 'Name',
    email: 'E-mail address',
    phone: 'Phone number',
    order: 'Order number',
    message: 'Message',
    time: 'Best time',
    times: { any: 'any time', morning: 'in the morning', noon: 'around noon', afternoon: 'in the afternoon' },
    topic: 'What it is about',
    review: 'Review',
    reason: 'Reason',
    reasons: {
      illegal: 'illegal',
      insult: 'insulting',
      advertising: 'advertising',
      false: 'not true',
      other: 'another one',
    },
    address: 'Address',
    store: 'Shop',
  },
};

const given = (...facts: readonly Fact[]): readonly Fact[] => facts.filter(([, value]) => value !== '');

const factsOf = (form: Exclude<ServiceForm, { kind: 'catalogues' }>, words: Words): readonly Fact[] => {
  switch (form.kind) {
    case 'contact':
      return given(
        [words.name, form.name],
        [words.email, form.email],
        [words.phone, form.phone],
        [words.order, form.orderNumber === undefined ? '' : String(form.orderNumber)],
        [words.message, form.message],
      );
    case 'call-back':
      return given(
        [words.name, form.name],
        [words.phone, form.phone],
        [words.time, words.times[form.time]],
        [words.topic, form.topic],
      );
    case 'review-report':
      return given(
        [words.review, `${form.title} (${form.reviewId})`],
        [words.reason, words.reasons[form.reason]],
        [words.message, form.message],
        [words.email, form.email],
      );
  }
};

const addressFacts = ({ address }: Extract<ServiceForm, { kind: 'catalogues' }>, words: Words): readonly Fact[] => {
  const lines = [
    address.company,
    `${address.first_name} ${address.last_name}`,
    address.street,
    address.addition,
    `${address.country}-${address.postcode} ${address.city}`,
  ];
  return given(
    [words.address, lines.filter(Boolean).join(', ')],
    [words.email, address.email],
    [words.phone, address.phone ?? ''],
  );
};

type Request = Selectable<ServiceRequestsTable>;

/** Names of the catalogues that were ordered; one that is gone meanwhile keeps its id. */
const catalogueNames = async (
  { database }: MailServices,
  ids: readonly string[],
  language: Language,
): Promise<readonly string[]> => {
  const rows = await database.selectFrom('printed_catalogues').select(['id', 'name']).where('id', 'in', ids).execute();
  return ids.map((id) => textIn(rows.find((row) => row.id === id)?.name ?? { de: id }, language));
};

const staffMail = async (
  services: MailServices,
  { id, form, language: code, store }: Request,
  recipient: string,
): Promise<Mail> => {
  const language = languageOf(code);
  const words = inLanguage(WORDS, language);
  const { subject, lead } = words.staff[form.kind];
  const isCatalogues = form.kind === 'catalogues';
  return shortMail({
    key: `service-request:${id}:staff`,
    recipient,
    subject,
    language,
    paragraphs: [lead],
    facts: [[words.store, store], ...(isCatalogues ? addressFacts(form, words) : factsOf(form, words))],
    items: isCatalogues ? await catalogueNames(services, form.catalogueIds, language) : [],
  });
};

const receipt = async (services: MailServices, { id, form, language: code, store, created_at: at }: Request) => {
  if (form.kind === 'call-back') return undefined;
  const language = languageOf(code);
  const words = inLanguage(WORDS, language);
  const { subject, text } = words.receipt[form.kind];
  return shortMail({
    key: `service-request:${id}:sender`,
    recipient: form.kind === 'catalogues' ? form.address.email : form.email,
    subject,
    language,
    paragraphs: [words.hello, text, words.notYou],
    facts: [[words.received, formatMoment(at, { language, store }, 'short')]],
    items: form.kind === 'catalogues' ? await catalogueNames(services, form.catalogueIds, language) : [],
  });
};

/** The mail of a message; none when the request is gone, or a receipt makes no sense. */
export const serviceMailOf = async (services: MailServices, message: Message): Promise<Mail | undefined> => {
  const { database, settings } = services;
  const request = await database
    .selectFrom('service_requests')
    .selectAll()
    .where('id', '=', message.requestId)
    .executeTakeFirst();
  if (request === undefined) return undefined;
  return message.recipient === 'sender'
    ? receipt(services, request)
    : staffMail(services, request, settings.staffEmail);
};
