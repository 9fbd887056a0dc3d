// The tree of the demo shop's categories: twelve top categories and the sale. Pure data, hence its length.

import type { Motif } from '../pictures/picture-spec.ts';
import type { Pair } from './pair.ts';

export type CategoryNode = {
  /** Last part of the address and of the key. */
  readonly slug: string;
  readonly name: Pair;
  readonly children?: readonly CategoryNode[];
  readonly icon?: string;
  readonly motifs?: readonly Motif[];
  readonly isSale?: boolean;
  readonly isExcludedFromNav?: boolean;
  /** What the SEO text says of a top category. */
  readonly about?: Pair;
};

const node = (slug: string, de: string, en: string, ...children: readonly CategoryNode[]): CategoryNode => ({
  slug,
  name: [de, en],
  ...(children.length > 0 ? { children } : {}),
});

const grades = (): readonly CategoryNode[] =>
  [1, 2, 3, 4].map((grade) => node(`klasse-${grade}`, `Klasse ${grade}`, `Grade ${grade}`));

export const CATEGORY_TREE: readonly CategoryNode[] = [
  {
    ...node(
      'schreiben',
      'Schreiben',
      'Writing',
      node(
        'bleistifte',
        'Bleistifte',
        'Pencils',
        node('grafit', 'Grafitstifte', 'Graphite pencils'),
        node('druckbleistifte', 'Druckbleistifte', 'Mechanical pencils'),
      ),
      node(
        'buntstifte',
        'Buntstifte & Kreiden',
        'Coloured pencils & crayons',
        node('schule', 'Für die Schule', 'For school'),
        node('kuenstler', 'Für Künstler', 'For artists'),
      ),
      node(
        'fueller-tinte',
        'Füller & Tinte',
        'Fountain pens & ink',
        node('fueller', 'Füller', 'Fountain pens'),
        node('tinte', 'Tinte & Patronen', 'Ink & cartridges'),
      ),
      node('kugelschreiber-roller', 'Kugelschreiber & Roller', 'Ballpoints & rollers'),
      node(
        'fasermaler-marker',
        'Fasermaler & Marker',
        'Felt-tips & markers',
        node('fasermaler', 'Fasermaler', 'Felt-tip pens'),
        node('textmarker', 'Textmarker', 'Highlighters'),
        node('permanentmarker', 'Permanentmarker', 'Permanent markers'),
      ),
      node('tafelstifte-kreide', 'Boardmarker & Kreide', 'Board markers & chalk'),
      node(
        'korrigieren-spitzen',
        'Korrigieren & Spitzen',
        'Erasing & sharpening',
        node('radierer', 'Radierer & Löscher', 'Erasers'),
        node('spitzer', 'Spitzer', 'Sharpeners'),
      ),
      node(
        'lineale-zirkel',
        'Lineale & Zirkel',
        'Rulers & compasses',
        node('lineale', 'Lineale & Geodreiecke', 'Rulers & set squares'),
        node('zirkel', 'Zirkel', 'Compasses'),
      ),
    ),
    icon: 'pencil',
    motifs: [
      { draw: 'pencil-set', accent: '#fff1d6', count: 8 },
      { draw: 'pen', colour: '#3f7fd0', style: 'fountain', accent: '#f2c230' },
    ],
    about: [
      'Vom ersten dicken Lernbleistift bis zum Künstlerfarbstift: Hier liegt alles, womit Gedanken aufs Papier kommen. Wir achten auf bruchfeste Minen, nachfüllbare Stifte und Griffe, die kleinen wie großen Händen passen.',
      'From the first thick learner pencil to artists’ colours: here is everything that brings thoughts to paper. We look for break-resistant leads, refillable pens and grips that fit small and large hands.',
    ],
  },
  {
    ...node(
      'papier',
      'Papier & Hefte',
      'Paper & notebooks',
      node(
        'hefte',
        'Hefte',
        'Exercise books',
        node(
          'schulhefte',
          'Schulhefte',
          'School books',
          node(
            'a5',
            'DIN A5',
            'A5',
            node('liniert', 'Liniert', 'Lined'),
            node('kariert', 'Kariert & blanko', 'Squared & blank'),
          ),
          node(
            'a4',
            'DIN A4',
            'A4',
            node('liniert', 'Liniert', 'Lined'),
            node('kariert', 'Kariert & blanko', 'Squared & blank'),
          ),
        ),
        node('spezialhefte', 'Noten-, Vokabel- & Aufgabenhefte', 'Music, vocabulary & homework books'),
        node('umschlaege', 'Heftumschläge', 'Book covers'),
      ),
      node('notizbuecher', 'Notizbücher', 'Notebooks'),
      node(
        'bloecke',
        'Blöcke',
        'Pads',
        node('collegebloecke', 'Collegeblöcke', 'Refill pads'),
        node('zeichenbloecke', 'Zeichenblöcke', 'Drawing pads'),
      ),
      node('druckerpapier', 'Druckerpapier', 'Printer paper'),
      node(
        'tonpapier',
        'Ton- & Bastelpapier',
        'Craft paper',
        node('tonpapier-karton', 'Tonpapier & Karton', 'Construction paper & card'),
        node('besondere', 'Besondere Papiere', 'Special papers'),
      ),
      node(
        'mappen-ordner',
        'Mappen & Ordner',
        'Folders & binders',
        node('mappen', 'Mappen', 'Folders'),
        node('ordner', 'Ordner & Register', 'Binders & dividers'),
      ),
      node('umschlaege-karten', 'Umschläge & Karten', 'Envelopes & cards'),
      node('kalender', 'Kalender & Planer', 'Calendars & planners'),
    ),
    icon: 'notebook',
    motifs: [
      { draw: 'notebook', colour: '#3f9e57', label: 'Deutsch' },
      { draw: 'notebook', colour: '#e2574c', label: 'Mathe', style: 'squared' },
    ],
    about: [
      'Hefte in jeder Lineatur, Blöcke, Mappen und Papier in achtzig Farben. Viele Sorten tragen ein Umweltzeichen und kosten trotzdem nicht mehr.',
      'Exercise books in every ruling, pads, folders and paper in eighty colours. Many carry an environmental label and still cost no more.',
    ],
  },
  {
    ...node(
      'basteln',
      'Malen & Basteln',
      'Painting & crafts',
      node(
        'farben',
        'Farben',
        'Paints',
        node('wasserfarben', 'Wasser- & Deckfarben', 'Watercolours'),
        node('acryl', 'Acrylfarben', 'Acrylics'),
        node('tempera', 'Tempera & Gouache', 'Tempera & gouache'),
        node('fingerfarben', 'Fingerfarben', 'Finger paints'),
        node('textilfarben', 'Textil- & Spezialfarben', 'Textile & special paints'),
      ),
      node(
        'pinsel-zubehoer',
        'Pinsel & Zubehör',
        'Brushes & accessories',
        node('pinsel', 'Pinsel & Roller', 'Brushes & rollers'),
        node('staffeleien', 'Staffeleien & Leinwände', 'Easels & canvases'),
        node('kittel', 'Kittel & Schürzen', 'Smocks & aprons'),
      ),
      node(
        'kleben',
        'Kleben',
        'Gluing',
        node('kleber', 'Klebestifte & Kleber', 'Glue sticks & glue'),
        node('klebeband', 'Klebeband', 'Tape'),
      ),
      node('scheren', 'Scheren & Schneiden', 'Scissors & cutting'),
      node('modellieren', 'Kneten & Modellieren', 'Modelling'),
      node('textil', 'Filzen, Weben, Nähen', 'Felting, weaving, sewing'),
      node(
        'bastelmaterial',
        'Bastelmaterial',
        'Craft materials',
        node('perlen', 'Perlen & Knöpfe', 'Beads & buttons'),
        node('holz', 'Holz & Natur', 'Wood & nature'),
      ),
      node('bastelsets', 'Bastelsets', 'Craft kits'),
      node('drucken', 'Drucken & Stempeln', 'Printing & stamping'),
    ),
    icon: 'palette',
    motifs: [
      { draw: 'paint-box', colour: '#3f7fd0', count: 12 },
      { draw: 'brush', colour: '#f08a3c', count: 3 },
    ],
    about: [
      'Farben, die decken, Scheren, die schneiden, und Material, das Ideen auslöst. Zu jedem Farbgebinde finden Sie den Grundpreis je Liter oder Kilogramm.',
      'Paints that cover, scissors that cut and materials that spark ideas. For every container you find the price per litre or kilogram.',
    ],
  },
  {
    ...node(
      'taschen',
      'Ranzen & Taschen',
      'School bags',
      node(
        'schulranzen',
        'Schulranzen',
        'Satchels',
        node('erstklaessler', 'Für Erstklässler', 'For first-graders'),
        node('leichtranzen', 'Leichtranzen', 'Light satchels'),
      ),
      node(
        'rucksaecke',
        'Rucksäcke',
        'Backpacks',
        node('sekundarstufe', 'Ab Klasse 5', 'From grade 5'),
        node('ausflug', 'Kita & Ausflug', 'Nursery & outings'),
      ),
      node(
        'maeppchen',
        'Mäppchen',
        'Pencil cases',
        node('gefuellt', 'Gefüllt', 'Filled'),
        node('schlamper', 'Schlamper & Rollen', 'Pouches & rolls'),
      ),
      node('sport-beutel', 'Sport- & Turnbeutel', 'Sports bags'),
      node(
        'brotdosen-flaschen',
        'Brotdosen & Flaschen',
        'Lunch boxes & bottles',
        node('brotdosen', 'Brotdosen', 'Lunch boxes'),
        node('flaschen', 'Trinkflaschen', 'Bottles'),
      ),
      node('lehrertaschen', 'Lehrertaschen', 'Teachers’ bags'),
      node('zubehoer', 'Regenschutz & Zubehör', 'Rain covers & accessories'),
    ),
    icon: 'backpack',
    motifs: [
      { draw: 'satchel', colour: '#3f7fd0', style: 'rocket', accent: '#f08a3c' },
      { draw: 'bottle', colour: '#e2574c', style: 'stars' },
    ],
    about: [
      'Ranzen, die auf kleinen Rücken gut sitzen, und Rucksäcke, die acht Schulstunden tragen. Alle Modelle werden mit Gewicht und Rückenlänge beschrieben.',
      'Satchels that sit well on small backs and backpacks that carry eight lessons. Every model is described with weight and back length.',
    ],
  },
  {
    ...node(
      'kindergarten',
      'Kindergarten & Spielen',
      'Kindergarten & play',
      node(
        'spielen',
        'Spielen',
        'Play',
        node('bausteine', 'Bausteine', 'Blocks'),
        node('konstruktion', 'Stecken & Konstruieren', 'Construction'),
        node('holzspielzeug', 'Holzspielzeug', 'Wooden toys'),
        node('puzzles', 'Puzzles', 'Puzzles'),
        node('gesellschaftsspiele', 'Gesellschaftsspiele', 'Board games'),
        node('reisespiele', 'Reisespiele', 'Travel games'),
        node('kauflaeden-kuechen', 'Kaufläden & Spielküchen', 'Shops & play kitchens'),
        node('rollenspiel', 'Rollenspiel', 'Role play'),
        node('puppen-tiere', 'Puppen & Tiere', 'Dolls & animals'),
      ),
      node('lernspiele', 'Lernspiele', 'Learning games'),
      node('krippe', 'Krippe', 'Nursery'),
      node('feste', 'Feste & Dekoration', 'Parties & decoration'),
      node(
        'draussen',
        'Draußen',
        'Outdoors',
        node('sandspiel', 'Sand & Wasser', 'Sand & water'),
        node('fahrzeuge', 'Fahrzeuge', 'Vehicles'),
      ),
      node('erzaehlen', 'Erzählen & Theater', 'Storytelling & theatre'),
    ),
    icon: 'blocks',
    motifs: [{ draw: 'blocks', colour: '#e2574c' }, { draw: 'emoji:teddy-bear' }],
    about: [
      'Spielzeug, das viele Kinder und viele Jahre aushält. Warnhinweise und Altersangaben stehen bei jedem Artikel dort, wo Sie ihn bestellen.',
      'Toys that withstand many children and many years. Warnings and ages are shown right where you order.',
    ],
  },
  {
    ...node(
      'musik',
      'Musik',
      'Music',
      node('floeten', 'Flöten & Bläser', 'Recorders & winds'),
      node(
        'orff',
        'Orff-Instrumente',
        'Orff instruments',
        node('glockenspiele', 'Glockenspiele & Xylophone', 'Glockenspiels & xylophones'),
        node('trommeln', 'Trommeln', 'Drums'),
        node('kleine-percussion', 'Kleine Percussion', 'Small percussion'),
      ),
      node('saiten', 'Saiteninstrumente', 'Strings'),
      node('tasten', 'Tasteninstrumente', 'Keyboards'),
      node('zubehoer', 'Notenständer & Zubehör', 'Stands & accessories'),
    ),
    icon: 'music',
    motifs: [{ draw: 'glockenspiel', colour: '#d9a566', count: 9 }, { draw: 'emoji:trumpet' }],
    about: [
      'Instrumente, die stimmen, von der Rassel bis zum Keyboard, dazu Hörproben bei vielen Artikeln.',
      'Instruments that are in tune, from shaker to keyboard, with audio samples for many of them.',
    ],
  },
  {
    ...node(
      'sport',
      'Sport & Bewegung',
      'Sports',
      node(
        'baelle',
        'Bälle',
        'Balls',
        node('ballsport', 'Fuß-, Basket- & Volleybälle', 'Football, basketball, volleyball'),
        node('softbaelle', 'Softbälle', 'Soft balls'),
      ),
      node(
        'turnen',
        'Turnen',
        'Gymnastics',
        node('matten', 'Matten', 'Mats'),
        node('handgeraete', 'Reifen, Seile, Bänder', 'Hoops, ropes, ribbons'),
      ),
      node('leichtathletik', 'Leichtathletik', 'Athletics'),
      node('schlaeger', 'Schlägerspiele', 'Racket games'),
      node('pausenspiele', 'Pausenspiele', 'Playground games'),
      node('bewegung', 'Bewegungsbaustelle', 'Movement'),
      node('kleidung', 'Leibchen & Taschen', 'Bibs & bags'),
    ),
    icon: 'volleyball',
    motifs: [
      { draw: 'ball', colour: '#f4f3ee', accent: '#3a3b4a', style: 'soccer' },
      { draw: 'hoop', colour: '#e2574c' },
    ],
    about: [
      'Für Halle, Hof und Wiese: Geräte in Schulqualität, auch als Klassensatz im Netz.',
      'For hall, yard and meadow: school-grade equipment, also as class sets in a net.',
    ],
  },
  {
    ...node(
      'moebel',
      'Möbel & Räume',
      'Furniture & rooms',
      node(
        'sitzen',
        'Sitzen',
        'Seating',
        node('schuelerstuehle', 'Schülerstühle', 'Pupils’ chairs'),
        node('drehstuehle', 'Drehstühle', 'Swivel chairs'),
        node('kissen-sofas', 'Kissen & Sofas', 'Cushions & sofas'),
      ),
      node(
        'tische',
        'Tische',
        'Tables',
        node('schuelertische', 'Schülertische', 'Pupils’ tables'),
        node('gruppentische', 'Gruppentische', 'Group tables'),
      ),
      node(
        'schraenke-regale',
        'Schränke & Regale',
        'Cupboards & shelves',
        node('regale', 'Regale', 'Shelves'),
        node('schraenke', 'Schränke & Fächer', 'Cupboards & lockers'),
      ),
      node(
        'aufbewahrung',
        'Aufbewahrung',
        'Storage',
        node('boxen', 'Boxen & Kisten', 'Boxes & crates'),
        node('rollwagen', 'Rollwagen', 'Trolleys'),
      ),
      node('teppiche', 'Teppiche', 'Rugs'),
      node(
        'tafeln',
        'Tafeln',
        'Boards',
        node('whiteboards', 'Whiteboards & Kreidetafeln', 'White- & chalkboards'),
        node('pinnwaende', 'Pinnwände', 'Pinboards'),
      ),
      node('licht', 'Licht', 'Lighting'),
    ),
    icon: 'armchair',
    motifs: [
      { draw: 'chair', colour: '#3f7fd0' },
      { draw: 'shelf', colour: '#e2574c', count: 3 },
    ],
    about: [
      'Möbel, die mitwachsen, sich stapeln lassen und repariert werden können. Große Stücke liefert die Spedition bis in den Raum.',
      'Furniture that grows along, stacks and can be mended. Large pieces come by forwarding agent right into the room.',
    ],
  },
  {
    ...node(
      'medien',
      'Technik & Medien',
      'Technology & media',
      node('displays', 'Displays & Projektion', 'Displays & projection'),
      node('tablets', 'Tablets & Zubehör', 'Tablets & accessories'),
      node(
        'audio',
        'Audio',
        'Audio',
        node('kopfhoerer', 'Kopfhörer', 'Headphones'),
        node('lautsprecher', 'Lautsprecher & Mikrofone', 'Speakers & microphones'),
      ),
      node('rechner', 'Taschenrechner', 'Calculators'),
      node('robotik', 'Robotik & Programmieren', 'Robotics & coding'),
      node('strom', 'Kabel & Laden', 'Cables & charging'),
    ),
    icon: 'monitor',
    motifs: [
      { draw: 'tablet', colour: '#4a90d9' },
      { draw: 'headphones', colour: '#e2574c' },
    ],
    about: [
      'Technik, die im Unterricht verschwindet, weil sie funktioniert. Energielabel und Datenblatt finden Sie bei jedem Gerät.',
      'Technology that disappears in class because it works. You find energy label and data sheet with each device.',
    ],
  },
  {
    ...node(
      'lehrmittel',
      'Bücher & Lehrmaterial',
      'Books & teaching',
      node(
        'deutsch',
        'Deutsch',
        'German',
        node('lesen', 'Lesen', 'Reading', ...grades()),
        node('schreiben-lernen', 'Schreiben lernen', 'Learning to write'),
        node('rechtschreibung', 'Rechtschreibung', 'Spelling', ...grades()),
      ),
      node(
        'mathematik',
        'Mathematik',
        'Mathematics',
        node(
          'rechnen',
          'Rechnen',
          'Arithmetic',
          node('grundschule', 'Grundschule', 'Primary school', ...grades()),
          node('sekundarstufe', 'Sekundarstufe', 'Secondary school'),
        ),
        node('geometrie', 'Geometrie', 'Geometry'),
        node('uhr-geld', 'Uhr, Geld, Größen', 'Time, money, measures'),
        node('material', 'Rechenmaterial', 'Maths equipment'),
      ),
      node('sachunterricht', 'Sachunterricht', 'General studies'),
      node(
        'fremdsprachen',
        'Fremdsprachen',
        'Languages',
        node('englisch', 'Englisch', 'English'),
        node('franzoesisch', 'Französisch', 'French'),
        node('daz', 'Deutsch als Zweitsprache', 'German as a second language'),
      ),
      node('kunst-musik', 'Kunst & Musik', 'Art & music'),
      node(
        'kinderbuecher',
        'Kinder- & Jugendbücher',
        'Children’s books',
        node('bilderbuecher', 'Bilderbücher', 'Picture books'),
        node('jugend', 'Erzählungen', 'Stories'),
      ),
      node('lehrerbedarf', 'Für Lehrkräfte', 'For teachers'),
      node('wandkarten', 'Poster & Wandkarten', 'Posters & wall maps'),
    ),
    icon: 'book-open',
    motifs: [
      { draw: 'book', colour: '#b8447f', label: 'Lesen', style: 'letters' },
      { draw: 'book', colour: '#2b8c94', label: 'Rechnen', style: 'numbers' },
    ],
    about: [
      'Lernhefte, Arbeitsmaterial und Geschichten, nach Fach und Klasse geordnet. Bücher haben in Deutschland feste Preise.',
      'Workbooks, teaching material and stories by subject and grade. Books have fixed prices in Germany.',
    ],
  },
  {
    ...node(
      'naturwissenschaft',
      'Naturwissenschaften',
      'Science',
      node('chemie', 'Chemie', 'Chemistry'),
      node(
        'physik',
        'Physik',
        'Physics',
        node('strom', 'Strom & Magnete', 'Electricity & magnets'),
        node('mechanik-optik', 'Mechanik & Optik', 'Mechanics & optics'),
      ),
      node(
        'biologie',
        'Biologie',
        'Biology',
        node('mikroskope', 'Lupen & Mikroskope', 'Magnifiers & microscopes'),
        node('modelle', 'Modelle', 'Models'),
        node('natur', 'Natur entdecken', 'Discovering nature'),
      ),
      node('messen', 'Messen', 'Measuring'),
      node('geografie', 'Geografie', 'Geography'),
      node('forscherkaesten', 'Forscherkästen', 'Science kits'),
    ),
    icon: 'flask-conical',
    motifs: [
      { draw: 'beaker', colour: '#3fae8a', style: 'flask' },
      { draw: 'microscope', colour: '#3f7fd0' },
    ],
    about: [
      'Beobachten, messen, staunen: Geräte und Kästen für Versuche, die gelingen. Gefahrenhinweise stehen direkt beim Artikel.',
      'Observe, measure, marvel: devices and kits for experiments that work. Hazard statements are shown right with the item.',
    ],
  },
  {
    ...node(
      'buero',
      'Büro & Klassensätze',
      'Office & class sets',
      node('schreibtisch', 'Schreibtisch', 'Desk'),
      node('stempel', 'Stempel', 'Stamps'),
      node('laminieren', 'Laminieren & Binden', 'Laminating & binding'),
      node('etiketten', 'Etiketten & Haftnotizen', 'Labels & sticky notes'),
      node('versand', 'Versand', 'Shipping'),
      node('erste-hilfe', 'Erste Hilfe & Hygiene', 'First aid & hygiene'),
      node('praesentation', 'Präsentation', 'Presentation'),
      node(
        'klassensaetze',
        'Klassensätze',
        'Class sets',
        node('schreiben', 'Schreiben', 'Writing'),
        node('basteln', 'Basteln', 'Crafts'),
        node('rechnen', 'Rechnen & Forschen', 'Maths & science'),
        node('sport', 'Sport', 'Sports'),
      ),
    ),
    icon: 'paperclip',
    motifs: [
      { draw: 'binder', colour: '#e2574c', label: '2027' },
      { draw: 'stamp', colour: '#3f7fd0', label: 'PRIMA' },
    ],
    about: [
      'Was Sekretariat und Lehrerzimmer am Laufen hält, und Klassensätze, bei denen für jedes Kind eines da ist.',
      'What keeps office and staff room running, and class sets with one for every child.',
    ],
  },
  {
    ...node(
      'sale',
      'Sale',
      'Sale',
      node('schreiben-papier', 'Schreiben & Papier', 'Writing & paper'),
      node('basteln-spielen', 'Basteln & Spielen', 'Crafts & play'),
      node('taschen-sport', 'Taschen & Sport', 'Bags & sports'),
      node('raum-technik', 'Raum & Technik', 'Room & technology'),
    ),
    icon: 'badge-percent',
    isSale: true,
    motifs: [
      { draw: 'gift-box', colour: '#e2574c', accent: '#ffd257' },
      { draw: 'paint-pot', colour: '#f2c230' },
    ],
    about: [
      'Reduzierte Artikel, gerechnet gegen den niedrigsten Preis der letzten dreißig Tage. Bücher sind nicht dabei: Ihr Preis ist gebunden.',
      'Reduced items, counted against the lowest price of the last thirty days. Books are not among them: their price is fixed.',
    ],
  },
  {
    ...node('geschenkartikel', 'Gratisartikel & Kataloge', 'Free gifts & catalogues'),
    isExcludedFromNav: true,
    motifs: [{ draw: 'gift-box', colour: '#8166cf', accent: '#ffd257' }],
  },
];
