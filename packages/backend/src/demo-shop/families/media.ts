// The families of the area Technology & media. Pure data and texts in two languages, hence its length.

import { axis, colours, option, packs, same, sizes } from '../choices.ts';
import type { Family } from '../family.ts';

export const MEDIA_FAMILIES: readonly Family[] = [
  {
    key: 'display',
    category: 'medien/displays',
    noun: ['Klassendisplay', 'classroom display'],
    brands: ['lumitec', 'denkbar'],
    axes: [
      axis(
        'diagonal',
        ['Diagonale', 'Diagonal'],
        option(['65 Zoll', '65 inches'], 0.8, { energy: 0.8 }),
        option(['75 Zoll', '75 inches']),
        option(['86 Zoll', '86 inches'], 1.35, { energy: 1.21 }),
      ),
      axis('mount', ['Aufstellung', 'Mounting'], option(['Wand', 'wall']), option(['fahrbar', 'mobile'], 1.2)),
    ],
    price: 189900,
    weight: 54000,
    isFreight: true,
    motif: { draw: 'display', label: 'Guten Morgen' },
    electrical: {
      energy: [
        { energyClass: 'F', kilowattHours: 131 },
        { energyClass: 'G', kilowattHours: 160 },
        { energyClass: 'E', kilowattHours: 107 },
      ],
    },
    hasManual: true,
    warrantyYears: 5,
    hasVideo: true,
    short: [
      ['20 Berührungspunkte', '20 touch points'],
      ['ohne Konto nutzbar', 'usable without an account'],
    ],
    scope: ['Display, Stifte, Kabel, Montage', 'Display, pens, cables, installation'],
    facts: {
      screen: ['4K, entspiegelt', '4K, anti-glare'],
      connection: same('HDMI, USB-C, LAN'),
    },
    lead: [
      ['Schreibt sich wie eine Tafel und merkt sich alles.', 'Writes like a board and remembers everything.'],
      [
        'Zwei Klassen Deutsch, eine Reise zum Mars, kein Kabelsalat.',
        'Two lessons of German, a trip to Mars, no tangle of cables.',
      ],
    ],
    body: [
      [
        'Die Oberfläche reagiert auf Stift, Finger und Handballen verschieden.',
        'The surface reacts differently to pen, finger and palm.',
      ],
    ],
    tip: [
      'Alte Geräte nehmen wir bei der Lieferung kostenlos mit.',
      'We take old devices along free of charge on delivery.',
    ],
    tab: {
      id: 'support',
      title: ['Service', 'Service'],
      html: [
        'Ersatzteile und Aktualisierungen für acht Jahre, Einweisung vor Ort inbegriffen.',
        'Spare parts and updates for eight years, on-site introduction included.',
      ],
    },
  },
  {
    key: 'projector',
    category: 'medien/displays',
    noun: ['Präsentationsgerät', 'presentation device'],
    brands: ['lumitec', 'optiklar'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Dokumentenkamera', 'document camera'], 1, { motif: { draw: 'emoji:video-camera' } }),
        option(['Beamer', 'projector'], 2.4, { motif: { draw: 'emoji:film-projector' } }),
        option(['Kurzdistanz', 'short throw'], 3.5, { motif: { draw: 'emoji:film-projector' } }),
      ),
    ],
    price: 24900,
    weight: 1900,
    motif: { draw: 'emoji:video-camera' },
    electrical: {},
    hasManual: true,
    warrantyYears: 3,
    short: [
      ['scharf bis zum Rand', 'sharp to the edge'],
      ['startet in fünf Sekunden', 'starts in five seconds'],
    ],
    scope: ['Gerät, Kabel, Tasche', 'Device, cables, bag'],
    facts: { connection: same('USB-C, HDMI'), screen: same('1080p') },
    lead: [
      ['Zeigt allen, was vorn auf dem Tisch liegt.', 'Shows everyone what lies on the table in front.'],
      ['Ein Käfer, dreißig Zuschauer, kein Gedränge.', 'One beetle, thirty spectators, no crush.'],
    ],
    body: [['Autofokus und Licht sind eingebaut.', 'Autofocus and light are built in.']],
    tip: ['Kinderarbeiten live besprechen statt kopieren.', 'Discuss work live instead of copying.'],
  },
  {
    key: 'tablet',
    category: 'medien/tablets',
    noun: ['Lerntablet', 'learning tablet'],
    brands: ['lumitec'],
    axes: [
      axis('memory', ['Speicher', 'Memory'], option(same('64 GB')), option(same('128 GB'), 1.15)),
      axis('size', ['Größe', 'Size'], option(['8 Zoll', '8 inches'], 0.8), option(['11 Zoll', '11 inches'])),
    ],
    variants: [colours('grey', 'sky', 'pink')],
    price: 32900,
    weight: 520,
    motif: { draw: 'tablet', label: 'Hallo!' },
    electrical: {
      energy: [{ energyClass: 'B' }, { energyClass: 'C' }, { energyClass: 'D' }],
      plug: ['Ohne Ladegerät.', 'Without charger.'],
      charge: ['5 bis 20 W, USB PD', '5 to 20 W, USB PD'],
    },
    hasManual: true,
    warrantyYears: 3,
    short: [
      ['Akku tauschbar', 'replaceable battery'],
      ['Kindermodus', 'child mode'],
    ],
    scope: ['Tablet, Kabel', 'Tablet, cable'],
    facts: { screen: same('2000 × 1200'), battery: same('7600 mAh') },
    lead: [
      ['Ein Werkzeug unter vielen, und eines der geduldigsten.', 'One tool among many, and one of the most patient.'],
      ['Fällt, lebt weiter, lernt mit.', 'Falls, lives on, learns along.'],
    ],
    body: [['Gehäuse und Glas überstehen Stürze aus Tischhöhe.', 'Body and glass survive falls from table height.']],
    tip: ['Zentral verwaltbar, auch ohne Cloud.', 'Can be managed centrally, even without cloud.'],
    goesWith: ['tablet-case', 'headphones'],
  },
  {
    key: 'tablet-case',
    category: 'medien/tablets',
    noun: ['Tablethülle', 'tablet case'],
    brands: ['denkbar', 'kiebitz'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['mit Griff', 'with handle']),
        option(['Tastatur', 'keyboard'], 2.4),
        option(['Klappständer', 'folding stand'], 0.9),
      ),
    ],
    variants: [colours('blue', 'lime', 'berry')],
    price: 2490,
    weight: 240,
    motif: { draw: 'emoji:clipboard' },
    short: [['Sturzschutz bis 1,2 m', 'drop protection to 1.2 m']],
    scope: ['Hülle', 'Case'],
    facts: { material: ['EVA-Schaum', 'EVA foam'] },
    lead: [
      ['Für Hände, die noch lernen, nicht loszulassen.', 'For hands that are still learning not to let go.'],
      ['Weich außen, ruhig innen.', 'Soft outside, calm inside.'],
    ],
    body: [['Alle Knöpfe und Anschlüsse bleiben erreichbar.', 'All buttons and sockets stay within reach.']],
    tip: ['Bei 30 °C von Hand waschbar.', 'Hand-wash at 30 °C.'],
  },
  {
    key: 'headphones',
    category: 'medien/audio/kopfhoerer',
    also: ['buero/klassensaetze/rechnen'],
    noun: ['Schulkopfhörer', 'school headphones'],
    brands: ['lumitec', 'denkbar'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['mit Kabel', 'wired'], 1, {
          has: {
            facts: { connection: ['3,5 mm Klinke', '3.5 mm jack'] },
            electrical: { plug: ['Ohne Netzteil, wird vom Gerät versorgt.', 'No power supply, fed by the device.'] },
          },
        }),
        option(['Bluetooth', 'Bluetooth'], 1.8, {
          has: {
            body: [['Der Akku hält eine Schulwoche.', 'The battery lasts a school week.']],
            facts: { connection: ['Bluetooth', 'Bluetooth'], battery: ['Li-Ion, tauschbar', 'Li-ion, replaceable'] },
            electrical: { battery: true },
          },
        }),
        option(['Gehörschutz', 'ear defenders'], 0.8, {
          has: {
            short: [
              ['dämmt 27 dB', 'attenuates 27 dB'],
              ['Polster tauschbar', 'replaceable pads'],
            ],
            scope: ['Gehörschutz', 'Ear defenders'],
            body: [
              [
                'Der Bügel wächst von der ersten bis zur zehnten Klasse mit.',
                'The band grows along from grade 1 to 10.',
              ],
            ],
            facts: { norm: same('EN 352-1') },
          },
        }),
      ),
    ],
    variants: [colours('red', 'blue', 'lime', 'black'), packs(1, 16)],
    price: 1990,
    weight: 180,
    motif: { draw: 'headphones' },
    short: [
      ['begrenzt auf 85 dB', 'limited to 85 dB'],
      ['Polster tauschbar', 'replaceable pads'],
    ],
    scope: ['Kopfhörer', 'Headphones'],
    facts: {},
    hasManual: true,
    warrantyYears: 2,
    lead: [
      ['Jeder in seiner Geschichte, alle im selben Raum.', 'Each in their own story, all in one room.'],
      ['Leiser als die Pausenklingel, deutlicher als der Flur.', 'Quieter than the bell, clearer than the corridor.'],
    ],
    body: [['Das Kabel ist mit Gewebe ummantelt und knickfest.', 'The cable is fabric-covered and kink-proof.']],
    tip: ['Polster abwischen, aufhängen, fertig.', 'Wipe the pads, hang up, done.'],
  },
  {
    key: 'speaker',
    category: 'medien/audio/lautsprecher',
    noun: ['Tongerät', 'audio device'],
    brands: ['lumitec', 'klangwiese'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Lautsprecher', 'speaker'], 1, { motif: { draw: 'emoji:radio' } }),
        option(['Mikrofon', 'microphone'], 0.8, { motif: { draw: 'emoji:studio-microphone' } }),
        option(['Aufnahmestift', 'recording pen'], 0.6, { motif: { draw: 'pen' } }),
        option(['Megafon', 'megaphone'], 0.7, { motif: { draw: 'emoji:megaphone' } }),
      ),
    ],
    variants: [colours('black', 'orange', 'teal')],
    price: 5990,
    weight: 640,
    motif: { draw: 'emoji:radio' },
    electrical: { battery: true },
    hasAudio: true,
    hasManual: true,
    warrantyYears: 2,
    short: [
      ['12 Stunden Akku', '12-hour battery'],
      ['spritzwassergeschützt', 'splash-proof'],
    ],
    scope: ['Gerät, Ladekabel', 'Device, cable'],
    facts: { battery: same('2600 mAh'), power: same('10 W') },
    lead: [
      ['Damit auch die letzte Reihe das Hörspiel hört.', 'So that even the last row hears the audio play.'],
      ['Stimme aufnehmen, anhören, staunen: So klinge ich?', 'Record a voice, listen, marvel: is that me?'],
    ],
    body: [['Große Tasten mit Symbolen statt Menüs.', 'Large keys with symbols instead of menus.']],
    tip: ['Zwei Geräte lassen sich zu Stereo koppeln.', 'Two devices pair for stereo.'],
  },
  {
    key: 'calculator',
    category: 'medien/rechner',
    also: ['buero/klassensaetze/rechnen'],
    noun: ['Taschenrechner', 'calculator'],
    brands: ['denkbar', 'sternwerk'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Grundschule', 'primary'], 0.4),
        option(['wissenschaftlich', 'scientific']),
        option(['grafikfähig', 'graphing'], 4),
      ),
    ],
    variants: [colours('black', 'sky', 'pink'), packs(1, 20)],
    price: 1990,
    weight: 110,
    motif: { draw: 'calculator', label: '3,14' },
    electrical: { battery: true },
    warnings: ['batteries'],
    hasManual: true,
    warrantyYears: 3,
    short: [
      ['natürliche Schreibweise', 'natural display'],
      ['Solar und Batterie', 'solar and battery'],
    ],
    scope: ['Rechner, Schutzdeckel', 'Calculator, cover'],
    facts: { battery: ['LR44, fest verschraubt', 'LR44, screwed in'] },
    lead: [
      [
        'Rechnet, was man eintippt, und lehrt, genau zu tippen.',
        'Calculates what one types, and teaches typing exactly.',
      ],
      ['Zugelassen, wo er gebraucht wird: in der Prüfung.', 'Allowed where it is needed: in exams.'],
    ],
    body: [
      [
        'Brüche, Wurzeln und Terme stehen da, wie sie im Heft stehen.',
        'Fractions, roots and terms look as they do on paper.',
      ],
    ],
    tip: ['Im Klassensatz mit Aufbewahrung in der Schaumstofftafel.', 'Class sets come in a foam tray.'],
  },
  {
    key: 'robot',
    category: 'medien/robotik',
    noun: ['Lernroboter', 'learning robot'],
    brands: ['denkbar', 'forscherkiste', 'lumitec'],
    axes: [
      axis(
        'level',
        ['Stufe', 'Level'],
        option(['Einstieg', 'starter']),
        option(['Aufbau', 'advanced'], 1.7),
        option(['Klassensatz 6', 'class set of 6'], 5.4, { motif: { pieces: 6 } }),
      ),
    ],
    variants: [colours('sky', 'orange', 'lime')],
    price: 8990,
    weight: 480,
    motif: { draw: 'emoji:robot' },
    electrical: { battery: true },
    warnings: ['small-parts', 'batteries'],
    hasManual: true,
    hasWorksheet: true,
    warrantyYears: 2,
    hasVideo: true,
    short: [
      ['ohne Bildschirm programmierbar', 'programmable without a screen'],
      ['offene Schnittstelle', 'open interface'],
    ],
    scope: ['Roboter, Karten, Ladekabel', 'Robot, cards, cable'],
    facts: { age: ['ab 5 Jahren', 'from 5 years'], battery: ['Li-Ion, tauschbar', 'Li-ion, replaceable'] },
    lead: [
      [
        'Drei Schritte vor, links herum, und schon ist es ein Programm.',
        'Three steps ahead, turn left, and it is a program.',
      ],
      [
        'Fehler fährt er einfach vor: Da muss man selbst draufkommen.',
        'It simply drives your mistakes: you find them yourself.',
      ],
    ],
    body: [
      [
        'Pfeilkarten genügen für den Anfang, Blöcke und Text folgen.',
        'Arrow cards suffice to begin; blocks and text follow.',
      ],
    ],
    tip: [
      'Zu dritt arbeiten: eine denkt, einer legt, eine prüft.',
      'Work in threes: one thinks, one lays, one checks.',
    ],
  },
  {
    key: 'charging',
    category: 'medien/strom',
    noun: ['Ladetechnik', 'charging equipment'],
    brands: ['lumitec', 'ordnungshelden'],
    axes: [
      axis(
        'kind',
        ['Art', 'Kind'],
        option(['Ladekoffer 16 Geräte', 'charging case for 16'], 18, {
          motif: { draw: 'emoji:luggage' },
          has: { facts: { power: same('720 W') }, electrical: {}, hasManual: true },
        }),
        option(['Netzteil 45 W', '45 W charger'], 1, {
          motif: { draw: 'emoji:electric-plug' },
          has: { facts: { power: same('45 W') }, electrical: {}, hasManual: true },
        }),
        option(['Akkus AA 8 Stück', '8 AA rechargeables'], 0.8, {
          motif: { draw: 'emoji:battery' },
          has: {
            short: [
              ['2.000-mal aufladbar', 'rechargeable 2,000 times'],
              ['vorgeladen', 'ready charged'],
            ],
            scope: ['8 Akkus in einer Box', '8 batteries in a box'],
            body: [
              [
                'Nach einem Jahr im Schrank sind noch vier Fünftel da.',
                'After a year on the shelf four fifths are left.',
              ],
            ],
            facts: { battery: ['NiMH, 2.100 mAh', 'NiMH, 2,100 mAh'] },
            electrical: { battery: true },
          },
        }),
        option(['Kabelbox', 'cable box'], 0.7, {
          motif: { draw: 'crate' },
          has: {
            short: [
              ['fasst sechs Netzteile', 'holds six chargers'],
              ['Öffnungen auf beiden Seiten', 'openings on both sides'],
            ],
            scope: ['Box mit Deckel', 'Box with lid'],
            body: [['Schlitze im Boden führen die Wärme ab.', 'Slots in the bottom let the warmth out.']],
            facts: { material: ['Rezyklat, schwer entflammbar', 'recycled plastic, flame-retardant'] },
          },
        }),
      ),
    ],
    price: 2490,
    weight: 260,
    motif: { draw: 'emoji:electric-plug' },
    warrantyYears: 2,
    short: [
      ['Überspannungsschutz', 'surge protection'],
      ['geprüft auf Dauerlast', 'tested for continuous load'],
    ],
    scope: ['Gerät, Kabel', 'Device, cable'],
    facts: {},
    lead: [
      ['Morgens voll, auch montags.', 'Full in the morning, even on Mondays.'],
      ['Strom, wo er gebraucht wird, und nirgends ein Stolperkabel.', 'Power where needed and no cable to trip over.'],
    ],
    body: [['Temperaturfühler regeln den Ladestrom.', 'Temperature sensors regulate the current.']],
    tip: ['Akkus gehören nach dem Gebrauch in die Sammelbox.', 'Used batteries belong in the collection box.'],
  },
  {
    key: 'light-set',
    category: 'medien/strom',
    also: ['moebel/licht'],
    noun: ['LED-Leuchtmittel', 'LED lamp'],
    brands: ['lumitec'],
    axes: [
      axis('socket', ['Sockel', 'Socket'], option(same('E27')), option(same('E14'), 0.9), option(same('GU10'), 1.1)),
    ],
    variants: [
      sizes(['Packung', 'Pack'], 'tile', [['1 Stück', '1 piece'], 1], [['10 Stück', '10 pieces'], 8.5, 10, 10]),
    ],
    price: 599,
    weight: 60,
    motif: { draw: 'emoji:light-bulb' },
    electrical: {
      energy: [
        { energyClass: 'A', kilowattHours: 4 },
        { energyClass: 'B', kilowattHours: 4 },
        { energyClass: 'C', kilowattHours: 4 },
      ],
      plug: ['Ohne Netzteil, für Netzspannung 230 V.', 'Without power supply, for 230 V mains.'],
    },
    short: [
      ['25.000 Stunden', '25,000 hours'],
      ['sofort hell', 'instantly bright'],
    ],
    scope: ['Leuchtmittel', 'Lamp'],
    facts: { power: same('4 W'), 'warm-light': same('4000 K') },
    lead: [
      ['Wechseln und dann lange nicht mehr daran denken.', 'Change it and then forget about it for years.'],
      ['Spart Strom, ohne nach Krankenhaus auszusehen.', 'Saves power without looking like a hospital.'],
    ],
    body: [['Die Farbwiedergabe liegt über 90.', 'Colour rendering is above 90.']],
    tip: ['Nicht in den Hausmüll, sondern in die Sammelstelle.', 'Not into the bin but to the collection point.'],
  },
];
