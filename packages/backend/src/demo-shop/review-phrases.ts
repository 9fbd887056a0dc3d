// What shoppers say, by stars and language: of anything, and of what only some kinds of things can be or do. Pure data.

type Phrases = {
  readonly titles: readonly string[];
  readonly openings: readonly string[];
  readonly reasons: readonly string[];
};
type Said<T> = Readonly<Record<1 | 2 | 3 | 4 | 5, { readonly de: T; readonly en: T }>>;

export const REVIEWERS = {
  de: [
    'Katrin M.',
    'Lehrerin_aus_Bonn',
    'Familie Petersen',
    'Jörg T.',
    'Kita Sonnenblume',
    'Sabine',
    'Deniz A.',
    'Grundschule am Bach',
    'M. Hoffmann',
    'Ulrike',
    'Papa von dreien',
    'Annika L.',
    'Referendar Tim',
    'OGS-Team',
    'Renate B.',
    'Yusuf',
    'Elternbeirat 3b',
    'Claudia W.',
    'Hortleitung',
    'Nadja',
  ],
  en: [
    'Emily R.',
    'Teacher in Berlin',
    'Priya S.',
    'Mark D.',
    'International School',
    'Grace',
    'A. Novak',
    'Year 2 team',
  ],
} as const;

export const SHOP_COMMENTS = {
  de: 'Vielen Dank für Ihre offene Rückmeldung. Das entspricht nicht unserem Anspruch; bitte melden Sie sich unter service@example.com, wir finden eine Lösung.',
  en: 'Thank you for your frank feedback. This is not our standard; please write to service@example.com and we will find a solution.',
} as const;

/** Fits everything that the shop sells: a globe, a ream of paper, a cupboard. */
export const REVIEW_PHRASES: Said<Phrases> = {
  5: {
    de: {
      titles: [
        'Rundum zufrieden',
        'Genau richtig',
        'Würde ich wieder kaufen',
        'Klare Empfehlung',
        'Tolle Qualität',
        'Hält, was es verspricht',
        'Endlich das Passende',
      ],
      openings: [
        'Man merkt, dass hier mitgedacht wurde.',
        'Wir haben gleich noch einmal nachbestellt.',
        'Kam gut verpackt und schneller als angekündigt.',
        'Genau wie beschrieben.',
        'Nach langem Vergleichen hier gelandet und nicht bereut.',
      ],
      reasons: [
        'Für den Preis findet man kaum etwas Besseres.',
        'Auch die Kolleginnen aus dem Nachbarraum haben schon gefragt, woher das ist.',
        'Passt genau zu dem, was wir gesucht haben.',
        'Von uns eine klare Empfehlung.',
        'Genau so wünscht man sich das für die Schule.',
        'Ein Artikel, über den man nicht mehr nachdenken muss.',
      ],
    },
    en: {
      titles: ['Just right', 'Would buy again', 'Lovely quality', 'Very happy', 'Spot on'],
      openings: [
        'Well thought through, and it arrived a day early.',
        'We ordered again at once.',
        'Exactly as described.',
      ],
      reasons: [
        'Good value for the quality.',
        'The teacher next door has already asked where it is from.',
        'Just what we were looking for.',
        'Recommended to all the parents in our group.',
      ],
    },
  },
  4: {
    de: {
      titles: [
        'Gut mit kleinen Abstrichen',
        'Erfüllt seinen Zweck',
        'Schön, aber nicht ganz günstig',
        'Fast perfekt',
        'Solide',
      ],
      openings: ['Insgesamt sind wir zufrieden.', 'Gute Qualität für den Alltag.', 'Macht einen soliden Eindruck.'],
      reasons: [
        'Einen Stern Abzug, weil die Lieferung zwei Tage später kam.',
        'Nicht ganz günstig, aber das Geld ist gut angelegt.',
        'Die Verpackung hätte kleiner ausfallen dürfen.',
        'Die Beschreibung hätte ausführlicher sein können.',
      ],
    },
    en: {
      titles: ['Good, not perfect', 'Does the job', 'Solid'],
      openings: ['Happy overall.', 'Good quality for everyday school life.', 'Makes a solid impression.'],
      reasons: [
        'One star off because it came two days late.',
        'The packaging could have been smaller.',
        'Not cheap, but money well spent.',
      ],
    },
  },
  3: {
    de: {
      titles: ['Geht so', 'In Ordnung', 'Durchschnittlich', 'Licht und Schatten'],
      openings: ['Erfüllt seinen Zweck, mehr aber auch nicht.', 'Ich hatte mir etwas mehr erwartet.'],
      reasons: [
        'Für gelegentlichen Gebrauch reicht es.',
        'Auf eine Frage kam immerhin schnell eine Antwort.',
        'Beim nächsten Mal sehe ich mich nach einer anderen Marke um.',
      ],
    },
    en: {
      titles: ['All right', 'Average'],
      openings: ['It does what it should, no more.', 'I had hoped for a little more.'],
      reasons: ['Fine for occasional use.', 'I would try another brand next time.'],
    },
  },
  2: {
    de: {
      titles: ['Eher enttäuscht', 'Leider nicht unser Fall'],
      openings: ['Auf dem Bild wirkte es wertiger.', 'Für den Preis hatten wir mehr erwartet.'],
      reasons: ['Die Rückgabe war immerhin unkompliziert.', 'Für uns war es nicht das Richtige.'],
    },
    en: {
      titles: ['A bit disappointing'],
      openings: ['It looked better in the picture.', 'For the price we expected more.'],
      reasons: ['At least the return was easy.', 'Not the right thing for us.'],
    },
  },
  1: {
    de: {
      titles: ['Nicht zu empfehlen', 'Leider ein Fehlgriff'],
      openings: ['Kam beschädigt an.', 'War nicht zu gebrauchen.'],
      reasons: ['Der Kundendienst hat den Betrag schnell erstattet.', 'Schade, die Idee gefiel uns.'],
    },
    en: {
      titles: ['Not recommended'],
      openings: ['Arrived damaged.', 'It could not be used.'],
      reasons: ['Customer service refunded me quickly.', 'A pity, we liked the idea.'],
    },
  },
};

