// The pages of the sandbox provider: plain HTML without any script. Nothing that is typed here is stored; what could not be right comes back in
// the answer, but for the security code, which nobody may send back.

import { type CurrencyCode, money } from '@tornister/domain/money';
import { FIRST_LANGUAGE, inLanguage, type Language, type Worded } from '@tornister/domain/storefront';
import { html } from 'hono/html';
import { formatMoney } from '../../graphql/format-money.ts';
import type { CardField, TypedCard } from './card.ts';
import { REPORTS, type Report } from './decide.ts';
import type { PaymentData } from './payment-data.ts';

const GERMAN = {
  title: 'Bezahlen (Testumgebung)',
  note: 'Dies ist eine Testumgebung. Es wird nichts abgebucht und keine Kartennummer gespeichert.',
  amount: 'Betrag',
  number: 'Kartennummer',
  expiry: 'Gültig bis (MM/JJ)',
  cvc: 'Prüfziffer',
  approve: 'Jetzt bezahlen',
  reserve: 'Nur reservieren (der Shop ruft das Geld ab)',
  decline: 'Ablehnen lassen',
  cancel: 'Abbrechen und zurück zum Shop',
  report: 'Meldung an den Shop',
  once: 'sofort',
  twice: 'doppelt',
  late: '10 Sekunden später',
  cards: 'Testkarten: 4111 1111 1111 1111 wird angenommen, 4000 0000 0000 0002 wird abgelehnt.',
  wrong: {
    number: 'Diese Kartennummer stimmt nicht: 13 bis 19 Ziffern, wie sie auf der Karte stehen.',
    expiry: 'Bitte Monat und Jahr wie 12/30 angeben; die Karte darf nicht abgelaufen sein.',
    cvc: 'Bitte die 3 oder 4 Ziffern der Prüfziffer angeben.',
  },
  broken: 'Diese Zahlung ist ungültig oder abgelaufen.',
  choose: 'Bitte bestätigen Sie die Zahlung.',
};

type Words = typeof GERMAN;

const ENGLISH: Words = {
  title: 'Payment (test environment)',
  note: 'This is a test environment. Nothing is charged and no card number is kept.',
  amount: 'Amount',
  number: 'Card number',
  expiry: 'Valid until (MM/YY)',
  cvc: 'Security code',
  approve: 'Pay now',
  reserve: 'Only reserve (the shop asks for the money)',
  decline: 'Have it declined',
  cancel: 'Cancel and return to the shop',
  report: 'Report to the shop',
  once: 'at once',
  twice: 'twice',
  late: '10 seconds later',
  cards: 'Test cards: 4111 1111 1111 1111 is accepted, 4000 0000 0000 0002 is declined.',
  wrong: {
    number: 'This card number is not right: 13 to 19 digits, as they stand on the card.',
    expiry: 'Please enter month and year like 12/30; the card must not have expired.',
    cvc: 'Please enter the 3 or 4 digits of the security code.',
  },
  broken: 'This payment is not valid or has expired.',
  choose: 'Please confirm the payment.',
};

const WORDS: Worded<Words> = { de: GERMAN, en: ENGLISH };

/** What the sandbox calls itself, by payment method. */
export const NAMES: Readonly<Record<string, string>> = {
  CREDIT_CARD: 'Sandbox Card',
  PAYPAL: 'Sandbox PayPal',
  AMAZONPAY: 'Sandbox Amazon Pay',
  TWINT: 'Sandbox TWINT',
};

type Markup = ReturnType<typeof html>;

/** A page of the sandbox. */
export const page = (language: Language, body: Markup): Markup => html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${inLanguage(WORDS, language).title}</title>
    <link rel="stylesheet" href="/sandbox/style.css" />
  </head>
  <body>
    <main>${body}</main>
  </body>
