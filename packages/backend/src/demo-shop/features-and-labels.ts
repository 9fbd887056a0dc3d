// What makes products of the demo shop special, point by point, and the seals that they carry. Nothing of it is drawn by chance: it follows from
// the family, from what its facts say, and from the product's id. Mostly data.

import type { Pair } from './pair.ts';
import type { Draft } from './plan.ts';
import { hashOf } from './random.ts';

/** By the family's key; a family that is not named has nothing special. No point repeats what the short facts say, nor a fact. */
export const FEATURES: Readonly<Record<string, readonly Pair[]>> = {
  'jumbo-pencil': [
    ['liegt von selbst im Dreipunktgriff', 'sits in the tripod grip by itself'],
    ['hält dem Druck der ersten Schreibversuche stand', 'stands up to the pressure of first attempts at writing'],
  ],
  'coloured-pencils': [
    ['Mine und Holz auf ganzer Länge verleimt', 'lead and wood glued along the whole length'],
    ['lassen sich mischen und übereinanderlegen', 'can be mixed and layered'],
    ['Ende getaucht, damit die Farbe zu sehen ist', 'dipped end that shows the colour'],
  ],
  'fountain-pen': [
    ['Feder ohne Werkzeug zu tauschen, wenn die Schrift wächst', 'nib exchanged without tools as handwriting grows'],
    ['verzeiht eine schräge Haltung', 'forgives a slanted grip'],
  ],
  highlighter: [
    ['Kappe mit Clip hält am Heftrand', 'the cap has a clip for the edge of a book'],
    ['verträgt sich mit Füller, Kugelschreiber und Kopierer', 'gets along with fountain pen, ballpoint and copier'],
  ],
  'set-square': [
    ['zwei Skalen in zwei Farben gegen Ablesefehler', 'two scales in two colours against misreading'],
    ['Skalen liegen innen und reiben sich nicht ab', 'scales are on the inside and do not rub off'],
  ],
  compasses: [
    ['springt mit zwei Hebeln auf das richtige Maß', 'two levers make it jump to the right measure'],
    ['Nadel mit Absatz schont Heft und Tisch', 'shouldered needle spares book and desk'],
  ],
  'exercise-book': [
    ['fester Karton außen, der Tropfen abweist', 'stiff board outside that sheds drops'],
    ['ohne Klammer, die sich löst', 'no staple to come loose'],
  ],
  notebook: [
    ['Seiten sind nummeriert, mit Platz für ein Verzeichnis', 'numbered pages, with room for a table of contents'],
    ['nimmt auch Tusche auf, ohne durchzuschlagen', 'takes ink without bleeding through'],
  ],
  'college-pad': [
    ['Blätter trennen sich ohne Fransen', 'sheets come off without a fringe'],
    ['fester Rücken, auf dem sich ohne Tisch schreiben lässt', 'stiff back to write on without a table'],
  ],
  'printer-paper': [
    ['für Laser- und Tintendrucker, beidseitig', 'for laser and inkjet printers, on both sides'],
    ['archivfest über hundert Jahre', 'keeps in archives for more than a hundred years'],
  ],
  'ring-binder': [
    ['Mechanik und Pappe lassen sich getrennt verwerten', 'mechanism and board can be recycled separately'],
    ['Griffloch, das auch im engen Regal zu fassen ist', 'a finger hole within reach on a tight shelf'],
  ],
  planner: [
    ['denkt in Unterrichtsstunden statt in Uhrzeiten', 'thinks in lessons, not in hours'],
    ['Papier, das auch Textmarker aushält', 'paper that stands up to highlighters'],
  ],
  'watercolour-box': [
    ['leuchtet auch nach dem Trocknen', 'stays bright when dry'],
    ['lässt sich unter dem Hahn ausspülen', 'can be rinsed under the tap'],
  ],
  tempera: [
    ['haftet auf Papier, Pappe und Holz', 'holds on paper, cardboard and wood'],
    ['alle Töne mischen sich und trocknen matt', 'all shades mix and dry to a matt finish'],
  ],
  'finger-paint': [
    ['ohne Parabene', 'free of parabens'],
    ['Rezeptur jedes Jahr unabhängig geprüft', 'recipe tested independently every year'],
  ],
  'glue-stick': [
    ['klebt Papier, Pappe und Fotos', 'glues paper, cardboard and photos'],
    ['Kappe klickt hörbar, nichts trocknet ein', 'the cap clicks and nothing dries out'],
  ],
  'craft-scissors': [
    ['verschraubt und nachstellbar, statt vernietet', 'screwed and adjustable, not riveted'],
    ['schneidet bis zur Spitze sauber', 'cuts cleanly up to the tip'],
  ],
  'craft-wood': [
    ['lässt sich mit der Laubsäge sägen', 'can be cut with a fretsaw'],
    ['gleichmäßige Maße, auch im Klassensatz', 'even measures, also in class sets'],
  ],
  satchel: [
    ['Tragesystem in drei Stufen verstellbar', 'carrying system adjusts in three steps'],
    ['steht von selbst und hält Pfützen stand', 'stands by itself and up to puddles'],
    ['Schloss, das auch Fünfjährige schließen', 'a lock that five-year-olds can close'],
  ],
  'light-satchel': [
    ['ein Buch leichter als ein üblicher Ranzen', 'one book lighter than an ordinary satchel'],
    ['formfest durch Stäbe aus Fiberglas', 'keeps its shape with rods of fibreglass'],
  ],
  'school-backpack': [
    ['Polster zwischen Gerät und Boden', 'padding between device and floor'],
    ['Rücken in der Höhe verstellbar', 'back adjusts in height'],
    ['Reißverschlüsse mit großen Griffen', 'zips with large pulls'],
  ],
  'gym-bag': [
    ['Namensfeld auf der Innenseite', 'name field on the inside'],
    ['Lüftungsösen gegen Kabinengeruch', 'vents against the smell of changing rooms'],
  ],
  'lunch-box': [
    ['ohne BPA und Weichmacher', 'free of BPA and plasticisers'],
    ['für Kinderhände leicht, im Ranzen fest zu', 'easy for children’s hands, firmly shut in the satchel'],
  ],
  'drinking-bottle': [
    ['Ventil lässt sich in drei Teile zerlegen', 'the valve comes apart in three'],
    ['mit einer Hand zu öffnen', 'opens with one hand'],
  ],
  'building-blocks': [
    ['speichelfest, auch die farbigen', 'saliva-proof, the coloured ones too'],
    ['passt zu allen Sets derselben Reihe', 'fits all sets of the same line'],
  ],
  'wooden-vehicle': [
    ['verkeilte Achsen überstehen den Sturz vom Tisch', 'wedged axles survive the fall from the table'],
    ['so groß, dass eine kleine Hand es schiebt', 'sized for a small hand to push'],
  ],
  'learning-game': [
    ['Anleitung in Bildern', 'instructions in pictures'],
    ['allein, zu zweit oder in der Gruppe', 'alone, in pairs or in a group'],
  ],
  'nursery-toy': [
    ['aus einem Stück oder unlösbar verbunden', 'one piece, or joined for good'],
    ['ohne Kleinteile', 'no small parts'],
  ],
  'sand-toys': [
    ['Griffe für zwei Hände', 'handles for two hands'],
    ['bleibt auch im Winter draußen', 'stays outside in winter, too'],
  ],
  recorder: [
    ['gewölbter Windkanal wird nicht so schnell feucht', 'the curved windway does not get damp so soon'],
    ['Daumenstütze lässt sich versetzen', 'the thumb rest can be moved'],
  ],
  football: [
    ['auch nass griffig', 'good grip even when wet'],
    ['Blase hält die Luft, Ventil ist tauschbar', 'the bladder keeps its air, the valve is replaceable'],
  ],
  'gym-mat': [
    ['zwei Schaumhärten: dämpft, ohne durchzuschlagen', 'two foams: cushions without bottoming out'],
    ['ein Kind trägt vorn, eins hinten', 'one child carries in front, one behind'],
  ],
  'pupil-chair': [
    ['Schale federt mit und lässt Luft an den Rücken', 'the shell gives a little and lets air to the back'],
    ['Farbpunkt zeigt die Sitzgröße', 'a coloured dot shows the size of the seat'],
  ],
  'pupil-table': [
    ['nachrüstbar auf verstellbare Höhe', 'adjustable height can be added later'],
    ['Platte widersteht Zirkel und Filzstift', 'the top resists compasses and felt pens'],
  ],
  shelf: [
    ['Böden ohne Werkzeug zu versetzen', 'shelves are moved without tools'],
    ['trägt eine volle Reihe Ordner, ohne durchzuhängen', 'carries a full row of files without sagging'],
  ],
  whiteboard: [
    ['Ablage für Stifte über die ganze Breite', 'pen tray across the whole width'],
    ['lässt sich trocken wischen, ohne Schatten alter Schrift', 'wipes dry, without ghosts of old writing'],
  ],
  'desk-lamp': [
    ['flimmerfrei', 'flicker-free'],
    ['Buntstifte sehen aus wie am Tag', 'coloured pencils look as they do by day'],
  ],
  tablet: [
    ['übersteht Stürze aus Tischhöhe', 'survives falls from desk height'],
    ['Tasten auch mit Hülle zu erreichen', 'keys within reach in a case, too'],
  ],
  robot: [
    ['beginnt mit Pfeilkarten, endet bei Text', 'begins with arrow cards, ends with text'],
    ['mehrere fahren miteinander', 'several of them run together'],
  ],
  'circuit-kit': [
    ['Stecker lassen sich nicht falsch polen', 'plugs cannot be put in the wrong way round'],
    ['ohne Werkzeug aufgebaut', 'set up without tools'],
  ],
  microscope: [
    ['Anschlag schützt Objektiv und Präparat', 'a stop protects lens and slide'],
    ['Beleuchtung von oben und unten', 'light from above and below'],
  ],
  soap: [
    ['Etikett mit Platz für das Datum des Anbruchs', 'label with room for the date of opening'],
    ['Verschluss, der nicht nachtropft', 'a cap that does not drip'],
  ],
};

