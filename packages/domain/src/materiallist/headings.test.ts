import { describe, expect, it } from 'vitest';
import { schoolLexicon } from '../materialwords/index.ts';
import {
  headingOf,
  isBareHeading,
  isNamedChild,
  isRemark,
  isTableHead,
  isTitle,
  namesClass,
  namesWantedThing,
} from './headings.ts';
import { newMemory } from './look-up.ts';

const memory = () => newMemory(schoolLexicon());

describe('the heading before a colon', () => {
  it('is its words, with the thing that they name', () => {
    expect(headingOf(memory(), ' Deutsch ')).toStrictEqual({ text: 'Deutsch', isChild: false });
    expect(headingOf(memory(), 'Hefte')).toStrictEqual({
      ...{ text: 'Hefte', isChild: false },
      ...{ article: 'exercise-book', traits: [] },
    });
  });

  it.each([
    ['Klasse 3b', true],
    ['Mia 3b', true],
    ['Kind 1', true],
    [' Child 12 ', true],
    ['Kind', false],
    ['Kind 1 und 2', false],
    ['je Kind 2 Zauberstäbe', false],
    ['Kind 123', false],
  ])('%j is a child: %s', (text, isChild) => {
    expect(headingOf(memory(), text)?.isChild).toBe(isChild);
  });

  it('has at most eight words and none of a sentence', () => {
    expect(headingOf(memory(), 'a b c d e f g 12 h')).toBeDefined();
    expect(headingOf(memory(), 'a b c d e f g h i')).toBeUndefined();
    expect(headingOf(memory(), 'bitte Deutsch')).toBeUndefined();
  });
});

describe('a line that names no thing to buy', () => {
  it.each([
    ['Anzahl, Artikel, Bemerkung', true],
    ['Menge | Bezeichnung', true],
    ['Menge | Artikel | Hinweis', true],
    ['Artikelnummer | Artikel | Größe | Stückzahl', true],
    ['Product | Quantity | Comments', true],
    ['Quantity | Item | Notes', true],
    ['Benennung | Menge', true],
    ['Modul | Sachgebiet | Verwendung', true],
    ['Menge | Zauberstab | rot', true],
    ['Benennung | Zweck', false],
    ['Zauberstab | rot | Zauberladen', false],
    ['rot | blau | gelb', false],
    ['Zauberstab | Zauberladen | 2', false],
    ['Menge | Schere | Hinweis', false],
    ['Artikel', false],
    ['Anzahl Hefte', false],
    ['2 4', false],
  ])('has the names of columns: %j: %s', (line, isHead) => {
    expect(isTableHead(memory(), line)).toBe(isHead);
  });

  it.each([
    ['Deutsch', true],
    ['Kunst und Werken', true],
    ['Klasse 3b', true],
    ['Klasse 3 b', true],
    ['Förderunterricht', true],
    ['Deutsch x', true],
    ['und', false],
    ['', false],
    ['Deutsch Heft', false],
    ['Kunst ab', false],
    ['Unterrichtsheft', false],
  ])('names subjects or a class alone: %j: %s', (line, isBare) => {
    expect(isBareHeading(memory(), line)).toBe(isBare);
  });

  it.each([
    ['Emma, Klasse 1a', true],
    ['Ben 3b', true],
    ['Anna-Lena 3b', true],
    ['Anna Lena 3b', true],
    ['Ben kl. 2c', true],
    ['Ben Kl. 2C', true],
    ['Mia, Year 4 A', true],
    ['Mia class 12e', true],
    ['Mia 12e', true],
    ['Mia 3f', false],
    ['Mia 123a', false],
    ['mia 3b', false],
    ['MIA 3b', false],
    ['Mia Klasse 3', false],
    ['Mia 3b x', false],
    ['Die Mia 3 b', true],
    ['Bleistift 2b', false],
    ['Bunter Bleistift 2b', false],
  ])('is a child with a class: %j: %s', (line, isChild) => {
    expect(isNamedChild(memory(), line)).toBe(isChild);
  });

  it.each([
    ['Year 4 Stationery List 2026', true],
    ['hier nochmal die Liste für die 2c', true],
    ['a b c d e f g Liste', true],
    ['a b c d e f g h Liste', false],
    ['Zirkel laut Liste', false],
    ['Deutsch', false],
  ])('is the title of a list: %j: %s', (line, is) => {
    expect(isTitle(memory(), line)).toBe(is);
  });

  it.each([
    ['Klasse 3', true],
    ['Klassen', true],
    ['Jahrgang 5', true],
    ['Jahrgangsstufe 5', true],
    ['Year 4', true],
    ['3b', true],
    ['3 e', true],
    ['12a', true],
    ['3f', false],
    ['123a', false],
    ['Klassenarbeit', false],
    ['yearly', false],
  ])('names a class: %j: %s', (text, names) => {
    expect(namesClass(text)).toBe(names);
  });
});

describe('a remark to the parents', () => {
  const remark = (line: string, isListed = false) => isRemark(memory(), line, isListed);

  it.each([
    ['Bitte alles beschriften', true],
    ['Liebe Eltern der 2b', true],
    ['Liebe Eltern der 2 b', true],
    ['Heft', false],
    ['Heft bitte', true],
    ['2 Hefte bitte', false],
    ['bitte Hefte (2 Stück)', true],
    ['bitte Hefte [2 Stück]', true],
    ['keine Filzstifte', true],
    ['bitte keine Filzstifte', true],
    ['Filzstifte keine', true],
    ['not sharp', true],
    ['Schere keine runde', false],
    ['Buntstifte, keine Filzstifte', false],
    ['Wir brauchen ein Heft und einen Zirkel', false],
    ['Wir brauchen ein kariertes Heft und einen Zirkel', false],
    ['Wir brauchen ein Heft', true],
    ['Die Kinder a 2', true],
    ['Die Kinder 2', false],
  ])('%j: %s', (line, is) => {
    expect(remark(line)).toBe(is);
  });

  it('behind a bullet has two words of a sentence, or more than six of any kind', () => {
    expect(remark('Heft bitte', true)).toBe(false);
    expect(remark('Heft bitte mitbringen', true)).toBe(true);
    expect(remark('Heft bitte aus der alten Kiste', true)).toBe(false);
    expect(remark('Heft bitte aus der alten roten Kiste', true)).toBe(true);
  });
});

describe('a line that was left out', () => {
  it.each([
    ['Bitte Hefte beschriften', true],
    ['Bitte alles beschriften', false],
    ['keine Filzstifte', false],
    ['Bitte alles beschriften, keine Hefte', false],
    ['Bitte alles beschriften, auch Hefte', true],
    // What was mistyped is not looked for.
    ['Bitte Bleistfite beschriften', false],
  ])('%j speaks of something to buy: %s', (line, names) => {
    expect(namesWantedThing(memory(), line)).toBe(names);
  });
});
