// The families of the area Paper & notebooks. Pure data and texts in two languages, hence its length.

import { axis, colours, option, packs, RULINGS, same, sizes } from '../choices.ts';
import type { Family } from '../family.ts';

const BOOK_RULINGS = axis(
  'ruling',
  ['Lineatur', 'Ruling'],
  option(['liniert', 'lined'], 1, {
    shelf: 'liniert',
    motif: { style: 'lined', label: 'Deutsch' },
    note: [
      'Die Linien sind zart genug, dass am Ende nur die Schrift zu sehen ist.',
      'The lines are faint enough that in the end only the writing shows.',
    ],
  }),
  option(['Lineatur 1', 'ruling 1'], 1, {
    shelf: 'liniert',
    motif: { style: 'primary', label: 'Deutsch' },
    note: [
      'Die farbig hinterlegte Mitte zeigt Erstklässlern, wo die kleinen Buchstaben wohnen.',
      'The tinted middle band shows first-graders where small letters live.',
    ],
  }),
  option(['kariert', 'squared'], 1, {
    shelf: 'kariert',
    motif: { style: 'squared', label: 'Mathe' },
    note: [
      'Das Karoraster hilft beim Rechnen untereinander, Stelle unter Stelle.',
      'The squares help with written sums, digit below digit.',
    ],
  }),
  option(['blanko', 'blank'], 0.97, { shelf: 'kariert', motif: { style: 'blank', label: 'Skizzen' } }),
  ...['0', '2', '3', '4'].map((number) =>
    option([`Lineatur ${number}`, `ruling ${number}`], 1, {
      shelf: 'liniert',
      motif: { style: 'primary', label: 'Deutsch' },
    }),
  ),
  option(['Lineatur 25, liniert mit Rand', 'ruling 25, lined with margin'], 1, {
    shelf: 'liniert',
    motif: { style: 'lined', label: 'Deutsch' },
  }),
  option(['Lineatur 26, kariert mit Rand', 'ruling 26, squared with margin'], 1, {
    shelf: 'kariert',
    motif: { style: 'squared', label: 'Mathe' },
  }),
  option(['Lineatur 27, liniert mit Doppelrand', 'ruling 27, lined with double margin'], 1.02, {
    shelf: 'liniert',
    motif: { style: 'lined', label: 'Deutsch' },
  }),
  option(['Lineatur 28, kariert mit Doppelrand', 'ruling 28, squared with double margin'], 1.02, {
    shelf: 'kariert',
    motif: { style: 'squared', label: 'Mathe' },
  }),
);

