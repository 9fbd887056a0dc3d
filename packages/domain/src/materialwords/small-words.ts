// Words of a school's list that name no thing: subjects, remarks, units, numbers, fillers.

/** Subjects and other words that stand above a part of a list. */
export const SUBJECTS =
  'deutsch mathe mathematik rechnen sachunterricht sachkunde heimatunterricht hsu mnk mensch natur englisch französisch latein spanisch religion ethik kunst musik sport werken werkunterricht textiles gestalten handarbeit turnen biologie bio physik chemie nawi erdkunde geografie geographie geschichte politik sozialkunde technik informatik bildnerische erziehung zeichnen schreiben lesen german maths math english french latin science art music pe religious education history geography reading writing literacy numeracy allgemein allgemeines sonstiges außerdem zusätzlich general other everything materialliste schulmaterial einkaufsliste ' +
  'federmappeninhalt grundausstattung supplies hauptfächer nebenfächer be bu gu nmg m d e allg div diverses schulsachen schulbedarf stationery';

/** What the title of a whole list says. */
export const TITLES =
  'liste materialliste bücherliste einkaufsliste schulliste schulsachen schulbedarf schulmaterial arbeitsmaterial materialien list supplies supply stationery equipment';

/** What says in a line that it is a remark to the parents and no article. */
export const REMARKS =
  'bitte liebe lieber hallo eltern erziehungsberechtigte grüße gruß grüßen herzlich freundlichen werden wird wurde sind ist haben hat müssen muss sollte sollten sollen soll können kann dürfen darf beschriften beschriftet versehen kennzeichnen namen mitbringen mitgeben geben kaufen gekauft besorgen besorgt euro kopiergeld klassenkasse sammelbestellung elternabend schulbeginn schultag kein keine keinen keiner nicht danke dank viel freude ferien lehrerin lehrer klassenlehrerin team ausgeteilt gestellt bis ' +
  'please dear parents guardians regards sincerely thank thanks will are is be should must label labelled labeled named bring provide provided welcome teacher no not do dont any questions semester term begins';

/** Units of what is counted: they say nothing about the thing. */
export const UNITS =
  'stück stk stck st stuck pck pack packung pkg päckchen packet paket pkt set tube flasche dose rolle bogen paar x mal exemplar box schachtel karton pcs piece pc pair of pk ea each package bottle roll sheet glas tüte bund satz';

/** Words between those that mean something. */
export const FILLERS =
  'der die das den dem des ein eine einen und oder in aus von vom zum zur am an im als mit with and the of or ca circa mind mindestens min etwa evtl eventuell ggf gern gerne möglichst besten z b zb bzw wie auch din neu neue neuer neues groß große großer großes klein kleine kleiner kleines gut guter gute gutes normal normale normaler stabil stabile stabiler einfach einfache verschiedene verschiedenen versch farben farbe inkl incl inklusive extra je jeweils wir sie ihr brauchen braucht benötigen benötigt inhalt füllung noch kinder bestehend folgende folgenden für schuljahr fach grundschule schule stufe gespitzt angespitzt ' +
  'for size small large big new good quality eg preferably your approx about at least like regular standard assorted colours colors children sowie plus davon sharpened';

/** Who is spoken of in a remark. */
export const PEOPLE = 'ihr ihre ihrem ihren kind kinder wir sie alle alles our we you your child children all';

/** Names of a table's columns. */
export const COLUMNS =
  'anzahl menge artikel bezeichnung bemerkung farbe fach stück quantity qty item description notes preis price colour color material was nr pos gegenstand hinweis hinweise anmerkung anmerkungen kommentar beschreibung produkt stückzahl einheit nummer artikelnummer artikelbezeichnung größe wofür product unit size remark remarks comment comments number';

/** Numbers in words. */
export const NUMBERS: Readonly<Record<string, number>> = {
  ein: 1,
  eine: 1,
  einen: 1,
  einer: 1,
  eines: 1,
  eins: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwölf: 12,
  zwanzig: 20,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
