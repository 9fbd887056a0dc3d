// The instruction on the right of withdrawal and its model form, as confirmations and the shop's page have them: for goods and for the Prime membership.
// Source: Art. 246a § 1 (2), annexes 1 and 2 EGBGB; §§ 312g (2), 355 to 357a BGB; for Austria §§ 11 to 18 FAGG.

import { WITHDRAWAL_PERIOD_DAYS } from '@tornister/domain/contracts';
import type { Worded } from '@tornister/domain/storefront';

type WithdrawalWords = {
  readonly title: string;
  /** Of a contract about goods, from who sells them. */
  readonly goods: (seller: string) => readonly string[];
  /** Of the contract about a membership. */
  readonly prime: (seller: string) => readonly string[];
  readonly formTitle: string;
  readonly form: (seller: string) => string;
  readonly link: string;
};

const DAYS = WITHDRAWAL_PERIOD_DAYS;

export const WITHDRAWAL_WORDS: Worded<WithdrawalWords> = {
  de: {
    title: 'Widerrufsbelehrung',
    goods: (seller) => [
      `Verbraucher können diesen Vertrag binnen ${DAYS} Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt an dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben.`,
      `Eine eindeutige Erklärung an uns (${seller}) genügt, zum Beispiel per Brief oder E-Mail oder mit „Vertrag widerrufen“ am Ende jeder Seite des Shops. Es reicht, die Erklärung vor Ablauf der Frist abzusenden.`,
      'Wir zahlen alle Zahlungen mitsamt den Kosten der günstigsten Standardlieferung spätestens vierzehn Tage nach Eingang Ihres Widerrufs zurück, auf dem Weg, auf dem Sie bezahlt haben; wir können die Rückzahlung verweigern, bis wir die Ware zurückerhalten haben oder Sie den Versand nachgewiesen haben. Bitte senden Sie die Ware spätestens vierzehn Tage nach Ihrem Widerruf zurück. Sie tragen die unmittelbaren Kosten der Rücksendung. Für einen Wertverlust müssen Sie nur aufkommen, wenn er daher kommt, dass mit der Ware mehr getan wurde, als zu ihrer Prüfung nötig war.',
      'Kein Widerrufsrecht besteht bei Waren, die nach Kundenvorgabe angefertigt wurden, und bei entsiegelten Tonaufnahmen und Software.',
    ],
    prime: (seller) => [
      `Verbraucher können diesen Vertrag binnen ${DAYS} Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt an dem Tag, an dem der Vertrag geschlossen wurde. Eine eindeutige Erklärung an uns (${seller}) genügt, zum Beispiel per Brief oder E-Mail oder mit „Vertrag widerrufen“ am Ende jeder Seite des Shops. Es reicht, die Erklärung vor Ablauf der Frist abzusenden.`,
      'Wir zahlen alle Zahlungen spätestens vierzehn Tage nach Eingang Ihres Widerrufs zurück; haben Sie die Mitgliedschaft bis dahin genutzt, ziehen wir einen angemessenen Betrag dafür ab.',
    ],
    formTitle: 'Muster-Widerrufsformular',
    form: (seller) =>
      `An ${seller}: Hiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf der folgenden Waren/die Erbringung der folgenden Dienstleistung: … Bestellt am / erhalten am: … Name und Anschrift: … Datum, Unterschrift (nur auf Papier).`,
    link: 'Vertrag widerrufen',
  },
  en: {
    title: 'Instructions on withdrawal',
    goods: (seller) => [
      `Consumers may withdraw from this contract within ${DAYS} days without giving any reason. The period begins on the day on which you, or a third party named by you other than the carrier, takes possession of the last goods.`,
      `A clear statement to us (${seller}) is enough, for example by letter, by e-mail, or by “Withdraw from contract” at the end of every page of the shop. It suffices to send it before the period has ended.`,
      'We reimburse all payments including the costs of the least expensive standard delivery no later than fourteen days after your withdrawal has reached us, to the payment method that you used; we may withhold the reimbursement until we have the goods back or you have proved that they were sent. Please send the goods back within fourteen days of your withdrawal. You bear the direct costs of returning the goods. You are liable for a loss of value only where more was done with the goods than was needed to examine them.',
      'There is no right of withdrawal for goods made to your specification, nor for sealed audio recordings or software once you have removed the seal.',
    ],
    prime: (seller) => [
      `Consumers may withdraw from this contract within ${DAYS} days without giving any reason. The period begins on the day on which the contract was concluded. A clear statement to us (${seller}) is enough, for example by letter or e-mail or by “Withdraw from contract” at the end of every page of the shop. It is enough to send the statement before the period has ended.`,
      'We pay all payments back within fourteen days after we have received it; for what you have used of the membership by then we keep an adequate amount.',
    ],
    formTitle: 'Model withdrawal form',
    form: (seller) =>
      `To ${seller}: I/We hereby give notice that I/we withdraw from my/our contract of sale of the following goods/for the provision of the following service: … Ordered on / received on: … Name and address: … Date, signature (only on paper).`,
    link: 'Withdraw from contract',
  },
};
