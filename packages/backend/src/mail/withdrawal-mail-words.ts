// The words of the mails about a declared withdrawal. Where no law but the terms of the shop let a consumer go they speak of a return.
// Source: § 356a(4) BGB; Swiss law knows no withdrawal from what is bought online.

import { inLanguage, parseStore, tradingTermsOf, type Worded } from '@tornister/domain/storefront';
import type { DayReader } from '../texts/format-day.ts';
import { wordsFor } from '../texts/words-for.ts';

/** Where the period of the order stands, if there is one, as the staff read it. */
export type Standing = 'no-order' | 'unpaid' | 'cancelled' | 'no-right' | 'not-begun' | 'running' | 'over';

export type DeclarationWords = {
  readonly receiptSubject: (number: string) => string;
  readonly hello: (name: string) => string;
  readonly received: string;
  readonly declaration: (number: string) => string;
  readonly next: string;
  readonly notYou: string;
  readonly noticeSubject: (number: string) => string;
  readonly notice: string;
  readonly standing: Readonly<Record<Standing, string>>;
  readonly facts: Readonly<Record<'number' | 'goods' | 'name' | 'email' | 'at' | 'stamp', string>>;
  readonly whole: string;
};

const WITHDRAWING: Worded<DeclarationWords> = {
  de: {
    receiptSubject: (number) => `Ihr Widerruf zur Bestellung ${number} ist eingegangen`,
    hello: (name) => `Guten Tag ${name},`,
    received:
      'wir haben Ihren Widerruf erhalten. Das ist Ihre Bestätigung mit Inhalt, Datum und Uhrzeit; bitte bewahren Sie sie auf.',
    declaration: (number) => `„Hiermit widerrufe ich den Vertrag über die Bestellung ${number}.“`,
    next: 'Wir prüfen den Widerruf und schreiben Ihnen, wie es mit Ware und Geld weitergeht. Ob die Frist eingehalten ist, bestätigt diese Nachricht nicht.',
    notYou: 'Haben Sie nichts widerrufen? Dann antworten Sie bitte auf diese Nachricht.',
    noticeSubject: (number) => `Widerruf zu bearbeiten: Bestellung ${number}`,
    notice: 'Über die Widerrufsfunktion ist eine Erklärung eingegangen.',
    standing: {
      'no-order': 'Zu Nummer und E-Mail-Adresse gibt es in diesem Shop keine Bestellung. Bitte von Hand zuordnen.',
      unpaid: 'Die Bestellung ist bekannt. Sie ist noch nicht bezahlt und deshalb noch kein Vertrag.',
      cancelled: 'Die Bestellung ist bekannt. Sie ist storniert: Es gibt keinen Vertrag mehr, der zu widerrufen wäre.',
      'no-right':
        'Die Bestellung ist bekannt. Sie ist ein Jahr der Mitgliedschaft, für das es kein Widerrufsrecht gibt. Bitte klären, ob eine Kündigung gemeint ist.',
      'not-begun': 'Die Bestellung ist bekannt. Die Frist hat noch nicht begonnen: Es ist noch nicht alles zugestellt.',
      running: 'Die Bestellung ist bekannt. Die Erklärung kam in der Frist.',
      over: 'Die Bestellung ist bekannt. Die Erklärung kam nach dem Ende der Frist.',
    },
    facts: {
      number: 'Bestellnummer',
      goods: 'Waren',
      name: 'Name',
      email: 'E-Mail',
      at: 'Eingang',
      stamp: 'Zeitstempel (UTC)',
    },
    whole: 'die ganze Bestellung',
  },
  en: {
    receiptSubject: (number) => `Your withdrawal from order ${number} has arrived`,
    hello: (name) => `Dear ${name},`,
    received: 'We have received your withdrawal. This is your receipt with content, date and time; please keep it.',
    declaration: (number) => `“I hereby withdraw from the contract about order ${number}.”`,
    next: 'We look at the withdrawal and tell you what happens next with the goods and the refund. This message does not confirm that it came within the period.',
    notYou: 'Did you not withdraw from anything? Then please answer this message.',
    noticeSubject: (number) => `Withdrawal to handle: order ${number}`,
    notice: 'A declaration has come in by the withdrawal function.',
    standing: {
      'no-order': 'No order of this shop has this number and e-mail address. Please find out by hand.',
      unpaid: 'The order is known. It is not paid yet, and therefore not a contract.',
      cancelled: 'The order is known. It is cancelled: there is no contract any more to withdraw from.',
      'no-right':
        'The order is known. It is a year of the membership from which there is no right to withdraw. Please find out whether it is meant to be cancelled.',
      'not-begun': 'The order is known. The period has not begun: not everything is delivered yet.',
      running: 'The order is known. The declaration came within the period.',
      over: 'The order is known. The declaration came after the end of the period.',
    },
    facts: {
      number: 'Order number',
      goods: 'Goods',
      name: 'Name',
      email: 'E-mail',
      at: 'Received',
      stamp: 'Time stamp (UTC)',
    },
    whole: 'the whole order',
  },
};