export const PAPER_FAMILIES: readonly Family[] = [
  {
    key: 'exercise-book',
    category: 'papier/hefte/schulhefte',
    noun: ['Schulheft', 'exercise book'],
    brands: ['lindwerk', 'papierhase', 'gutundgrun'],
    axes: [
      axis(
        'format',
        ['Format', 'Format'],
        option(['A5', 'A5'], 0.75, { shelf: 'a5' }),
        option(['A4', 'A4'], 1, { shelf: 'a4' }),
      ),
      BOOK_RULINGS,
    ],
    variants: [packs(1, 10, 25), colours('blue', 'red', 'green', 'yellow', 'violet')],
    price: 109,
    weight: 90,
    share: 2.2,
    motif: { draw: 'notebook' },
    short: [
      ['holzfreies Papier, 90 g/m²', 'wood-free paper, 90 gsm'],
      ['Tinte schlägt nicht durch', 'ink does not bleed through'],
      ['Namensfeld auf dem Umschlag', 'name field on the cover'],
    ],
    scope: ['Heft mit 16 Blatt', 'Book with 16 leaves'],
    facts: {
      paper: ['90 g/m², Blauer Engel', '90 gsm, Blue Angel'],
      sheets: ['16 Blatt', '16 leaves'],
      binding: ['Fadenheftung mit abgerundeten Ecken', 'thread-stitched, rounded corners'],
    },
    lead: [
      [
        'Ein Heft, das jeden Tag aus dem Ranzen kommt und am Ende des Schuljahrs immer noch Ecken hat.',
        'A book that comes out of the satchel every day and still has its corners at the end of the year.',
      ],
      [
        'Glattes, augenfreundlich getöntes Papier, auf dem Füller und Buntstift gleich gern laufen.',
        'Smooth paper in a tint kind to the eyes, on which fountain pen and coloured pencil run equally well.',
      ],
    ],
    body: [
      [
        'Der feste Umschlag in fünf Farben hilft, Fächer auf einen Griff zu unterscheiden.',
        'The sturdy cover in five colours helps to tell subjects apart at a glance.',
      ],
      [
        'Innen ist Platz für Datum und Seitenzahl, außen für Name, Fach und Klasse.',
        'Inside there is room for date and page, outside for name, subject and class.',
      ],
    ],
    tip: ['Für ganze Klassen lohnt sich die 25er-Packung.', 'For whole classes the pack of 25 pays off.'],
    goesWith: ['book-cover', 'graphite-pencil', 'fountain-pen'],
    keywords: ['Heft Schreibheft Rechenheft', 'notebook copybook'],
  },
  {
    key: 'music-book',
    category: 'papier/hefte/spezialhefte',
    also: ['musik/zubehoer'],
    noun: ['Notenheft', 'music book'],
    brands: ['lindwerk', 'klangwiese'],
    axes: [axis('format', ['Format', 'Format'], option(same('A5 quer'), 0.8), option(same('A4')))],
    variants: [packs(1, 10)],
    price: 169,
    weight: 70,
    motif: { draw: 'notebook', colour: '#8166cf', style: 'music', label: 'Musik' },
    short: [
      ['12 Systeme je Seite', '12 staves per page'],
      ['mit Hilfslinien', 'with ledger guides'],
    ],
    scope: ['Notenheft, 16 Blatt', 'Music book, 16 leaves'],
    facts: { paper: same('90 g/m²'), sheets: ['16 Blatt', '16 leaves'] },
    lead: [
      [
        'Weite Notenlinien für Anfänger, enge für kleine Komponisten: So findet jede Melodie Platz.',
        'Wide staves for beginners, narrow ones for young composers: every tune finds room.',
      ],
      [
        'Ein Heft, das auf dem Notenständer von selbst offen liegen bleibt.',
        'A book that stays open on the music stand by itself.',
      ],
    ],
    body: [
      [
        'Jede zweite Seite ist liniert, für Texte und Griffbilder.',
        'Every other page is lined, for lyrics and fingerings.',
      ],
    ],
    tip: ['Passt in jede Blockflötentasche.', 'Fits into every recorder bag.'],
  },
  {
    key: 'vocabulary-book',
    category: 'papier/hefte/spezialhefte',
    noun: ['Vokabelheft', 'vocabulary book'],
    brands: ['lindwerk', 'papierhase'],
    axes: [
      axis('columns', ['Spalten', 'Columns'], option(['2 Spalten', '2 columns']), option(['3 Spalten', '3 columns'])),
    ],
    variants: [packs(1, 5), colours('berry', 'teal', 'navy')],
    price: 149,
    weight: 80,
    motif: { draw: 'notebook', label: 'Wörter' },
    short: [
      ['breiter Rand zum Abdecken', 'wide margin for covering'],
      ['32 Blatt', '32 leaves'],
    ],
    scope: ['Vokabelheft', 'Vocabulary book'],
    facts: { paper: same('80 g/m²'), sheets: ['32 Blatt', '32 leaves'] },
    lead: [
      [
        'Wort links, Bedeutung rechts, dazwischen Luft zum Zuhalten: So fragt man sich selbst ab.',
        'Word left, meaning right, and room between to cover: that is how one tests oneself.',
      ],
      [
        'Dreißig Seiten Englisch sehen hier nach höchstens zehn aus.',
        'Thirty pages of English look like ten at most in here.',
      ],
    ],
    body: [
      [
        'Die dritte Spalte nimmt Beispielsätze und Eselsbrücken auf.',
        'The third column takes sample sentences and mnemonics.',
      ],
    ],
    tip: ['Fünf neue Wörter am Tag sind besser als fünfzig am Sonntag.', 'Five new words a day beat fifty on Sunday.'],
  },
  {
    key: 'homework-book',
    category: 'papier/hefte/spezialhefte',
    noun: ['Hausaufgabenheft', 'homework diary'],
    brands: ['lindwerk', 'buntspecht'],
    axes: [
      axis(
        'level',
        ['Stufe', 'Level'],
        option(['Grundschule', 'primary school']),
        option(['Sekundarstufe', 'secondary school'], 1.15),
      ),
    ],
    variants: [colours('sky', 'orange', 'mint', 'pink')],
    price: 349,
    weight: 140,
    motif: { draw: 'notebook', label: 'To-do', accent: '#ffe28a' },
    short: [
      ['Woche auf einer Doppelseite', 'week on a double page'],
      ['Stundenplan und Ferienübersicht', 'timetable and holidays'],
    ],
    scope: ['Hausaufgabenheft, 48 Blatt', 'Homework diary, 48 leaves'],
    facts: { sheets: ['48 Blatt', '48 leaves'], binding: ['Spirale, Kartonumschlag', 'spiral, card cover'] },
    lead: [
      [
        'Was war noch mal auf? Hier steht es, mit einem Kästchen zum Abhaken.',
        'What was it for tomorrow? Here it is, with a box to tick.',
      ],
      [
        'Ein Heft, das Kindern beim Erinnern und Eltern beim Nachsehen hilft.',
        'A diary that helps children remember and parents check.',
      ],
    ],
    body: [
      [
        'Auf jeder Wochenseite ist Platz für eine Mitteilung und für das, was gut gelungen ist.',
        'Each week has room for a message and for what went well.',
      ],
    ],
    tip: ['Undatiert, daher jederzeit zu beginnen.', 'Undated, so it can start any time.'],
  },
  {
    key: 'book-cover',
    category: 'papier/hefte/umschlaege',
    noun: ['Heftumschlag', 'book cover'],
    brands: ['papierhase', 'ordnungshelden'],
    axes: [axis('format', ['Format', 'Format'], option(same('A5'), 0.8), option(same('A4')))],
    variants: [colours('red', 'blue', 'green', 'yellow', 'violet'), packs(1, 10)],
    price: 59,
    weight: 25,
    minimum: 5,
    motif: { draw: 'folder', label: 'Name' },
    short: [
      ['Recyclingpapier oder Polypropylen', 'recycled paper or polypropylene'],
      ['mit Namensschild', 'with name label'],
    ],
    scope: ['Heftumschlag', 'Book cover'],
    facts: { material: ['Recyclingkarton, abwischbar', 'recycled card, wipeable'] },
    lead: [
      [
        'Rot für Deutsch, Blau für Mathe: Farben sparen morgens eine Minute Suchen.',
        'Red for German, blue for maths: colours save a minute of searching each morning.',
      ],
      ['Hält Apfelsaft von den Hausaufgaben fern.', 'Keeps apple juice away from homework.'],
    ],
    body: [
      [
        'Die verstärkten Laschen reißen nicht ein und lassen sich im nächsten Jahr wieder verwenden.',
        'The reinforced flaps do not tear and can be used again next year.',
      ],
    ],
    tip: ['Aus Kostengründen ab fünf Stück bestellbar.', 'To keep costs low, from five pieces.'],
  },
  {
    key: 'notebook',
    category: 'papier/notizbuecher',
    noun: ['Notizbuch', 'notebook'],
    brands: ['lindwerk', 'maplewood', 'papierhase'],
    axes: [RULINGS, axis('format', ['Format', 'Format'], option(same('A6'), 0.7), option(same('A5')))],
    variants: [colours('navy', 'berry', 'mint', 'sand', 'black')],
    price: 1195,
    weight: 260,
    share: 1.3,
    motif: { draw: 'notebook', label: 'Notizen' },
    short: [
      ['Fadenheftung, liegt flach', 'thread-sewn, lies flat'],
      ['Lesebändchen und Gummizug', 'ribbon and elastic'],
      ['Innentasche', 'inner pocket'],
    ],
    scope: ['Notizbuch, 96 Blatt', 'Notebook, 96 leaves'],
    facts: { paper: same('100 g/m²'), sheets: ['96 Blatt', '96 leaves'], binding: ['Leinen', 'linen'] },
    lead: [
      [
        'Für Konferenzen, Skizzen und Sätze, die man nicht vergessen will.',
        'For meetings, sketches and sentences one does not want to forget.',
      ],
      [
        'Ein leinengebundenes Buch, das sich schon beim Aufschlagen wichtig anfühlt.',
        'A linen-bound book that feels important the moment it opens.',
      ],
    ],
    body: [
      [
        'Das cremefarbene Papier schont die Augen und nimmt auch Tusche sauber auf.',
        'The cream paper is gentle on the eyes and takes ink cleanly.',
      ],
    ],
    tip: [
      'Die ersten Seiten sind für ein Inhaltsverzeichnis vorbereitet.',
      'The first pages are prepared for a table of contents.',
    ],
  },
  {
    key: 'college-pad',
    category: 'papier/bloecke/collegebloecke',
    noun: ['Collegeblock', 'refill pad'],
    brands: ['lindwerk', 'papierhase', 'gutundgrun'],
    axes: [axis('format', ['Format', 'Format'], option(same('A4')), option(same('A5'), 0.8)), RULINGS],
    variants: [packs(1, 5, 20), colours('blue', 'lime', 'berry')],
    price: 249,
    weight: 400,
    motif: { draw: 'pad', label: 'A4' },
    short: [
      ['80 Blatt, gelocht und perforiert', '80 leaves, punched and perforated'],
      ['Recyclingpapier', 'recycled paper'],
    ],
    scope: ['Collegeblock A4', 'Refill pad A4'],
    facts: {
      paper: ['70 g/m², Blauer Engel', '70 gsm, Blue Angel'],
      sheets: ['80 Blatt', '80 leaves'],
      binding: ['Doppelspirale', 'twin wire'],
    },
    lead: [
      [
        'Mitschreiben, abreißen, abheften: ein Block für lange Tage.',
        'Take notes, tear off, file away: a pad for long days.',
      ],
      [
        'Die Doppelspirale lässt sich umschlagen und verhakt sich nicht im Rucksack.',
        'The twin wire folds over and does not catch in the backpack.',
      ],
    ],
    body: [
      [
        'Die Mikroperforation trennt sauber, und die Vierfachlochung passt in jeden Ordner.',
        'The micro-perforation tears cleanly, and the four holes fit every binder.',
      ],
    ],
    tip: ['Die feste Rückwand erlaubt das Schreiben auf den Knien.', 'The firm back allows writing on one’s knees.'],
  },
  {
    key: 'drawing-pad',
    category: 'papier/bloecke/zeichenbloecke',
    noun: ['Zeichenblock', 'drawing pad'],
    brands: ['lindwerk', 'tintoro', 'malwerkstatt'],
    axes: [axis('format', ['Format', 'Format'], option(same('A4'), 0.65), option(same('A3')), option(same('A2'), 1.9))],
    variants: [
      sizes(['Blattzahl', 'Sheets'], 'dropdown', [['20 Blatt', '20 sheets'], 1], [['100 Blatt', '100 sheets'], 4.3, 5]),
    ],
    price: 399,
    weight: 450,
    motif: { draw: 'pad', colour: '#f08a3c', style: 'blank', label: 'Zeichnen' },
    short: [
      ['120 g/m², leicht gekörnt', '120 gsm, slightly grained'],
      ['radierfest', 'stands erasing'],
    ],
    scope: ['Zeichenblock', 'Drawing pad'],
    facts: { paper: same('120 g/m²'), binding: ['kopfgeleimt', 'glued at the head'] },
    lead: [
      [
        'Papier mit Biss: Grafit haftet, Farbe leuchtet, und der Radierer hinterlässt keine Glatze.',
        'Paper with tooth: graphite holds, colour glows, and erasing leaves no bald patch.',
      ],
      [
        'Für Kunststunden, in denen auch der zweite Versuch zählt.',
        'For art lessons where the second attempt counts too.',
      ],
    ],
    body: [
      [
        'Die Blätter lassen sich glatt abziehen und wellen sich erst bei sehr viel Wasser.',
        'Sheets come off cleanly and only buckle with a great deal of water.',
      ],
    ],
    tip: [
      'Für Aquarell empfehlen wir den Aquarellblock mit 300 g/m².',
      'For watercolour we recommend the 300 gsm watercolour pad.',
    ],
  },
  {
    key: 'watercolour-pad',
    category: 'papier/bloecke/zeichenbloecke',
    noun: ['Aquarellblock', 'watercolour pad'],
    brands: ['tintoro', 'lindwerk'],
    axes: [
      axis('format', ['Format', 'Format'], option(same('24 × 32 cm')), option(same('30 × 40 cm'), 1.5)),
      axis('grain', ['Körnung', 'Grain'], option(['matt', 'cold-pressed']), option(['rau', 'rough'], 1.08)),
    ],
    price: 1290,
    weight: 620,
    motif: { draw: 'pad', colour: '#7cc0ea', style: 'blank', label: 'Aquarell' },
    short: [
      ['300 g/m², rundum geleimt', '300 gsm, glued all round'],
      ['säurefrei', 'acid-free'],
    ],
    scope: ['Aquarellblock, 20 Blatt', 'Watercolour pad, 20 sheets'],
    facts: { paper: ['300 g/m², 25 % Baumwolle', '300 gsm, 25 % cotton'] },
    lead: [
      [
        'Wasser darf hier stehen, fließen und Wolken bilden, das Blatt bleibt glatt.',
        'Water may stand, flow and form clouds here; the sheet stays flat.',
      ],
      [
        'Ein Papier, das Anfängern verzeiht und Könnern gehorcht.',
        'A paper that forgives beginners and obeys experts.',
      ],
    ],
    body: [
      [
        'Die Rundumleimung spannt das Blatt, bis es getrocknet ist.',
        'Gluing all round keeps the sheet stretched until it is dry.',
      ],
    ],
    tip: ['Mit einem stumpfen Messer an der offenen Stelle anheben.', 'Lift with a blunt knife at the open spot.'],
    goesWith: ['watercolour-box', 'brushes'],
  },
  {
    key: 'printer-paper',
    category: 'papier/druckerpapier',
    also: ['buero/schreibtisch'],
    noun: ['Kopierpapier', 'copy paper'],
    brands: ['papierhase', 'gutundgrun'],
    axes: [
      axis(
        'grammage',
        ['Grammatur', 'Grammage'],
        option(same('80 g/m²')),
        option(same('100 g/m²'), 1.35),
        option(same('160 g/m²'), 2.2),
      ),
    ],
    variants: [
      sizes(
        ['Menge', 'Quantity'],
        'dropdown',
        [['500 Blatt', '500 sheets'], 1],
        [['2.500 Blatt', '2,500 sheets'], 4.5, 5],
        [['Palette 100.000 Blatt', 'pallet of 100,000 sheets'], 160, 200],
      ),
    ],
    price: 595,
    weight: 2500,
    motif: { draw: 'ream', colour: '#3f9e57', accent: '#ffffff', label: '500' },
    base: { amount: 31.185, unit: 'm²' },
    short: [
      ['DIN A4, staubarm, staufrei', 'A4, low dust, no jams'],
      ['Blauer Engel', 'Blue Angel'],
      ['ISO-Weiße 90', 'ISO whiteness 90'],
    ],
    scope: ['Papier DIN A4 im Riesumschlag aus Papier', 'A4 paper in a paper wrapper'],
    facts: { paper: ['100 % Altpapier', '100 % waste paper'], norm: same('DIN EN 12281') },
    lead: [
      [
        'Papier für Drucker, die montags um halb acht funktionieren müssen.',
        'Paper for printers that must work at half past seven on Mondays.',
      ],
      [
        'Weiß genug für Zeugnisse, gut genug für Arbeitsblätter, freundlich genug zum Wald.',
        'White enough for reports, good enough for worksheets, kind enough to the forest.',
      ],
    ],
    body: [
      [
        'Für Laser, Tinte und Kopierer geeignet, beidseitig bedruckbar, archivfest über hundert Jahre.',
        'For laser, inkjet and copiers, printable on both sides, archival for a hundred years.',
      ],
    ],
    tip: [
      'Kühl und liegend lagern, dann zieht der Stapel keine Feuchte.',
      'Store cool and flat so that the stack takes up no moisture.',
    ],
  },
  {
    key: 'construction-paper',
    category: 'papier/tonpapier/tonpapier-karton',
    also: ['basteln/bastelmaterial'],
    noun: ['Tonpapier', 'construction paper'],
    brands: ['papierhase', 'lindwerk', 'buntspecht'],
    axes: [
      axis(
        'weight',
        ['Sorte', 'Grade'],
        option(same('130 g/m²')),
        option(['Karton 220 g/m²', 'card 220 gsm'], 1.4),
        option(['Fotokarton 300 g/m²', 'photo card 300 gsm'], 1.8),
      ),
      axis('format', ['Format', 'Format'], option(same('A4'), 0.6), option(same('50 × 70 cm'), 1.6)),
    ],
    variants: [
      colours('red', 'yellow', 'green', 'sky', 'black'),
      sizes(['Packung', 'Pack'], 'dropdown', [['10 Blatt', '10 sheets'], 1], [['100 Blatt', '100 sheets'], 8, 10]),
    ],
    price: 299,
    weight: 320,
    share: 1.4,
    motif: { draw: 'sheets', count: 6 },
    short: [
      ['durchgefärbt', 'dyed through'],
      ['lichtecht', 'lightfast'],
      ['reißfest gefalzt', 'folds without tearing'],
    ],
    scope: ['Bogen einer Farbe', 'Sheets of one colour'],
    facts: { paper: ['durchgefärbt, säurefrei', 'dyed through, acid-free'] },
    lead: [
      [
        'Farben, die auch im Fensterlicht eines ganzen Winters nicht blass werden.',
        'Colours that do not fade in the window light of a whole winter.',
      ],
      ['Durchgefärbt bis zur Mitte: Schnittkanten bleiben farbig.', 'Dyed to the core: cut edges stay coloured.'],
    ],
    body: [
      [
        'Das Papier faltet scharf, klebt schnell und nimmt Kreide wie Tusche an.',
        'The paper folds sharply, glues fast and takes chalk as well as ink.',
      ],
    ],
    tip: [
      'Für Laternen nehmen Sie 130 g/m², für Schultüten den Fotokarton.',
      'Use 130 gsm for lanterns, photo card for school cones.',
    ],
    goesWith: ['craft-scissors', 'glue-stick'],
  },
  {
    key: 'special-paper',
    category: 'papier/tonpapier/besondere',
    noun: ['Transparentpapier', 'tissue and tracing paper'],
    brands: ['papierhase', 'buntspecht'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Drachenpapier', 'kite paper']),
        option(['Seidenpapier', 'tissue paper'], 0.8),
        option(['Faltblätter', 'folding sheets'], 0.7),
        option(['Wellpappe', 'corrugated card'], 1.5),
      ),
    ],
    variants: [
      sizes(['Packung', 'Pack'], 'tile', [['25 Blatt', '25 sheets'], 1], [['100 Blatt', '100 sheets'], 3.5, 4]),
    ],
    price: 449,
    weight: 150,
    motif: { draw: 'sheets', style: 'mixed', count: 7 },
    short: [
      ['zehn Farben sortiert', 'ten assorted colours'],
      ['blutet beim Kleben nicht aus', 'does not bleed when glued'],
    ],
    scope: ['Papier in zehn Farben', 'Paper in ten colours'],
    facts: { paper: ['42 g/m² bis 260 g/m²', '42 to 260 gsm'] },
    lead: [
      [
        'Ein Stapel Licht: gegen das Fenster gehalten, wird jeder Stern zur Rosette.',
        'A stack of light: held to the window, every star becomes a rosette.',
      ],
      [
        'Für Drachen, Laternen und Blüten, die niemand gießen muss.',
        'For kites, lanterns and flowers that need no watering.',
      ],
    ],
    body: [
      [
        'Die Farben sind aufeinander abgestimmt und mischen sich, wenn zwei Lagen übereinanderliegen.',
        'The colours are matched and blend when two layers overlap.',
      ],
    ],
    tip: [
      'Mit Kleister statt Klebestift bleiben Fensterbilder glatt.',
      'Window pictures stay smooth with paste instead of a glue stick.',
    ],
  },
  {
    key: 'folder',
    category: 'papier/mappen-ordner/mappen',
    noun: ['Sammelmappe', 'folder'],
    brands: ['ordnungshelden', 'papierhase'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Gummizugmappe', 'elastic folder']),
        option(['Schnellhefter', 'flat file'], 0.4),
        option(['Schnellhefter aus Karton', 'card flat file'], 0.3),
        option(['Zeichenmappe A3', 'art folder A3'], 2.6),
        option(['Postmappe 12 Fächer', 'sorter, 12 parts'], 3.2),
      ),
    ],
    variants: [colours('red', 'blue', 'green', 'yellow', 'black', 'orange', 'violet', 'white', 'grey'), packs(1, 10)],
    price: 249,
    weight: 130,
    motif: { draw: 'folder', label: 'A4' },
    short: [
      ['kräftiger Karton', 'strong card'],
      ['drei Einschlagklappen', 'three flaps'],
    ],
    scope: ['Mappe', 'Folder'],
    facts: { material: ['Karton 390 g/m², 100 % Recycling', 'card 390 gsm, 100 % recycled'] },
    lead: [
      ['Damit lose Blätter nicht zu Eselsohren werden.', 'So that loose sheets do not turn into dog-ears.'],
      [
        'Eine Mappe für Elternbriefe, Sammelkarten und halb fertige Geschichten.',
        'A folder for letters home, trading cards and half-finished stories.',
      ],
    ],
    body: [
      [
        'Die Gummizüge halten auch, wenn mehr hineinmusste als hineinpasst.',
        'The elastics hold even when more had to fit than fits.',
      ],
    ],
    tip: [
      'Farbe je Fach, Name oben rechts: Ordnung, die von selbst entsteht.',
      'A colour per subject, a name top right: order that makes itself.',
    ],
  },
  {
    key: 'ring-binder',
    category: 'papier/mappen-ordner/ordner',
    also: ['buero/schreibtisch'],
    noun: ['Ordner', 'lever arch file'],
    brands: ['ordnungshelden', 'gutundgrun'],
    axes: [
      axis(
        'width',
        ['Rücken', 'Spine'],
        option(['schmal 50 mm', 'narrow 50 mm'], 0.95),
        option(['breit 80 mm', 'wide 80 mm']),
      ),
    ],
    variants: [colours('red', 'blue', 'green', 'grey', 'black'), packs(1, 20)],
    price: 329,
    weight: 480,
    motif: { draw: 'binder', label: '2027' },
    short: [
      ['Hebelmechanik mit Niederhalter', 'lever mechanism with hold-down'],
      ['Kantenschutz', 'edge protection'],
    ],
    scope: ['Ordner mit Rückenschild', 'File with spine label'],
    facts: { material: ['Graupappe, Recyclingbezug', 'grey board, recycled cover'], norm: same('DIN 821') },
    lead: [
      [
        'Zwei Finger, ein Klack, und das Schuljahr ist abgelegt.',
        'Two fingers, one click, and the school year is filed.',
      ],
      ['Ordner, die in einer Reihe gerade stehen bleiben.', 'Files that keep standing straight in a row.'],
    ],
    body: [
      [
        'Mechanik und Pappe lassen sich trennen und getrennt verwerten.',
        'Mechanism and board can be separated and recycled separately.',
      ],
    ],
    tip: ['Rückenschilder gibt es als Vorlage zum Ausdrucken.', 'Spine labels are available as a template to print.'],
    goesWith: ['dividers', 'hole-punch'],
  },
  {
    key: 'dividers',
    category: 'papier/mappen-ordner/ordner',
    noun: ['Register', 'dividers'],
    brands: ['ordnungshelden', 'papierhase'],
    axes: [
      axis(
        'parts',
        ['Teilung', 'Parts'],
        option(['5-teilig', '5 parts'], 0.6),
        option(['12-teilig', '12 parts']),
        option(['A–Z', 'A–Z'], 1.6),
      ),
    ],
    variants: [packs(1, 10)],
    price: 259,
    weight: 160,
    motif: { draw: 'sheets', style: 'mixed', count: 6, accent: '#ffffff' },
    short: [
      ['farbige Taben', 'coloured tabs'],
      ['Deckblatt zum Beschriften', 'index sheet'],
    ],
    scope: ['Register A4', 'A4 dividers'],
    facts: { material: ['Karton 170 g/m²', 'card 170 gsm'] },
    lead: [
      ['Wer sucht, hat kein Register.', 'Those who search have no dividers.'],
      ['Farben führen schneller ans Ziel als Blättern.', 'Colours lead faster than leafing.'],
    ],
    body: [
      [
        'Die verstärkte Lochung hält auch bei täglichem Umblättern.',
        'The reinforced holes last even with daily turning.',
      ],
    ],
    tip: [
      'Deckblatt mit Bleistift beschriften: Im nächsten Jahr geht es weiter.',
      'Label the index in pencil: next year it goes on.',
    ],
  },
  {
    key: 'envelopes',
    category: 'papier/umschlaege-karten',
    also: ['buero/versand'],
    noun: ['Briefumschläge', 'envelopes'],
    brands: ['papierhase', 'maplewood'],
    axes: [
      axis(
        'format',
        ['Format', 'Format'],
        option(same('C6')),
        option(['DIN lang', 'DL'], 1.05),
        option(same('C4'), 1.9),
      ),
    ],
    variants: [
      colours('white', 'sand', 'sky', 'pink'),
      sizes(
        ['Packung', 'Pack'],
        'dropdown',
        [['25 Stück', '25 pieces'], 1, 1, 25],
        [['500 Stück', '500 pieces'], 14, 20, 500],
      ),
    ],
    price: 299,
    weight: 120,
    motif: { draw: 'envelope' },
    short: [
      ['haftklebend', 'self-seal'],
      ['Innendruck schützt vor Einblick', 'inner print for privacy'],
    ],
    scope: ['Umschläge im Karton', 'Envelopes in a box'],
    facts: { paper: ['90 g/m² Recyclingpapier', '90 gsm recycled paper'] },
    lead: [
      [
        'Für Einladungen, Zeugnisse und Post an die Zahnfee.',
        'For invitations, reports and letters to the tooth fairy.',
      ],
      ['Ein Brief freut anders als eine Nachricht.', 'A letter pleases in a way a message cannot.'],
    ],
    body: [
      [
        'Der Haftstreifen klebt ohne Feuchten und hält auf dem ganzen Postweg.',
        'The strip seals without moistening and holds all the way.',
      ],
    ],
    tip: ['Farbige Umschläge nehmen helle Gelstifte gut an.', 'Coloured envelopes take light gel pens well.'],
  },
  {
    key: 'planner',
    category: 'papier/kalender',
    also: ['lehrmittel/lehrerbedarf'],
    noun: ['Schulplaner', 'school planner'],
    brands: ['lindwerk', 'maplewood', 'papierhase'],
    axes: [
      axis(
        'format',
        ['Format', 'Format'],
        option(['A5 Buch', 'A5 book']),
        option(['A4 Spirale', 'A4 spiral'], 1.2),
        option(['Wandkalender A2', 'wall calendar A2'], 0.9),
      ),
    ],
    variants: [colours('teal', 'berry', 'sand')],
    price: 1595,
    weight: 380,
    motif: { draw: 'calendar', label: '26/27' },
    short: [
      ['August bis Juli', 'August to July'],
      ['Ferien aller Länder', 'holidays of all states'],
      ['Klassenlisten zum Ausfüllen', 'class lists to fill in'],
    ],
    scope: ['Planer für ein Schuljahr', 'Planner for one school year'],
    facts: { pages: ['192 Seiten', '192 pages'], binding: ['Fadenheftung', 'thread-sewn'] },
    lead: [
      ['Ein Jahr beginnt im August: Dieser Planer weiß das.', 'The year begins in August: this planner knows.'],
      [
        'Noten, Namen, Notizen auf einen Blick, und Platz für das, was dazwischenkommt.',
        'Marks, names, notes at a glance, and room for what comes between.',
      ],
    ],
    body: [
      [
        'Die Wochenansicht folgt Unterrichtsstunden statt Uhrzeiten.',
        'The week view follows lessons instead of hours.',
      ],
    ],
    tip: [
      'Die perforierten Ecken führen immer zur aktuellen Woche.',
      'Perforated corners always lead to the current week.',
    ],
  },
];
