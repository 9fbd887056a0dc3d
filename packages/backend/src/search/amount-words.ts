// Which words of a search only say how much is wanted or how large it is: "10 Stück", "12 pieces", "30 cm".

/** Words that count or measure. One that may be the thing itself, as "Box" and "Set", is none of them. */
const UNITS = new Set(
  'stück stücke stücken stueck stk stck st stücks packung packungen pack packs päckchen pkg pck pkt paket pakete packet packets piece pieces pc pcs paar pair pairs mal times mm cm m g kg ml l liter litre'.split(
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
