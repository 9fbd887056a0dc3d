// The families of the area Writing. Pure data and texts in two languages, hence its length.

import { axis, colours, option, packs, same, sizes } from '../choices.ts';
import type { Family } from '../family.ts';

const LEADS = axis(
  'hardness',
  ['Härtegrad', 'Hardness'],
  option(same('2B'), 1),
  option(same('B'), 1),
  option(same('HB'), 1),
  option(same('H'), 1.04),
  option(same('4B'), 1.04),
  option(same('6B'), 1.06),
);

export const WRITING_FAMILIES: readonly Family[] = [
  {
    key: 'graphite-pencil',
    category: 'schreiben/bleistifte/grafit',
    also: ['buero/klassensaetze/schreiben'],
    noun: ['Bleistift', 'pencil'],
    brands: ['federlein', 'gutundgrun', 'papierhase'],
    axes: [LEADS],
    variants: [packs(1, 12, 72)],
    price: 79,
    weight: 6,
    share: 1.4,
    motif: { draw: 'pencil', colour: '#2b8c94', style: 'eraser' },
    short: [
      ['bruchsichere Mine', 'break-resistant lead'],
      ['Holz aus verantwortungsvoller Forstwirtschaft', 'wood from responsible forestry'],
      ['leicht zu spitzen', 'easy to sharpen'],
    ],
    scope: ['Bleistift, gespitzt', 'Pencil, sharpened'],
    facts: {
      material: ['Lindenholz, wasserbasierter Lack', 'lime wood, water-based lacquer'],
      lead: ['Grafit, 2,2 mm', 'graphite, 2.2 mm'],
      size: ['17,5 cm lang, sechskantig', '17.5 cm long, hexagonal'],
    },
    lead: [
      [
        'Ein Bleistift, wie er sein soll: Er liegt ruhig in der Hand, schreibt weich an und lässt sich sauber wegradieren.',
        'A pencil as it should be: it sits calmly in the hand, starts softly and rubs out cleanly.',
      ],
      [
        'Vom ersten Buchstaben bis zur technischen Skizze begleitet dieser Stift durch alle Fächer.',
        'From the first letter to the technical sketch, this pencil keeps up with every subject.',
      ],
    ],
    body: [
      [
        'Die Mine ist auf ganzer Länge mit dem Holz verleimt und bricht auch nach einem Sturz vom Tisch nicht in Stücke.',
        'The lead is bonded to the wood along its whole length and stays in one piece even after a fall from the desk.',
      ],
      [
        'Der sechskantige Schaft rollt nicht weg und zeigt den Fingern, wo sie hingehören.',
        'The six-sided barrel does not roll away and shows fingers where they belong.',
      ],
    ],
    tip: [
      'Für Schreibanfänger empfehlen wir die weicheren Härtegrade 2B und B.',
      'For beginners we recommend the softer grades 2B and B.',
    ],
    goesWith: ['sharpener', 'eraser', 'exercise-book'],
    keywords: ['Stift Grafitstift', 'lead pencil'],
  },
  {
    key: 'jumbo-pencil',
    category: 'schreiben/bleistifte/grafit',
    noun: ['Dreikant-Lernbleistift', 'triangular learner pencil'],
    brands: ['buntspecht', 'federlein'],
    axes: [
      axis('hand', ['Hand', 'Hand'], option(['Rechtshänder', 'right-handed']), option(['Linkshänder', 'left-handed'])),
    ],
    variants: [colours('red', 'blue', 'green', 'yellow')],
    price: 119,
    weight: 10,
    motif: { draw: 'pencil', style: 'dip' },
    short: [
      ['ergonomischer Dreikant', 'ergonomic triangle'],
      ['extradicke Mine 4 mm', 'extra thick 4 mm lead'],
      ['Feld für den Namen', 'space for a name'],
    ],
    scope: ['Lernbleistift', 'Learner pencil'],
    facts: {
      material: ['Erlenholz', 'alder wood'],
      lead: ['Grafit B, 4 mm', 'graphite B, 4 mm'],
      age: ['ab 4 Jahren', 'from 4 years'],
    },
    lead: [
      [
        'Kleine Hände brauchen große Stifte: Der dicke Dreikant gibt dem Dreipunktgriff von selbst die richtige Form.',
        'Small hands need big pencils: the thick triangle gives the tripod grip its shape all by itself.',
      ],
      [
        'Mit Mulden für Daumen und Zeigefinger findet jedes Kind den lockeren Griff, ohne dass jemand mahnen muss.',
        'With hollows for thumb and finger every child finds the relaxed grip without being told.',
      ],
    ],
    body: [
      [
        'Die vier Millimeter starke Mine hält auch dem Druck der ersten Schreibversuche stand.',
        'The four-millimetre lead withstands even the pressure of first attempts at writing.',
      ],
    ],
    tip: [
      'Linkshänder greifen zur Ausführung mit gespiegelten Mulden.',
      'Left-handers choose the version with mirrored hollows.',
    ],
    goesWith: ['sharpener', 'first-letters-book'],
  },
  {
    key: 'mechanical-pencil',
    category: 'schreiben/bleistifte/druckbleistifte',
    noun: ['Druckbleistift', 'mechanical pencil'],
    brands: ['federlein', 'tintoro', 'ordnungshelden'],
    axes: [
      axis('lead', ['Mine', 'Lead'], option(same('0,5 mm')), option(same('0,7 mm')), option(same('0,9 mm'), 1.05)),
    ],
    variants: [colours('black', 'navy', 'berry', 'mint')],
    price: 349,
    weight: 14,
    motif: { draw: 'pen', accent: '#d7dbe6' },
    short: [
      ['gefederte Mine', 'spring-loaded lead'],
      ['griffige Zone aus Kautschuk', 'rubber grip zone'],
      ['Radierer unter der Kappe', 'eraser under the cap'],
    ],
    scope: ['Druckbleistift mit 3 Minen HB', 'Mechanical pencil with 3 HB leads'],
    facts: { material: ['ABS, Metallclip', 'ABS, metal clip'], lead: ['HB, nachfüllbar', 'HB, refillable'] },
    lead: [
      [
        'Immer spitz, nie spitzen: Ein Klick genügt, und die Linie bleibt von der ersten bis zur letzten Zeile gleich fein.',
        'Always sharp, never sharpened: one click, and the line stays equally fine from first row to last.',
      ],
      [
        'Für Geometrie, Skizzen und lange Klausuren: ein Stift, der seine Strichstärke behält.',
        'For geometry, sketches and long tests: a pencil that keeps its line width.',
      ],
    ],
    body: [
      [
        'Die gefederte Führung gibt bei zu viel Druck nach, statt die Mine brechen zu lassen.',
        'The sprung guide gives way under too much pressure instead of letting the lead break.',
      ],
    ],
    tip: [
      '0,5 mm ist richtig für feine Konstruktionen, 0,7 mm für alles andere.',
      '0.5 mm suits fine constructions, 0.7 mm everything else.',
    ],
    goesWith: ['set-square', 'ruler'],
  },
  {
    key: 'coloured-pencils',
    category: 'schreiben/buntstifte/schule',
    also: ['buero/klassensaetze/schreiben'],
    noun: ['Buntstifte', 'coloured pencils'],
    brands: ['buntspecht', 'federlein', 'gutundgrun'],
    axes: [
      axis(
        'count',
        ['Farben', 'Colours'],
        option(['12 Farben', '12 colours'], 1, { motif: { label: '12', count: 6 } }),
        option(['18 Farben', '18 colours'], 1.4, { motif: { label: '18', count: 7 } }),
        option(['24 Farben', '24 colours'], 1.8, { motif: { label: '24', count: 8 } }),
        option(['36 Farben', '36 colours'], 2.6, { motif: { label: '36', count: 9 } }),
      ),
    ],
    variants: [
      sizes(
        ['Ausführung', 'Version'],
        'dropdown',
        [['Kartonetui', 'cardboard box'], 1],
        [['Metalletui', 'metal tin'], 1.45],
      ),
    ],
    price: 595,
    weight: 95,
    share: 1.3,
    motif: { draw: 'pencil-set', accent: '#fff1d6' },
    short: [
      ['leuchtende, weiche Minen', 'bright, soft leads'],
      ['Dreikant-Schaft', 'triangular barrel'],
      ['auf jedem Papier deckend', 'opaque on any paper'],
    ],
    scope: ['Buntstifte im Etui', 'Coloured pencils in a case'],
    facts: {
      material: ['Lindenholz FSC, ungiftige Minen', 'FSC lime wood, non-toxic leads'],
      lead: same('3,3 mm'),
      norm: same('EN 71'),
    },
    lead: [
      [
        'Farben, die schon beim leichten Aufdrücken leuchten, damit Malen Freude macht und nicht müde.',
        'Colours that glow at the lightest touch, so that drawing delights and does not tire.',
      ],
      [
        'Ein Etui voller Möglichkeiten für Hefteinträge, Landkarten und Wunschzettel.',
        'A case full of possibilities for exercise books, maps and wish lists.',
      ],
    ],
    body: [
      [
        'Die Minen sind bruchfest verleimt und lassen sich mischen und übereinanderlegen.',
        'The leads are bonded against breaking and can be mixed and layered.',
      ],
      [
        'Der matte Dreikantlack gibt Halt, auch wenn die Finger vom Pausenbrot noch ein wenig kleben.',
        'The matt triangular barrel gives grip, even with fingers still a little sticky from lunch.',
      ],
    ],
    tip: [
      'Runden Sie die Spitze etwas ab, bevor Sie Flächen anlegen: So entsteht ein gleichmäßiger Ton.',
      'Blunt the tip a little before filling areas: the tone turns out even.',
    ],
    goesWith: ['sharpener', 'drawing-pad', 'filled-case'],
    keywords: [
      'Holzmalstifte Farbstifte rot blau gelb grün braun schwarz',
      'crayons colouring red blue yellow green brown black',
    ],
  },
  {
    key: 'artist-pencils',
    category: 'schreiben/buntstifte/kuenstler',
    noun: ['Künstlerfarbstifte', 'artists’ colour pencils'],
    brands: ['tintoro', 'federlein'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Aquarell', 'watercolour'], 1.1),
        option(['Öl', 'oil-based'], 1),
        option(['Pastell', 'pastel'], 1.05),
      ),
    ],
    variants: [
      sizes(
        ['Farben', 'Colours'],
        'tile',
        [['12 Farben', '12 colours'], 1],
        [['24 Farben', '24 colours'], 1.9, 2],
        [['48 Farben', '48 colours'], 3.5, 4],
      ),
    ],
    price: 1990,
    weight: 140,
    motif: { draw: 'pencil-set', colour: '#2f437f', accent: '#3a3d52', count: 9, label: 'Atelier' },
    short: [
      ['hohe Lichtechtheit', 'high lightfastness'],
      ['Pigment statt Farbstoff', 'pigment instead of dye'],
      ['einzeln nachkaufbar', 'available singly'],
    ],
    scope: ['Farbstifte im Metalletui, Farbkarte', 'Pencils in a tin, colour chart'],
    facts: { material: ['kalifornische Zeder', 'incense cedar'], lead: same('3,8 mm') },
    lead: [
      [
        'Für Kunstkurse und geduldige Abende: satte Pigmente, die sich Schicht um Schicht vertiefen.',
        'For art courses and patient evenings: rich pigments that deepen layer by layer.',
      ],
      [
        'Diese Stifte lassen sich verreiben, lasieren und radieren, und das Blatt bleibt jahrelang frisch.',
        'These pencils can be blended, glazed and erased, and the sheet stays fresh for years.',
      ],
    ],
    body: [
      [
        'Die beiliegende Farbkarte nennt zu jedem Ton Pigment und Lichtechtheit.',
        'The enclosed chart names pigment and lightfastness for each shade.',
      ],
    ],
    tip: [
      'Auf leicht körnigem Papier ab 160 g/m² kommen die Farben am besten zur Geltung.',
      'The colours look best on slightly grained paper from 160 gsm.',
    ],
    goesWith: ['drawing-pad', 'watercolour-pad', 'sharpener'],
  },
  {
    key: 'wax-crayons',
    category: 'schreiben/buntstifte/schule',
    also: ['kindergarten/krippe'],
    noun: ['Wachsmalkreiden', 'wax crayons'],
    brands: ['buntspecht', 'malwerkstatt', 'gutundgrun'],
    axes: [axis('form', ['Form', 'Shape'], option(['Stifte', 'sticks']), option(['Blöcke', 'blocks'], 1.15))],
    variants: [
      sizes(
        ['Farben', 'Colours'],
        'tile',
        [['8 Farben', '8 colours'], 1],
        [['12 Farben', '12 colours'], 1.4, 1.5],
        [['24 Farben', '24 colours'], 2.6, 3],
      ),
    ],
    price: 549,
    weight: 120,
    motif: { draw: 'crayon-set', label: 'Wachs', count: 8 },
    short: [
      ['wasserfest auf Papier', 'waterproof on paper'],
      ['von der Haut abwaschbar', 'washes off skin'],
      ['mit Bienenwachs', 'with beeswax'],
    ],
    scope: ['Wachsmalkreiden im Karton', 'Wax crayons in a box'],
    facts: {
      material: ['Bienenwachs, Pflanzenwachs, Lebensmittelfarben', 'beeswax, plant wax, food colours'],
      age: ['ab 2 Jahren', 'from 2 years'],
    },
    lead: [
      [
        'Kräftig, duftend und unverwüstlich: Wachsmalkreiden für Kinder, die mit dem ganzen Arm malen.',
        'Bold, fragrant and tough: wax crayons for children who draw with their whole arm.',
      ],
      [
        'Die ersten Farben dürfen in die Faust passen und auch einmal herunterfallen.',
        'First colours may fit into a fist and may fall down now and then.',
      ],
    ],
    body: [
      [
        'Mit der Kante lassen sich Flächen legen, mit der Ecke Linien ziehen, mit dem Fingernagel Muster kratzen.',
        'The edge lays down areas, the corner draws lines, a fingernail scratches patterns.',
      ],
    ],
    tip: [
      'Unter Wasserfarbe bleiben die Striche stehen: ideal für die Batiktechnik auf Papier.',
      'Strokes stay visible under watercolour: ideal for wax resist.',
    ],
    goesWith: ['drawing-pad', 'apron', 'watercolour-box'],
  },
  {
    key: 'fountain-pen',
    category: 'schreiben/fueller-tinte/fueller',
    noun: ['Schulfüller', 'school fountain pen'],
    brands: ['federlein', 'tintoro'],
    axes: [
      axis(
        'nib',
        ['Feder', 'Nib'],
        option(['Anfängerfeder A', 'beginner nib A']),
        option(['Feder M', 'nib M']),
        option(['Feder F', 'nib F']),
        option(['Linkshänderfeder LH', 'left-hander nib LH'], 1.05),
      ),
    ],
    variants: [colours('blue', 'red', 'mint', 'berry', 'black')],
    price: 1695,
    weight: 22,
    share: 1.2,
    motif: { draw: 'pen', style: 'fountain', accent: '#f2c230' },
    short: [
      ['Edelstahlfeder mit Iridiumspitze', 'steel nib with iridium tip'],
      ['weiche Griffmulden', 'soft grip hollows'],
      ['Sichtfenster für die Patrone', 'window for the cartridge'],
    ],
    scope: ['Füller, 1 Tintenpatrone königsblau, Namensetiketten', 'Fountain pen, 1 royal blue cartridge, name labels'],
    facts: {
      material: ['Kunststoff mit 40 % Rezyklat, Edelstahl', 'plastic with 40 % recycled content, stainless steel'],
      tip: ['austauschbar', 'exchangeable'],
      age: ['ab 7 Jahren', 'from 7 years'],
    },
    lead: [
      [
        'Der erste Füller ist ein kleines Versprechen: Ab heute zählt jede Zeile.',
        'The first fountain pen is a small promise: from today every line counts.',
      ],
      [
        'Ein Füller, der sofort anschreibt, auch nach den großen Ferien.',
        'A fountain pen that starts at once, even after the long holidays.',
      ],
    ],
    body: [
      [
        'Die abgerundete Feder verzeiht schräge Haltung und zu viel Schwung; die Griffmulden führen drei Finger an ihren Platz.',
        'The rounded nib forgives a slanted hold and too much zest; the hollows lead three fingers to their place.',
      ],
    ],
    tip: [
      'Feder und Griffstück lassen sich einzeln nachkaufen, wenn der Boden härter war als der Füller.',
      'Nib and grip can be bought singly when the floor was harder than the pen.',
    ],
    goesWith: ['ink-cartridges', 'exercise-book', 'ink-eraser'],
    keywords: ['Füllfederhalter Füllhalter', 'ink pen'],
    warrantyYears: 3,
  },
  {
    key: 'ink-cartridges',
    category: 'schreiben/fueller-tinte/tinte',
    noun: ['Tintenpatronen', 'ink cartridges'],
    brands: ['federlein', 'tintoro', 'ordnungshelden'],
    axes: [axis('format', ['Format', 'Format'], option(['Standard', 'standard']), option(['Großraum', 'large'], 1.5))],
    variants: [
      colours('blue', 'black', 'violet', 'teal'),
      sizes(['Packung', 'Pack'], 'dropdown', [['6 Stück', '6 pieces'], 1], [['30 Stück', '30 pieces'], 3.6, 5, 30]),
    ],
    price: 149,
    weight: 12,
    motif: { draw: 'cartridges', label: 'Tinte' },
    short: [
      ['löschbar (Königsblau)', 'erasable (royal blue)'],
      ['passt in alle gängigen Füller', 'fits all common pens'],
      ['Kartonpackung ohne Folie', 'cardboard pack without film'],
    ],
    scope: ['Tintenpatronen in der Schachtel', 'Ink cartridges in a box'],
    facts: { content: ['je 0,8 ml', '0.8 ml each'], norm: ['Standardpatrone ISO', 'ISO standard cartridge'] },
    lead: [
      [
        'Nachschub für Füller, die viel zu sagen haben: Die Tinte trocknet rasch und zieht nicht durchs Blatt.',
        'Supplies for pens with much to say: the ink dries fast and does not bleed through.',
      ],
      [
        'Tinte in Farben, die der Lehrkraft und der Brieffreundin gefallen.',
        'Ink in colours that please teachers and pen friends alike.',
      ],
    ],
    body: [
      [
        'Eine kleine Kugel verschließt jede Patrone, und nichts tropft beim Wechsel.',
        'A small ball seals each cartridge, and nothing drips when changing.',
      ],
    ],
    tip: [
      'Nach einem Farbwechsel den Füller einmal mit lauwarmem Wasser spülen.',
      'Rinse the pen once with lukewarm water after changing the colour.',
    ],
    goesWith: ['fountain-pen', 'ink-eraser'],
  },
  {
    key: 'ink-eraser',
    category: 'schreiben/korrigieren-spitzen/radierer',
    noun: ['Tintenlöscher', 'ink eraser'],
    brands: ['federlein', 'ordnungshelden'],
    axes: [axis('tip', ['Spitze', 'Tip'], option(['fein', 'fine']), option(['breit', 'broad']))],
    variants: [packs(1, 4, 10)],
    price: 125,
    weight: 9,
    motif: { draw: 'marker', colour: '#3f7fd0', style: 'white' },
    short: [
      ['löscht königsblaue Tinte', 'erases royal blue ink'],
      ['Überschreibspitze in derselben Farbe', 'rewriting tip in the same colour'],
    ],
    scope: ['Tintenlöscher mit zwei Spitzen', 'Ink eraser with two tips'],
    facts: { material: ['Polypropylen', 'polypropylene'], tip: ['Löschen und Schreiben', 'erase and write'] },
    lead: [
      [
        'Verschreiben gehört zum Lernen: Mit einer Spitze verschwindet das Wort, mit der anderen steht es richtig da.',
        'Slips belong to learning: one tip makes the word vanish, the other puts it right.',
      ],
      [
        'Ein Strich, ein Moment Geduld, und die Zeile ist wieder frei.',
        'One stroke, a moment of patience, and the line is free again.',
      ],
    ],
    body: [
      [
        'Die Löschflüssigkeit trocknet ohne Rand und greift das Papier nicht an.',
        'The fluid dries without an edge and leaves the paper alone.',
      ],
    ],
    tip: [
      'Wirkt auf königsblauer Tinte; andere Farben sind dokumentenecht und bleiben.',
      'Works on royal blue ink; other colours are permanent and stay.',
    ],
    goesWith: ['fountain-pen'],
  },
  {
    key: 'ballpoint',
    category: 'schreiben/kugelschreiber-roller',
    also: ['buero/schreibtisch'],
    noun: ['Kugelschreiber', 'ballpoint pen'],
    brands: ['ordnungshelden', 'gutundgrun', 'federlein'],
    axes: [axis('width', ['Strich', 'Line'], option(['fein', 'fine']), option(['mittel', 'medium']))],
    variants: [colours('blue', 'black', 'red', 'green'), packs(1, 10, 50)],
    price: 99,
    weight: 9,
    motif: { draw: 'pen', style: 'ballpoint', accent: '#f4f3ee' },
    short: [
      ['dokumentenechte Tinte', 'document-proof ink'],
      ['4 km Schreiblänge', '4 km of writing'],
      ['nachfüllbar', 'refillable'],
    ],
    scope: ['Kugelschreiber mit Mine', 'Ballpoint pen with refill'],
    facts: {
      material: ['68 % Rezyklat', '68 % recycled plastic'],
      tip: ['Wolframkarbid-Kugel', 'tungsten carbide ball'],
      norm: same('ISO 12757-2'),
    },
    lead: [
      [
        'Liegt im Lehrerzimmer nie lange allein: ein leiser Klick, ein glatter Strich, kein Klecks.',
        'Never left alone in the staff room for long: a soft click, a smooth line, no blot.',
      ],
      [
        'Für Unterschriften, Klassenbücher und Notizen am Telefon.',
        'For signatures, registers and notes on the telephone.',
      ],
    ],
    body: [
      [
        'Die Großraummine reicht für rund vier Kilometer Text, das sind etwa zwei Schuljahre.',
        'The large refill lasts for about four kilometres of text, some two school years.',
      ],
    ],
    tip: ['Minen passen in alle Stifte der Reihe.', 'Refills fit every pen of the line.'],
  },
  {
    key: 'gel-roller',
    category: 'schreiben/kugelschreiber-roller',
    noun: ['Gelroller', 'gel roller'],
    brands: ['tintoro', 'federlein'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['radierbar', 'erasable'], 1.3),
        option(['klassisch', 'classic']),
        option(['Glitzer', 'glitter'], 1.1),
      ),
    ],
    variants: [colours('blue', 'violet', 'pink', 'teal', 'black')],
    price: 219,
    weight: 12,
    motif: { draw: 'pen', accent: '#fff7e6' },
    short: [
      ['samtweicher Strich', 'velvety line'],
      ['trocknet schnell', 'dries fast'],
      ['austauschbare Mine', 'exchangeable refill'],
    ],
    scope: ['Gelroller', 'Gel roller'],
    facts: { tip: same('0,7 mm'), material: ['Kunststoff, Gummi', 'plastic, rubber'] },
    lead: [
      [
        'Gelroller gleiten ohne Druck und machen aus einer Merkliste ein kleines Kunstwerk.',
        'Gel rollers glide without pressure and turn a list into a small work of art.',
      ],
      [
        'Farben, mit denen sogar Vokabeln gerne geschrieben werden.',
        'Colours that make even vocabulary a pleasure to write.',
      ],
    ],
    body: [
      [
        'Die Tinte deckt auch auf dunklem Papier und verwischt nach drei Sekunden nicht mehr.',
        'The ink covers dark paper too and no longer smudges after three seconds.',
      ],
    ],
    tip: [
      'Radierbare Tinte verschwindet durch Reibungswärme: Hefte nicht auf die Heizung legen.',
      'Erasable ink fades with warmth: keep books off the radiator.',
    ],
  },
  {
    key: 'fibre-pens',
    category: 'schreiben/fasermaler-marker/fasermaler',
    also: ['buero/klassensaetze/schreiben'],
    noun: ['Fasermaler', 'felt-tip pens'],
    brands: ['buntspecht', 'malwerkstatt', 'federlein'],
    axes: [
      axis(
        'tip',
        ['Spitze', 'Tip'],
        option(['fein 1 mm', 'fine 1 mm']),
        option(['dick 3 mm', 'thick 3 mm'], 1.15),
        option(['Doppelspitze', 'double tip'], 1.3),
      ),
    ],
    variants: [
      sizes(
        ['Farben', 'Colours'],
        'tile',
        [['12 Farben', '12 colours'], 1],
        [['24 Farben', '24 colours'], 1.85, 2],
        [['Klassensatz 144 Stifte', 'class set of 144 pens'], 8.6, 12, 144],
      ),
    ],
    price: 449,
    weight: 110,
    motif: { draw: 'marker-set', label: 'Faser', count: 6 },
    short: [
      ['auswaschbar ab 40 °C', 'washes out at 40 °C'],
      ['trocknen ohne Kappe nicht aus', 'do not dry out uncapped'],
      ['Tinte auf Wasserbasis', 'water-based ink'],
    ],
    scope: ['Fasermaler im Etui', 'Felt-tip pens in a case'],
    facts: {
      tip: ['druckfeste Faser', 'pressure-proof fibre'],
      norm: same('EN 71'),
      material: ['Polypropylen', 'polypropylene'],
    },
    lead: [
      [
        'Fasermaler für lange Maltage: Die Spitze federt zurück und die Kappe darf auch einmal verloren gehen.',
        'Felt-tips for long drawing days: the tip springs back, and a cap may go missing.',
      ],
      [
        'Leuchtende Tinten auf Wasserbasis, die aus Pullover und Tischdecke wieder herausgehen.',
        'Bright water-based inks that leave pullovers and tablecloths again.',
      ],
    ],
    body: [
      [
        'Die belüfteten Kappen entsprechen der Norm, und die Spitze lässt sich nicht in den Schaft drücken.',
        'The vented caps meet the standard, and the tip cannot be pushed into the barrel.',
      ],
    ],
    tip: [
      'Im Klassensatz steht jede Farbe in ihrem eigenen Köcher und findet abends zurück.',
      'In the class set each colour has its own cup and finds its way back in the evening.',
    ],
    goesWith: ['drawing-pad', 'apron'],
    keywords: ['Filzstifte rot blau gelb grün braun schwarz', 'markers red blue yellow green brown black'],
  },
  {
    key: 'highlighter',
    category: 'schreiben/fasermaler-marker/textmarker',
    also: ['buero/schreibtisch'],
    noun: ['Textmarker', 'highlighter'],
    brands: ['ordnungshelden', 'gutundgrun'],
    axes: [axis('shade', ['Ton', 'Shade'], option(['Neon', 'neon']), option(['Pastell', 'pastel'], 1.05))],
    variants: [colours('yellow', 'lime', 'pink', 'orange', 'sky'), packs(1, 10)],
    price: 109,
    weight: 13,
    motif: { draw: 'marker', style: 'highlighter', accent: '#ffffff' },
    short: [
      ['Keilspitze 1–5 mm', 'chisel tip 1–5 mm'],
      ['verwischt keine Tinte', 'does not smear ink'],
      ['nachfüllbar', 'refillable'],
    ],
    scope: ['Textmarker', 'Highlighter'],
    facts: { tip: ['Keilspitze', 'chisel'], material: ['83 % Rezyklat', '83 % recycled plastic'] },
    lead: [
      [
        'Das Wichtige soll leuchten, nicht die ganze Seite: Die Keilspitze zieht feine und breite Striche.',
        'The important part should glow, not the whole page: the chisel tip draws fine and broad lines.',
      ],
      [
        'Vier Stunden offen liegen lassen? Dieser Marker schreibt danach noch.',
        'Left open for four hours? This marker still writes.',
      ],
    ],
    body: [
      [
        'Die Tinte verträgt sich mit Füller, Kugelschreiber und Kopierer.',
        'The ink gets on with fountain pen, ballpoint and copier.',
      ],
    ],
    tip: ['Drei Farben genügen: Begriffe, Zahlen, Fragen.', 'Three colours are enough: terms, numbers, questions.'],
  },
  {
    key: 'permanent-marker',
    category: 'schreiben/fasermaler-marker/permanentmarker',
    noun: ['Permanentmarker', 'permanent marker'],
    brands: ['ordnungshelden', 'lindwerk'],
    axes: [axis('tip', ['Spitze', 'Tip'], option(['Rundspitze', 'bullet tip']), option(['Keilspitze', 'chisel tip']))],
    variants: [colours('black', 'red', 'blue', 'green')],
    price: 189,
    weight: 17,
    motif: { draw: 'marker', accent: '#3a3d52' },
    short: [
      ['haftet auf Glas, Metall, Folie', 'holds on glass, metal, film'],
      ['wisch- und wasserfest', 'smudge- and waterproof'],
    ],
    scope: ['Permanentmarker', 'Permanent marker'],
    facts: { tip: same('1,5–5 mm'), drying: ['nach 10 Sekunden', 'after 10 seconds'] },
    lead: [
      [
        'Beschriftet Kisten, Turnbeutel und Laborglas so, dass der Name das Schuljahr übersteht.',
        'Labels crates, gym bags and lab glass so that the name survives the school year.',
      ],
      ['Für alles, was nicht verloren gehen darf.', 'For everything that must not get lost.'],
    ],
    body: [
      [
        'Die geruchsarme Tinte auf Alkoholbasis trocknet in zehn Sekunden und deckt auch auf dunklem Grund.',
        'The low-odour alcohol ink dries in ten seconds and covers dark surfaces too.',
      ],
    ],
    tip: ['Mit Spiritus lässt sich glattes Glas wieder reinigen.', 'Smooth glass can be cleaned again with spirit.'],
    hazards: ['flammable', 'irritant-eyes'],
  },
  {
    key: 'whiteboard-marker',
    category: 'schreiben/tafelstifte-kreide',
    also: ['moebel/tafeln/whiteboards'],
    noun: ['Boardmarker', 'whiteboard marker'],
    brands: ['ordnungshelden', 'gutundgrun', 'denkbar'],
    axes: [
      axis(
        'tip',
        ['Spitze', 'Tip'],
        option(['Rundspitze 2 mm', 'bullet tip 2 mm']),
        option(['Keilspitze 5 mm', 'chisel tip 5 mm'], 1.1),
      ),
    ],
    variants: [colours('black', 'blue', 'red', 'green'), packs(1, 10)],
    price: 179,
    weight: 16,
    minimum: 2,
    motif: { draw: 'marker', style: 'white', accent: '#ffffff' },
    short: [
      ['trocken abwischbar', 'dry-wipe'],
      ['nachfüllbar', 'refillable'],
      ['geruchsarm', 'low odour'],
    ],
    scope: ['Boardmarker', 'Whiteboard marker'],
    facts: { tip: ['Acryl', 'acrylic'], material: ['Aluminium', 'aluminium'] },
    lead: [
      [
        'Schreibt bis in die letzte Reihe lesbar und geht mit einem Wisch wieder ab, auch nach dem Wochenende.',
        'Legible to the last row and gone with one wipe, even after a weekend.',
      ],
      [
        'Ein Marker, der sich nachfüllen lässt, statt im Papierkorb zu landen.',
        'A marker that can be refilled instead of landing in the bin.',
      ],
    ],
    body: [
      [
        'Das Tintenfenster zeigt rechtzeitig, wann die nächste Füllung fällig ist.',
        'The ink window shows in good time when the next refill is due.',
      ],
    ],
    tip: ['Waagerecht lagern, dann bleibt der Farbfluss gleichmäßig.', 'Store horizontally to keep the flow even.'],
    goesWith: ['whiteboard'],
  },
  {
    key: 'board-chalk',
    category: 'schreiben/tafelstifte-kreide',
    noun: ['Tafelkreide', 'board chalk'],
    brands: ['tonhaus', 'papierhase'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['weiß', 'white'], 1, { motif: { style: 'white' } }),
        option(['bunt', 'coloured'], 1.2),
        option(['Straßenkreide XL', 'pavement XL'], 1.7),
      ),
    ],
    variants: [
      sizes(
        ['Packung', 'Pack'],
        'dropdown',
        [['12 Stück', '12 pieces'], 1],
        [['100 Stück', '100 pieces'], 6.4, 8, 100],
      ),
    ],
    price: 199,
    weight: 140,
    motif: { draw: 'chalk', colour: '#3f9e57', label: 'Kreide' },
    short: [
      ['staubarm ummantelt', 'coated, low dust'],
      ['bricht nicht beim Ansetzen', 'does not snap on contact'],
      ['mineralisch', 'mineral'],
    ],
    scope: ['Kreide im Karton', 'Chalk in a box'],
    facts: {
      material: ['Calciumcarbonat', 'calcium carbonate'],
      size: ['8 cm lang, 10 mm stark', '8 cm long, 10 mm thick'],
    },
    lead: [
      [
        'Kreide, die satt aufträgt und nicht quietscht, selbst wenn es beim Aufschreiben schnell gehen muss.',
        'Chalk that covers richly and does not squeak, even when things go fast at the board.',
      ],
      [
        'Ein Klassiker, der ohne Strom, ohne Update und ohne Anmeldung funktioniert.',
        'A classic that works without power, updates or registration.',
      ],
    ],
    body: [
      [
        'Eine dünne Wachsschicht hält Finger und Pullover sauber.',
        'A thin layer of wax keeps fingers and pullovers clean.',
      ],
    ],
    tip: [
      'Für Linkshänder: erst nass wischen, dann von rechts beginnen.',
      'For left-handers: wipe wet first, then begin from the right.',
    ],
  },
  {
    key: 'eraser',
    category: 'schreiben/korrigieren-spitzen/radierer',
    noun: ['Radierer', 'eraser'],
    brands: ['federlein', 'gutundgrun', 'buntspecht'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Naturkautschuk', 'natural rubber']),
        option(['knetbar', 'kneadable'], 1.2),
        option(['Stiftform', 'pen-shaped'], 1.5),
      ),
    ],
    variants: [packs(1, 20)],
    price: 89,
    weight: 18,
    motif: { draw: 'eraser', label: 'soft', colour: '#8166cf' },
    short: [
      ['PVC-frei', 'PVC-free'],
      ['schmiert nicht', 'does not smear'],
    ],
    scope: ['Radierer in Kartonhülle', 'Eraser in cardboard sleeve'],
    facts: { material: ['Kautschuk', 'rubber'], size: ['6 × 2 × 1,2 cm', '6 × 2 × 1.2 cm'] },
    lead: [
      [
        'Nimmt Grafit auf, statt ihn zu verteilen, und rollt die Krümel zu einem handlichen Faden.',
        'Picks graphite up instead of spreading it, and rolls the crumbs into a handy thread.',
      ],
      [
        'Fehler sind Freunde beim Lernen. Dieser Radierer hilft, sie freundlich zu verabschieden.',
        'Mistakes are friends in learning. This eraser helps to see them off kindly.',
      ],
    ],
    body: [
      [
        'Die Papierhülle schützt vor Bruch und lässt sich beschriften.',
        'The paper sleeve protects against breaking and takes a name.',
      ],
    ],
    tip: ['Verfärbte Kanten an einem Blatt Schmierpapier sauber reiben.', 'Rub stained edges clean on scrap paper.'],
  },
  {
    key: 'sharpener',
    category: 'schreiben/korrigieren-spitzen/spitzer',
    noun: ['Dosenspitzer', 'canister sharpener'],
    brands: ['federlein', 'buntspecht', 'ordnungshelden'],
    axes: [axis('holes', ['Öffnungen', 'Holes'], option(['1 Loch', 'single']), option(['2 Löcher', 'double'], 1.2))],
    variants: [colours('red', 'blue', 'lime', 'violet')],
    price: 229,
    weight: 28,
    warnings: ['functional-edges'],
    motif: { draw: 'sharpener' },
    short: [
      ['gehärtete Stahlklinge', 'hardened steel blade'],
      ['Verschluss hält dicht', 'tight lid'],
    ],
    scope: ['Dosenspitzer', 'Canister sharpener'],
    facts: { material: ['Stahl, Rezyklat', 'steel, recycled plastic'], diameter: ['8 und 11 mm', '8 and 11 mm'] },
    lead: [
      [
        'Spitzt dünne wie dicke Stifte und behält die Späne für sich, bis der Papierkorb in Reichweite ist.',
        'Sharpens thin and thick pencils and keeps the shavings until a bin is near.',
      ],
      [
        'Eine Spitze wie gedrechselt und ein Mäppchen ohne Krümel.',
        'A point like turned wood and a case without crumbs.',
      ],
    ],
    body: [
      ['Die Klingen lassen sich mit einem Schraubendreher tauschen.', 'The blades can be changed with a screwdriver.'],
    ],
    tip: [
      'Den Stift halten und den Spitzer drehen: So bricht die Mine nicht.',
      'Hold the pencil and turn the sharpener: the lead will not break.',
    ],
  },
  {
    key: 'sharpening-machine',
    category: 'schreiben/korrigieren-spitzen/spitzer',
    also: ['buero/schreibtisch'],
    noun: ['Spitzmaschine', 'desk sharpener'],
    brands: ['ordnungshelden', 'lumitec'],
    axes: [
      axis(
        'drive',
        ['Antrieb', 'Drive'],
        option(['Kurbel', 'crank']),
        option(['elektrisch', 'electric'], 1.9, { has: { electrical: {}, hasManual: true } }),
      ),
    ],
    variants: [colours('black', 'sky', 'berry')],
    price: 1899,
    weight: 480,
    warnings: ['functional-edges'],
    motif: { draw: 'sharpener', style: 'machine' },
    short: [
      ['Spitzenwahl in drei Stufen', 'three point settings'],
      ['Tischklemme', 'table clamp'],
      ['Behälter für 60 Spitzvorgänge', 'holds 60 sharpenings'],
    ],
    scope: ['Spitzmaschine, Tischklemme', 'Desk sharpener, clamp'],
    facts: { material: ['Stahlfräser', 'steel cutter'], diameter: ['bis 11,5 mm', 'up to 11.5 mm'] },
    lead: [
      [
        'Für Klassen, in denen morgens dreißig Stifte Schlange stehen.',
        'For classes where thirty pencils queue in the morning.',
      ],
      [
        'Spitzt in Sekunden, hält von selbst inne und schont so Holz und Nerven.',
        'Sharpens in seconds, stops by itself and so spares wood and nerves.',
      ],
    ],
    body: [
      [
        'Der Fräser aus gehärtetem Stahl schneidet rund zehntausend Spitzen.',
        'The hardened steel cutter makes some ten thousand points.',
      ],
    ],
    tip: ['Nicht für Wachsmalstifte geeignet: Sie verkleben den Fräser.', 'Not for wax crayons: they clog the cutter.'],
    warrantyYears: 2,
  },
  {
    key: 'ruler',
    category: 'schreiben/lineale-zirkel/lineale',
    noun: ['Lineal', 'ruler'],
    brands: ['sternwerk', 'gutundgrun', 'holzinger'],
    axes: [
      axis(
        'length',
        ['Länge', 'Length'],
        option(same('15 cm'), 0.8, { motif: { label: '15 cm' } }),
        option(same('30 cm'), 1, { motif: { label: '30 cm', style: 'long' } }),
        option(same('50 cm'), 1.7, { motif: { label: '50 cm', style: 'long' } }),
      ),
    ],
    variants: [colours('beech', 'sky', 'lime', 'pink')],
    price: 159,
    weight: 28,
    motif: { draw: 'ruler' },
    short: [
      ['geprägte Teilung', 'embossed scale'],
      ['Tuschekante', 'ink edge'],
      ['auch für Linkshänder', 'also for left-handers'],
    ],
    scope: ['Lineal', 'Ruler'],
    facts: { norm: same('DIN 866'), surface: ['matt, blendfrei', 'matt, non-reflecting'] },
    lead: [
      [
        'Ein Lineal mit Strichen, die auch nach Jahren noch zu lesen sind, weil sie geprägt und nicht gedruckt sind.',
        'A ruler whose marks can still be read after years, because they are embossed and not printed.',
      ],
      [
        'Gerade Linien beginnen mit einer Kante, auf die Verlass ist.',
        'Straight lines begin with an edge one can trust.',
      ],
    ],
    body: [
      [
        'Die Skala läuft in beide Richtungen, und ein Griffsteg hebt das Lineal leicht vom Blatt.',
        'The scale runs both ways, and a ridge lifts the ruler easily off the sheet.',
      ],
    ],
    tip: [
      'Null beginnt an der Kante: praktisch zum Messen in die Tiefe.',
      'Zero is at the edge: handy for measuring depth.',
    ],
  },
  {
    key: 'set-square',
    category: 'schreiben/lineale-zirkel/lineale',
    noun: ['Geodreieck', 'protractor set square'],
    brands: ['sternwerk', 'denkbar'],
    axes: [
      axis(
        'size',
        ['Größe', 'Size'],
        option(same('16 cm')),
        option(same('22 cm'), 1.5),
        option(['Tafel 60 cm', 'board 60 cm'], 9),
      ),
    ],
    variants: [colours('sky', 'pink', 'grey')],
    price: 169,
    weight: 22,
    motif: { draw: 'set-square', accent: '#ffffff' },
    short: [
      ['unzerbrechlich biegsam', 'unbreakable, flexible'],
      ['gegenläufige Winkelskala', 'two-way angle scale'],
    ],
    scope: ['Geodreieck', 'Set square'],
    facts: { material: ['PET, phthalatfrei', 'PET, free of phthalates'], norm: same('DIN 1301') },
    lead: [
      [
        'Winkel messen, Parallelen ziehen, Spiegelachsen finden: ein Dreieck für alle Fälle der Geometrie.',
        'Measure angles, draw parallels, find mirror axes: one triangle for every case in geometry.',
      ],
      [
        'Biegt sich im Ranzen und bricht nicht, wenn sich jemand daraufsetzt.',
        'Bends in the satchel and does not break when sat upon.',
      ],
    ],
    body: [
      [
        'Zwei Winkelskalen in verschiedenen Farben verhindern das Ablesen von der falschen Seite.',
        'Two angle scales in different colours prevent reading from the wrong side.',
      ],
    ],
    tip: [
      'Mit abnehmbarem Griff auch für feine Handarbeit an der Tafel.',
      'With its removable handle fit for fine work on the board too.',
    ],
  },
  {
    key: 'compasses',
    category: 'schreiben/lineale-zirkel/zirkel',
    noun: ['Schnellverstellzirkel', 'quick-setting compasses'],
    brands: ['sternwerk', 'federlein'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Schule', 'school']),
        option(['Studium', 'study'], 1.8),
        option(['mit Teilung', 'with scale'], 1.3),
      ),
    ],
    variants: [colours('blue', 'berry', 'grey')],
    price: 1149,
    weight: 90,
    warnings: ['functional-edges'],
    motif: { draw: 'compasses' },
    short: [
      ['spielfreier Spindelantrieb', 'play-free spindle'],
      ['Radius bis 17 cm', 'radius up to 17 cm'],
    ],
    scope: ['Zirkel, Ersatzminen, Etui', 'Compasses, spare leads, case'],
    facts: { material: ['Messing vernickelt', 'nickel-plated brass'], range: same('3–340 mm') },
    lead: [
      [
        'Ein Kreis, der sich schließt: Die Spindel hält den Radius, auch wenn die Hand noch übt.',
        'A circle that closes: the spindle holds the radius while the hand still practises.',
      ],
      [
        'Zwei Drücker, und der Zirkel springt auf das richtige Maß.',
        'Two levers, and the compasses jump to the right measure.',
      ],
    ],
    body: [
      [
        'Die Nadel mit Absatz sticht nie tiefer als nötig, Heft und Tisch danken es.',
        'The shouldered needle never goes deeper than needed; book and desk are grateful.',
      ],
    ],
    tip: [
      'Mit dem beiliegenden Adapter lassen sich Fasermaler und Fineliner einspannen.',
      'The enclosed adapter holds felt-tips and fineliners.',
    ],
    warrantyYears: 10,
  },
];