</html>`;

/** Shown when the sealed data were changed or are missing. */
export const brokenPage = (): Markup =>
  page(FIRST_LANGUAGE, html`<h1>${GERMAN.broken}</h1><p lang="en">${ENGLISH.broken}</p>`);

/** What was sent and cannot be right. */
export type RefusedCard = { readonly typed: TypedCard; readonly fields: readonly CardField[]; readonly report: Report };

/** The page of a payment; after a card that cannot be one with what was typed, and what is wrong with it. */
export const paymentPage = (data: PaymentData, sealed: string, refused?: RefusedCard): Markup => {
  const words = inLanguage(WORDS, data.language);
  const amount = formatMoney(money(data.amountCents, data.currency as CurrencyCode), data.store, data.language);
  const isCard = data.paymentId === 'CREDIT_CARD';
  return page(
    data.language,
    html`<p class="brand">${NAMES[data.paymentId] ?? 'Sandbox'}</p>
      <h1>${words.title}</h1>
      <p class="note">${words.note}</p>
      <dl><dt>${words.amount}</dt><dd>${amount}</dd></dl>
      <form method="post" action="/sandbox/decide">
        <input type="hidden" name="Data" value="${sealed}" />
        ${isCard ? cardFields(words, refused) : html`<p>${words.choose}</p>`}
        ${reportField(data.language, refused?.report)}
        <button name="decision" value="approve">${words.approve}</button>
        <button name="decision" value="reserve" class="plain">${words.reserve}</button>
        <button name="decision" value="decline" class="plain" formnovalidate>${words.decline}</button>
        <button name="decision" value="cancel" class="plain" formnovalidate>${words.cancel}</button>
      </form>`,
  );
};

/** How the report is to reach the shop. */
export const reportField = (language: Language, chosen: Report = 'once'): Markup => {
  const words = inLanguage(WORDS, language);
  return html`<label>${words.report}
    <select name="report">
      ${REPORTS.map((report) => html`<option value="${report}" ${report === chosen ? 'selected' : ''}>${words[report]}</option>`)}
    </select>
  </label>`;
};

const ASKED: Readonly<
  Record<CardField, { readonly autocomplete: string; readonly maxlength: number; readonly placeholder?: string }>
> = {
  number: { autocomplete: 'cc-number', maxlength: 23 },
  expiry: { autocomplete: 'cc-exp', maxlength: 5, placeholder: '12/30' },
  cvc: { autocomplete: 'cc-csc', maxlength: 4 },
};

/** A field of the card with what is wrong with it; the first wrong one has the focus. */
const cardField = (name: CardField, words: Words, refused: RefusedCard | undefined): Markup => {
  const isWrong = refused?.fields.includes(name) === true;
  const { autocomplete, maxlength, placeholder = '' } = ASKED[name];
  const described = [name === 'number' ? 'cards' : '', isWrong ? `${name}-wrong` : '']
    .filter((id) => id !== '')
    .join(' ');
  return html`<div>
    <label>${words[name]}
      <input name="${name}" inputmode="${name === 'expiry' ? 'text' : 'numeric'}" autocomplete="${autocomplete}" maxlength="${maxlength}"
        placeholder="${placeholder}" value="${name === 'cvc' ? '' : (refused?.typed[name] ?? '')}" required aria-describedby="${described}"
        aria-invalid="${String(isWrong)}" ${refused?.fields[0] === name ? 'autofocus' : ''} />
    </label>
    ${isWrong ? html`<p class="error" id="${name}-wrong">${words.wrong[name]}</p>` : ''}
  </div>`;
};

const cardFields = (
  words: Words,
  refused: RefusedCard | undefined,
): Markup => html`<p class="hint" id="cards">${words.cards}</p>
  ${cardField('number', words, refused)}
  <div class="pair">${cardField('expiry', words, refused)}${cardField('cvc', words, refused)}</div>`;

export const SANDBOX_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --ink: #17324d; --ground: #f3f7fa; --card: #fff; --brand: #0077ad; --wrong: #a31515; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6eef5; --ground: #0d1a26; --card: #16283a; --brand: #6cc1ec; --wrong: #ff9d94; } }
body { margin: 0; background: var(--ground); color: var(--ink); }
main { max-width: 26rem; margin: 2rem auto; padding: 2rem; background: var(--card); border-radius: 12px; box-shadow: 0 4px 24px #0002; }
h1 { font-size: 1.4rem; margin: 0 0 1rem; }
.brand { font-weight: 700; color: var(--brand); margin: 0; }
.note, .hint { font-size: .9rem; }
.error { margin: .25rem 0 0; font-size: .9rem; color: var(--wrong); }
dl { display: flex; justify-content: space-between; font-size: 1.25rem; font-weight: 700; margin: 1rem 0; }
dd { margin: 0; }
form { display: grid; gap: 1rem; }
label { display: grid; gap: .25rem; font-size: .9rem; }
input, select { font: inherit; padding: .6rem .75rem; border: 1px solid #7a8fa3; border-radius: 8px; background: transparent; color: inherit; min-width: 0; }
input[aria-invalid='true'] { border-color: var(--wrong); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
button { font: inherit; font-weight: 700; padding: .75rem; border: 0; border-radius: 8px; background: #0077ad; color: #fff; cursor: pointer; }
button.plain { background: transparent; color: var(--brand); border: 1px solid currentcolor; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
`;
