// The words of the mails about a cancellation, to who has cancelled and to the staff. Source: § 312k(4) BGB.

import type { CancellationForm } from '@tornister/domain/contracts';
import type { Worded } from '@tornister/domain/storefront';

export type CancellationWords = {
  readonly receiptSubject: string;
  readonly hello: (name: string) => string;
  readonly received: string;
  readonly declaration: string;
  readonly ends: (date: string) => string;
  readonly cutOff: (chargedUntil: string, share: string) => string;
  readonly toPayBack: (orderNumber: string, chargedUntil: string, share: string) => string;
  readonly endAwaitsStaff: string;
  readonly endToSet: (command: string) => string;
  readonly endToTurnDown: (command: string) => string;
  readonly declaredBefore: (moment: string) => string;
  readonly toPayBackOnce: (moment: string, id: string) => string;
  readonly openEnd: string;
  readonly turnedDown: string;
  readonly notYou: string;
  readonly noticeSubject: (name: string) => string;
  readonly notice: string;
  readonly done: string;
  readonly toDo: string;
  readonly facts: Readonly<Record<keyof CancellationForm | 'at' | 'stamp', string>>;
  readonly contracts: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, string>>;
  readonly next: string;
};

export const CANCELLATION_WORDS: Worded<CancellationWords> = {
  de: {
    receiptSubject: 'Ihre Kündigung ist eingegangen',
    hello: (name) => `Guten Tag ${name},`,
    received:
      'wir haben Ihre Kündigung erhalten. Das ist Ihre Bestätigung mit Inhalt, Datum und Uhrzeit; bitte bewahren Sie sie auf.',
    declaration: '„Hiermit kündige ich den unten genannten Vertrag.“',
    ends: (date) => `Der Vertrag endet am ${date}. Er verlängert sich nicht.`,
    cutOff: (until, share) =>
      `Berechnet ist Ihre Mitgliedschaft schon bis zum ${until}. Auf die Zeit nach dem Ende entfallen ${share}: Haben Sie schon bezahlt, erstatten wir sie Ihnen; sonst verringert sich die offene Rechnung um sie.`,
    toPayBack: (number, until, share) =>
      `Auftrag ${number} berechnet die Mitgliedschaft bis zum ${until}. ${share} entfallen auf die Zeit nach dem Ende: bitte erstatten, oder die offene Rechnung um sie verringern.`,
    endAwaitsStaff:
      'Sie waren beim Kündigen nicht angemeldet. Damit niemand anderes Ihre Mitgliedschaft verkürzt, sehen wir uns die Kündigung an, bevor wir das Ende eintragen. Für die Frist zählt der Eingang, der unten steht.',
    endToSet: (command) =>
      `Gekündigt wurde ohne Anmeldung: Die Verlängerung ist beendet, das frühere Ende ist noch nicht eingetragen. Ist die Kündigung vom Mitglied, muss es bis zu diesem Tag eingetragen sein: ${command}`,
    endToTurnDown: (command) => `Ist sie nicht vom Mitglied, wird sie so abgewiesen: ${command}`,
    declaredBefore: (moment) =>
      `Für diese Mitgliedschaft liegt uns schon eine Kündigung vom ${moment} vor. Was auf die Zeit nach dem Ende entfällt, rechnen wir einmal an.`,
    toPayBackOnce: (moment, id) =>
      `Für dasselbe Jahr ist schon eine Kündigung vom ${moment} da (${id}), deren Ende noch nicht eingetragen war. Zurückgezahlt wird einmal, nicht nach beiden Nachrichten.`,
    openEnd:
      'Der Vertrag endet zum genannten Zeitpunkt, sonst zum nächstmöglichen. Wir ordnen die Kündigung zu und schreiben Ihnen das genaue Datum.',
    turnedDown:
      'Nach unserer Prüfung kommt diese Kündigung nicht vom Mitglied. Sie hat die Verlängerung der Mitgliedschaft beendet; ein früheres Ende tragen wir nicht ein.',
    notYou: 'Haben Sie nicht gekündigt? Dann antworten Sie bitte auf diese Nachricht.',
    noticeSubject: (name) => `Kündigung eingegangen: ${name}`,
    notice: 'Über „Verträge hier kündigen“ ist eine Erklärung eingegangen.',
    done: 'Die Prime-Mitgliedschaft zu dieser E-Mail-Adresse verlängert sich nicht mehr; das Enddatum steht unten.',
    toDo: 'Der Shop hat nichts geändert. Bitte von Hand zuordnen, beantworten und Zuvielgezahltes erstatten.',
    facts: {
      name: 'Name',
      email: 'E-Mail',
      contract: 'Vertrag',
      reference: 'Nummer oder Bezeichnung',
      kind: 'Art der Kündigung',
      reason: 'Grund',
      endsOn: 'Ende gewünscht zum',
      at: 'Eingang',
      stamp: 'Zeitstempel (UTC)',
    },
    contracts: { prime: 'Prime-Mitgliedschaft', other: 'anderer Vertrag' },
    kinds: { ordinary: 'ordentliche Kündigung', extraordinary: 'Kündigung aus wichtigem Grund' },
    next: 'nächstmöglicher Zeitpunkt',
  },
  en: {
    receiptSubject: 'Your cancellation has arrived',
    hello: (name) => `Dear ${name},`,
    received: 'We have received your cancellation. This is your receipt with content, date and time; please keep it.',
    declaration: '“I hereby cancel the contract that is named below.”',
    ends: (date) => `The contract ends on ${date}. It is not renewed.`,
    cutOff: (until, share) =>
      `Your membership is charged until ${until} already. ${share} of this is for the time after the end: if you have paid, we refund it; otherwise the open invoice is reduced by that amount.`,
    toPayBack: (number, until, share) =>
      `Order ${number} charges the membership until ${until}. ${share} of this is for the time after the end: please refund it, or reduce the open invoice by that amount.`,
    endAwaitsStaff:
      'You were not logged in when you cancelled. So that nobody else shortens your membership, we look at the cancellation before we set its end. The notice counts from the moment of receipt below.',
    endToSet: (command) =>
      `Cancelled without a login: the renewal is ended, the earlier end is not set yet. If the cancellation is the member's, it has to be set by that day: ${command}`,
    endToTurnDown: (command) => `If it is not the member's, this turns it down: ${command}`,
    declaredBefore: (moment) =>
      `We have a cancellation of this membership from ${moment} already. What is for the time after the end is credited once.`,
    toPayBackOnce: (moment, id) =>
      `There is a cancellation of the same year from ${moment} already (${id}), whose end was not set yet. The money is paid back once, not by both messages.`,
    openEnd:
      'The contract ends on the day that you named, otherwise on the next possible one. We look for the contract and send you the exact date.',
    turnedDown:
      'We have looked at this cancellation: it is not from the member. It has ended the renewal of the membership; we do not set an earlier end.',
    notYou: 'Did you not cancel? Then please answer this message.',
    noticeSubject: (name) => `Cancellation received: ${name}`,
    notice: 'A declaration has come in by “Cancel contracts here”.',
    done: 'The Prime membership of this e-mail address is not renewed any more; its end stands below.',
    toDo: 'The shop has changed nothing. Please find the contract by hand, answer, and pay back what was paid too much.',
    facts: {
      name: 'Name',
      email: 'E-mail',
      contract: 'Contract',
      reference: 'Number or description',
      kind: 'Kind of cancellation',
      reason: 'Reason',
      endsOn: 'To end on',
      at: 'Received',
      stamp: 'Time stamp (UTC)',
    },
    contracts: { prime: 'Prime membership', other: 'another contract' },
    kinds: { ordinary: 'ordinary cancellation', extraordinary: 'extraordinary cancellation' },
    next: 'the next possible day',
  },
};
