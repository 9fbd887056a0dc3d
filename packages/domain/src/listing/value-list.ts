// Several filter values in one parameter. Source: spec 1 §4 "Filter value lists are split by commas while decimal commas
// inside numbers are kept".
//
// A comma between two digits belongs to a number (`1,5`), every other comma separates. Where that would be wrong, a tilde
// before a character says "take this one as it is": `10` beside `20` is written `10,~20`, the value `red, matt` is
// written `red~, matt`. So every list has exactly one reading.

/** Takes away the special meaning of the character behind it. */
export const VALUE_ESCAPE = '~';

const isDigit = (character: string | undefined): boolean => /[0-9]/u.test(character ?? '');

const isDecimalComma = (text: string, at: number): boolean => isDigit(text[at - 1]) && isDigit(text[at + 1]);

const escapeValue = (value: string): string =>
  [...value.matchAll(/./gsu)]
    .map(({ 0: character, index }) =>
      character === VALUE_ESCAPE || (character === ',' && !isDecimalComma(value, index))
        ? VALUE_ESCAPE + character
        : character,
    )
    .join('');

/** Writes values so that `parseValueList` reads the same ones. */
export const formatValueList = (values: readonly string[]): string =>
  values.reduce((text, value) => {
    if (text === '') return escapeValue(value);
    const wouldJoin = isDigit(text.at(-1)) && isDigit(value[0]);
    return `${text},${wouldJoin ? VALUE_ESCAPE : ''}${escapeValue(value)}`;
  }, '');

/**
 * The values of a list, each once, without empty ones. Decimal commas inside numbers are kept.
 *
 * @example
 * parseValueList('1,5,red') // ['1,5', 'red']
 */
export const parseValueList = (text: string): readonly string[] => {
  const values: string[] = [];
  let value = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === VALUE_ESCAPE) {
      at += 1;
      value += text.charAt(at);
    } else if (character === ',' && !isDecimalComma(text, at)) {
      values.push(value);
      value = '';
    } else {
      value += character;
    }
  }
  return [...new Set([...values, value])].filter((entry) => entry !== '');
};
