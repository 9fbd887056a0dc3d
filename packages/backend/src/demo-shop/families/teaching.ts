// The families of the area Books & teaching material. Pure data and texts in two languages, hence its length.

import type { BrandKey } from '../brands.ts';
import { axis, colours, GRADES, gradeSpans, option, packs, same } from '../choices.ts';
import type { FactKey, Family } from '../family.ts';
import type { Pair } from '../pair.ts';

type BookIdea = Pick<Family, 'key' | 'category' | 'noun' | 'titles' | 'axes' | 'price' | 'lead' | 'body' | 'tip'> & {
  readonly brands: readonly BrandKey[];
  readonly label: string;
  readonly style: string;
  readonly colour?: string;
  readonly pages: string;
  readonly share?: number;
  readonly more?: Partial<Family>;
};

const book = ({ label, style, colour, pages, more, share, ...idea }: BookIdea): Family => ({
  ...idea,
  weight: 320,
  isBook: true,
  motif: { draw: 'book', label, style, ...(colour ? { colour } : {}) },
  short: [
    ['mit Lösungen zum Heraustrennen', 'with removable solutions'],
    ['im Unterricht erprobt', 'tried in class'],
  ],
  scope: ['Buch', 'Book'],
  facts: {
    pages: [`${pages} Seiten`, `${pages} pages`],
    binding: ['Broschur, FSC-Papier', 'paperback, FSC paper'],
    language: ['Deutsch', 'German'],
  } satisfies Partial<Record<FactKey, Pair>>,
  ...(share ? { share } : {}),
  ...more,
});

const STORY: Partial<Family> = {
  short: [
    ['fest gebunden', 'hardcover'],
    ['farbig illustriert', 'illustrated in colour'],
  ],
};

