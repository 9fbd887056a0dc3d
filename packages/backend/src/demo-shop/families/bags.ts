// The families of the area School bags. Pure data and texts in two languages, hence its length.

import { axis, colours, option, PRINTS, same, sizes } from '../choices.ts';
import type { Family } from '../family.ts';

const POLYESTER = {
  composition: ['100 % Polyester aus recycelten PET-Flaschen', '100 % polyester from recycled PET bottles'],
  care: ['no-wash', 'no-bleach', 'no-tumble', 'no-iron'],
} as const;

export const BAG_FAMILIES: readonly Family[] = [
  {
    key: 'satchel',
    category: 'taschen/schulranzen/erstklaessler',
    noun: ['Schulranzen', 'school satchel'],
    brands: ['trollbach', 'wanderfalke'],
    axes: [
      PRINTS,
      axis('set', ['Umfang', 'Scope'], option(['einzeln', 'single']), option(['Set 5-teilig', '5-piece set'], 1.25)),
    ],
    variants: [colours('blue', 'berry', 'green', 'violet')],
    price: 17900,
    weight: 1050,
    share: 1.5,
    motif: { draw: 'satchel' },
    textile: POLYESTER,
    hasVideo: true,
    short: [
      ['wächst mit: 100 bis 145 cm', 'grows along: 100 to 145 cm'],
      ['Reflektoren rundum', 'reflectors all round'],
      ['Beckengurt abnehmbar', 'removable hip belt'],
    ],
    scope: [
      'Ranzen, im Set mit Mäppchen, Etui, Turnbeutel, Brotdose',
      'Satchel, in the set with cases, gym bag and lunch box',
    ],
    facts: { volume: same('19 l'), size: ['39 × 27 × 22 cm', '39 × 27 × 22 cm'], norm: same('DIN 58124') },
    lead: [
      [
        'Am ersten Schultag noch groß, am letzten der vierten Klasse genau richtig: Das Tragesystem wächst in drei Stufen mit.',
        'Big on the first day of school, just right on the last of grade four: the carrying system grows in three steps.',
      ],
      [
        'Er steht von selbst, öffnet weit und schließt mit einem Klick, den auch Fünfjährige schaffen.',
        'It stands by itself, opens wide and closes with a click that five-year-olds manage.',
      ],
    ],
    body: [
      [
        'Gepolsterte Gurte verteilen das Gewicht auf Schultern und Becken, der Boden hält Pfützen stand.',
        'Padded straps share the weight between shoulders and hips; the base stands up to puddles.',
      ],
    ],
    tip: [
      'Lassen Sie Ihr Kind mit Büchern im Ranzen probelaufen: Er sitzt, wenn die Oberkante auf Schulterhöhe endet.',
      'Let your child try it with books inside: it fits when its top edge ends at shoulder height.',
    ],
    goesWith: ['filled-case', 'lunch-box', 'drinking-bottle', 'rain-cover'],
    warrantyYears: 4,
    keywords: ['Schultasche Tornister Büchertasche', 'school bag'],
    tab: {
      id: 'anprobe',
      title: ['Anprobe', 'Fitting'],
      html: [
        'Gurte lösen, Ranzen anlegen, Brustgurt schließen, Gurte anziehen, bis die Oberkante mit den Schultern abschließt. Der Beckengurt liegt auf dem Hüftknochen.',
        'Loosen straps, put the satchel on, close the chest strap, tighten until the top edge is level with the shoulders. The hip belt rests on the hip bone.',
      ],
    },
  },
  {
    key: 'light-satchel',
    category: 'taschen/schulranzen/leichtranzen',
    noun: ['Leichtranzen', 'light satchel'],
    brands: ['wanderfalke', 'trollbach'],
    axes: [PRINTS],
    variants: [colours('sky', 'pink', 'lime')],
    price: 14900,
    weight: 780,
    motif: { draw: 'satchel' },
    textile: POLYESTER,
    short: [
      ['nur 780 g', 'only 780 g'],
      ['Rückenteil aus Netzgewebe', 'mesh back panel'],
    ],
    scope: ['Leichtranzen', 'Light satchel'],
    facts: { volume: same('16 l'), size: ['36 × 26 × 20 cm', '36 × 26 × 20 cm'] },
    lead: [
      [
        'Für zarte Erstklässler: Jedes Gramm weniger ist ein Buch mehr.',
        'For slight first-graders: every gram less is one book more.',
      ],
      [
        'So leicht, dass der Weg nach Hause nicht länger wirkt als der hin.',
        'So light that the way home seems no longer than the way there.',
      ],
    ],
    body: [
      [
        'Fiberglasstäbe halten die Form, Netzgewebe lässt Luft an den Rücken.',
        'Fibreglass rods keep the shape, mesh lets air to the back.',
      ],
    ],
    tip: [
      'Faustregel: Ranzen samt Inhalt bis zu 15 % des Körpergewichts.',
      'Rule of thumb: satchel and content up to 15 % of body weight.',
    ],
    goesWith: ['filled-case', 'drinking-bottle'],
    warrantyYears: 4,
  },
  {
    key: 'school-backpack',
    category: 'taschen/rucksaecke/sekundarstufe',
    noun: ['Schulrucksack', 'school backpack'],
    brands: ['wanderfalke', 'trollbach', 'gutundgrun'],
    axes: [axis('volume', ['Volumen', 'Volume'], option(same('24 l')), option(same('30 l'), 1.15))],
    variants: [colours('navy', 'black', 'teal', 'berry', 'sand')],
    price: 8990,
    weight: 900,
    share: 1.2,
    motif: { draw: 'backpack', style: 'plain' },
    textile: POLYESTER,
    short: [
      ['Laptopfach bis 15 Zoll', 'laptop sleeve up to 15 inches'],
      ['zwei Trinkflaschenfächer', 'two bottle pockets'],
    ],
    scope: ['Rucksack', 'Backpack'],
    facts: { load: ['bis 12 kg', 'up to 12 kg'], material: ['PET-Rezyklat, PFC-frei', 'recycled PET, PFC-free'] },
    lead: [
      [
        'Acht Stunden, vier Bücher, ein Laptop, eine Regenjacke: passt.',
        'Eight lessons, four books, a laptop, a rain jacket: it fits.',
      ],
      ['Ein Rucksack, der auch nach der Schule noch mitdarf.', 'A backpack that may come along after school too.'],
    ],
    body: [
      [
        'Der Rücken ist höhenverstellbar, das Laptopfach gepolstert und vom Boden abgesetzt.',
        'The back adjusts in height; the laptop sleeve is padded and lifted off the floor.',
      ],
    ],
    tip: ['Schweres gehört nach hinten an den Rücken.', 'Heavy things belong close to the back.'],
    goesWith: ['pouch', 'drinking-bottle'],
    warrantyYears: 3,
  },
  {
    key: 'kids-backpack',
    category: 'taschen/rucksaecke/ausflug',
    also: ['kindergarten/krippe'],
    noun: ['Kindergartenrucksack', 'nursery backpack'],
    brands: ['buntspecht', 'trollbach', 'maplewood'],
    axes: [PRINTS],
    variants: [colours('yellow', 'sky', 'pink', 'green')],
    price: 2990,
    weight: 280,
    motif: { draw: 'backpack' },
    textile: POLYESTER,
    short: [
      ['Brustgurt mit Pfeife', 'chest strap with whistle'],
      ['Namensfeld innen', 'name field inside'],
    ],
    scope: ['Kinderrucksack', 'Child’s backpack'],
    facts: { volume: same('7 l'), age: ['ab 3 Jahren', 'from 3 years'] },
    lead: [
      [
        'Platz für Brotdose, Kuscheltier und drei besondere Steine.',
        'Room for a lunch box, a soft toy and three special stones.',
      ],
      [
        'Der erste eigene Rucksack macht stolz und trocken nach Hause.',
        'A first own backpack makes proud and brings things home dry.',
      ],
    ],
    body: [
      [
        'Große Schieber und ein Klettbrustgurt lassen sich mit kleinen Fingern öffnen.',
        'Large pullers and a hook-and-loop chest strap open with little fingers.',
      ],
    ],
    tip: ['Namen innen notieren, nicht außen.', 'Write the name inside, not outside.'],
  },
  {
    key: 'filled-case',
    category: 'taschen/maeppchen/gefuellt',
    noun: ['gefülltes Mäppchen', 'filled pencil case'],
    brands: ['trollbach', 'federlein', 'buntspecht'],
    axes: [PRINTS],
    variants: [colours('blue', 'berry', 'green', 'red', 'violet')],
    price: 2990,
    weight: 340,
    motif: { draw: 'pencil-case', style: 'filled' },
    short: [
      ['29-teilig', '29 pieces'],
      ['Markenstifte', 'brand pencils'],
    ],
    scope: [
      'Mäppchen mit Buntstiften, Bleistift, Lineal, Spitzer, Radierer, Stundenplan',
      'Case with coloured pencils, pencil, ruler, sharpener, eraser, timetable',
    ],
    facts: { pieces: ['29 Teile', '29 pieces'], material: ['Polyester, Rezyklat', 'polyester, recycled'] },
    lead: [
      [
        'Aufklappen, loslegen: Jeder Stift hat seinen Platz und findet ihn wieder.',
        'Open and begin: every pencil has its place and finds it again.',
      ],
      [
        'Alles, was die Lehrerin auf die Liste geschrieben hat, in einem Griff.',
        'Everything the teacher put on the list, in one grip.',
      ],
    ],
    body: [
      [
        'Die Gummischlaufen sind vernäht, nicht geklebt, und halten bis zur vierten Klasse.',
        'The elastic loops are sewn, not glued, and last to grade four.',
      ],
    ],
    tip: ['Das Geodreieckfach wird ab Klasse 2 gebraucht.', 'The set-square pocket is needed from grade 2.'],
    goesWith: ['coloured-pencils', 'satchel'],
  },
  {
    key: 'pouch',
    category: 'taschen/maeppchen/schlamper',
    noun: ['Schlampermäppchen', 'pencil pouch'],
    brands: ['wanderfalke', 'kordel', 'gutundgrun'],
    axes: [PRINTS, axis('form', ['Form', 'Shape'], option(['Rolle', 'roll']), option(['Etui', 'pouch'], 1.2))],
    variants: [colours('navy', 'mint', 'orange', 'red')],
    price: 1195,
    weight: 80,
    motif: { draw: 'pencil-case' },
    textile: POLYESTER,
    short: [
      ['kräftiger Reißverschluss', 'strong zip'],
      ['innen abwischbar', 'wipeable inside'],
    ],
    scope: ['Mäppchen, ungefüllt', 'Pouch, empty'],
    facts: { size: ['22 × 9 × 7 cm', '22 × 9 × 7 cm'] },
    lead: [
      [
        'Alles rein, Reißverschluss zu: Ordnung für Leute, die keine Zeit dafür haben.',
        'All in, zip shut: order for people who have no time for it.',
      ],
      ['Fasst vierzig Stifte und ein Geheimnis.', 'Holds forty pens and one secret.'],
    ],
    body: [
      [
        'Der Stoff ist schmutzabweisend, das Innenfutter hell, damit man findet, was man sucht.',
        'The fabric repels dirt; the lining is light so that things can be found.',
      ],
    ],
    tip: ['Patronen in das kleine Netzfach stecken.', 'Put cartridges into the little mesh pocket.'],
  },
  {
    key: 'gym-bag',
    category: 'taschen/sport-beutel',
    also: ['sport/kleidung'],
    noun: ['Turnbeutel', 'gym bag'],
    brands: ['trollbach', 'gutundgrun', 'wanderfalke'],
    axes: [PRINTS],
    variants: [colours('blue', 'red', 'lime', 'black')],
    price: 1490,
    weight: 160,
    motif: { draw: 'sports-bag', accent: '#fff7e6' },
    warnings: ['long-cord'],
    textile: {
      composition: ['100 % Bio-Baumwolle', '100 % organic cotton'],
      care: ['wash-40', 'no-tumble', 'iron-low'],
    },
    short: [
      ['Nassfach', 'wet pocket'],
      ['Kordel mit Sicherheitsverschluss', 'cord with safety catch'],
    ],
    scope: ['Turnbeutel', 'Gym bag'],
    facts: { volume: same('12 l') },
    lead: [
      [
        'Schuhe, Hose, Shirt und der eine Socken, der immer fehlt.',
        'Shoes, shorts, shirt and the one sock that is always missing.',
      ],
      [
        'Hängt am Haken, wartet geduldig und riecht dank Lüftungsösen nicht danach.',
        'Hangs on its hook, waits patiently and, thanks to vents, does not smell of it.',
      ],
    ],
    body: [['Die Kordel öffnet sich unter Zug von selbst.', 'The cord opens by itself under tension.']],
    tip: ['Freitags mit nach Hause nehmen.', 'Take home on Fridays.'],
  },
  {
    key: 'lunch-box',
    category: 'taschen/brotdosen-flaschen/brotdosen',
    noun: ['Brotdose', 'lunch box'],
    brands: ['gutundgrun', 'trollbach', 'kiebitz'],
    axes: [
      PRINTS,
      axis(
        'material',
        ['Material', 'Material'],
        option(['Edelstahl', 'stainless steel'], 1.5),
        option(['Biokunststoff', 'bioplastic']),
      ),
    ],
    variants: [colours('sky', 'pink', 'lime', 'grey')],
    price: 1290,
    weight: 220,
    motif: { draw: 'lunch-box' },
    short: [
      ['herausnehmbare Trennwand', 'removable divider'],
      ['spülmaschinenfest', 'dishwasher-safe'],
    ],
    scope: ['Brotdose', 'Lunch box'],
    facts: { volume: same('800 ml'), cleaning: ['Spülmaschine', 'dishwasher'] },
    lead: [
      [
        'Brot links, Trauben rechts, und beides bleibt, wo es ist.',
        'Bread left, grapes right, and both stay where they are.',
      ],
      [
        'Schließt so, dass Kinder sie öffnen können, der Ranzen aber nicht.',
        'Closes so that children can open it, but the satchel cannot.',
      ],
    ],
    body: [['Frei von BPA und Weichmachern.', 'Free of BPA and plasticisers.']],
    tip: ['Deckel nach dem Spülen offen trocknen lassen.', 'Let the lid dry open.'],
    goesWith: ['drinking-bottle'],
  },
  {
    key: 'drinking-bottle',
    category: 'taschen/brotdosen-flaschen/flaschen',
    noun: ['Trinkflasche', 'drinking bottle'],
    brands: ['kiebitz', 'gutundgrun', 'wanderfalke'],
    axes: [
      PRINTS,
      axis(
        'material',
        ['Material', 'Material'],
        option(['Edelstahl', 'stainless steel'], 1.3),
        option(['Tritan', 'Tritan'], 0.9),
      ),
    ],
    variants: [
      sizes(['Größe', 'Size'], 'tile', [same('350 ml'), 0.9], [same('500 ml'), 1, 1.3], [same('750 ml'), 1.2, 1.7]),
      colours('blue', 'berry', 'mint'),
    ],
    price: 1690,
    weight: 180,
    motif: { draw: 'bottle' },
    short: [
      ['hält dicht, auch mit Sprudel', 'tight even with fizz'],
      ['Mundstück einzeln nachkaufbar', 'mouthpiece available singly'],
    ],
    scope: ['Flasche mit Verschluss', 'Bottle with cap'],
    facts: { cleaning: ['Bürste oder Spülmaschine', 'brush or dishwasher'] },
    lead: [
      [
        'Eine Flasche, die im Ranzen liegt und nicht in ihm ausläuft.',
        'A bottle that lies in the satchel and does not leak in it.',
      ],
      ['Trinken mit einer Hand, weiterspielen mit der anderen.', 'Drink with one hand, play on with the other.'],
    ],
    body: [
      [
        'Das Trinkventil lässt sich in drei Teile zerlegen und richtig reinigen.',
        'The valve comes apart in three and can be cleaned properly.',
      ],
    ],
    tip: ['Keine heißen Getränke in geschlossener Flasche.', 'No hot drinks in the closed bottle.'],
  },
  {
    key: 'teacher-bag',
    category: 'taschen/lehrertaschen',
    noun: ['Lehrertasche', 'teacher’s bag'],
    brands: ['maplewood', 'wanderfalke'],
    axes: [
      axis(
        'material',
        ['Material', 'Material'],
        option(['Leder', 'leather'], 1.8),
        option(['Canvas', 'canvas']),
        option(['Filz', 'felt'], 0.8),
      ),
    ],
    variants: [colours('brown', 'black', 'teal')],
    price: 12900,
    weight: 1300,
    motif: { draw: 'emoji:briefcase' },
    short: [
      ['zwei Ordnerfächer', 'two file compartments'],
      ['Laptopfach 15,6 Zoll', '15.6 inch laptop sleeve'],
    ],
    scope: ['Tasche mit Schultergurt', 'Bag with shoulder strap'],
    facts: { size: ['40 × 30 × 16 cm', '40 × 30 × 16 cm'] },
    lead: [
      [
        'Trägt einen Klassensatz Hefte und sieht dabei nicht nach Korrektur aus.',
        'Carries a class set of books and does not look like marking.',
      ],
      [
        'Eine Tasche für ein ganzes Berufsleben, oder wenigstens bis zu den Ferien.',
        'A bag for a whole career, or at least until the holidays.',
      ],
    ],
    body: [
      [
        'Der Boden steht auf Metallfüßen, die Griffe sind doppelt vernäht.',
        'The base stands on metal feet, the handles are sewn twice.',
      ],
    ],
    tip: ['Leder einmal im Jahr mit Bienenwachs pflegen.', 'Treat leather with beeswax once a year.'],
    warrantyYears: 5,
  },
  {
    key: 'rain-cover',
    category: 'taschen/zubehoer',
    noun: ['Regenhülle', 'rain cover'],
    brands: ['trollbach', 'wanderfalke', 'sternwerk'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['für Ranzen', 'for satchels']),
        option(['für Rucksäcke', 'for backpacks']),
        option(['Sicherheitskragen', 'safety collar'], 0.8),
      ),
    ],
    variants: [colours('yellow', 'orange', 'lime')],
    price: 1390,
    weight: 90,
    motif: { draw: 'emoji:umbrella-with-rain-drops' },
    textile: POLYESTER,
    short: [
      ['wasserdicht verschweißt', 'welded waterproof'],
      ['Leuchtfarbe und Reflexstreifen', 'bright colour and reflective strips'],
    ],
    scope: ['Hülle im Beutel', 'Cover in a pouch'],
    facts: { norm: same('EN 17353') },
    lead: [
      [
        'Gesehen werden, wenn andere noch schlafen, und trocken ankommen.',
        'Be seen while others still sleep, and arrive dry.',
      ],
      ['Ein Griff in die Seitentasche, und der Regen kann kommen.', 'A reach into the side pocket, and let it rain.'],
    ],
    body: [
      ['Der Gummizug hält bei Wind, die Naht bei Platzregen.', 'The elastic holds in wind, the seam in a cloudburst.'],
    ],
    tip: ['Reflektiert bis 150 Meter weit.', 'Reflects from 150 metres.'],
  },
];
