// The page of the sandbox's wallet: who orders, where to, with which card. Plain HTML without any script.

import { type CurrencyCode, money } from '@tornister/domain/money';
import { inLanguage, type Worded } from '@tornister/domain/storefront';
import { html } from 'hono/html';
import { formatMoney } from '../../graphql/format-money.ts';
import type { WalletData } from './payment-data.ts';
import { NAMES, page, reportField } from './sandbox-page.ts';
import { WALLET_CARDS, WALLET_PEOPLE } from './wallet-book.ts';

const GERMAN = {
  title: 'Adresse und Zahlung wählen (Testumgebung)',
  note: 'Dies ist eine Testumgebung. Es wird nichts abgebucht; bestellt wird erst im Shop.',
  amount: 'Warenkorb',
  person: 'Adressen',
  card: 'Zahlungsmittel',
  approve: 'Übernehmen und zurück zum Shop',
  decline: 'Ablehnen lassen',
  cancel: 'Abbrechen und zurück zum Shop',
  to: 'Lieferung an',
  accepted: 'wird angenommen',
  declined: 'wird bei der Bestellung abgelehnt',
};
type Words = typeof GERMAN;

const ENGLISH: Words = {
  title: 'Choose address and payment (test environment)',
  note: 'This is a test environment. Nothing is charged; the order is placed in the shop.',
  amount: 'Basket',
  person: 'Addresses',
  card: 'Means of payment',
  approve: 'Use these and return to the shop',
  decline: 'Have it declined',
  cancel: 'Cancel and return to the shop',
  to: 'delivery to',
  accepted: 'is accepted',
  declined: 'is declined with the order',
};
const WORDS: Worded<Words> = { de: GERMAN, en: ENGLISH };

type Person = (typeof WALLET_PEOPLE)[number];

const lineOf = ({ name, street, postcode, city, country }: Person['billing']): string =>
  [name, street, `${postcode} ${city}`, country].filter((part) => part !== '').join(', ');

const personLine = ({ billing, shipping }: Person, words: Words): string =>
  shipping === undefined ? lineOf(billing) : `${lineOf(billing)}; ${words.to} ${lineOf(shipping)}`;

/** The page of a session. */
export const walletPage = (data: WalletData, sealed: string) => {
  const words = inLanguage(WORDS, data.language);
  const amount = formatMoney(money(data.amountCents, data.currency as CurrencyCode), data.store, data.language);
  return page(
    data.language,
    html`<p class="brand">${NAMES.AMAZONPAY}</p>
      <h1>${words.title}</h1>
      <p class="note">${words.note}</p>
      <dl><dt>${words.amount}</dt><dd>${amount}</dd></dl>
      <form method="post" action="/sandbox/wallet-session">
        <input type="hidden" name="Data" value="${sealed}" />
        <label>${words.person}
          <select name="person">
            ${WALLET_PEOPLE.map((person) => html`<option value="${person.id}">${personLine(person, words)}</option>`)}
          </select>
        </label>
        <label>${words.card}
          <select name="card">
            ${WALLET_CARDS.map(({ id, descriptor }) => html`<option value="${id}">${descriptor} (${words[id]})</option>`)}
          </select>
        </label>
        ${reportField(data.language)}
        <button name="decision" value="approve">${words.approve}</button>
        <button name="decision" value="decline" class="plain">${words.decline}</button>
        <button name="decision" value="cancel" class="plain">${words.cancel}</button>
      </form>`,
  );
};
