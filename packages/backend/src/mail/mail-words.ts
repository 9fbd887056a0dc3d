// The sentences of the order mails.

import type { Worded } from '@tornister/domain/storefront';
import { BRAND } from './brand.ts';

const GERMAN = {
  subject: (number: number) => `Ihre Bestellung ${number} bei ${BRAND}`,
  hello: (name: string) => `Guten Tag ${name},`,
  intro: 'vielen Dank für Ihre Bestellung. Wir haben sie erhalten und bestätigen hiermit die Annahme.',
  primeIntro:
    'willkommen bei Prime. Ihre Mitgliedschaft läuft: Pakete schicken wir Ihnen ab sofort ohne Versandkosten. Sie gilt ein Jahr und endet von selbst.',
  renewalIntro:
    'wie vereinbart hat sich Ihre Prime-Mitgliedschaft um ein Jahr verlängert. Pakete schicken wir Ihnen weiter ohne Versandkosten. Die Rechnung liegt bei.',
  renewalTermsTitle: 'Kündigung',
  renewalTerms:
    'Sie können die Mitgliedschaft jederzeit mit einer Frist von einem Monat kündigen, unter „Verträge hier kündigen“ am Ende jeder Seite des Shops. Was Sie für die Zeit danach bezahlt haben, zahlen wir zurück.',
  primeWithdrawal: (seller: string) =>
    `Verbraucher können diesen Vertrag binnen vierzehn Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt an dem Tag, an dem der Vertrag geschlossen wurde. Eine eindeutige Erklärung an uns (${seller}) genügt, zum Beispiel per Brief oder E-Mail oder mit „Vertrag widerrufen“ am Ende jeder Seite des Shops. Es reicht, die Erklärung vor Ablauf der Frist abzusenden. Wir zahlen alle Zahlungen spätestens vierzehn Tage nach Eingang Ihres Widerrufs zurück; haben Sie die Mitgliedschaft bis dahin genutzt, ziehen wir einen angemessenen Betrag dafür ab.`,
  number: 'Bestellnummer',
  date: 'Bestelldatum',
  reference: 'Ihr Bestellzeichen',
  buyerReference: 'Leitweg-ID',
  payment: 'Zahlungsart',
  article: 'Artikel',
  quantity: 'Menge',
  price: 'Einzelpreis',
  total: 'Gesamt',
  subtotal: 'Zwischensumme',
  saving: 'Gutschein',
  shipping: 'Versandkosten',
  net: 'Nettobetrag',
  tax: (rate: string) => `MwSt. ${rate} %`,
  grandTotal: 'Gesamtbetrag',
  billing: 'Rechnungsadresse',
  delivery: 'Lieferadresse',
  comment: 'Ihre Anmerkung',
  transfer: 'Bitte überweisen Sie den Gesamtbetrag auf dieses Konto. Wir versenden nach Zahlungseingang.',
  holder: 'Empfänger',
  purpose: 'Verwendungszweck',
  code: 'QR-Code für Ihre Banking-App',
  orderPage: 'Bestellung ansehen',
  parcelSubject: (number: number) => `Ihre Bestellung ${number} ist unterwegs`,
  parcelIntro: 'Ihr Paket ist auf dem Weg zu Ihnen.',
  parcelCarrier: 'Versand mit',
  parcelCode: 'Sendungsnummer',
  parcelExpected: 'Voraussichtliche Zustellung',
  parcelTrack: 'Sendung verfolgen',
  parcelContents: 'In diesem Paket',
  invoiceAttached: 'Die Rechnung liegt dieser E-Mail bei.',
  cancelledSubject: (number: number) => `Ihre Bestellung ${number} ist storniert`,
  cancelledIntro: 'wie gewünscht haben wir Ihre Bestellung storniert. Es wird nichts geliefert.',
  cancelledPaid:
    'Ihre Zahlung erstatten wir auf demselben Weg, auf dem das Geld kam. Sie erhalten dazu eine eigene E-Mail.',
  cancelledUnpaid: 'Bitte bezahlen Sie nichts mehr. Haben Sie schon überwiesen, zahlen wir den Betrag zurück.',
  refundSubject: (number: number) => `Ihre Zahlung zur Bestellung ${number} wurde erstattet`,
  refund: {
    'order-cancelled': 'Ihre Zahlung hat uns erreicht, nachdem die Bestellung bereits storniert war.',
    'called-off': 'Sie haben Ihre Bestellung storniert.',
    returned: 'Ihre Rücksendung ist bei uns angekommen.',
    'second-capture': 'Ihre Bestellung war bereits bezahlt, als diese Zahlung kam. Ihre Bestellung bleibt gültig.',
    'wrong-amount': 'Ihre Zahlung entsprach nicht dem Betrag der Bestellung.',
    'unknown-payment': 'Ihre Zahlung gehört zu keinem Zahlungsvorgang, den wir für die Bestellung begonnen haben.',
  },
  refundAmount: (amount: string) => `Wir haben ${amount} auf demselben Weg erstattet, auf dem das Geld kam.`,
  termsTitle: 'Allgemeine Geschäftsbedingungen (Auszug)',
  terms:
    'Der Vertrag kommt mit dieser Bestätigung zustande. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Es gelten die gesetzlichen Gewährleistungsrechte. Die vollständigen Bedingungen stehen im Shop unter „AGB“ und können dort gespeichert und gedruckt werden.',
  withdrawalTitle: 'Widerrufsbelehrung',
  withdrawal: (seller: string) =>
    `Verbraucher können diesen Vertrag binnen vierzehn Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt an dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben. Eine eindeutige Erklärung an uns (${seller}) genügt, zum Beispiel per Brief oder E-Mail oder mit „Vertrag widerrufen“ am Ende jeder Seite des Shops. Es reicht, die Erklärung vor Ablauf der Frist abzusenden. Wir zahlen alle Zahlungen mitsamt den Kosten der günstigsten Standardlieferung spätestens vierzehn Tage nach Eingang Ihres Widerrufs zurück; wir können die Rückzahlung verweigern, bis wir die Ware zurückerhalten haben oder Sie den Versand nachgewiesen haben. Sie tragen die unmittelbaren Kosten der Rücksendung. Kein Widerrufsrecht besteht bei Waren, die nach Kundenvorgabe angefertigt wurden, und bei entsiegelten Tonaufnahmen und Software.`,
  formTitle: 'Muster-Widerrufsformular',
  form: (seller: string) =>
    `An ${seller}: Hiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf der folgenden Waren: … Bestellt am / erhalten am: … Name und Anschrift: … Datum, Unterschrift (nur auf Papier).`,
  returnTitle: 'Rückgabe',
  voluntaryReturn: 'Nach unseren AGB können Sie ungebrauchte Ware innerhalb von 14 Tagen nach Erhalt zurückgeben.',
  sellerTitle: 'Verkäufer',
  shipper: 'Versandart',
  phone: (number: string) => `Telefon ${number}`,
};

