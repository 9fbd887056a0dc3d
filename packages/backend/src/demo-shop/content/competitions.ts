// Demo shop: competitions. Sample texts of a shop that does not exist.

import type { CompetitionRecord } from '../../content/content-records.ts';
import { COMPETITION_DAYS } from '../../retention/event-days.ts';

/** The draw of the reading corner, which the home page and a page of its own lead to. */
export const COMPETITIONS: readonly CompetitionRecord[] = [
  {
    id: 'leseecke',
    title: { de: 'Leseecke gewinnen', en: 'Win a reading corner' },
    closesInDays: 90,
    stores: [],
    terms: {
      de: `<ul><li>Zu gewinnen: ein Sofa, ein Teppich und dreißig Bücher.</li><li>Mitmachen können alle ab 18 Jahren, jede Person einmal. Ein Kauf ist nicht nötig und ändert nichts an den Aussichten.</li><li>Unter allen Einsendungen entscheidet das Los. Wer gewinnt, erfährt es innerhalb von zwei Wochen nach dem Einsendeschluss per E-Mail.</li><li>Name und E-Mail-Adresse verwenden wir nur für das Gewinnspiel und löschen sie ${COMPETITION_DAYS} Tage nach dem Einsendeschluss.</li></ul>`,
      en: `<ul><li>To be won: a sofa, a rug and thirty books.</li><li>Everybody from 18 years may take part, each person once. No purchase is necessary, and none changes the odds.</li><li>The winner is drawn among all entries and is told by e-mail within two weeks after the closing date.</li><li>We use name and e-mail address for the prize draw only and delete them ${COMPETITION_DAYS} days after the closing date.</li></ul>`,
    },
  },
];