/** What is said otherwise of a return that the terms promise. */
const GIVING_BACK: Worded<Partial<DeclarationWords>> = {
  de: {
    receiptSubject: (number) => `Ihre Erklärung zur Rückgabe der Bestellung ${number} ist eingegangen`,
    received:
      'wir haben Ihre Erklärung zur Rückgabe erhalten. Das ist Ihre Bestätigung mit Inhalt, Datum und Uhrzeit; bitte bewahren Sie sie auf.',
    declaration: (number) => `„Hiermit gebe ich die Bestellung ${number} zurück.“`,
    next: 'Wir prüfen die Rückgabe und schreiben Ihnen, wie es mit Ware und Geld weitergeht. Ob die Frist eingehalten ist, bestätigt diese Nachricht nicht.',
    notYou: 'Haben Sie keine Rückgabe erklärt? Dann antworten Sie bitte auf diese Nachricht.',
    noticeSubject: (number) => `Rückgabe zu bearbeiten: Bestellung ${number}`,
    notice: 'Eine Erklärung zur Rückgabe nach den AGB ist eingegangen.',
    standing: {
      ...WITHDRAWING.de.standing,
      cancelled: 'Die Bestellung ist bekannt. Sie ist storniert: Es gibt nichts mehr, was zurückzugeben wäre.',
      'no-right':
        'Die Bestellung ist bekannt. Sie ist ein Jahr der Mitgliedschaft, für das die AGB keine Rückgabe zusagen. Bitte klären, ob eine Kündigung gemeint ist.',
    },
  },
  en: {
    receiptSubject: (number) => `Your declaration to return order ${number} has arrived`,
    received:
      'We have received your declaration of a return. This is your receipt with content, date and time; please keep it.',
    declaration: (number) => `“I hereby return order ${number}.”`,
    next: 'We look at the return and tell you what happens next with the goods and the refund. This message does not confirm that it came within the period.',
    notYou: 'Did you not declare a return? Then please answer this message.',
    noticeSubject: (number) => `Return to handle: order ${number}`,
    notice: 'A declaration of a return under the terms has come in.',
    standing: {
      ...inLanguage(WITHDRAWING, 'en').standing,
      cancelled: 'The order is known. It is cancelled: there is nothing any more to return.',
      'no-right':
        'The order is known. It is a year of the membership, for which the terms promise no return. Please find out whether it is meant to be cancelled.',
    },
  },
};

const ALL: Readonly<Record<'byLaw' | 'byTerms', Worded<DeclarationWords>>> = {
  byLaw: WITHDRAWING,
  byTerms: {
    de: { ...WITHDRAWING.de, ...GIVING_BACK.de },
    en: { ...inLanguage(WITHDRAWING, 'en'), ...GIVING_BACK.en },
  },
};

/** The words for whoever reads in a language, by the right that the storefront of the declaration grants. */
export const declarationWords = (reader: DayReader): DeclarationWords => {
  const store = parseStore(reader.store ?? '');
  const isByTerms = store !== undefined && tradingTermsOf(store).withdrawal === 'voluntary';
  return wordsFor(isByTerms ? ALL.byTerms : ALL.byLaw, reader);
};
