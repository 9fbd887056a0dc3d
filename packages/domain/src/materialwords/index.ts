// Entry of the words of a school's list: the reader of `materiallist` is given them. How a word is added says docs/material-lists.md.
// Source: docs/material-lists.md.

import { type Lexicon, makeLexicon } from '../materiallist/lexicon.ts';
import { ARTICLES, USUAL } from './article-words.ts';
import { COLUMNS, FILLERS, NUMBERS, PEOPLE, REMARKS, SUBJECTS, TITLES, UNITS } from './small-words.ts';
import { BEGINNINGS, TRAITS, TRAITS_OF_THINGS } from './trait-words.ts';

let made: Lexicon | undefined;

/** The words of school lists in German (also Austria's and Switzerland's) and English, ready to be looked up; made once. */
export const schoolLexicon = (): Lexicon => {
  made ??= makeLexicon({
    articles: ARTICLES,
    traits: TRAITS,
    traitsOfThings: TRAITS_OF_THINGS,
    subjects: SUBJECTS,
    remarks: REMARKS,
    units: UNITS,
    fillers: FILLERS,
    columns: COLUMNS,
    people: PEOPLE,
    titles: TITLES,
    beginnings: BEGINNINGS,
    numbers: NUMBERS,
    usual: USUAL,
  });
  return made;
};
