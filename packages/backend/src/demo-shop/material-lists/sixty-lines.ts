// A school's list of sixty lines, as the measurements ask for it: lines of the twelve lists that name something the shop may have.

import { readMaterialList } from '@tornister/domain/materiallist';
import { schoolLexicon } from '@tornister/domain/materialwords';
import { TWELVE_LISTS } from './twelve-lists.ts';

export const LINES_OF_A_LIST = 60;

/** The text of the list. */
const SIXTY_LINES = TWELVE_LISTS.split('\n')
  .filter((line) => / => (?!none)/.test(line))
  .map((line) => line.replace(/ =>.*/, ''))
  .slice(0, LINES_OF_A_LIST)
  .join('\n');

/** What is wished for in the list, read anew each time, as the operation takes it. */
export const materialWishes = () =>
  readMaterialList(SIXTY_LINES, schoolLexicon()).wishes.map(({ wish: { article, words, quantity, traits } }) => ({
    article: article ?? null,
    words: [...words],
    quantity,
    traits: traits.map((trait) => ({ ...trait })),
  }));
