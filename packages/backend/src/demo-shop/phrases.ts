// Fixed phrases of the demo shop: labels of facts, warnings as the law words them, care of textiles. Pure data.

import type { CareKey, FactKey, HazardKey, WarningKey } from './family.ts';
import type { Pair } from './pair.ts';

export const FACT_LABELS: Readonly<Record<FactKey, Pair>> = {
  material: ['Material', 'Material'],
  size: ['Maße', 'Dimensions'],
  content: ['Inhalt', 'Content'],
  paper: ['Papier', 'Paper'],
  sheets: ['Blattzahl', 'Sheets'],
  ruling: ['Lineatur', 'Ruling'],
  age: ['Alter', 'Age'],
  grade: ['Klassenstufe', 'Grade'],
  pages: ['Umfang', 'Extent'],
  binding: ['Einband', 'Binding'],
  language: ['Sprache', 'Language'],
  pieces: ['Teile', 'Pieces'],
  lead: ['Mine', 'Lead'],
  tip: ['Spitze', 'Tip'],
  volume: ['Volumen', 'Volume'],
  load: ['Belastbarkeit', 'Load'],
  norm: ['Norm', 'Standard'],
  power: ['Leistung', 'Power'],
  battery: ['Batterien', 'Batteries'],
  screen: ['Bildschirm', 'Screen'],
  connection: ['Anschlüsse', 'Connections'],
  opacity: ['Deckkraft', 'Opacity'],
  drying: ['Trocknung', 'Drying'],
  cleaning: ['Reinigung', 'Cleaning'],
  seal: ['Siegel', 'Seal'],
  players: ['Mitspielende', 'Players'],
  duration: ['Dauer', 'Duration'],
  seat: ['Sitzhöhe', 'Seat height'],
  tuning: ['Stimmung', 'Tuning'],
  diameter: ['Durchmesser', 'Diameter'],
  magnification: ['Vergrößerung', 'Magnification'],
  range: ['Messbereich', 'Range'],
  'warm-light': ['Farbtemperatur', 'Colour temperature'],
  assembly: ['Aufbau', 'Assembly'],
  surface: ['Oberfläche', 'Surface'],
};

export const WARNINGS: Readonly<Record<WarningKey, Pair>> = {
  'small-parts': [
    'Achtung: Nicht für Kinder unter 36 Monaten geeignet. Erstickungsgefahr durch verschluckbare Kleinteile.',
    'Warning: Not suitable for children under 36 months. Choking hazard: small parts.',
  ],
  'long-cord': [
    'Achtung: Nicht für Kinder unter 36 Monaten geeignet. Strangulationsgefahr durch lange Schnur.',
    'Warning: Not suitable for children under 36 months. Strangulation hazard: long cord.',
  ],
  'adult-supervision': [
    'Achtung: Benutzung nur unter unmittelbarer Aufsicht von Erwachsenen.',
    'Warning: To be used under the direct supervision of an adult.',
  ],
  magnets: [
    'Achtung: Enthält Magnete. Verschluckte Magnete können einander im Darm anziehen und schwere Verletzungen verursachen.',
    'Warning: Contains magnets. Swallowed magnets can attract each other in the intestine and cause serious injuries.',
  ],
  'sharp-edges': [
    'Achtung: Enthält Teile mit scharfen Kanten. Nicht für Kinder unter 8 Jahren geeignet.',
    'Warning: Contains parts with sharp edges. Not suitable for children under 8 years.',
  ],
  'protective-gear': [
    'Achtung: Mit Schutzausrüstung zu benutzen. Nicht im Straßenverkehr zu verwenden.',
    'Warning: Protective equipment should be worn. Not to be used in traffic.',
  ],
  'not-for-climbing': [
    'Achtung: Nur in Innenräumen und unter Aufsicht benutzen. Nicht zum Klettern geeignet.',
    'Warning: To be used indoors and under supervision only. Not suitable for climbing.',
  ],
  'functional-edges': [
    'Achtung: Enthält funktionsbedingt scharfe Kanten und Spitzen.',
    'Warning: Contains functional sharp edges and points.',
  ],
  packaging: [
    'Achtung: Verpackungsbeutel von Kindern fernhalten. Erstickungsgefahr.',
    'Warning: Keep packaging bags away from children. Suffocation hazard.',
  ],
  batteries: [
    'Achtung: Enthält Knopfzellen. Bei Verschlucken besteht die Gefahr schwerer innerer Verletzungen; sofort ärztliche Hilfe holen.',
    'Warning: Contains coin cells. Swallowing may cause severe internal injuries; seek medical help at once.',
  ],
  strangulation: [
    'Achtung: Außer Reichweite von Kleinkindern aufhängen, damit sie sich nicht in Bändern verfangen.',
    'Warning: Hang out of reach of small children so that they do not get caught in ribbons.',
  ],
  'eye-distance': [
    'Achtung: Nicht auf Augen oder Gesicht zielen. Nicht in die Sonne blicken.',
    'Warning: Do not aim at eyes or face. Do not look at the sun.',
  ],
};