/** Kinds of things that reviews speak of in their own words. */
export type ReviewedKind = 'book' | 'furniture' | 'device' | 'textile' | 'supply';

/** Openings that fit one kind of thing only. */
export const KIND_OPENINGS: Readonly<Record<ReviewedKind, Said<readonly string[]>>> = {
  book: {
    5: {
      de: ['Schön gestaltet und gut zu lesen.', 'Geht bei uns von Hand zu Hand.'],
      en: ['Beautifully laid out and easy to read.'],
    },
    4: { de: ['Gut gemacht, nur das Papier ist etwas dünn.'], en: ['Well made, only the paper is a little thin.'] },
    3: { de: ['Manche Seite ist recht voll.'], en: ['Some pages are rather crowded.'] },
    2: { de: ['Die ersten Seiten lösen sich schon.'], en: ['The first pages are already coming loose.'] },
    1: { de: ['Kam mit geknicktem Umschlag an.'], en: ['Arrived with a bent cover.'] },
  },
  furniture: {
    5: {
      de: ['Macht im Raum richtig etwas her.', 'Seit einem Schuljahr im Einsatz und immer noch wie neu.'],
      en: ['It has changed the room.', 'In use for a school year and still like new.'],
    },
    4: { de: ['Etwas schwerer als gedacht, dafür sehr stabil.'], en: ['Heavier than expected, but very sturdy.'] },
    3: { de: ['Eine Kante war nicht ganz sauber verarbeitet.'], en: ['One edge was not quite clean.'] },
    2: { de: ['Nach vier Wochen zeigte sich schon deutlicher Verschleiß.'], en: ['It shows wear after a month.'] },
    1: { de: ['Kam mit einer eingedrückten Ecke an.'], en: ['Arrived with a dented corner.'] },
  },
  device: {
    5: { de: ['Ausgepackt, ausprobiert, läuft.'], en: ['Unpacked it, tried it, it works.'] },
    4: { de: ['Läuft zuverlässig, nur die Anleitung ist knapp.'], en: ['Works reliably, only the manual is brief.'] },
    3: { de: ['Die Bedienung braucht etwas Eingewöhnung.'], en: ['It takes a while to get used to.'] },
    2: { de: ['Nach vier Wochen fiel es zum ersten Mal aus.'], en: ['It failed for the first time after a month.'] },
    1: { de: ['Hat bei uns keine Woche funktioniert.'], en: ['Did not work for a week.'] },
  },
  textile: {
    5: {
      de: ['Angenehm weich, und die Farbe ist wie auf dem Bild.'],
      en: ['Soft to the touch, and the colour is as shown.'],
    },
    4: {
      de: ['Schön, nur die Farbe ist etwas kräftiger als auf dem Bild.'],
      en: ['Nice, only the colour is a bit brighter than in the picture.'],
    },
    3: { de: ['Der Stoff ist dünner als gedacht.'], en: ['The fabric is thinner than expected.'] },
    2: { de: ['Die ersten Fäden haben sich schon gelöst.'], en: ['The first threads have come loose.'] },
    1: { de: ['Kam mit einem Fleck an.'], en: ['Arrived with a stain.'] },
  },
  supply: {
    5: {
      de: ['Ergiebig und von gleichbleibender Qualität.'],
      en: ['It goes a long way, and the quality is always the same.'],
    },
    4: { de: ['Gut, nur schneller verbraucht als gedacht.'], en: ['Good, only used up sooner than we thought.'] },
    3: { de: ['Hatte ich ergiebiger in Erinnerung.'], en: ['I remembered it lasting longer.'] },
    2: { de: ['War schnell aufgebraucht.'], en: ['It was soon used up.'] },
    1: { de: ['Die Packung war offen, als sie ankam.'], en: ['The pack was open when it arrived.'] },
  },
};
