// The families of the area Kindergarten & play. Pure data and texts in two languages, hence its length.

import { axis, colours, option, packs, same, sizes } from '../choices.ts';
import type { Family } from '../family.ts';

export const KINDERGARTEN_FAMILIES: readonly Family[] = [
  {
    key: 'building-blocks',
    category: 'kindergarten/spielen/bausteine',
    noun: ['Holzbausteine', 'wooden blocks'],
    brands: ['holzinger', 'nordkant', 'buntspecht'],
    axes: [
      axis(
        'finish',
        ['Oberfläche', 'Finish'],
        option(['natur', 'natural']),
        option(['farbig gebeizt', 'stained'], 1.15),
      ),
    ],
    variants: [
      sizes(
        ['Teile', 'Pieces'],
        'tile',
        [['50 Teile', '50 pieces'], 1],
        [['100 Teile', '100 pieces'], 1.8, 2],
        [['Gruppensatz 300', 'group set of 300'], 5, 6],
      ),
    ],
    price: 3490,
    weight: 1600,
    share: 1.2,
    motif: { draw: 'blocks' },
    short: [
      ['auf den Millimeter gleich', 'equal to the millimetre'],
      ['gerundete Kanten', 'rounded edges'],
    ],
    scope: ['Bausteine im Beutel', 'Blocks in a bag'],
    facts: { material: ['Buche, geölt', 'beech, oiled'], age: ['ab 1 Jahr', 'from 1 year'] },
    lead: [
      [
        'Türme, die erst fallen, wenn sie sollen: Jeder Stein passt auf jeden.',
        'Towers that fall only when they should: every block fits on every other.',
      ],
      [
        'Das älteste Spielzeug der Welt ist immer noch das klügste.',
        'The oldest toy in the world is still the cleverest.',
      ],
    ],
    body: [
      [
        'Geschliffen, geölt, speichelfest: Die Klötze dürfen auch probiert werden.',
        'Sanded, oiled, saliva-proof: the blocks may be tasted too.',
      ],
    ],
    tip: ['Ein Brett als Baugrund macht aus Teppich eine Stadt.', 'A board as ground turns carpet into a city.'],
    goesWith: ['wooden-vehicle', 'storage-box'],
    keywords: ['Bauklötze Klötze', 'building blocks'],
  },
  {
    key: 'construction-bricks',
    category: 'kindergarten/spielen/konstruktion',
    noun: ['Stecksteine', 'interlocking bricks'],
    brands: ['spielraum', 'buntspecht'],
    axes: [axis('size', ['Größe', 'Size'], option(['groß', 'large']), option(['klein', 'small'], 0.9))],
    variants: [
      sizes(['Teile', 'Pieces'], 'tile', [['120 Teile', '120 pieces'], 1], [['500 Teile', '500 pieces'], 3.5, 4]),
    ],
    price: 2990,
    weight: 900,
    motif: { draw: 'bricks', count: 6 },
    warnings: ['small-parts'],
    short: [
      ['passt zu gängigen Systemen', 'fits common systems'],
      ['spülmaschinenfest', 'dishwasher-safe'],
    ],
    scope: ['Steine in der Box', 'Bricks in a box'],
    facts: { material: ['ABS aus Rezyklat', 'recycled ABS'], age: ['ab 3 Jahren', 'from 3 years'] },
    lead: [
      [
        'Klick, und aus einer Idee wird eine Garage mit Dachgarten.',
        'Click, and an idea becomes a garage with a roof garden.',
      ],
      ['Sechs Farben, keine Anleitung, tausend Lösungen.', 'Six colours, no manual, a thousand solutions.'],
    ],
    body: [['Die Klemmkraft ist für Kinderhände abgestimmt.', 'The grip is tuned to children’s hands.']],
    tip: ['Im Wäschenetz in der Maschine bei 40 °C zu reinigen.', 'Clean in a laundry net at 40 °C.'],
  },
  {
    key: 'wooden-vehicle',
    category: 'kindergarten/spielen/holzspielzeug',
    noun: ['Holzfahrzeug', 'wooden vehicle'],
    brands: ['holzinger', 'nordkant', 'spielraum'],
    axes: [
      axis(
        'kind',
        ['Modell', 'Model'],
        option(['Auto', 'car']),
        option(['Müllwagen', 'bin lorry'], 1.2, { motif: { draw: 'emoji:articulated-lorry' } }),
        option(['Feuerwehr', 'fire engine'], 1.2, { motif: { draw: 'emoji:fire-engine' } }),
        option(['Traktor', 'tractor'], 1.1, { motif: { draw: 'emoji:tractor' } }),
        option(['Lokomotive', 'locomotive'], 1.3, { motif: { draw: 'emoji:locomotive' } }),
      ),
    ],
    variants: [colours('red', 'blue', 'green')],
    price: 1790,
    weight: 380,
    motif: { draw: 'vehicle', accent: '#e3bb84' },
    short: [
      ['leise Gummireifen', 'quiet rubber tyres'],
      ['Buche massiv', 'solid beech'],
    ],
    scope: ['Fahrzeug', 'Vehicle'],
    facts: { material: ['Buche, Wasserlack', 'beech, water-based paint'], age: ['ab 18 Monaten', 'from 18 months'] },
    lead: [
      ['Rollt über Parkett, Teppich und die große Schwester.', 'Rolls over parquet, carpet and the big sister.'],
      [
        'Ein Fahrzeug ohne Batterie: Das Brummen macht der Fahrer selbst.',
        'A vehicle without battery: the driver does the humming.',
      ],
    ],
    body: [
      [
        'Die Achsen sind verkeilt und halten auch Stürze vom Tisch aus.',
        'The axles are wedged and survive falls from the table.',
      ],
    ],
    tip: ['Mit Möbelpolitur und Taschentuch wieder wie neu.', 'Like new again with polish and a cloth.'],
  },
  {
    key: 'puzzle',
    category: 'kindergarten/spielen/puzzles',
    noun: ['Puzzle', 'puzzle'],
    brands: ['spielraum', 'maplewood', 'holzinger'],
    axes: [
      axis(
        'motif',
        ['Motiv', 'Motif'],
        option(['Bauernhof', 'farm']),
        option(['Weltraum', 'space']),
        option(['Unterwasser', 'under water']),
        option(['Jahreszeiten', 'seasons']),
      ),
    ],
    variants: [
      sizes(
        ['Teile', 'Pieces'],
        'tile',
        [['12 Teile', '12 pieces'], 0.8],
        [['24 Teile', '24 pieces'], 1],
        [['100 Teile', '100 pieces'], 1.3],
      ),
    ],
    price: 1190,
    weight: 420,
    motif: { draw: 'puzzle', count: 3 },
    short: [
      ['extrastarke Pappe', 'extra-thick board'],
      ['exakte Stanzung', 'precise cut'],
    ],
    scope: ['Puzzle in stabiler Schachtel', 'Puzzle in a sturdy box'],
    facts: { age: ['ab 3 Jahren', 'from 3 years'], material: ['Recyclingpappe', 'recycled board'] },
    lead: [
      ['Ein Teil nach dem anderen wird aus Durcheinander eine Geschichte.', 'Piece by piece a muddle becomes a story.'],
      ['Wer den Rand hat, hat Geduld gelernt.', 'Whoever has the edge has learned patience.'],
    ],
    body: [
      [
        'Die Bilder stecken voller Kleinigkeiten, über die sich sprechen lässt.',
        'The pictures are full of details to talk about.',
      ],
    ],
    tip: [
      'Rückseiten mit Punkten markieren, wenn mehrere Puzzles im Umlauf sind.',
      'Mark the backs with dots when several puzzles are about.',
    ],
  },
  {
    key: 'board-game',
    category: 'kindergarten/spielen',
    noun: ['Brettspiel', 'board game'],
    brands: ['spielraum'],
    titles: [
      ['Schneckenpost', 'Snail Mail'],
      ['Wer weckt den Bären?', 'Who wakes the bear?'],
      ['Kuddelmuddel im Hafen', 'Harbour Muddle'],
      ['Sieben Waldhütten', 'Seven Forest Huts'],
      ['Die Nebelbrücke', 'The Fog Bridge'],
      ['Kürbis, Kürbis', 'Pumpkin, Pumpkin'],
      ['Sternensammler', 'Star Collectors'],
      ['Pinguinparade', 'Penguin Parade'],
      ['Der leise Drache', 'The Quiet Dragon'],
      ['Marktplatz', 'Market Square'],
    ],
    axes: [
      axis(
        'edition',
        ['Ausgabe', 'Edition'],
        option(['Grundspiel', 'base game'], 1, { shelf: 'gesellschaftsspiele' }),
        option(['Reiseausgabe', 'travel edition'], 0.6, { shelf: 'reisespiele' }),
      ),
    ],
    price: 2490,
    weight: 900,
    motif: { draw: 'game', label: 'Spiel' },
    warnings: ['small-parts'],
    short: [
      ['ab vier Jahren', 'from four years'],
      ['ohne Lesen spielbar', 'playable without reading'],
    ],
    scope: ['Spielplan, Figuren, Würfel, Anleitung in sechs Sprachen', 'Board, pieces, dice, rules in six languages'],
    parts: [
      ['Spielplan', 'Board'],
      ['Figuren', 'Pieces'],
      ['Würfel', 'Dice'],
      ['Anleitung in sechs Sprachen', 'Rules in six languages'],
    ],
    facts: {
      players: ['2 bis 6', '2 to 6'],
      duration: ['20 Minuten', '20 minutes'],
      age: ['ab 4 Jahren', 'from 4 years'],
    },
    lead: [
      [
        'Gewonnen wird gemeinsam, gelacht auch über den letzten Platz.',
        'One wins together and laughs about coming last too.',
      ],
      [
        'Eine Partie dauert so lange wie Geduld reicht: zwanzig Minuten.',
        'A round lasts as long as patience does: twenty minutes.',
      ],
    ],
    body: [['Die Regeln passen auf eine Karte, die Ideen nicht.', 'The rules fit on a card, the ideas do not.']],
    tip: ['Die erste Runde mit offenen Karten spielen.', 'Play the first round with open cards.'],
  },
  {
    key: 'role-play',
    category: 'kindergarten/spielen',
    noun: ['Rollenspielmöbel', 'role play furniture'],
    brands: ['holzinger', 'nordkant'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Kaufladen', 'shop'], 1, { motif: { draw: 'emoji:convenience-store' }, shelf: 'kauflaeden-kuechen' }),
        option(['Spielküche', 'play kitchen'], 1.3, { motif: { draw: 'cupboard' }, shelf: 'kauflaeden-kuechen' }),
        option(['Werkbank', 'workbench'], 0.9, { motif: { draw: 'emoji:toolbox' }, shelf: 'rollenspiel' }),
        option(['Puppenbett', 'doll’s bed'], 0.4, { motif: { draw: 'emoji:bed' }, shelf: 'rollenspiel' }),
      ),
    ],
    variants: [colours('sand', 'sky', 'mint')],
    price: 14900,
    weight: 18000,
    motif: { draw: 'cupboard' },
    warnings: ['not-for-climbing'],
    short: [
      ['auf Kinderhöhe', 'child height'],
      ['abwischbar', 'wipeable'],
    ],
    scope: ['Möbel, teilmontiert', 'Furniture, partly assembled'],
    facts: {
      material: ['Birke, Linoleum', 'birch, linoleum'],
      assembly: ['30 Minuten', '30 minutes'],
      age: ['ab 3 Jahren', 'from 3 years'],
    },
    lead: [
      [
        '„Darf es noch etwas sein?“ Hier wird verkauft, gekocht und verhandelt.',
        '“Anything else?” Here things are sold, cooked and bargained for.',
      ],
      [
        'Die Welt der Großen, auf sechzig Zentimeter gebracht.',
        'The grown-up world, brought down to sixty centimetres.',
      ],
    ],
    body: [
      [
        'Ecken und Griffe sind gerundet, Beschläge kindersicher gedämpft.',
        'Corners and handles are rounded, hinges softly damped.',
      ],
    ],
    tip: ['Echte leere Packungen machen den besten Warenbestand.', 'Real empty packets make the best stock.'],
    hasManual: true,
    warrantyYears: 5,
  },
  {
    key: 'soft-toy',
    category: 'kindergarten/spielen/puppen-tiere',
    noun: ['Kuscheltier', 'soft toy'],
    brands: ['kordel', 'maplewood', 'buntspecht'],
    axes: [
      axis(
        'animal',
        ['Tier', 'Animal'],
        option(['Bär', 'bear'], 1, { motif: { draw: 'emoji:teddy-bear' } }),
        option(['Einhorn', 'unicorn'], 1.1, { motif: { draw: 'emoji:unicorn' } }),
        option(['Hase', 'rabbit'], 1, { motif: { draw: 'emoji:rabbit' } }),
        option(['Saurier', 'dinosaur'], 1.1, { motif: { draw: 'emoji:sauropod' } }),
        option(['Fuchs', 'fox'], 1, { motif: { draw: 'emoji:fox' } }),
        option(['Eule', 'owl'], 1, { motif: { draw: 'emoji:owl' } }),
      ),
    ],
    variants: [sizes(['Größe', 'Size'], 'tile', [same('20 cm'), 1], [same('35 cm'), 1.7, 2], [same('60 cm'), 3.2, 5])],
    price: 1790,
    weight: 180,
    motif: { draw: 'emoji:teddy-bear' },
    textile: {
      composition: [
        'Hülle 100 % Bio-Baumwolle, Füllung 100 % recycelter Polyester',
        'cover 100 % organic cotton, filling 100 % recycled polyester',
      ],
      care: ['wash-30', 'no-tumble', 'no-iron', 'line-dry'],
    },
    short: [
      ['waschbar', 'washable'],
      ['gestickte Augen', 'embroidered eyes'],
    ],
    scope: ['Kuscheltier', 'Soft toy'],
    facts: { age: ['ab Geburt', 'from birth'], norm: same('EN 71') },
    lead: [
      [
        'Hört zu, widerspricht nicht und schläft nie zuerst ein.',
        'Listens, never contradicts and never falls asleep first.',
      ],
      [
        'Für den Mittagsschlaf, den Zahnarzt und die erste Übernachtung.',
        'For naps, dentists and the first night away.',
      ],
    ],
    body: [
      [
        'Alle Nähte sind doppelt, die Augen gestickt: nichts, was sich lösen kann.',
        'All seams are double, eyes embroidered: nothing that can come off.',
      ],
    ],
    tip: ['Zwei gleiche kaufen: eines ist immer in der Wäsche.', 'Buy two alike: one is always in the wash.'],
  },
  {
    key: 'learning-game',
    category: 'kindergarten/lernspiele',
    also: ['lehrmittel/mathematik/material'],
    noun: ['Lernspiel', 'learning game'],
    brands: ['spielraum', 'denkbar', 'holzinger'],
    axes: [
      axis(
        'topic',
        ['Thema', 'Topic'],
        option(['Zahlen bis 20', 'numbers to 20']),
        option(['Anlaute', 'initial sounds']),
        option(['Formen und Farben', 'shapes and colours']),
        option(['Gefühle', 'feelings']),
      ),
    ],
    variants: [packs(1, 6)],
    price: 1990,
    weight: 500,
    motif: { draw: 'cards', count: 4, label: '1 2 3 4' },
    warnings: ['small-parts'],
    hasWorksheet: true,
    short: [
      ['Selbstkontrolle auf der Rückseite', 'self-checking backs'],
      ['drei Schwierigkeitsstufen', 'three levels'],
    ],
    scope: ['Karten, Steine, Anleitung', 'Cards, counters, guide'],
    facts: { players: ['1 bis 4', '1 to 4'], age: ['ab 5 Jahren', 'from 5 years'] },
    lead: [
      [
        'Lernen, ohne dass es jemand merkt, nicht einmal die Kinder.',
        'Learning without anyone noticing, not even the children.',
      ],
      ['Ein Spiel für die Freiarbeit, das sich selbst erklärt.', 'A game for free work that explains itself.'],
    ],
    body: [
      [
        'Die Rückseiten verraten, ob es stimmt, und niemand muss aufzeigen.',
        'The backs tell whether it is right, and nobody has to raise a hand.',
      ],
    ],
    tip: ['In der Kiste liegt eine Vorlage für eigene Karten.', 'A template for your own cards lies in the box.'],
  },
  {
    key: 'nursery-toy',
    category: 'kindergarten/krippe',
    noun: ['Greifspielzeug', 'grasping toy'],
    brands: ['holzinger', 'kordel', 'gutundgrun'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Rassel', 'rattle'], 1, { motif: { draw: 'emoji:maracas' } }),
        option(['Motorikschleife', 'bead maze'], 2.2, { motif: { draw: 'bead-frame' } }),
        option(['Steckturm', 'stacking tower'], 1.4, { motif: { draw: 'bricks' } }),
        option(['Fühlball', 'touch ball'], 0.9, { motif: { draw: 'ball' } }),
      ),
    ],
    variants: [colours('yellow', 'mint', 'pink')],
    price: 1290,
    weight: 190,
    motif: { draw: 'bead-frame' },
    short: [
      ['ab Geburt', 'from birth'],
      ['speichelfest', 'saliva-proof'],
    ],
    scope: ['Spielzeug', 'Toy'],
    facts: { material: ['Ahorn, Bienenwachs', 'maple, beeswax'], age: ['ab 6 Monaten', 'from 6 months'] },
    lead: [
      [
        'Greifen, drehen, hineinbeißen: So lernen Hände die Welt kennen.',
        'Grasp, turn, bite: that is how hands get to know the world.',
      ],
      ['Klingt leise, rollt langsam, fasziniert lange.', 'Sounds soft, rolls slowly, fascinates long.'],
    ],
    body: [
      [
        'Glatt geschliffen, aus einem Stück oder unlösbar verbunden.',
        'Sanded smooth, of one piece or inseparably joined.',
      ],
    ],
    tip: ['Mit feuchtem Tuch reinigen, nicht einweichen.', 'Clean with a damp cloth, do not soak.'],
  },
  {
    key: 'party',
    category: 'kindergarten/feste',
    noun: ['Festdekoration', 'party decoration'],
    brands: ['papierhase', 'buntspecht'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Girlande', 'garland'], 1, { motif: { draw: 'emoji:party-popper' } }),
        option(['Ballons', 'balloons'], 0.7, { motif: { draw: 'emoji:balloon' } }),
        option(['Laternenkette', 'lantern chain'], 1.6, { motif: { draw: 'emoji:red-paper-lantern' } }),
        option(['Geburtstagskrone', 'birthday crown'], 0.6, { motif: { draw: 'emoji:crown' } }),
      ),
    ],
    variants: [colours('red', 'yellow', 'sky', 'violet')],
    price: 799,
    weight: 90,
    motif: { draw: 'emoji:balloon' },
    warnings: ['strangulation', 'small-parts'],
    short: [
      ['wiederverwendbar', 'reusable'],
      ['Papier und Stoff', 'paper and fabric'],
    ],
    scope: ['Dekoration', 'Decoration'],
    facts: { size: ['3 m lang', '3 m long'] },
    lead: [
      [
        'Ein Raum braucht keinen Anlass, um festlich zu sein, aber es hilft.',
        'A room needs no occasion to be festive, but it helps.',
      ],
      ['Aufgehängt in fünf Minuten, bewundert den ganzen Tag.', 'Put up in five minutes, admired all day.'],
    ],
    body: [
      [
        'Die Teile lassen sich zusammenfalten und im nächsten Jahr wieder verwenden.',
        'The parts fold up and can be used again next year.',
      ],
    ],
    tip: ['Mit Namen der Geburtstagskinder wird daraus ein Kalender.', 'With birthday names it becomes a calendar.'],
  },
  {
    key: 'sand-toys',
    category: 'kindergarten/draussen/sandspiel',
    noun: ['Sandspielzeug', 'sand toys'],
    brands: ['kiebitz', 'gutundgrun', 'buntspecht'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Eimer', 'bucket'], 0.7),
        option(['Schaufelset', 'spade set']),
        option(['Förmchen', 'moulds'], 0.6),
        option(['Wasserbahn', 'water channel'], 4),
      ),
    ],
    variants: [colours('red', 'yellow', 'blue', 'green'), packs(1, 6)],
    price: 899,
    weight: 240,
    motif: { draw: 'emoji:bucket' },
    short: [
      ['bruchfest bei Frost', 'unbreakable in frost'],
      ['lebensmittelecht', 'food-safe'],
    ],
    scope: ['Sandspielzeug', 'Sand toy'],
    facts: { material: ['Bioethylen oder Metall', 'bio-ethylene or metal'], age: ['ab 18 Monaten', 'from 18 months'] },
    lead: [
      [
        'Kuchen aus Sand, Suppe aus Wasser, Stille auf dem Spielplatz.',
        'Cakes of sand, soup of water, silence on the playground.',
      ],
      ['Überlebt Winter, Streit und die Spülmaschine.', 'Survives winter, quarrels and the dishwasher.'],
    ],
    body: [
      [
        'Die Griffe sind für zwei Hände bemessen, die Kanten rund.',
        'Handles are made for two hands, edges are rounded.',
      ],
    ],
    tip: ['Ein Netz am Haken lässt Sand und Wasser ablaufen.', 'A net on a hook lets sand and water run off.'],
  },
  {
    key: 'ride-on',
    category: 'kindergarten/draussen/fahrzeuge',
    noun: ['Kinderfahrzeug', 'ride-on'],
    brands: ['kiebitz', 'nordkant'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Laufrad', 'balance bike'], 1, { motif: { draw: 'emoji:bicycle' } }),
        option(['Roller', 'scooter'], 0.8, { motif: { draw: 'emoji:kick-scooter' } }),
        option(['Dreirad-Taxi', 'tricycle taxi'], 2.3, { motif: { draw: 'vehicle' } }),
      ),
    ],
    variants: [colours('red', 'blue', 'lime')],
    price: 8990,
    weight: 5600,
    motif: { draw: 'emoji:kick-scooter' },
    warnings: ['protective-gear'],
    hasManual: true,
    warrantyYears: 5,
    short: [
      ['Kita-Qualität', 'nursery grade'],
      ['wartungsarme Lager', 'low-maintenance bearings'],
    ],
    scope: ['Fahrzeug, vormontiert', 'Vehicle, pre-assembled'],
    facts: {
      load: ['bis 50 kg', 'up to 50 kg'],
      age: ['3 bis 6 Jahre', '3 to 6 years'],
      assembly: ['10 Minuten', '10 minutes'],
    },
    lead: [
      ['Gleichgewicht lernt man im Fahren, nicht im Erklären.', 'Balance is learned by riding, not by explaining.'],
      ['Gebaut für zwanzig Fahrer am Tag.', 'Built for twenty drivers a day.'],
    ],
    body: [
      [
        'Rahmen aus Stahl, Reifen pannensicher, Griffe mit Prallschutz.',
        'Steel frame, puncture-proof tyres, grips with impact protection.',
      ],
    ],
    tip: ['Einmal im Monat Schrauben nachziehen.', 'Tighten screws once a month.'],
  },
  {
    key: 'story-theatre',
    category: 'kindergarten/erzaehlen',
    noun: ['Erzähltheater', 'story theatre'],
    brands: ['holzinger', 'maplewood', 'eulenspiegel'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Rahmen mit Flügeln', 'frame with doors'], 3),
        option(['Handpuppe König', 'hand puppet king'], 1, { motif: { draw: 'emoji:crown' } }),
        option(['Handpuppe Drache', 'hand puppet dragon'], 1, { motif: { draw: 'emoji:dragon-face' } }),
        option(['Schattenfiguren', 'shadow figures'], 1.2, { motif: { draw: 'emoji:performing-arts' } }),
      ),
    ],
    variants: [colours('beech', 'berry', 'teal')],
    price: 2290,
    weight: 600,
    motif: { draw: 'poster', label: 'Es war einmal' },
    short: [
      ['für Bildkarten A3', 'for A3 picture cards'],
      ['steht auf jedem Tisch', 'stands on any table'],
    ],
    scope: ['Theater oder Figur', 'Theatre or figure'],
    facts: { material: ['Birke, Stoff', 'birch, fabric'], age: ['ab 3 Jahren', 'from 3 years'] },
    lead: [
      ['Die Türen gehen auf, und alle werden still.', 'The doors open, and everybody falls silent.'],
      [
        'Erzählen, spielen, weitererfinden: Hier beginnt Sprache.',
        'Telling, playing, inventing on: here language begins.',
      ],
    ],
    body: [
      ['Die Figuren sitzen fest auf kleinen wie großen Händen.', 'The figures sit firmly on small and large hands.'],
    ],
    tip: ['Kinder die nächste Karte malen lassen.', 'Let children paint the next card.'],
    hasAudio: true,
  },
];