export const HAZARDS: Readonly<Record<HazardKey, { readonly text: Pair; readonly pictogram: string }>> = {
  flammable: {
    text: [
      'Gefahr. H225: Flüssigkeit und Dampf leicht entzündbar. P210: Von Hitze, heißen Oberflächen, Funken und offenen Flammen fernhalten.',
      'Danger. H225: Highly flammable liquid and vapour. P210: Keep away from heat, hot surfaces, sparks and open flames.',
    ],
    pictogram: 'GHS02',
  },
  'irritant-eyes': {
    text: [
      'Achtung. H319: Verursacht schwere Augenreizung. P305+P351+P338: Bei Kontakt mit den Augen einige Minuten lang behutsam mit Wasser spülen.',
      'Warning. H319: Causes serious eye irritation. P305+P351+P338: If in eyes, rinse cautiously with water for several minutes.',
    ],
    pictogram: 'GHS07',
  },
  aerosol: {
    text: [
      'Gefahr. H222: Extrem entzündbares Aerosol. H229: Behälter steht unter Druck: Kann bei Erwärmung bersten. P251: Nicht durchstechen oder verbrennen, auch nicht nach Gebrauch.',
      'Danger. H222: Extremely flammable aerosol. H229: Pressurised container: May burst if heated. P251: Do not pierce or burn, even after use.',
    ],
    pictogram: 'GHS02',
  },
  sensitising: {
    text: [
      'Achtung. H317: Kann allergische Hautreaktionen verursachen. P280: Schutzhandschuhe tragen.',
      'Warning. H317: May cause an allergic skin reaction. P280: Wear protective gloves.',
    ],
    pictogram: 'GHS07',
  },
  corrosive: {
    text: [
      'Gefahr. H314: Verursacht schwere Verätzungen der Haut und schwere Augenschäden. P280: Schutzhandschuhe und Augenschutz tragen.',
      'Danger. H314: Causes severe skin burns and eye damage. P280: Wear protective gloves and eye protection.',
    ],
    pictogram: 'GHS05',
  },
  'contains-biocide': {
    text: [
      'EUH208: Enthält Isothiazolinone. Kann allergische Reaktionen hervorrufen.',
      'EUH208: Contains isothiazolinones. May produce an allergic reaction.',
    ],
    pictogram: 'GHS07',
  },
  'hot-plate': {
    text: [
      'Achtung. Heiße Oberfläche: Erst nach zehn Minuten Abkühlzeit berühren.',
      'Caution. Hot surface: touch only after ten minutes of cooling.',
    ],
    pictogram: 'W017',
  },
};

export const CARE: Readonly<Record<CareKey, Pair>> = {
  'wash-30': ['Schonwäsche bei 30 °C', 'Gentle wash at 30 °C'],
  'wash-40': ['Waschbar bei 40 °C', 'Wash at 40 °C'],
  'wash-60': ['Waschbar bei 60 °C', 'Wash at 60 °C'],
  'hand-wash': ['Handwäsche', 'Hand wash'],
  'no-wash': ['Nicht waschen, feucht abwischen', 'Do not wash, wipe with a damp cloth'],
  'no-bleach': ['Nicht bleichen', 'Do not bleach'],
  'no-tumble': ['Nicht im Trockner trocknen', 'Do not tumble dry'],
  'iron-low': ['Mit niedriger Temperatur bügeln', 'Iron at low temperature'],
  'no-iron': ['Nicht bügeln', 'Do not iron'],
  'line-dry': ['Auf der Leine trocknen', 'Line dry'],
  'no-dry-clean': ['Nicht chemisch reinigen', 'Do not dry clean'],
};

const EXTRA_BADGES: readonly Badge[] = [
  { id: 'classic', name: ['Klassiker', 'Classic'] },
  { id: 'top-rated', name: ['Top bewertet', 'Top rated'] },
  { id: 'recycled', name: ['Recycelt', 'Recycled'] },
  { id: 'made-in-germany', name: ['Made in Germany', 'Made in Germany'] },
  { id: 'tested', name: ['Im Unterricht erprobt', 'Tested in class'] },
  { id: 'refill', name: ['Nachfüllbar', 'Refillable'] },
];

type Badge = { readonly id: string; readonly name: Pair };

/** The badges of products; that of the house brands has the id of the shop's brand, which throws where another badge of the demo shop has it. */
export const extraBadges = (brandId: string): readonly Badge[] => {
  if (EXTRA_BADGES.some(({ id }) => id === brandId))
    throw new Error(`Setting BRAND_ID: "${brandId}" is the id of another badge of the demo shop.`);
  return [{ id: brandId, name: ['Nur bei uns', 'Only here'] }, ...EXTRA_BADGES];
};

export const ELECTRICAL_PLUG: Pair = [
  'Mit Netzteil und Stecker Typ F; für die Schweiz liegt ein Adapter Typ J bei.',
  'With power supply and type F plug; for Switzerland a type J adapter is included.',
];
