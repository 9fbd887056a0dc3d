// A text with elements in it: what stands between `<name>` and `</name>` in a translation is rendered by the part of that name.

import { Fragment, type ReactNode } from 'react';

/** By its name in the text, what renders the words between the tags. */
type TextElements = Readonly<Record<string, (words: string) => ReactNode>>;

const TAGGED = /<(?<name>\w+)>(?<words>.*?)<\/\k<name>>/gs;

type Props = { readonly text: string; readonly elements: TextElements };

/** Renders a translation with its elements; words in a tag that nobody renders stay words. */
export const TextWithElements = ({ text, elements }: Props) => {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: tagged, index, groups: { name = '', words = '' } = {} } of text.matchAll(TAGGED)) {
    parts.push(text.slice(end, index), <Fragment key={index}>{elements[name]?.(words) ?? words}</Fragment>);
    end = index + tagged.length;
  }
  return [...parts, text.slice(end)];
};
