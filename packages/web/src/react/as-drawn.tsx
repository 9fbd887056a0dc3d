// Parts of a page that are read and never worked: a footer, sixty tiles. The shop host draws them; the tab keeps their markup as it is,
// without their code, without going through it, and draws such a part itself only where it becomes another one.

import { type ComponentType, type ReactNode, useState } from 'react';
import { type CodeForHost, codeForHost, useLateCode } from './late-code.ts';
import { useShop } from './shop-provider.tsx';
import { useWasDrawnByHost } from './use-was-drawn-by-host.ts';

/** The code of a part that is kept as drawn. */
export type DrawnPart<Props> = CodeForHost<ComponentType<Props>>;

/** What an element that holds such a part is given. */
export type DrawnContents =
  | { readonly children: ReactNode }
  | { readonly dangerouslySetInnerHTML: { readonly __html: string }; readonly suppressHydrationWarning: true };

/** React leaves alone what it finds in an element whose markup is said to be set; it is never set, so nothing is inserted. */
const KEPT: DrawnContents = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/** A part that is kept as the shop host drew it. Its view holds nothing that reacts: links and folding are the browser's own. */
export const drawnPart = <Props,>(source: string, load: () => Promise<ComponentType<Props>>): DrawnPart<Props> =>
  codeForHost(source, load);

/**
 * The contents of an element that shows a part: kept while `subject` is what the page was opened with, drawn by the tab as soon as it
 * has changed and the part's code is there.
 */
export const useAsDrawn = <Props extends object>(
  part: DrawnPart<Props>,
  props: Props,
  subject: unknown = part,
): DrawnContents => {
  const { onServer, drawsWith } = useShop();
  const wasDrawn = useWasDrawnByHost();
  const [first] = useState(subject);
  const [isKept, setIsKept] = useState(wasDrawn && !onServer);
  const isOutdated = first !== subject;
  const View = useLateCode(part, isOutdated || !isKept);
  if (isKept && isOutdated && View !== undefined) setIsKept(false);
  drawsWith?.('styles', part.source);
  if (isKept) return KEPT;
  return { children: View === undefined ? null : <View {...props} /> };
};
