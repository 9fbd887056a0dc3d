// Static parts: footer, tiles, structured data. The shop host renders them; the tab keeps their markup without hydrating it and without
// fetching their code, and renders such a part itself only when its subject has changed (ADR 0012).
//
// The rule of static parts: a part holds nothing that reacts. No handler, no state, no effect, no text that changes with anything but its
// subject: in the tab none of that would run. Links, `details` and button commands are the browser's own and work. A control inside of a
// part is an island (`island.tsx`); whatever else reacts makes the part a view again.

import { type ComponentType, type ReactNode, useState } from 'react';
import { type ServerCode, serverCode, useDeferredCode } from './deferred-code.ts';
import { useShop } from './shop-provider.tsx';
import { useWasServerRendered } from './use-was-server-rendered.ts';

/** The code of a static part. */
export type StaticPart<Props> = ServerCode<ComponentType<Props>>;

/** The props of the element that holds a static part. */
export type StaticContents =
  | { readonly children: ReactNode }
  | { readonly dangerouslySetInnerHTML: { readonly __html: string }; readonly suppressHydrationWarning: true };

/** React leaves alone what it finds in an element whose markup is said to be set; it is never set, so nothing is inserted. */
const SERVER_MARKUP: StaticContents = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/** A static part: `source` is the module that `load` imports, from the package's folder. Its view holds nothing that reacts (see above). */
export const staticPart = <Props,>(source: string, load: () => Promise<ComponentType<Props>>): StaticPart<Props> =>
  serverCode(source, load);

/**
 * The contents of an element that shows a part: the shop host's markup while `subject` is what the page was opened with, rendered by the
 * tab as soon as it has changed and the part's code is there.
 */
export const useStaticPart = <Props extends object>(
  part: StaticPart<Props>,
  props: Props,
  subject: unknown = part,
): StaticContents => {
  const { onServer, rendersWith } = useShop();
  const wasServerRendered = useWasServerRendered();
  const [first] = useState(subject);
  const [keepsMarkup, setKeepsMarkup] = useState(wasServerRendered && !onServer);
  const isOutdated = first !== subject;
  const View = useDeferredCode(part, isOutdated || !keepsMarkup);
  if (keepsMarkup && isOutdated && View !== undefined) setKeepsMarkup(false);
  rendersWith?.('styles', part.source);
  if (keepsMarkup) return SERVER_MARKUP;
  return { children: View === undefined ? null : <View {...props} /> };
};