export type MailWords = typeof GERMAN;

const ENGLISH: MailWords = {
  subject: (number: number) => `Your order ${number} at ${BRAND}`,
  hello: (name: string) => `Dear ${name},`,
  intro: 'thank you for your order. We have received it and hereby confirm that we accept it.',
  primeIntro:
    'welcome to Prime. Your membership runs: from now on we send you parcels without shipping costs. It lasts a year and ends by itself.',
  renewalIntro:
    'as agreed, your prime membership was renewed for a year. We go on sending you parcels without shipping costs. The invoice is attached.',
  renewalTermsTitle: 'Cancellation',
  renewalTerms:
    'You can cancel the membership at any time with a month of notice, by “Cancel contracts here” at the end of every page of the shop. What you have paid for the time after that is paid back.',
  primeWithdrawal: (seller: string) =>
    `Consumers may withdraw from this contract within fourteen days without giving any reason. The period begins on the day on which the contract was concluded. A clear statement to us (${seller}) is enough, for example by letter or e-mail or by “Withdraw from contract” at the end of every page of the shop. It is enough to send the statement before the period has ended. We pay all payments back within fourteen days after we have received it; for what you have used of the membership by then we keep an adequate amount.`,
  number: 'Order number',
  date: 'Order date',
  reference: 'Your reference',
  buyerReference: 'Leitweg-ID',
  payment: 'Payment method',
  article: 'Article',
  quantity: 'Quantity',
  price: 'Unit price',
  total: 'Total',
  subtotal: 'Subtotal',
  saving: 'Voucher',
  shipping: 'Shipping costs',
  net: 'Net amount',
  tax: (rate: string) => `VAT ${rate} %`,
  grandTotal: 'Grand total',
  billing: 'Billing address',
  delivery: 'Delivery address',
  comment: 'Your comment',
  transfer: 'Please transfer the grand total to this account. We ship as soon as it has arrived.',
  holder: 'Recipient',
  purpose: 'Reference',
  code: 'QR code for your banking app',
  orderPage: 'View your order',
  parcelSubject: (number: number) => `Your order ${number} is on its way`,
  parcelIntro: 'your parcel is on its way to you.',
  parcelCarrier: 'Sent with',
  parcelCode: 'Tracking number',
  parcelExpected: 'Expected delivery',
  parcelTrack: 'Track the parcel',
  parcelContents: 'In this parcel',
  invoiceAttached: 'The invoice is attached to this e-mail.',
  cancelledSubject: (number: number) => `Your order ${number} is cancelled`,
  cancelledIntro: 'as you asked us to, we have cancelled your order. Nothing will be delivered.',
  cancelledPaid: 'We refund your payment the way it came. You will get an e-mail of its own about that.',
  cancelledUnpaid: 'Please do not pay any more. If you have already transferred the amount, we will send it back.',
  refundSubject: (number: number) => `Your payment for order ${number} has been refunded`,
  refund: {
    'order-cancelled': 'Your payment reached us after the order had been cancelled.',
    'called-off': 'You have cancelled your order.',
    returned: 'Your return has reached us.',
    'second-capture': 'Your order had been paid already when this payment came. Your order remains valid.',
    'wrong-amount': 'Your payment was not the amount of the order.',
    'unknown-payment': 'Your payment belongs to no payment that we began for the order.',
  },
  refundAmount: (amount: string) => `We have paid back ${amount} by the way that the money came.`,
  termsTitle: 'General terms and conditions (excerpt)',
  terms:
    'The contract is concluded by this confirmation. The goods remain our property until they are paid for in full. Statutory warranty rights apply. The complete terms are in the shop under “Terms” and can be saved and printed there.',
  withdrawalTitle: 'Instructions on withdrawal',
  withdrawal: (seller: string) =>
    `Consumers may withdraw from this contract within fourteen days without giving any reason. The period begins on the day on which you, or a third party named by you other than the carrier, took possession of the last goods. A clear statement to us (${seller}) is enough, for example by letter, by e-mail, or by “Withdraw from contract” at the end of every page of the shop. It suffices to send it before the period has ended. We reimburse all payments including the costs of the least expensive standard delivery no later than fourteen days after your withdrawal has reached us; we may withhold the reimbursement until we have the goods back or you have proved that they were sent. You bear the direct costs of returning the goods. There is no right of withdrawal for goods made to your specification nor for unsealed sound recordings and software.`,
  formTitle: 'Model withdrawal form',
  form: (seller: string) =>
    `To ${seller}: I/We hereby give notice that I/we withdraw from my/our contract of sale of the following goods: … Ordered on / received on: … Name and address: … Date, signature (only on paper).`,
  returnTitle: 'Returns',
  voluntaryReturn: 'By our terms you may return unused goods within 14 days of receiving them.',
  sellerTitle: 'Seller',
  shipper: 'Delivery by',
  phone: (number: string) => `phone ${number}`,
};

export const MAIL_WORDS: Worded<MailWords> = { de: GERMAN, en: ENGLISH };
