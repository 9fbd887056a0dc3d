// Mails about reviews: to the buyer, who is asked for one some days after the delivery, and to the staff, who look at what was written.

import { PATHS } from '@tornister/domain/routing';
import { instantOf } from '@tornister/domain/shared';
import { inLanguage, type Worded } from '@tornister/domain/storefront';
import type { OutboxMessage } from '../orders/outbox.ts';
import { lineName, linesOf } from '../orders/read-order.ts';
import { readParcels } from '../orders/shipments.ts';
import { returnsOf } from '../returns/read-returns.ts';
import { piecesOf, readCameBack } from '../returns/returnable-pieces.ts';
import { ratingPath } from '../reviews/rating-link.ts';
import type { Services } from '../server/services.ts';
import type { Mail } from './mail.ts';
import { languageOf, nameOf } from './order-mail.ts';
import { shortMail } from './short-mail.ts';

type ReviewMessage = Extract<OutboxMessage, { kind: 'rating-request' | 'review' }>;
type MailServices = Pick<Services, 'database' | 'settings' | 'secrets' | 'now'>;

type Words = {
  readonly subject: string;
  readonly hello: (name: string) => string;
  readonly lead: string;
  readonly checked: string;
  readonly notAllChecked: string;
  readonly objection: string;
  readonly rate: (name: string) => string;
  readonly contact: string;
  readonly staffSubject: (stars: number) => string;
  readonly staffLead: string;
  readonly article: string;
  readonly stars: string;
  readonly author: string;
  readonly title: string;
  readonly message: string;
  readonly number: string;
  readonly publishedAfter: (minutes: number) => string;
  readonly notPublished: string;
  /** Where there is no staff desk to say it to. */
  readonly notPublishedInRow: string;
  readonly approve: string;
  readonly reject: string;
};

const WORDS: Worded<Words> = {
  de: {
    subject: 'Wie gefällt Ihnen, was Sie bestellt haben?',
    hello: (name) => `Guten Tag ${name},`,
    lead: 'vor einigen Tagen ist Ihr Paket angekommen. Mit einer Bewertung helfen Sie anderen, das Richtige zu finden. Jeder Link gilt einmal, 90 Tage lang nach der Lieferung.',
    checked: 'Wir lesen jede Bewertung, bevor sie erscheint, und veröffentlichen gute wie schlechte.',
    notAllChecked: 'Wir veröffentlichen gute wie schlechte Bewertungen; nicht jede lesen wir, bevor sie erscheint.',
    objection: 'Sie möchten nicht nach Bewertungen gefragt werden? Dann schreiben Sie uns über das Kontaktformular.',
    rate: (name) => `${name} bewerten`,
    contact: 'Kontaktformular',
    staffSubject: (stars) => `Neue Bewertung mit ${stars} von 5 Sternen`,
    staffLead: 'Jemand hat einen gekauften Artikel bewertet.',
    article: 'Artikel',
    stars: 'Sterne',
    author: 'Angezeigter Name',
    title: 'Überschrift',
    message: 'Bewertung',
    number: 'Kennung (review_submissions)',
    publishedAfter: (minutes) =>
      `Sie erscheint nach ${minutes} Minuten von selbst, wenn sie bis dahin nicht gelöscht ist.`,
    notPublished: 'Sie erscheint, sobald jemand sie freigibt.',
    notPublishedInRow: 'Sie erscheint, sobald jemand sie freigibt: mit einem Zeitpunkt in approved_at ihrer Zeile.',
    approve: 'Freigeben',
    reject: 'Ablehnen und löschen',
  },
  en: {
    subject: 'How do you like what you ordered?',
    hello: (name) => `Dear ${name},`,
    lead: 'Some days ago your parcel arrived. With a review you help others to find what fits. Each link works once, for 90 days after the delivery.',
    checked: 'We read every review before it is shown, and publish good and bad ones.',
    notAllChecked: 'We publish good and bad reviews, and do not read every one before it is shown.',
    objection: 'You do not want to be asked for reviews? Then write to us by the contact form.',
    rate: (name) => `Review ${name}`,
    contact: 'Contact form',
    staffSubject: (stars) => `New review with ${stars} of 5 stars`,
    staffLead: 'Somebody has reviewed an item that they bought.',
    article: 'Item',
    stars: 'Stars',
    author: 'Name shown',
    title: 'Headline',
    message: 'Review',
    number: 'Id (review_submissions)',
    publishedAfter: (minutes) => `It appears by itself after ${minutes} minutes unless it is deleted before.`,
    notPublished: 'It appears once somebody approves it.',
    notPublishedInRow: 'It appears once somebody approves it: by a moment in approved_at of its row.',
    approve: 'Approve',
    reject: 'Reject and delete',
  },
};

