// What shoppers say, by stars and language. `{noun}` is the kind of thing. Pure data.

type Phrases = {
  readonly titles: readonly string[];
  readonly openings: readonly string[];
  readonly reasons: readonly string[];
};

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

export const REVIEW_PHRASES: Readonly<Record<1 | 2 | 3 | 4 | 5, { readonly de: Phrases; readonly en: Phrases }>> = {
  5: {
    de: {
      titles: [
        'Rundum zufrieden',
        'Genau richtig',
        'Würde ich wieder kaufen',
        'Begeisterung in der Klasse',
        'Tolle Qualität',
        'Hält, was es verspricht',
        'Endlich das Passende',
      ],
      openings: [
        'Sehr schöne Verarbeitung, man merkt, dass hier mitgedacht wurde.',
        'Wir nutzen das jetzt im zweiten Schuljahr und haben gleich nachbestellt.',
        'Kam gut verpackt und schneller als angekündigt.',
        'Mein Sohn wollte am liebsten sofort loslegen.',
        'In der ganzen Klasse im Einsatz und immer noch wie neu.',
        'Nach langem Vergleichen hier gelandet und nicht bereut.',
        'Farbe und Größe sind genau wie beschrieben.',
      ],
      reasons: [
        'Für den Preis findet man kaum etwas Besseres.',
        'Auch die Kolleginnen aus dem Nachbarraum haben schon gefragt, woher das ist.',
        'Die Kinder kommen ohne Hilfe damit zurecht, und das ist im Alltag Gold wert.',
        'Von uns eine klare Empfehlung.',
        'Einfach, robust, durchdacht.',
        'Genau so wünscht man sich Material für die Schule.',
        'Ein Artikel, über den man nicht mehr nachdenken muss.',
      ],
    },
    en: {
      titles: ['Just right', 'Would buy again', 'Lovely quality', 'The class loves it', 'Spot on'],
      openings: [
        'Really well made, and it arrived a day early.',
        'We have used it every day this term.',
        'My daughter picked it and has not put it down since.',
        'Exactly as described.',
      ],
      reasons: [
        'Good value for the quality.',
        'I have already ordered a second one for the other classroom.',
        'Simple, sturdy and thought through.',
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
      openings: [
        'Insgesamt sind wir zufrieden.',
        'Gute Qualität, die den Alltag mitmacht.',
        'Macht einen soliden Eindruck und sieht gut aus.',
        'Die Kinder mögen es, die Großen auch.',
      ],
      reasons: [
        'Einen Stern Abzug, weil die Farbe etwas kräftiger ist als auf dem Bild.',
        'Schade nur, dass es das nicht auch im größeren Vorteilspack gibt.',
        'Die Verpackung hätte kleiner ausfallen dürfen.',
        'Für kleinere Hände am Anfang etwas ungewohnt, nach einer Woche kein Thema mehr.',
        'Etwas schwerer als gedacht, dafür sehr stabil.',
      ],
    },
    en: {
      titles: ['Good, not perfect', 'Does the job', 'Solid'],
      openings: ['Happy overall.', 'Good quality that stands up to daily use.', 'Nice to look at and practical.'],
      reasons: [
        'One star off because the colour is a bit brighter than in the picture.',
        'The packaging could have been smaller.',
        'I wish there was a bigger pack.',
      ],
    },
  },
  3: {
    de: {
      titles: ['Geht so', 'In Ordnung', 'Durchschnittlich', 'Licht und Schatten'],
      openings: [
        'Erfüllt seinen Zweck, mehr aber auch nicht.',
        'Ich hatte mir etwas mehr erwartet.',
        'Die Idee ist gut, die Umsetzung mittel.',
      ],
      reasons: [
        'Für gelegentlichen Gebrauch reicht es.',
        'Bei uns hat ein Teil nach einigen Wochen nachgegeben, Ersatz kam ohne Diskussion.',
        'Beim nächsten Mal nehme ich die teurere Ausführung.',
      ],
    },
    en: {
      titles: ['All right', 'Average'],
      openings: ['It does what it should, no more.', 'I had hoped for a little more.'],
      reasons: ['Fine for occasional use.', 'I would take the sturdier version next time.'],
    },
  },
  2: {
    de: {
      titles: ['Eher enttäuscht', 'Leider nicht unser Fall'],
      openings: ['Auf dem Bild wirkte es wertiger.', 'Nach vier Wochen zeigte sich schon deutlicher Verschleiß.'],
      reasons: ['Die Rückgabe war immerhin unkompliziert.', 'Für den Klassenraum zu empfindlich.'],
    },
    en: {
      titles: ['A bit disappointing'],
      openings: ['It looked sturdier in the picture.', 'It shows wear after a month.'],
      reasons: ['At least the return was easy.', 'Too delicate for a classroom.'],
    },
  },
  1: {
    de: {
      titles: ['Leider beschädigt angekommen', 'Nicht zu empfehlen'],
      openings: ['Kam mit einem Riss an.', 'Hat bei uns keine Woche gehalten.'],
      reasons: ['Der Kundendienst hat den Betrag schnell erstattet.', 'Schade, die Idee gefiel uns.'],
    },
    en: {
      titles: ['Arrived damaged'],
      openings: ['Arrived with a crack.', 'Did not last a week.'],
      reasons: ['Customer service refunded me quickly.', 'A pity, we liked the idea.'],
    },
  },
};
