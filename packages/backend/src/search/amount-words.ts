// Which words of a search say nothing of the thing itself, but how much is wanted, how large it is or for whom: "10 Stück", "12 pieces", "30 cm",
// "für Mädchen".

/** Words that count or measure. One that may be the thing itself, as "Box" and "Set", is none of them. */
const UNITS = new Set(
  'stück stücke stücken stueck stk stck st stücks packung packungen pack packs päckchen pkg pck pkt paket pakete packet packets piece pieces pc pcs paar pair pairs rolle rollen roll rolls mal times mm cm m g kg ml l liter litre'.split(
    ' ',
  ),
);

/** A number, alone or with what counts or measures behind it: "10", "10er", "12x", "10stk". */
const NUMBER = /^\p{N}+(?:er|x|(?<unit>\p{L}+))?$/u;

/** Whether a word is only a number or a unit: beside a word that says what the thing is it asks for nothing. */
export const isAmount = (word: string): boolean => {
  if (UNITS.has(word)) return true;
  const number = NUMBER.exec(word);
  return number !== null && (number.groups?.unit === undefined || UNITS.has(number.groups.unit));
};

/** People whom things are bought for. Those that things are made for by name, as "Lehrer" and "Linkshänder", are none of them. */
const PEOPLE = new Set(
  'mädchen maedchen junge jungen jungs bub buben kind kinder kindern sohn söhne tochter töchter enkel enkelin frau frauen mann männer girl girls boy boys child children kid kids son daughter'.split(
    ' ',
  ),
);

/** Whether a word says for whom a thing is: it is no mistyped one, however much a thing is called like it. */
export const isForWhom = (word: string): boolean => PEOPLE.has(word);

/** What leads to them. */
const FOR = new Set(['für', 'fuer', 'for']);

/** The words that say what the thing is: without amounts, those for whom it is, and "für" before these. */
export const thingWords = (words: readonly string[]): readonly string[] =>
  words.filter((word, at) => !isAmount(word) && !isForWhom(word) && !(FOR.has(word) && isForWhom(words[at + 1] ?? '')));