export const TEACHING_FAMILIES: readonly Family[] = [
  book({
    key: 'reading-book',
    category: 'lehrmittel/deutsch/lesen',
    noun: ['Leseheft', 'reading booklet'],
    brands: ['lerchenverlag', 'eulenspiegel'],
    titles: [
      ['Lesefuchs', 'Reading Fox'],
      ['Silbenbrücke', 'Syllable Bridge'],
      ['Tintenklecks erzählt', 'Inkblot Tells'],
      ['Das Lesezelt', 'The Reading Tent'],
      ['Wort für Wort', 'Word by Word'],
      ['Leselaternen', 'Reading Lanterns'],
      ['Seitenwind', 'Side Wind'],
      ['Buchstabensuppe', 'Alphabet Soup'],
    ],
    axes: [GRADES],
    price: 795,
    label: 'Lesen',
    style: 'letters',
    pages: '64',
    share: 1.1,
    lead: [
      [
        'Kurze Texte mit langer Wirkung: Nach jeder Seite will man wissen, wie es weitergeht.',
        'Short texts with long effects: after each page one wants to know more.',
      ],
      ['Lesen lernt, wer gern umblättert.', 'Those who like turning pages learn to read.'],
    ],
    body: [
      [
        'Fragen zum Text prüfen Verstehen statt Abschreiben; die Schwierigkeit steigt unmerklich.',
        'Questions check understanding instead of copying; difficulty rises unnoticed.',
      ],
    ],
    tip: ['Zehn Minuten täglich, laut und zu zweit.', 'Ten minutes a day, aloud and in pairs.'],
    more: { hasAudio: true, keywords: ['Lesen lernen Lesestart', 'learn to read'] },
  }),
  book({
    key: 'first-letters-book',
    category: 'lehrmittel/deutsch/schreiben-lernen',
    noun: ['Schreiblehrgang', 'handwriting course'],
    brands: ['kompassverlag', 'lerchenverlag'],
    titles: [
      ['Schwungvoll', 'With a Swing'],
      ['Vom Strich zum Wort', 'From Stroke to Word'],
      ['Schreibspuren', 'Traces'],
      ['Hand in Hand', 'Hand in Hand'],
    ],
    axes: [
      axis(
        'script',
        ['Schrift', 'Script'],
        option(['Druckschrift', 'print']),
        option(['Grundschrift', 'basic script']),
        option(['Schreibschrift', 'cursive']),
      ),
    ],
    price: 895,
    label: 'Schreiben',
    style: 'letters',
    colour: '#2b8c94',
    pages: '72',
    lead: [
      [
        'Nachspuren, nachfahren, loslassen: So werden aus Bögen Buchstaben.',
        'Trace, follow, let go: that is how curves become letters.',
      ],
      ['Jeder Buchstabe bekommt die Zeit, die er braucht.', 'Every letter gets the time it needs.'],
    ],
    body: [
      [
        'Pfeile zeigen die Richtung, Punkte den Anfang, und am Rand lächelt ein Spatz.',
        'Arrows show the direction, dots the start, and a sparrow smiles in the margin.',
      ],
    ],
    tip: [
      'Linkshänder finden eine gespiegelte Vorlage im Anhang.',
      'Left-handers find a mirrored template in the appendix.',
    ],
  }),
  book({
    key: 'spelling-book',
    category: 'lehrmittel/deutsch/rechtschreibung',
    noun: ['Rechtschreibtraining', 'spelling practice'],
    brands: ['kompassverlag', 'lerchenverlag'],
    titles: [
      ['Wörterwerkstatt', 'Word Workshop'],
      ['Fehlerfinder', 'Error Finders'],
      ['Doppelt hält besser', 'Double Letters'],
      ['Groß oder klein?', 'Capital or Small?'],
    ],
    axes: [GRADES],
    price: 850,
    label: 'Richtig',
    style: 'letters',
    colour: '#3f9e57',
    pages: '80',
    lead: [
      [
        'Regeln, die man sich merkt, weil man sie selbst entdeckt hat.',
        'Rules one remembers because one has found them.',
      ],
      [
        'Mit Lupe, Reim und Wortfamilie den Fehlern auf der Spur.',
        'On the trail of errors with magnifier, rhyme and word family.',
      ],
    ],
    body: [['Kurze Übungen wiederholen sich in wachsenden Abständen.', 'Short exercises return at growing intervals.']],
    tip: ['Fünf Minuten am Anfang der Stunde genügen.', 'Five minutes at the start of a lesson will do.'],
  }),
  book({
    key: 'maths-book',
    category: 'lehrmittel/mathematik/rechnen/grundschule',
    noun: ['Rechenheft', 'maths workbook'],
    brands: ['kompassverlag', 'eulenspiegel'],
    titles: [
      ['Mathe-Detektive', 'Maths Detectives'],
      ['Zahlenwald', 'Number Forest'],
      ['Rechenraketen', 'Sum Rockets'],
      ['Plus und Minus auf Reisen', 'Plus and Minus Travel'],
      ['Einmaleins-Express', 'Times Table Express'],
      ['Kopfrechenkiosk', 'Mental Maths Kiosk'],
      ['Knobelkiste', 'Puzzle Box'],
    ],
    axes: [GRADES],
    price: 850,
    label: 'Rechnen',
    style: 'numbers',
    colour: '#3f7fd0',
    pages: '80',
    share: 1.1,
    lead: [
      [
        'Rechnen mit Spürsinn: Hinter jeder Aufgabe steckt ein kleiner Fall.',
        'Sums with a nose: behind each task hides a little case.',
      ],
      ['Erst legen, dann zeichnen, dann rechnen.', 'First lay out, then draw, then calculate.'],
    ],
    body: [
      [
        'Lösungswege dürfen verschieden sein und werden verglichen.',
        'Ways to the solution may differ and are compared.',
      ],
    ],
    tip: [
      'Die letzte Seite jedes Kapitels ist für eigene Aufgaben frei.',
      'The last page of each chapter is free for one’s own tasks.',
    ],
    more: { hasWorksheet: true, keywords: ['Mathe Mathematik Rechnen', 'maths'] },
  }),
  book({
    key: 'algebra-book',
    category: 'lehrmittel/mathematik/rechnen/sekundarstufe',
    noun: ['Arbeitsbuch Mathematik', 'mathematics workbook'],
    brands: ['kompassverlag'],
    titles: [
      ['Terme und Teilchen', 'Terms and Pieces'],
      ['Bruchstücke', 'Fractions'],
      ['Gerade, Kurve, Fläche', 'Line, Curve, Area'],
      ['Zufall und Zahl', 'Chance and Number'],
    ],
    axes: [gradeSpans('5', '6', '7', '8')],
    price: 1250,
    label: 'Mathe',
    style: 'numbers',
    colour: '#8166cf',
    pages: '144',
    lead: [
      [
        'Erklärt, bis es klick macht, und übt, bis es bleibt.',
        'Explains until it clicks and practises until it stays.',
      ],
      ['Beispiele aus Alltag, Sport und Küche.', 'Examples from daily life, sports and kitchen.'],
    ],
    body: [
      [
        'Drei Niveaus stehen nebeneinander, niemand wird sortiert.',
        'Three levels stand side by side; nobody is sorted.',
      ],
    ],
    tip: [
      'Lösungswege stehen ausführlich im Netz, ohne Anmeldung.',
      'Full solutions are online, without registration.',
    ],
  }),
  book({
    key: 'geometry-book',
    category: 'lehrmittel/mathematik/geometrie',
    noun: ['Geometrieheft', 'geometry booklet'],
    brands: ['kompassverlag', 'eulenspiegel'],
    titles: [
      ['Ecken und Kanten', 'Corners and Edges'],
      ['Spiegel, Falten, Drehen', 'Mirror, Fold, Turn'],
      ['Formenforscher', 'Shape Explorers'],
    ],
    axes: [gradeSpans('1–2', '3–4', '5–6')],
    price: 780,
    label: 'Formen',
    style: 'numbers',
    colour: '#f08a3c',
    pages: '56',
    lead: [
      ['Falten, spiegeln, bauen: Geometrie zum Anfassen.', 'Fold, mirror, build: geometry to touch.'],
      ['Ein Würfel hat sechs Flächen und viele Geschichten.', 'A cube has six faces and many stories.'],
    ],
    body: [['Ein Spiegel und ein Bogen Faltpapier liegen bei.', 'A mirror and a sheet of folding paper are enclosed.']],
    tip: ['Fotos vom Schulhof machen die besten Aufgaben.', 'Photos of the yard make the best tasks.'],
  }),
  book({
    key: 'clock-money-book',
    category: 'lehrmittel/mathematik/uhr-geld',
    noun: ['Übungsheft Größen', 'measures booklet'],
    brands: ['eulenspiegel', 'kompassverlag'],
    titles: [
      ['Fünf nach zwölf', 'Five Past Twelve'],
      ['Marktgeld', 'Market Money'],
      ['Meter, Liter, Kilogramm', 'Metre, Litre, Kilogram'],
    ],
    axes: [gradeSpans('1–2', '3–4')],
    price: 720,
    label: 'Uhr',
    style: 'sun',
    pages: '48',
    lead: [
      ['Wann ist gleich? Hier lernt man, es zu sagen.', 'When is soon? Here one learns to tell.'],
      ['Einkaufen, messen, warten: Mathematik zum Mitnehmen.', 'Shopping, measuring, waiting: maths to take away.'],
    ],
    body: [
      ['Spielgeld und eine Lernuhr zum Ausschneiden sind dabei.', 'Play money and a clock to cut out are included.'],
    ],
    tip: ['Auf dem Wochenmarkt üben.', 'Practise at the market.'],
  }),
  {
    key: 'maths-equipment',
    category: 'lehrmittel/mathematik/material',
    also: ['buero/klassensaetze/rechnen'],
    noun: ['Rechenmaterial', 'maths equipment'],
    brands: ['holzinger', 'denkbar', 'spielraum'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Rechenrahmen', 'counting frame']),
        option(['Hunderterfeld', 'hundred board'], 0.8, { motif: { draw: 'game', label: '100' } }),
        option(['Lernuhr', 'teaching clock'], 0.7, { motif: { draw: 'clock' } }),
        option(['Balkenwaage', 'balance'], 1.3, { motif: { draw: 'scale' } }),
        option(['Abakus', 'abacus'], 0.9, { motif: { draw: 'emoji:abacus' } }),
      ),
    ],
    variants: [packs(1, 12), colours('red', 'blue')],
    price: 1490,
    weight: 420,
    motif: { draw: 'bead-frame' },
    warnings: ['small-parts'],
    hasWorksheet: true,
    short: [
      ['Fünferstruktur', 'structure of five'],
      ['leise Perlen', 'quiet beads'],
    ],
    scope: ['Material, Anleitung', 'Equipment, guide'],
    facts: { material: ['Buche, Stahl', 'beech, steel'], age: ['ab 5 Jahren', 'from 5 years'] },
    lead: [
      ['Zahlen, die man schieben, wiegen und drehen kann.', 'Numbers to slide, weigh and turn.'],
      ['Begreifen kommt von Greifen.', 'To grasp begins with grasping.'],
    ],
    body: [
      [
        'Farbwechsel nach fünf hilft, Mengen auf einen Blick zu sehen.',
        'A change of colour after five helps to see quantities at a glance.',
      ],
    ],
    tip: ['Erst mit, dann neben, dann ohne Material rechnen.', 'First with, then beside, then without equipment.'],
    goesWith: ['maths-book'],
  },
  book({
    key: 'science-book',
    category: 'lehrmittel/sachunterricht',
    noun: ['Sachheft', 'general studies booklet'],
    brands: ['lerchenverlag', 'eulenspiegel'],
    titles: [
      ['Igel, Blatt und Regenwurm', 'Hedgehog, Leaf and Earthworm'],
      ['Feuer, Wasser, Luft', 'Fire, Water, Air'],
      ['Mein Körper und ich', 'My Body and I'],
      ['Unterwegs im Verkehr', 'Out in Traffic'],
      ['Vom Korn zum Brot', 'From Grain to Bread'],
      ['Strom kommt nicht aus der Wand', 'Power Does Not Come from the Wall'],
    ],
    axes: [gradeSpans('1–2', '3–4')],
    price: 890,
    label: 'Sache',
    style: 'leaf',
    colour: '#3f9e57',
    pages: '64',
    lead: [
      [
        'Fragen, die Kinder wirklich stellen, und Antworten, die neue Fragen machen.',
        'Questions children really ask, and answers that make new ones.',
      ],
      ['Rausgehen, nachsehen, aufschreiben.', 'Go out, look, write down.'],
    ],
    body: [['Jeder Versuch gelingt mit Dingen aus der Küche.', 'Every experiment works with things from the kitchen.']],
    tip: ['Ein Forscherblatt liegt als Kopiervorlage bei.', 'A research sheet is enclosed as a template.'],
    more: { hasWorksheet: true },
  }),
  book({
    key: 'english-book',
    category: 'lehrmittel/fremdsprachen/englisch',
    noun: ['Englisch-Lernheft', 'English workbook'],
    brands: ['kompassverlag', 'lerchenverlag'],
    titles: [
      ['Hello Robin', 'Hello Robin'],
      ['Step by Step', 'Step by Step'],
      ['Word Garden', 'Word Garden'],
      ['Tea with Tilda', 'Tea with Tilda'],
    ],
    axes: [gradeSpans('3', '4', '5', '6')],
    price: 950,
    label: 'English',
    style: 'globe',
    colour: '#e2574c',
    pages: '80',
    lead: [
      ['Hören, singen, fragen: Englisch, bevor man es schreibt.', 'Listen, sing, ask: English before writing it.'],
      [
        'Ein Rotkehlchen führt durch London, Leicester und die Grammatik.',
        'A robin leads through London, Leicester and grammar.',
      ],
    ],
    body: [
      [
        'Zu jeder Einheit gibt es einen Hörtext mit Kinderstimmen.',
        'Each unit has an audio text with children’s voices.',
      ],
    ],
    tip: ['Vokabelkarten zum Ausschneiden auf den letzten Seiten.', 'Vocabulary cards to cut out on the last pages.'],
    more: {
      hasAudio: true,
      facts: { pages: ['80 Seiten', '80 pages'], language: ['Deutsch, Englisch', 'German, English'] },
    },
  }),
  book({
    key: 'french-book',
    category: 'lehrmittel/fremdsprachen/franzoesisch',
    noun: ['Französisch-Lernheft', 'French workbook'],
    brands: ['kompassverlag'],
    titles: [
      ['Bonjour, Margot', 'Bonjour, Margot'],
      ['Pas à pas', 'Pas à pas'],
      ['Le petit marché', 'Le petit marché'],
    ],
    axes: [gradeSpans('5', '6', '7')],
    price: 1050,
    label: 'Français',
    style: 'globe',
    colour: '#3f7fd0',
    pages: '88',
    lead: [
      ['Vom ersten Bonjour bis zum Einkauf auf dem Markt.', 'From the first bonjour to shopping at the market.'],
      ['Französisch, das sich traut, gesprochen zu werden.', 'French that dares to be spoken.'],
    ],
    body: [['Dialoge, Lieder und eine Reise in zwölf Etappen.', 'Dialogues, songs and a journey in twelve stages.']],
    tip: ['Hörtexte in zwei Geschwindigkeiten.', 'Audio at two speeds.'],
    more: { hasAudio: true },
  }),
  book({
    key: 'daz-book',
    category: 'lehrmittel/fremdsprachen/daz',
    noun: ['DaZ-Arbeitsheft', 'German for newcomers'],
    brands: ['lerchenverlag', 'kompassverlag'],
    titles: [
      ['Angekommen', 'Arrived'],
      ['Bild, Wort, Satz', 'Picture, Word, Sentence'],
      ['Guten Morgen, Klasse', 'Good Morning, Class'],
    ],
    axes: [axis('level', ['Niveau', 'Level'], option(['A1', 'A1']), option(['A2', 'A2']), option(['B1', 'B1']))],
    price: 990,
    label: 'Deutsch',
    style: 'letters',
    colour: '#b8447f',
    pages: '96',
    lead: [
      [
        'Erste Wörter für den ersten Tag, und Sätze für alle, die folgen.',
        'First words for the first day and sentences for all that follow.',
      ],
      ['Sprechen vor Schreiben, Lachen erlaubt.', 'Speaking before writing, laughing allowed.'],
    ],
    body: [
      [
        'Bildseiten kommen ohne Erklärung aus und funktionieren in jeder Herkunftssprache.',
        'Picture pages need no explanation and work in every first language.',
      ],
    ],
    tip: ['Wortlisten in zwölf Sprachen zum Ausdrucken.', 'Word lists in twelve languages to print.'],
    more: { hasAudio: true, hasWorksheet: true },
  }),
  book({
    key: 'song-book',
    category: 'lehrmittel/kunst-musik',
    noun: ['Lieder- und Kunstbuch', 'songs and art book'],
    brands: ['eulenspiegel', 'lerchenverlag'],
    titles: [
      ['Sing, Spatz!', 'Sing, Sparrow!'],
      ['Hundert Lieder im Kreis', 'A Hundred Circle Songs'],
      ['Farbe, Form, Fantasie', 'Colour, Form, Fantasy'],
      ['Trommelgeschichten', 'Drum Stories'],
      ['Kunst mit Resten', 'Art with Leftovers'],
    ],
    axes: [
      axis(
        'edition',
        ['Ausgabe', 'Edition'],
        option(['Schülerband', 'pupil edition']),
        option(['Lehrerband', 'teacher edition'], 1.8),
      ),
    ],
    price: 1290,
    label: 'Musik',
    style: 'music',
    pages: '112',
    lead: [
      [
        'Alte und neue Lieder in Tonlagen, die Kinder wirklich haben.',
        'Old and new songs in ranges children really have.',
      ],
      ['Ideen, für die man nur zehn Minuten vorbereiten muss.', 'Ideas that need only ten minutes of preparation.'],
    ],
    body: [['Mit Griffbildern, Begleitsätzen und Bewegungen.', 'With chord charts, accompaniments and movements.']],
    tip: ['Alle Lieder sind eingesungen verfügbar.', 'All songs are available as recordings.'],
    more: { hasAudio: true },
  }),
  book({
    key: 'picture-book',
    category: 'lehrmittel/kinderbuecher/bilderbuecher',
    noun: ['Bilderbuch', 'picture book'],
    brands: ['eulenspiegel'],
    titles: [
      ['Der Bär, der nicht schlafen wollte', 'The Bear Who Would Not Sleep'],
      ['Frau Fuchs zieht um', 'Mrs Fox Moves House'],
      ['Wo wohnt der Wind?', 'Where Does the Wind Live?'],
      ['Ein Pullover für die Giraffe', 'A Jumper for the Giraffe'],
      ['Das laute Haus', 'The Loud House'],
      ['Emil und die vier Regenwürmer', 'Emil and the Four Earthworms'],
      ['Gute Nacht, Bagger', 'Good Night, Digger'],
      ['Als der Mond Schnupfen hatte', 'When the Moon Had a Cold'],
      ['Oma kann fliegen', 'Granny Can Fly'],
      ['Zehn kleine Schulwege', 'Ten Little Ways to School'],
    ],
    axes: [
      axis(
        'edition',
        ['Ausgabe', 'Edition'],
        option(['gebunden', 'hardcover']),
        option(['Bildkarten A3', 'A3 picture cards'], 1.2),
      ),
    ],
    price: 1500,
    label: 'Bilder',
    style: 'sun',
    pages: '32',
    lead: [
      [
        'Zum Vorlesen, Wiederlesen und heimlichen Nachblättern.',
        'To read aloud, read again and leaf through in secret.',
      ],
      [
        'Bilder, in denen man bei jedem Mal etwas Neues findet.',
        'Pictures in which one finds something new each time.',
      ],
    ],
    body: [['Die Geschichte ist kurz, das Gespräch danach lang.', 'The story is short, the talk afterwards long.']],
    tip: ['Passt in das Erzähltheater.', 'Fits the story theatre.'],
    more: STORY,
  }),
  book({
    key: 'story-book',
    category: 'lehrmittel/kinderbuecher/jugend',
    noun: ['Erzählung', 'story'],
    brands: ['eulenspiegel', 'lerchenverlag'],
    titles: [
      ['Die Schule am Rand der Karte', 'The School at the Edge of the Map'],
      ['Nora und der Nebelzug', 'Nora and the Fog Train'],
      ['Drei Fahrräder, ein Geheimnis', 'Three Bikes, One Secret'],
      ['Der Sommer der Glühwürmchen', 'The Summer of Fireflies'],
      ['Kapitän Klecks', 'Captain Blot'],
      ['Morgen sind wir Piraten', 'Tomorrow We Are Pirates'],
      ['Das Haus mit den zwölf Uhren', 'The House with Twelve Clocks'],
      ['Wolfswinter', 'Wolf Winter'],
    ],
    axes: [
      axis(
        'edition',
        ['Ausgabe', 'Edition'],
        option(['gebunden', 'hardcover']),
        option(['Schulausgabe', 'school edition'], 0.6),
      ),
    ],
    price: 1400,
    label: 'Roman',
    style: 'sun',
    colour: '#2f437f',
    pages: '176',
    lead: [
      ['Ein Buch, das man unter der Decke zu Ende liest.', 'A book one finishes under the blanket.'],
      [
        'Freundschaft, Mut und ein Geheimnis, das größer ist als drei Kapitel.',
        'Friendship, courage and a secret larger than three chapters.',
      ],
    ],
    body: [
      [
        'Kurze Kapitel, klare Schrift, ein Ende, über das man reden will.',
        'Short chapters, clear type, an ending one wants to discuss.',
      ],
    ],
    tip: ['Zur Schulausgabe gibt es ein Lesetagebuch.', 'A reading diary goes with the school edition.'],
    more: STORY,
  }),
  book({
    key: 'teacher-file',
    category: 'lehrmittel/lehrerbedarf',
    noun: ['Kopiervorlagen', 'photocopiable resources'],
    brands: ['kompassverlag', 'lerchenverlag'],
    titles: [
      ['Vertretungsstunden, die gelingen', 'Cover Lessons That Work'],
      ['Stationenlernen', 'Learning Stations'],
      ['Klassenrat leicht gemacht', 'Class Council Made Easy'],
      ['Elterngespräche führen', 'Talking with Parents'],
      ['Bewegte Pausen', 'Active Breaks'],
      ['Rituale für den Morgen', 'Morning Rituals'],
    ],
    axes: [gradeSpans('1–2', '3–4', '5–6')],
    price: 2290,
    label: 'Mappe',
    style: 'leaf',
    colour: '#94633f',
    pages: '96',
    lead: [
      ['Kopieren, austeilen, loslegen.', 'Copy, hand out, begin.'],
      ['Für Sonntagabende, die frei bleiben sollen.', 'For Sunday evenings that should stay free.'],
    ],
    body: [['Alle Vorlagen gibt es auch zum Verändern am Rechner.', 'All templates are also editable.']],
    tip: ['Kopierrecht für das ganze Kollegium.', 'Copying rights for the whole staff.'],
    more: { hasWorksheet: true },
  }),
  {
    key: 'wall-map',
    category: 'lehrmittel/wandkarten',
    also: ['naturwissenschaft/geografie'],
    noun: ['Wandkarte', 'wall map'],
    brands: ['kompassverlag', 'sternwerk'],
    axes: [
      axis(
        'topic',
        ['Thema', 'Topic'],
        option(['Deutschland', 'Germany'], 1, { motif: { label: 'Deutschland' } }),
        option(['Europa', 'Europe'], 1, { motif: { label: 'Europa' } }),
        option(['Welt', 'world'], 1.05, { motif: { label: 'Welt' } }),
        option(['Periodensystem', 'periodic table'], 0.9, { motif: { label: 'H He Li', style: 'flask' } }),
        option(['Alphabet', 'alphabet'], 0.8, { motif: { label: 'ABC', style: 'letters' } }),
      ),
    ],
    variants: [packs(1, 5)],
    price: 3490,
    weight: 900,
    motif: { draw: 'poster', style: 'globe' },
    short: [
      ['abwischbar', 'wipeable'],
      ['mit Stäben', 'with hanging bars'],
    ],
    scope: ['Karte, Stäbe, Hülle', 'Map, bars, tube'],
    facts: { size: same('140 × 100 cm'), material: ['Papier, laminiert', 'laminated paper'] },
    lead: [
      ['Groß genug, um sich darauf zu verlaufen.', 'Large enough to get lost on.'],
      ['Die ganze Welt an einer Wand.', 'The whole world on one wall.'],
    ],
    body: [
      [
        'Die Farben sind so gewählt, dass auch Farbfehlsichtige sie unterscheiden.',
        'Colours are chosen so that colour-blind readers can tell them apart.',
      ],
    ],
    tip: ['Mit Folienstift beschreiben und trocken abwischen.', 'Write with a soluble marker and wipe dry.'],
    goesWith: ['globe'],
  },
];
