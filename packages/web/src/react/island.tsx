// Islands: controls inside of a static part, like a heart on a tile. The shop host renders them with the part; the tab finds them in the
// markup, fetches only their code, and renders each in its place by a portal of the page's own React tree. The part around them stays
// markup, and a hundred islands of a kind are one piece of code.

import { type ComponentType, Fragment, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { type ServerCode, serverCode, useDeferredCode } from './deferred-code.ts';
import { useShop } from './shop-provider.tsx';

/** A kind of island: its name in the markup and its code. What it is given has to be JSON. */
export type IslandKind<Props> = ServerCode<ComponentType<Props>> & { readonly name: string };

export const islandKind = <Props extends object>(
  name: string,
  source: string,
  load: () => Promise<ComponentType<Props>>,
): IslandKind<Props> => ({ ...serverCode(source, load), name });

type IslandProps<Props> = { readonly kind: IslandKind<Props>; readonly given: Props };

/** An island in the view of a part. Where the tab renders the part itself, it is a view like any other. */
export const Island = <Props extends object>({ kind, given }: IslandProps<Props>) => {
  const { onServer, rendersWith } = useShop();
  const View = useDeferredCode(kind, true);
  rendersWith?.('styles', kind.source);
  const mark = onServer ? { 'data-island': kind.name, 'data-given': JSON.stringify(given) } : {};
  return <span {...mark}>{View === undefined ? null : <View {...given} />}</span>;
};

type Found = { readonly element: HTMLElement; readonly serverNodes: readonly ChildNode[]; readonly given: object };

const findIslands = (name: string): readonly Found[] =>
  Array.from(document.querySelectorAll<HTMLElement>(`[data-island="${CSS.escape(name)}"]`), (element) => ({
    element,
    serverNodes: [...element.childNodes],
    given: JSON.parse(element.dataset.given ?? '{}') as object,
  }));

/** One hydrated island: what the shop host rendered goes in the frame in which its own view stands there. */
const HydratedIsland = ({ element, serverNodes, given, View }: Found & { readonly View: ComponentType<object> }) => {
  // React adds to what stands there already; the server's nodes leave before anything is painted, and hand on the focus.
  useLayoutEffect(() => {
    const hadFocus = serverNodes.some((node) => node.contains(document.activeElement));
    for (const node of serverNodes) node.remove();
    if (hadFocus && element.firstElementChild instanceof HTMLElement) element.firstElementChild.focus();
  }, [element, serverNodes]);
  return createPortal(<View {...given} />, element);
};

/** Hydrates all islands of a kind that came with the page; stands once, beside the parts that hold them. */
export const Islands = <Props extends object>({ kind }: Pick<IslandProps<Props>, 'kind'>) => {
  const { key } = useLocation();
  const [found, setFound] = useState<readonly Found[]>([]);
  const View = useDeferredCode(kind, found.length > 0) as ComponentType<object> | undefined;
  // The markup of a static part is not React's: it is looked at once it stands, and again after a navigation, which may have taken parts away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another location is what may have changed the markup
  useEffect(() => {
    setFound((known) => {
      const standing = known.filter(({ element }) => element.isConnected);
      const elements = new Set(standing.map(({ element }) => element));
      return [...standing, ...findIslands(kind.name).filter(({ element }) => !elements.has(element))];
    });
  }, [kind.name, key]);
  if (View === undefined) return null;
  return found.map((island, index) => (
    <Fragment key={island.element.dataset.given ?? index}>
      <HydratedIsland {...island} View={View} />
    </Fragment>
  ));
};