/** The mail of a message; none where the shop does not ask for reviews, nobody is to be told, or there is nothing to write about any more. */
export const reviewMailOf = (services: MailServices, message: ReviewMessage): Promise<Mail | undefined> =>
  message.kind === 'review' ? staffMail(services, message.submissionId) : requestMail(services, message.shipmentId);

const requestMail = async (
  { database, settings, secrets, now }: MailServices,
  shipmentId: string,
): Promise<Mail | undefined> => {
  if (!settings.hasRatingMails) return undefined;
  const parcel = await database
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    // Whoever has had their account deleted is asked nothing more.
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'shipments.order_id',
      'shipments.delivered_at',
      'orders.language',
      'orders.email',
      'orders.base_url',
      'orders.billing_address',
    ])
    .where('shipments.id', '=', shipmentId)
    .where('shipments.return_id', 'is', null)
    .where('orders.state', '=', 'placed')
    .where((row) => row.or([row('users.account_id', 'is not', null), row('users.email', 'is not', null)]))
    .executeTakeFirst();
  if (parcel === undefined || parcel.delivered_at === null || parcel.base_url === null) return undefined;
  const { base_url: base, delivered_at: deliveredAt } = parcel;
  const unreviewed = await database
    .selectFrom('shipment_lines')
    .innerJoin('order_lines', 'order_lines.id', 'shipment_lines.order_line_id')
    .innerJoin('items', 'items.id', 'order_lines.item_id')
    .leftJoin('review_submissions', 'review_submissions.order_line_id', 'order_lines.id')
    .select(['order_lines.id', 'order_lines.snapshot'])
    .where('shipment_lines.shipment_id', '=', shipmentId)
    .where('review_submissions.id', 'is', null)
    .orderBy('order_lines.position')
    .execute();
  const returned = await linesReturned({ database, now }, parcel.order_id);
  const lines = unreviewed.filter(({ id }) => !returned.has(id));
  if (lines.length === 0) return undefined;
  const language = languageOf(parcel.language);
  const words = inLanguage(WORDS, language);
  // What appears by itself after a while may have been read by nobody.
  const checked = settings.reviewsPublishedAfterMinutes === undefined ? words.checked : words.notAllChecked;
  return shortMail({
    key: `rating-request:${shipmentId}`,
    recipient: parcel.email,
    subject: words.subject,
    language,
    paragraphs: [words.hello(nameOf(parcel.billing_address)), words.lead, checked, words.objection],
    links: [
      ...lines.map(
        (line) =>
          [
            words.rate(lineName(line)),
            new URL(ratingPath(secrets, line.id, instantOf(deliveredAt)), base).href,
          ] as const,
      ),
      [words.contact, new URL(PATHS.contact, base).href],
    ],
  });
};

/** The lines of an order of which the buyer has nothing any more, or is sending all back. */
const linesReturned = async (
  { database, now }: Pick<MailServices, 'database' | 'now'>,
  orderId: string,
): Promise<ReadonlySet<string>> => {
  const returns = await returnsOf(database, [orderId]);
  if (returns.length === 0) return new Set();
  const lines = await linesOf(database, [orderId]);
  const cameBack = await readCameBack(database, lines, returns);
  const sent = { parcels: (await readParcels(database, lines)).get(orderId) ?? [], now: now() };
  return new Set(lines.flatMap((line) => (piecesOf(line, cameBack, sent).isAllReturned ? [line.id] : [])));
};

const staffMail = async ({ database, settings }: MailServices, submissionId: string): Promise<Mail | undefined> => {
  const review = await database
    .selectFrom('review_submissions')
    .innerJoin('order_lines', 'order_lines.id', 'review_submissions.order_line_id')
    .selectAll('review_submissions')
    .select('order_lines.snapshot')
    .where('review_submissions.id', '=', submissionId)
    .executeTakeFirst();
  if (review === undefined) return undefined;
  const language = languageOf(review.language);
  const words = inLanguage(WORDS, language);
  const { reviewsPublishedAfterMinutes: minutes, staffToken } = settings;
  const hasDesk = staffToken !== undefined;
  const waiting = hasDesk ? words.notPublished : words.notPublishedInRow;
  const commands = (['approve', 'reject'] as const).map(
    (decision) => [words[decision], `npm run staff -- ${decision} ${submissionId}`] as const,
  );
  return shortMail({
    key: `review:${submissionId}`,
    recipient: settings.staffEmail,
    subject: words.staffSubject(review.rating),
    language,
    paragraphs: [words.staffLead, minutes === undefined ? waiting : words.publishedAfter(minutes)],
    facts: [
      [words.article, lineName(review)],
      [words.stars, String(review.rating)],
      [words.title, review.title],
      [words.message, review.message],
      [words.author, review.author],
      [words.number, submissionId],
      ...(hasDesk ? commands : []),
    ],
  });
};
