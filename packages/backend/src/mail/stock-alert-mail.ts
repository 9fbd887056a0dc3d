// The two mails about an article that was sold out: whether somebody really wants to hear when it is back, and that it is. Each carries the link
// that ends it.

import { stockAlertLinkAddress } from '@tornister/domain/newsletter';
import { type Language, profileOf, type StoreCode, textIn, type Worded } from '@tornister/domain/storefront';
import type { Selectable } from 'kysely';
import { type Goods, readGoods } from '../cart/goods.ts';
import { itemPath } from '../catalogue/addresses.ts';
import type { StockAlertsTable } from '../database/newsletter-tables.ts';
import { formatMoney } from '../graphql/format-money.ts';
import { spelledFor } from '../graphql/spelling.ts';
import type { OutboxMessage } from '../orders/outbox.ts';
import type { Services } from '../server/services.ts';
import { type AlertLink, confirmToken, endToken } from '../stock-alerts/alert-tokens.ts';
import { wordsFor } from '../texts/words-for.ts';
import type { Mail } from './mail.ts';
import { languageOf } from './order-mail.ts';
import { shortMail } from './short-mail.ts';

type MailTexts = {
  readonly subject: (name: string) => string;
  readonly paragraphs: readonly string[];
  readonly link: string;
  readonly after: readonly string[];
};
type Words = Readonly<Record<'asked' | 'back', MailTexts>> & {
  readonly article: string;
  readonly orderNumber: string;
  readonly price: string;
  readonly net: string;
  readonly end: string;
};

const WORDS: Worded<Words> = {
  de: {
    asked: {
      subject: (name) => `Bitte bestätigen: Nachricht, sobald „${name}“ wieder da ist`,
      paragraphs: [
        'Guten Tag,',
        'jemand, vermutlich Sie, möchte eine E-Mail bekommen, sobald dieser Artikel wieder lieferbar ist. Mit dem Link bestätigen Sie das. Er gilt sieben Tage.',
      ],
      link: 'Ja, bitte benachrichtigen',
      after: [
        'Waren Sie das nicht? Dann ist nichts zu tun: Ohne Bestätigung schreiben wir Ihnen nicht mehr.',
        'Ihr Wunsch gilt ein Jahr. Mit dem letzten Link löschen Sie ihn, wann immer Sie möchten.',
      ],
    },
    back: {
      subject: (name) => `Wieder da: ${name}`,
      paragraphs: [
        'Guten Tag,',
        'Sie wollten wissen, wann dieser Artikel wieder lieferbar ist: ab jetzt, solange der Vorrat reicht. Zurückgelegt ist er nicht.',
      ],
      link: 'Zum Artikel',
      after: [
        'Damit ist Ihr Wunsch erfüllt. Wir schreiben Ihnen deswegen nicht noch einmal und löschen Ihre Adresse zu diesem Artikel.',
      ],
    },
    article: 'Artikel',
    orderNumber: 'Artikelnummer',
    price: 'Preis',
    net: 'Preis ohne MwSt.',
    end: 'Keine Nachrichten mehr zu diesem oder allen Artikeln',
  },
  en: {
    asked: {
      subject: (name) => `Please confirm: a message once “${name}” is back`,
      paragraphs: [
        'Hello,',
        'Somebody, probably you, wants an e-mail as soon as this item can be bought again. With the link you confirm that. It is valid for seven days.',
      ],
      link: 'Yes, please tell me',
      after: [
        'Was that not you? Then there is nothing to do: without a confirmation we do not write to you again.',
        'Your wish stands for a year. With the last link you delete it whenever you like.',
      ],
    },
    back: {
      subject: (name) => `Back in stock: ${name}`,
      paragraphs: [
        'Hello,',
        'You wanted to know when this item can be bought again: from now on, while stocks last. It is not put aside for you.',
      ],
      link: 'To the item',
      after: [
        'With this your wish is granted. We do not write to you about it again and delete your address for this item.',
      ],
    },
    article: 'Item',
    orderNumber: 'Item number',
    price: 'Price',
    net: 'Price without VAT',
    end: 'No more messages about this item, or about any',
  },
};

