// Reads the material lists of the tests: lists as schools write them, with what a person reads in each of their lines.

import type { Wish } from '../src/materiallist/index.ts';
import type { Trait } from '../src/materiallist/traits.ts';
import { WRITTEN_LISTS } from './written-lists.ts';

export type WrittenList = {
  readonly name: string;
  readonly lines: readonly {
    readonly written: string;
    /** What a person reads in the line. */
    readonly expected: string;
    /** The article that a person takes for each thing of the line. */
    readonly articles: readonly string[];
  }[];
};

/** The lists of a text. */
export const writtenLists = (text = WRITTEN_LISTS): readonly WrittenList[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((block) => {
      const [name = '', ...lines] = block.trimEnd().split('\n');
      return {
        name,
        lines: lines.map((line) => {
          const [written = '', expected = '', articles = ''] = line.split(' => ');
          return { written, expected, articles: articles === '' ? [] : articles.split(' | ') };
        }),
      };
    });

const SHORT: Partial<Record<Trait['kind'], string>> = {
  ruling: 'r',
  number: 'n',
  colour: '',
  pattern: '',
  hardness: '',
};

const shortTrait = ({ kind, value }: Trait): string => {
  if (kind === 'format' && !value.includes(' ')) return value;
  if (kind === 'margin') return value === 'yes' ? 'margin' : `${value}-margin`;
  return `${SHORT[kind] ?? `${kind}=`}${value.replaceAll(' ', '')}`;
};

/** A wish as the files write it. What a lineature stands for is not said again. */
export const shortWish = ({ quantity, article, words, traits }: Wish): string => {
  const isRuled = traits.some(({ kind }) => kind === 'ruling');
  const said = traits.filter(({ kind }) => !isRuled || (kind !== 'pattern' && kind !== 'margin'));
  return [quantity, article ?? `?${words.join('_')}`, ...said.map(shortTrait)].join(' ');
};

/** The same whatever the order of traits is. */
export const inOrder = (wish: string): string => {
  const [quantity = '', article = '', ...traits] = wish.split(' ');
  return [quantity, article, ...traits.toSorted()].join(' ');
};
