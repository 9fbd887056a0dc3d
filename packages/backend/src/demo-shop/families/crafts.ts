// The families of the area Painting & crafts. Pure data and texts in two languages, hence its length.

import { axis, colourAxis, colours, option, same, sizes, volumes } from '../choices.ts';
import type { Family } from '../family.ts';

const PAINT_COLOURS = colours('red', 'yellow', 'blue', 'green', 'white');

const COTTON_YARN = {
  composition: ['100 % Baumwolle', '100 % cotton'],
  care: ['wash-60', 'no-bleach', 'no-tumble', 'iron-low'],
} as const satisfies Family['textile'];

export const CRAFT_FAMILIES: readonly Family[] = [
  {
    key: 'watercolour-box',
    category: 'basteln/farben/wasserfarben',
    noun: ['Deckfarbkasten', 'watercolour box'],
    brands: ['malwerkstatt', 'tintoro', 'buntspecht'],
    axes: [
      axis(
        'count',
        ['Farben', 'Colours'],
        option(['12 Farben', '12 colours'], 1, { motif: { count: 12 } }),
        option(['24 Farben', '24 colours'], 1.7, { motif: { count: 24 } }),
      ),
    ],
    variants: [colours('blue', 'red', 'black', 'mint')],
    price: 849,
    weight: 260,
    share: 1.2,
    motif: { draw: 'paint-box' },
    short: [
      ['Näpfchen einzeln nachkaufbar', 'pans available singly'],
      ['Deckweiß inklusive', 'opaque white included'],
      ['Mischpalette im Deckel', 'mixing palette in the lid'],
    ],
    scope: ['Farbkasten, Deckweiß, Pinsel', 'Paint box, opaque white, brush'],
    parts: [
      ['Farbkasten', 'Paint box'],
      ['Deckweiß', 'Opaque white'],
      ['Pinsel', 'Brush'],
    ],
    facts: {
      norm: same('DIN 5023'),
      material: ['Kasten aus Rezyklat', 'box of recycled plastic'],
      opacity: ['deckend', 'opaque'],
    },
    lead: [
      [
        'Der Kasten, der in keinem Ranzen fehlt: kräftige Töne, die sich willig mischen.',
        'The box no satchel should lack: strong shades that mix willingly.',
      ],
      [
        'Farben nach Norm, damit „das Rot aus dem Kasten“ bei allen dasselbe ist.',
        'Colours to standard, so that “the red from the box” is the same for everyone.',
      ],
    ],
    body: [
      [
        'Die Näpfchen rasten ein und lassen sich mit einem Finger tauschen.',
        'The pans click in and change with one finger.',
      ],
    ],
    tip: [
      'Nach dem Malen offen trocknen lassen, dann bleibt der Kasten frisch.',
      'Leave open to dry after painting to keep the box fresh.',
    ],
    goesWith: ['brushes', 'drawing-pad', 'apron'],
    keywords: ['Malkasten Tuschkasten Wasserfarben', 'paint set'],
  },
  {
    key: 'tempera',
    category: 'basteln/farben/tempera',
    also: ['buero/klassensaetze/basteln'],
    noun: ['Temperafarbe', 'tempera paint'],
    brands: ['malwerkstatt', 'buntspecht', 'tintoro'],
    axes: [colourAxis('red', 'orange', 'yellow', 'green', 'blue', 'violet', 'brown', 'black', 'white')],
    variants: [volumes(['250 ml', 1, 1], ['500 ml', 2, 1.75], ['1000 ml', 4, 3.1])],
    price: 329,
    weight: 340,
    share: 1.6,
    motif: { draw: 'paint-bottle', label: '250 ml' },
    base: { amount: 0.25, unit: 'l' },
    short: [
      ['cremig und hoch deckend', 'creamy and highly opaque'],
      ['auswaschbar ab 40 °C', 'washes out at 40 °C'],
      ['tropffreier Verschluss', 'drip-free cap'],
    ],
    scope: ['Flasche mit Dosierverschluss', 'Bottle with dosing cap'],
    facts: { opacity: ['hoch', 'high'], drying: ['30 Minuten', '30 minutes'], norm: same('EN 71-3') },
    lead: [
      [
        'Deckt beim ersten Strich, auch auf braunem Packpapier und Eierkarton.',
        'Covers at the first stroke, even on brown paper and egg boxes.',
      ],
      [
        'Die Farbe für große Bögen, große Pinsel und große Vorhaben.',
        'The paint for large sheets, large brushes and large plans.',
      ],
    ],
    body: [
      [
        'Alle Töne sind untereinander mischbar und trocknen matt auf.',
        'All shades mix with each other and dry to a matt finish.',
      ],
      [
        'Der Dosierverschluss gibt so viel frei, wie ein Näpfchen fasst.',
        'The dosing cap releases just what a pan holds.',
      ],
    ],
    tip: [
      'Mit etwas Kleister gestreckt, wird Tempera zur Fingerfarbe.',
      'Stretched with a little paste, tempera becomes finger paint.',
    ],
    goesWith: ['brushes', 'apron', 'paint-roller'],
    hazards: ['contains-biocide'],
  },
  {
    key: 'acrylic',
    category: 'basteln/farben/acryl',
    noun: ['Acrylfarbe', 'acrylic paint'],
    brands: ['tintoro', 'malwerkstatt'],
    axes: [colourAxis('red', 'yellow', 'blue', 'green', 'black', 'white', 'teal', 'berry')],
    variants: [volumes(['75 ml', 1, 1], ['250 ml', 3.333, 2.4], ['750 ml', 10, 5.6])],
    price: 449,
    weight: 110,
    share: 1.3,
    motif: { draw: 'paint-tube' },
    base: { amount: 0.075, unit: 'l' },
    short: [
      ['wasserfest nach dem Trocknen', 'waterproof once dry'],
      ['haftet auf Leinwand, Holz, Stein', 'holds on canvas, wood, stone'],
    ],
    scope: ['Farbe in Tube oder Flasche', 'Paint in tube or bottle'],
    facts: { opacity: ['deckend bis halbdeckend', 'opaque to semi-opaque'], drying: ['20 Minuten', '20 minutes'] },
    lead: [
      [
        'Pastos gespachtelt oder dünn lasiert: Acryl kann beides und ist nach der Pause trocken.',
        'Thick with a knife or thin as glaze: acrylic can do both and is dry after the break.',
      ],
      ['Farbe, die auf Blumentopf und Leinwand gleichermaßen hält.', 'Paint that holds on flowerpot and canvas alike.'],
    ],
    body: [['Die Pigmente sind lichtecht und vergilben nicht.', 'The pigments are lightfast and do not yellow.']],
    tip: ['Pinsel sofort auswaschen: Was trocknet, bleibt.', 'Wash brushes at once: what dries, stays.'],
    goesWith: ['canvas', 'brushes'],
    hazards: ['contains-biocide'],
  },
  {
    key: 'finger-paint',
    category: 'basteln/farben/fingerfarben',
    also: ['kindergarten/krippe'],
    noun: ['Fingerfarbe', 'finger paint'],
    brands: ['buntspecht', 'gutundgrun', 'malwerkstatt'],
    axes: [colourAxis('red', 'yellow', 'green', 'blue')],
    variants: [volumes(['100 ml', 1, 1], ['500 ml', 5, 3.6])],
    price: 299,
    weight: 140,
    motif: { draw: 'paint-pot', label: '100 ml' },
    base: { amount: 0.1, unit: 'l' },
    short: [
      ['auf Wasserbasis, mit Bitterstoff', 'water-based, with bittering agent'],
      ['von Haut und Fliesen abwaschbar', 'washes off skin and tiles'],
    ],
    scope: ['Dose mit Schraubdeckel', 'Pot with screw lid'],
    facts: { age: ['ab 2 Jahren', 'from 2 years'], norm: same('EN 71-7') },
    lead: [
      [
        'Zehn Finger sind zehn Pinsel: dicke, kühle Farbe zum Tupfen, Patschen, Streichen.',
        'Ten fingers are ten brushes: thick, cool paint to dab, pat and smear.',
      ],
      ['Malen, bevor man einen Pinsel halten kann.', 'Painting before one can hold a brush.'],
    ],
    body: [
      [
        'Ohne Parabene; die Rezeptur wird jedes Jahr unabhängig geprüft.',
        'Free of parabens; the recipe is tested independently every year.',
      ],
    ],
    tip: [
      'Auf Spiegelfliesen malen und mit einem feuchten Tuch neu anfangen.',
      'Paint on mirror tiles and start anew with a damp cloth.',
    ],
    warnings: ['adult-supervision'],
    goesWith: ['apron'],
  },
  {
    key: 'textile-paint',
    category: 'basteln/farben/textilfarben',
    noun: ['Textilfarbe', 'textile paint'],
    brands: ['tintoro', 'kordel'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Stoffmalfarbe', 'fabric paint']),
        option(['Batikfarbe', 'batik dye'], 1.1),
        option(['Glasmalfarbe', 'glass paint'], 1.2),
      ),
    ],
    variants: [PAINT_COLOURS],
    price: 429,
    weight: 90,
    motif: { draw: 'paint-pot', label: '50 ml' },
    base: { amount: 0.05, unit: 'l' },
    short: [
      ['nach dem Bügeln waschbeständig', 'washable after ironing'],
      ['untereinander mischbar', 'mixable'],
    ],
    scope: ['Farbe, 50 ml', 'Paint, 50 ml'],
    facts: { drying: ['4 Stunden', '4 hours'], volume: same('50 ml') },
    lead: [
      ['Macht aus einem weißen T-Shirt ein Lieblingsstück.', 'Turns a white T-shirt into a favourite.'],
      [
        'Für Turnbeutel, Kissenhüllen und Fahnen zum Sommerfest.',
        'For gym bags, cushion covers and summer fair flags.',
      ],
    ],
    body: [
      ['Der Farbauftrag bleibt weich und bricht nicht an Falten.', 'The paint stays soft and does not crack at folds.'],
    ],
    tip: ['Stoff vorher waschen, dann zieht die Farbe gleichmäßig ein.', 'Wash the fabric first for an even result.'],
    hazards: ['sensitising'],
  },
  {
    key: 'brushes',
    category: 'basteln/pinsel-zubehoer/pinsel',
    also: ['buero/klassensaetze/basteln'],
    noun: ['Schulpinsel', 'school brushes'],
    brands: ['tintoro', 'malwerkstatt', 'buntspecht'],
    axes: [
      axis(
        'shape',
        ['Form', 'Shape'],
        option(['rund', 'round'], 1, { motif: { style: 'round' } }),
        option(['flach', 'flat'], 1.05, { motif: { style: 'flat' } }),
      ),
      axis('hair', ['Haar', 'Hair'], option(['Borste', 'bristle']), option(['Synthetik', 'synthetic'], 1.2)),
    ],
    variants: [
      sizes(
        ['Größe', 'Size'],
        'tile',
        [['Nr. 4', 'No. 4'], 1],
        [['Nr. 8', 'No. 8'], 1.25],
        [['Nr. 12', 'No. 12'], 1.6],
        [['Nr. 2', 'No. 2'], 0.9],
        [['Nr. 6', 'No. 6'], 1.1],
        [['Nr. 10', 'No. 10'], 1.4],
        [['Nr. 14', 'No. 14'], 1.8],
        [['Nr. 16', 'No. 16'], 2],
        [['Nr. 18', 'No. 18'], 2.2],
        [['Nr. 20', 'No. 20'], 2.4],
        [['Set 30 Stück', 'set of 30'], 18, 30, 30],
      ),
    ],
    price: 159,
    weight: 15,
    motif: { draw: 'brush', accent: '#e2574c' },
    short: [
      ['Zwinge ohne Naht', 'seamless ferrule'],
      ['verliert keine Haare', 'sheds no hairs'],
    ],
    scope: ['Pinsel', 'Brush'],
    facts: { material: ['Buchenstiel, Zwinge vernickelt', 'beech handle, nickelled ferrule'] },
    lead: [
      [
        'Pinsel, die Wasser halten, Farbe geben und nach dem Auswaschen wieder spitz werden.',
        'Brushes that hold water, give paint and come to a point again after washing.',
      ],
      ['Ein Stiel, der sich auch für kurze Finger gut anfasst.', 'A handle that feels right for short fingers too.'],
    ],
    body: [['Die Größe ist in den Stiel geprägt, nicht gedruckt.', 'The size is embossed in the handle, not printed.']],
    tip: ['Im Glas nie auf den Haaren stehen lassen.', 'Never leave standing on the hairs.'],
  },
  {
    key: 'paint-roller',
    category: 'basteln/pinsel-zubehoer/pinsel',
    noun: ['Farbroller', 'paint roller'],
    brands: ['malwerkstatt', 'buntspecht'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Schaumstoff', 'foam']),
        option(['Muster', 'pattern'], 1.3),
        option(['Linol', 'lino'], 1.8),
      ),
    ],
    variants: [sizes(['Breite', 'Width'], 'tile', [same('6 cm'), 1], [same('10 cm'), 1.3])],
    price: 299,
    weight: 70,
    motif: { draw: 'roller', accent: '#f2c230' },
    short: [
      ['Walze austauschbar', 'exchangeable roll'],
      ['für Wand, Papier und Druck', 'for wall, paper and printing'],
    ],
    scope: ['Roller mit Walze', 'Roller with roll'],
    facts: { material: ['Schaumstoff, Metall, Holz', 'foam, metal, wood'] },
    lead: [
      [
        'Große Flächen in einem Zug, Streifen und Muster inbegriffen.',
        'Large areas in one go, stripes and patterns included.',
      ],
      [
        'Für Kulissen, Plakate und den Himmel über dem Papierschiff.',
        'For stage sets, posters and the sky above the paper ship.',
      ],
    ],
    body: [
      ['Der Griff liegt auch bei gestrecktem Arm sicher.', 'The handle sits safely even with an outstretched arm.'],
    ],
    tip: ['Erst auf Zeitungspapier abrollen, dann aufs Werk.', 'Roll on newspaper first, then on the work.'],
  },
  {
    key: 'canvas',
    category: 'basteln/pinsel-zubehoer/staffeleien',
    noun: ['Malgrund', 'painting ground'],
    brands: ['tintoro', 'holzinger'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Keilrahmen', 'stretched canvas']),
        option(['Tischstaffelei', 'table easel'], 3),
        option(['Standstaffelei', 'studio easel'], 9),
      ),
    ],
    variants: [
      sizes(
        ['Größe', 'Size'],
        'dropdown',
        [['klein', 'small'], 1],
        [['mittel', 'medium'], 1.5, 1.6],
        [['groß', 'large'], 2.2, 2.4],
      ),
    ],
    price: 599,
    weight: 420,
    motif: { draw: 'easel' },
    short: [
      ['vorgrundiert', 'primed'],
      ['Buchenholz, unbehandelt', 'untreated beech'],
    ],
    scope: ['Malgrund', 'Painting ground'],
    facts: { material: ['Baumwolle, Holz', 'cotton, wood'], surface: ['dreifach grundiert', 'primed three times'] },
    lead: [
      ['Ein richtiges Bild braucht einen richtigen Platz.', 'A proper picture needs a proper place.'],
      ['Hier wird aus einer Kunststunde eine Ausstellung.', 'Here an art lesson becomes an exhibition.'],
    ],
    body: [
      [
        'Gespannt, grundiert, bereit: Die Leinwand federt leicht unter dem Pinsel.',
        'Stretched, primed, ready: the canvas gives lightly under the brush.',
      ],
    ],
    tip: ['Keile erst nach dem Trocknen nachschlagen.', 'Tap in the wedges only once dry.'],
  },
  {
    key: 'apron',
    category: 'basteln/pinsel-zubehoer/kittel',
    noun: ['Malkittel', 'painting smock'],
    brands: ['kordel', 'buntspecht'],
    axes: [
      axis(
        'age',
        ['Größe', 'Size'],
        option(['2–4 Jahre', '2–4 years'], 0.9),
        option(['5–7 Jahre', '5–7 years']),
        option(['8–12 Jahre', '8–12 years'], 1.1),
      ),
    ],
    variants: [colours('blue', 'red', 'lime', 'violet')],
    price: 1249,
    weight: 150,
    motif: { draw: 'apron', label: 'Atelier' },
    short: [
      ['wasserabweisend', 'water-repellent'],
      ['lange Ärmel mit Bündchen', 'long cuffed sleeves'],
      ['Klettverschluss im Nacken', 'hook-and-loop at the neck'],
    ],
    scope: ['Malkittel', 'Smock'],
    facts: { size: ['verstellbar', 'adjustable'] },
    textile: {
      composition: ['65 % Polyester (recycelt), 35 % Baumwolle', '65 % polyester (recycled), 35 % cotton'],
      care: ['wash-40', 'no-bleach', 'no-tumble', 'iron-low', 'no-dry-clean'],
    },
    lead: [
      [
        'Zieht sich allein an, hält Farbe fern und sieht nach Künstlerin aus.',
        'Goes on without help, keeps paint away and looks like an artist.',
      ],
      ['Der Pullover bleibt sauber, die Laune auch.', 'The pullover stays clean, and so does the mood.'],
    ],
    body: [['Die Tasche vorn sammelt Tropfen und Pinsel.', 'The front pocket catches drips and brushes.']],
    tip: ['Farbflecken vor dem Waschen trocknen lassen und ausbürsten.', 'Let paint dry and brush out before washing.'],
  },
  {
    key: 'glue-stick',
    category: 'basteln/kleben/kleber',
    also: ['buero/klassensaetze/basteln'],
    noun: ['Klebestift', 'glue stick'],
    brands: ['gutundgrun', 'buntspecht', 'ordnungshelden'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['weiß', 'white']),
        option(['farbig, trocknet klar', 'coloured, dries clear'], 1.1),
      ),
    ],
    variants: [
      sizes(
        ['Größe', 'Size'],
        'tile',
        [same('10 g'), 1],
        [same('21 g'), 1.6, 2.1],
        [same('40 g'), 2.4, 4],
        [['Klassenbox 24 × 21 g', 'class box 24 × 21 g'], 32, 50.4, 24],
      ),
    ],
    price: 99,
    weight: 16,
    motif: { draw: 'glue-stick', label: 'Stick' },
    base: { amount: 0.01, unit: 'kg' },
    short: [
      ['ohne Lösungsmittel', 'solvent-free'],
      ['bei 20 °C auswaschbar', 'washes out at 20 °C'],
      ['97 % natürliche Rohstoffe', '97 % natural ingredients'],
    ],
    scope: ['Klebestift', 'Glue stick'],
    facts: { content: ['auf Stärkebasis', 'starch-based'] },
    lead: [
      [
        'Klebt Papier schnell, fest und ohne Wellen, und lässt sich eine Minute lang noch schieben.',
        'Glues paper fast, firmly and without ripples, and allows moving for a minute.',
      ],
      [
        'Der Verbrauchsartikel Nummer eins, darum auch in der Klassenbox.',
        'Consumable number one, hence also in the class box.',
      ],
    ],
    body: [
      ['Die Schraubkappe klickt hörbar: So trocknet nichts ein.', 'The screw cap clicks audibly: nothing dries out.'],
    ],
    tip: ['Kappe oben, Stift stehend lagern.', 'Store upright with the cap on top.'],
  },
  {
    key: 'glue-bottle',
    category: 'basteln/kleben/kleber',
    noun: ['Bastelkleber', 'craft glue'],
    brands: ['gutundgrun', 'malwerkstatt'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Alleskleber', 'all-purpose']),
        option(['Holzleim', 'wood glue']),
        option(['Kleister', 'paste'], 0.7),
        option(['Kraftkleber', 'contact adhesive'], 1.6),
      ),
    ],
    variants: [volumes(['100 g', 1, 1], ['500 g', 5, 3.4], ['1000 g', 10, 5.8])],
    price: 299,
    weight: 120,
    motif: { draw: 'paint-bottle', colour: '#f4f3ee', accent: '#ffe28a', label: '100 g' },
    base: { amount: 0.1, unit: 'kg' },
    short: [
      ['transparent trocknend', 'dries clear'],
      ['Dosierspitze', 'dosing tip'],
    ],
    scope: ['Flasche', 'Bottle'],
    facts: { drying: ['10 Minuten', '10 minutes'] },
    lead: [
      [
        'Für Holz, Filz, Kork und alles, was beim Basteln zusammengehört.',
        'For wood, felt, cork and all that belongs together in crafts.',
      ],
      ['Hält, was Kinder versprechen.', 'Holds what children promise.'],
    ],
    body: [['Die feine Spitze klebt Punkte, die breite Flächen.', 'The fine tip glues dots, the wide one areas.']],
    tip: ['Dünn auftragen: Weniger klebt besser.', 'Apply thinly: less holds better.'],
  },
  {
    key: 'tape',
    category: 'basteln/kleben/klebeband',
    also: ['buero/versand'],
    noun: ['Klebeband', 'adhesive tape'],
    brands: ['ordnungshelden', 'papierhase'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Krepp', 'masking']),
        option(['transparent', 'clear'], 0.9),
        option(['doppelseitig', 'double-sided'], 1.5),
        option(['Papier, bedruckt', 'printed paper'], 1.3),
      ),
    ],
    variants: [
      sizes(['Länge', 'Length'], 'tile', [same('10 m'), 1], [same('33 m'), 2.4, 3.3], [same('66 m'), 4.2, 6.6]),
    ],
    price: 189,
    weight: 40,
    motif: { draw: 'tape' },
    base: { amount: 10, unit: 'm' },
    short: [
      ['von Hand reißbar', 'tears by hand'],
      ['rückstandsfrei ablösbar', 'removes without residue'],
    ],
    scope: ['Rolle', 'Roll'],
    facts: {
      material: ['Papier, Naturkautschukkleber', 'paper, natural rubber adhesive'],
      size: ['15 mm breit', '15 mm wide'],
    },
    lead: [
      [
        'Straßen auf dem Teppich, Rahmen um Bilder, Pfeile an der Wand: Klebeband kann mehr als kleben.',
        'Roads on the carpet, frames round pictures, arrows on the wall: tape can do more than stick.',
      ],
      ['Die Rolle, die in jede Schublade gehört.', 'The roll that belongs in every drawer.'],
    ],
    body: [['Der Kleber haftet auf Papier, Wand und Glas.', 'The adhesive holds on paper, wall and glass.']],
    tip: [
      'Auf frisch gestrichenen Wänden zuerst an einer Ecke probieren.',
      'On freshly painted walls try a corner first.',
    ],
  },
  {
    key: 'craft-scissors',
    category: 'basteln/scheren',
    also: ['buero/klassensaetze/basteln'],
    noun: ['Bastelschere', 'craft scissors'],
    brands: ['sternwerk', 'buntspecht', 'ordnungshelden'],
    axes: [
      axis('hand', ['Hand', 'Hand'], option(['Rechtshänder', 'right-handed']), option(['Linkshänder', 'left-handed'])),
      axis('tip', ['Spitze', 'Tip'], option(['rund', 'round']), option(['spitz', 'pointed'], 1.1)),
    ],
    variants: [
      colours('green', 'red', 'blue', 'violet'),
      sizes(
        ['Menge', 'Quantity'],
        'dropdown',
        [['1 Stück', '1 piece'], 1],
        [['Klassensatz 24 im Block', 'class set of 24 in a block'], 21, 26, 24],
      ),
    ],
    price: 349,
    weight: 45,
    share: 1.2,
    motif: { draw: 'scissors' },
    warnings: ['functional-edges'],
    short: [
      ['rostfreier Stahl', 'stainless steel'],
      ['weiche Griffe', 'soft handles'],
    ],
    scope: ['Schere', 'Scissors'],
    facts: { size: ['13 cm lang', '13 cm long'], age: ['ab 3 Jahren', 'from 3 years'] },
    lead: [
      ['Schneidet bis in die Spitze, auch Filz und Wellpappe.', 'Cuts to the very tip, even felt and corrugated card.'],
      [
        'Eine echte Linkshänderschere hat gespiegelte Klingen, nicht nur andere Griffe. Diese hier hat sie.',
        'Real left-handed scissors have mirrored blades, not just other handles. These do.',
      ],
    ],
    body: [
      ['Die Klingen sind verschraubt und lassen sich nachstellen.', 'The blades are screwed and can be adjusted.'],
    ],
    tip: ['Die Schere ruhig halten, das Papier drehen.', 'Hold the scissors still, turn the paper.'],
    goesWith: ['construction-paper', 'glue-stick'],
  },
  {
    key: 'modelling-clay',
    category: 'basteln/modellieren',
    also: ['kindergarten/krippe'],
    noun: ['Modelliermasse', 'modelling compound'],
    brands: ['tonhaus', 'buntspecht', 'gutundgrun'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Knete, 6 Farben', 'dough, 6 colours'], 1, { motif: { count: 6 } }),
        option(['lufttrocknend weiß', 'air-drying white'], 0.8, {
          motif: { colour: '#f4f3ee', label: 'lufttrocknend' },
        }),
        option(['Ton terrakotta', 'terracotta clay'], 0.7, { motif: { colour: '#c4714a', label: 'Ton' } }),
        option(['ofenhärtend', 'oven-bake'], 1.7, { motif: { colour: '#8166cf', label: '130 °C' } }),
      ),
    ],
    variants: [volumes(['500 g', 1, 1], ['1 kg', 2, 1.8], ['10 kg', 20, 14])],
    price: 449,
    weight: 520,
    motif: { draw: 'clay' },
    base: { amount: 0.5, unit: 'kg' },
    short: [
      ['geschmeidig ohne Vorkneten', 'supple without kneading'],
      ['klebt nicht an den Fingern', 'does not stick to fingers'],
    ],
    scope: ['Masse im wiederverschließbaren Beutel', 'Compound in a resealable bag'],
    facts: { age: ['ab 3 Jahren', 'from 3 years'], drying: ['je nach Art', 'depending on kind'] },
    lead: [
      [
        'Rollen, drücken, ziehen: Hände denken mit, wenn sie formen dürfen.',
        'Roll, press, pull: hands think along when they may shape.',
      ],
      [
        'Vom Igel bis zum Tonkrug bleibt die Masse gutmütig.',
        'From hedgehog to clay jug the compound stays good-natured.',
      ],
    ],
    body: [
      [
        'Sie trocknet ohne Risse und lässt sich danach bemalen.',
        'It dries without cracks and can be painted afterwards.',
      ],
    ],
    tip: ['Angebrochene Packungen mit einem feuchten Tuch aufbewahren.', 'Keep opened packs with a damp cloth.'],
    warnings: ['small-parts'],
  },
  {
    key: 'felt',
    category: 'basteln/textil',
    noun: ['Bastelfilz', 'craft felt'],
    brands: ['kordel', 'gutundgrun'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Platten 20 × 30 cm', 'sheets 20 × 30 cm']),
        option(['Wollfilz', 'wool felt'], 1.8),
        option(['Märchenwolle', 'fairy wool'], 1.2),
      ),
    ],
    variants: [
      sizes(['Menge', 'Quantity'], 'tile', [['10 Stück', '10 pieces'], 1], [['50 Stück', '50 pieces'], 4.2, 5, 50]),
    ],
    price: 649,
    weight: 150,
    motif: { draw: 'felt', count: 6 },
    textile: {
      composition: ['100 % Schurwolle oder 100 % Polyester (recycelt)', '100 % new wool or 100 % polyester (recycled)'],
      care: ['hand-wash', 'no-tumble', 'no-iron'],
    },
    short: [
      ['franst nicht aus', 'does not fray'],
      ['zehn Farben', 'ten colours'],
    ],
    scope: ['Filz sortiert', 'Assorted felt'],
    facts: { material: ['Wolle oder Rezyklat', 'wool or recycled fibre'] },
    lead: [
      [
        'Weich, warm und sofort ein Fuchs, ein Blatt oder eine Krone.',
        'Soft, warm and at once a fox, a leaf or a crown.',
      ],
      ['Filz verzeiht krumme Schnitte und schiefe Nähte.', 'Felt forgives crooked cuts and slanting seams.'],
    ],
    body: [['Er lässt sich kleben, nähen und mit Nadeln verbinden.', 'It can be glued, sewn and needled.']],
    tip: [
      'Schablone mit Kreide übertragen, dann bleibt kein Strich.',
      'Transfer templates with chalk and no line remains.',
    ],
  },
  {
    key: 'yarn',
    category: 'basteln/textil',
    noun: ['Handarbeitsgarn', 'craft yarn'],
    brands: ['kordel', 'gutundgrun'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Wolle', 'wool']),
        option(['Baumwolle', 'cotton'], 0.9, { has: { textile: COTTON_YARN } }),
        option(['Stickgarn', 'embroidery thread'], 0.6, {
          has: { scope: ['Strang, 8 m', 'Skein, 8 m'], facts: { content: same('8 m') }, textile: COTTON_YARN },
        }),
      ),
    ],
    variants: [colours('red', 'yellow', 'green', 'blue', 'violet')],
    price: 399,
    weight: 55,
    motif: { draw: 'yarn' },
    warnings: ['long-cord'],
    textile: {
      composition: ['75 % Schurwolle, 25 % Polyamid', '75 % new wool, 25 % polyamide'],
      care: ['wash-30', 'no-bleach', 'no-tumble', 'iron-low'],
    },
    short: [
      ['verzwirnt, spaltet nicht', 'twisted, does not split'],
      ['Öko-Tex geprüft', 'Oeko-Tex tested'],
    ],
    scope: ['Knäuel, 50 g', 'Ball, 50 g'],
    facts: { content: same('50 g / 125 m') },
    lead: [
      [
        'Für Strickliesel, Webrahmen und das erste Paar Topflappen.',
        'For spool knitting, looms and the first pair of oven cloths.',
      ],
      ['Ein Faden, der sich freundlich aufribbeln lässt.', 'A thread that unravels kindly.'],
    ],
    body: [
      [
        'Die Farben stammen aus einem Farbbad und passen auch beim Nachkauf.',
        'Colours come from one dye bath and match when bought again.',
      ],
    ],
    tip: [
      'Von innen abwickeln, dann rollt der Knäuel nicht davon.',
      'Pull from the centre so the ball does not roll away.',
    ],
  },
  {
    key: 'beads',
    category: 'basteln/bastelmaterial/perlen',
    noun: ['Perlenmischung', 'bead mix'],
    brands: ['buntspecht', 'holzinger', 'kordel'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Holzperlen', 'wooden beads']),
        option(['Bügelperlen', 'fuse beads'], 0.8),
        option(['Buchstaben', 'letters'], 1.2),
        option(['Knöpfe', 'buttons']),
      ),
    ],
    variants: [sizes(['Menge', 'Quantity'], 'tile', [same('200 g'), 1], [same('1 kg'), 4, 5])],
    price: 599,
    weight: 210,
    motif: { draw: 'beads', label: 'Mix' },
    warnings: ['small-parts'],
    short: [
      ['speichelechte Farben', 'saliva-proof colours'],
      ['große Bohrung', 'large holes'],
    ],
    scope: ['Perlen in der Dose', 'Beads in a jar'],
    facts: { diameter: ['4 bis 16 mm', '4 to 16 mm'], age: ['ab 4 Jahren', 'from 4 years'] },
    lead: [
      [
        'Auffädeln übt Geduld, Muster und die Pinzette aus Daumen und Finger.',
        'Threading trains patience, pattern and the tweezers of thumb and finger.',
      ],
      ['Eine Dose voller Farben, die beim Schütteln klingt.', 'A jar full of colours that sings when shaken.'],
    ],
    body: [
      [
        'Sortiert in mehreren Größen und Tönen, ohne scharfe Grate.',
        'Assorted in sizes and shades, without sharp burrs.',
      ],
    ],
    tip: ['Ein Teller mit Filz darin hält die Perlen beisammen.', 'A plate lined with felt keeps the beads together.'],
  },
  {
    key: 'craft-wood',
    category: 'basteln/bastelmaterial/holz',
    noun: ['Bastelholz', 'craft wood'],
    brands: ['holzinger', 'gutundgrun'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Holzstäbchen', 'sticks']),
        option(['Leisten', 'battens'], 1.6),
        option(['Baumscheiben', 'tree slices'], 1.3),
        option(['Sperrholz 4 mm', 'plywood 4 mm'], 2),
      ),
    ],
    variants: [
      sizes(
        ['Menge', 'Quantity'],
        'tile',
        [['100 Stück', '100 pieces'], 1],
        [['1.000 Stück', '1,000 pieces'], 7.5, 10, 1_000],
      ),
    ],
    price: 349,
    weight: 200,
    motif: { draw: 'sticks', count: 10 },
    short: [
      ['splitterarm geschliffen', 'sanded, few splinters'],
      ['heimisches Holz', 'local wood'],
    ],
    scope: ['Holz im Karton', 'Wood in a box'],
    facts: { material: ['Birke, Buche, Linde', 'birch, beech, lime'] },
    lead: [
      [
        'Holz duftet, knackt und wird zu allem, was ein Kind sich vornimmt.',
        'Wood smells good, cracks and becomes whatever a child intends.',
      ],
      [
        'Brücken, Bilderrahmen, Vogelhäuser: Der Baustoff liegt bereit.',
        'Bridges, picture frames, bird houses: the material is ready.',
      ],
    ],
    body: [['Die Kanten sind geglättet, die Maße gleichmäßig.', 'Edges are smoothed, dimensions even.']],
    tip: ['Mit Holzleim und Wäscheklammern hält jede Ecke.', 'Wood glue and clothes pegs hold every corner.'],
  },
  {
    key: 'craft-kit',
    category: 'basteln/bastelsets',
    noun: ['Bastelset', 'craft kit'],
    brands: ['buntspecht', 'maplewood', 'kordel'],
    axes: [
      axis(
        'theme',
        ['Thema', 'Theme'],
        option(['Laterne', 'lantern'], 1, { motif: { draw: 'emoji:red-paper-lantern' } }),
        option(['Drachen', 'kite'], 1.1, { motif: { draw: 'emoji:kite' } }),
        option(['Schultüte', 'school cone'], 1.5, { motif: { draw: 'emoji:party-popper' } }),
        option(['Windspiel', 'wind chime'], 1.2, { motif: { draw: 'emoji:wind-chime' } }),
        option(['Weihnachtsstern', 'Christmas star'], 0.8, { motif: { draw: 'emoji:glowing-star' } }),
      ),
    ],
    variants: [
      sizes(
        ['Für', 'For'],
        'dropdown',
        [['1 Kind', '1 child'], 1],
        [['12 Kinder', '12 children'], 9.6, 12, 12],
        [['24 Kinder', '24 children'], 18, 24, 24],
      ),
    ],
    price: 695,
    weight: 130,
    motif: { draw: 'emoji:kite' },
    warnings: ['small-parts', 'long-cord'],
    hasVideo: true,
    short: [
      ['alles dabei außer Schere', 'everything but scissors'],
      ['bebilderte Anleitung', 'illustrated instructions'],
    ],
    scope: ['Material und Anleitung', 'Material and instructions'],
    facts: { age: ['ab 5 Jahren', 'from 5 years'], duration: ['60 bis 90 Minuten', '60 to 90 minutes'] },
    lead: [
      [
        'Vorgestanzt, gezählt, erklärt: ein Nachmittag, der ohne Vorbereitung gelingt.',
        'Pre-cut, counted, explained: an afternoon that works without preparation.',
      ],
      [
        'Am Ende hält jedes Kind etwas in der Hand, das nach ihm aussieht.',
        'In the end every child holds something that looks like them.',
      ],
    ],
    body: [
      [
        'Farben und Verzierungen sind frei wählbar, darum gleicht kein Stück dem anderen.',
        'Colours and trimmings are free to choose, so no two pieces are alike.',
      ],
    ],
    tip: ['Für Gruppen gibt es das Set in Beuteln je Kind.', 'For groups the kit comes in bags per child.'],
  },
  {
    key: 'printing-stamps',
    category: 'basteln/drucken',
    noun: ['Stempelset', 'stamp set'],
    brands: ['buntspecht', 'maplewood', 'malwerkstatt'],
    axes: [
      axis(
        'theme',
        ['Thema', 'Theme'],
        option(['Buchstaben', 'letters']),
        option(['Tiere', 'animals'], 1.05),
        option(['Zahlen', 'numbers'], 0.95),
        option(['Linoldruck', 'lino print'], 1.6),
      ),
    ],
    variants: [colours('blue', 'green', 'berry')],
    price: 1295,
    weight: 260,
    motif: { draw: 'stamp', label: 'ABC' },
    short: [
      ['Griffe aus Buchenholz', 'beech handles'],
      ['auswaschbares Kissen', 'washable pad'],
    ],
    scope: ['Stempel, Stempelkissen', 'Stamps, pad'],
    facts: { pieces: ['14 bis 30 Teile', '14 to 30 pieces'], age: ['ab 4 Jahren', 'from 4 years'] },
    lead: [
      [
        'Drucken, bevor man schreiben kann: Buchstabe für Buchstabe wird ein Name daraus.',
        'Printing before one can write: letter by letter it becomes a name.',
      ],
      ['Ein Abdruck sitzt, wenn es leise „plopp“ macht.', 'A print is right when it goes “plop” softly.'],
    ],
    body: [
      [
        'Das Gummi ist tief graviert und druckt scharfe Kanten.',
        'The rubber is deeply engraved and prints sharp edges.',
      ],
    ],
    tip: ['Kissen kopfüber lagern, dann steht die Farbe oben.', 'Store the pad upside down to keep the ink on top.'],
  },
];