type Alert = Selectable<StockAlertsTable>;

const alertAt = ({ database }: Pick<Services, 'database'>, alertId: string): Promise<Alert | undefined> =>
  database.selectFrom('stock_alerts').selectAll().where('id', '=', alertId).executeTakeFirst();

const goodsOf = async ({ database, now }: Pick<Services, 'database' | 'now'>, alert: Alert) =>
  (await readGoods(database, [alert.item_id], alert.store as StoreCode, now())).get(alert.item_id);

/** The name of an item with what was chosen. */
const nameOf = ({ name, variantInfo }: Goods, language: Language): string =>
  [textIn(name, language), ...variantInfo.map(({ value }) => textIn(value, language))].join(', ');

const pageOf = (goods: Goods, baseUrl: string): string => new URL(itemPath(goods), baseUrl).href;

/** Names the article, which the page of the link shows. */
const linkTo = ({ secrets }: Pick<Services, 'secrets'>, alert: Alert, goods: Goods, link: AlertLink): string => {
  const { id, email } = alert;
  const token = link === 'confirm' ? confirmToken(secrets, id) : endToken(secrets, { alertId: id, email });
  const page = stockAlertLinkAddress(link, token, goods);
  return new URL(page, alert.base_url).href;
};

type Asking = Extract<OutboxMessage, { kind: 'stock-alert' }>;
type Telling = Extract<OutboxMessage, { kind: 'stock-back' }>;
type Needs = Pick<Services, 'database' | 'secrets' | 'now'>;

const mailOf = (services: Needs, alert: Alert, goods: Goods, kind: 'asked' | 'back', key: string): Mail => {
  const language = languageOf(alert.language);
  const store = alert.store as StoreCode;
  const words = wordsFor(WORDS, { language, store });
  const name = spelledFor(store, nameOf(goods, language));
  const target = kind === 'asked' ? linkTo(services, alert, goods, 'confirm') : pageOf(goods, alert.base_url);
  return shortMail({
    key,
    recipient: alert.email,
    language,
    subject: words[kind].subject(name),
    paragraphs: words[kind].paragraphs,
    facts: [
      [words.article, name],
      [words.orderNumber, goods.orderNumber],
      [profileOf(store).isB2b ? words.net : words.price, formatMoney(goods.price, store, language)],
    ],
    links: [
      [words[kind].link, target],
      [words.end, linkTo(services, alert, goods, 'end')],
    ],
    after: words[kind].after,
  });
};

/** The mail that asks whether a wish is meant; none for a wish that is gone, confirmed or without its article by now. */
export const stockAlertMailOf = async (services: Needs, { key, alertId }: Asking): Promise<Mail | undefined> => {
  const alert = await alertAt(services, alertId);
  if (alert === undefined || alert.confirmed_at !== null) return undefined;
  const goods = await goodsOf(services, alert);
  return goods && mailOf(services, alert, goods, 'asked', key);
};

/** The mail that an article is back. Where it was sold out again before the mail's turn came, the wish goes on waiting. */
export const stockBackMailOf = async (
  services: Needs,
  { key, alertId, notifiedAt }: Telling,
): Promise<Mail | undefined> => {
  const alert = await alertAt(services, alertId);
  if (alert === undefined || alert.notified_at !== notifiedAt) return undefined;
  const goods = await goodsOf(services, alert);
  if (goods?.isForSale === true) return mailOf(services, alert, goods, 'back', key);
  await services.database
    .updateTable('stock_alerts')
    .set({ notified_at: null })
    .where('id', '=', alertId)
    .where('notified_at', '=', notifiedAt)
    .execute();
  return undefined;
};
