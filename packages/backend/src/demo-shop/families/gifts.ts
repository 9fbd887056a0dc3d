// Free gifts and printed catalogues. They have a price of their own; carts that earned them take it off.

import { axis, colours, option } from '../choices.ts';
import type { Family } from '../family.ts';

export const GIFT_FAMILIES: readonly Family[] = [
  {
    key: 'gift',
    category: 'geschenkartikel',
    noun: ['Zugabe', 'free gift'],
    brands: ['lindwerk'],
    share: 0.5,
    titles: [
      ['Stoffbeutel „Lernen macht Krach“', 'Cotton bag “Learning is loud”'],
      ['Lesezeichen-Fuchs aus Filz', 'Felt fox bookmark'],
      ['Radierer-Quartett Waldtiere', 'Woodland eraser quartet'],
      ['Jahresplaner-Poster', 'Year planner poster'],
      ['Stempel „Prima gemacht“', 'Stamp “Well done”'],
      ['Pflanzstift mit Kresse', 'Plantable cress pencil'],
    ],
    variants: [colours('blue', 'berry', 'mint')],
    price: 299,
    weight: 60,
    motif: { draw: 'gift-box', accent: '#ffd257' },
    short: [
      ['gratis ab einem bestimmten Bestellwert', 'free from a certain order value'],
      ['nur solange der Vorrat reicht', 'while stocks last'],
    ],
    scope: ['ein Stück', 'one piece'],
    facts: { material: ['je nach Artikel', 'depending on the item'] },
    lead: [
      [
        'Ein kleines Dankeschön, das nicht im Schrank landet, sondern gebraucht wird.',
        'A small thank-you that does not end in a drawer but is used.',
      ],
      ['Für alle, die sich über Kleinigkeiten freuen können.', 'For everybody who can be pleased by small things.'],
    ],
    body: [
      [
        'Wir wechseln die Motive zweimal im Jahr und fragen vorher Kinder, was sie behalten würden.',
        'We change the motifs twice a year and ask children first what they would keep.',
      ],
    ],
    tip: ['Legen Sie im Warenkorb fest, welches Geschenk es sein soll.', 'Choose your gift in the basket.'],
  },
  {
    key: 'catalogue',
    category: 'geschenkartikel',
    noun: ['gedruckter Katalog', 'printed catalogue'],
    brands: ['lindwerk'],
    share: 0.35,
    titles: [
      ['Hauptkatalog Schule', 'Main school catalogue'],
      ['Katalog Kindergarten und Krippe', 'Nursery catalogue'],
      ['Möbel und Räume', 'Furniture and rooms'],
      ['School Supplies English Edition', 'School supplies, English edition'],
      ['Sport und Bewegung', 'Sports and movement'],
    ],
    axes: [axis('year', ['Ausgabe', 'Edition'], option(['2027', '2027']))],
    price: 0,
    isCatalogue: true,
    weight: 480,
    motif: { draw: 'book', colour: '#2b8c94', label: 'Katalog 2027', style: 'sun' },
    short: [
      ['kostenlos', 'free of charge'],
      ['auf Recyclingpapier', 'on recycled paper'],
    ],
    scope: ['ein Katalog', 'one catalogue'],
    facts: { paper: ['100 % Recyclingpapier', '100 % recycled paper'] },
    lead: [
      [
        'Zum Blättern, Ankreuzen und Liegenlassen im Lehrerzimmer.',
        'For leafing, ticking and leaving in the staff room.',
      ],
      [
        'Das ganze Sortiment auf einen Griff, mit Artikelnummern und Maßen.',
        'The whole range at hand, with order numbers and dimensions.',
      ],
    ],
    body: [
      [
        'Ein Bestellschein liegt bei; die Nummern funktionieren auch im Suchfeld.',
        'An order form is enclosed; its numbers also work in the search box.',
      ],
    ],
    tip: [
      'Er kommt kostenlos mit Ihrer Bestellung; ohne Bestellung schicken wir ihn über das Formular „Kataloge“.',
      'It comes free of charge with your order; without one, ask for it by the form “Catalogues”.',
    ],
  },
];