type Label = { readonly name: Pair; readonly isOn: (draft: Draft) => boolean };

/** Whether short facts or facts of the family say it. */
const says =
  (word: string) =>
  ({ family: { short, facts } }: Draft): boolean =>
    [...short, ...Object.values(facts)].some(([de]) => de.includes(word));

const isMadeOf =
  (word: string) =>
  ({ family: { textile } }: Draft): boolean =>
    textile?.composition[0].includes(word) === true;

/** Two of three products of these families: their makers have not had all of them tested. */
const isOneOf =
  (...families: readonly string[]) =>
  ({ family, id }: Draft): boolean =>
    families.includes(family.key) && hashOf(id) % 3 !== 0;

const LABELS: readonly Label[] = [
  { name: ['Blauer Engel', 'Blue Angel'], isOn: says('Blauer Engel') },
  { name: ['FSC', 'FSC'], isOn: says('FSC') },
  {
    name: ['OEKO-TEX Standard 100', 'OEKO-TEX Standard 100'],
    isOn: (draft) => says('Öko-Tex')(draft) || isOneOf('soft-toy', 'gym-bag', 'satchel', 'apron')(draft),
  },
  { name: ['GOTS', 'GOTS'], isOn: isMadeOf('Bio-Baumwolle') },
  { name: ['Global Recycled Standard', 'Global Recycled Standard'], isOn: isMadeOf('recycelten PET-Flaschen') },
  { name: ['Fairtrade', 'Fairtrade'], isOn: says('fair produziert') },
  {
    name: ['spiel gut', 'spiel gut'],
    isOn: isOneOf(
      'building-blocks',
      'construction-bricks',
      'wooden-vehicle',
      'learning-game',
      'nursery-toy',
      'sand-toys',
    ),
  },
  {
    name: ['GS – Geprüfte Sicherheit', 'GS – tested safety'],
    isOn: isOneOf(
      'pupil-chair',
      'pupil-table',
      'swivel-chair',
      'shelf',
      'desk-lamp',
      'gym-mat',
      'movement',
      'laminator',
    ),
  },
  { name: ['TCO Certified', 'TCO Certified'], isOn: isOneOf('display', 'tablet') },
];

/** What makes the product special; nothing for most kinds of things. */
export const featuresOf = ({ family }: Draft): readonly Pair[] => FEATURES[family.key] ?? [];

/** The seals that the product carries. */
export const labelsOf = (draft: Draft): readonly Pair[] =>
  LABELS.filter(({ isOn }) => isOn(draft)).map(({ name }) => name);
