import { act, cleanup, render } from '@testing-library/react';
import { behavior, type Scope } from '@tornister/application/kernel';
import { createCountingScope } from '@tornister/application/testing';
import { type ReactNode, StrictMode, Suspense, startTransition, use, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Subject } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { aShop } from '../../test/render-in-shop.tsx';
import { token } from '../composition/tokens.ts';
import { ShopProvider } from './shop-provider.tsx';
import { useBehavior } from './use-behavior.ts';
import { type PageUseCase, usePageUseCase } from './use-page-use-case.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Counts the steps that come from outside while it lives. */
type Count = { readonly state$: ReturnType<typeof behavior<number>>['state$']; readonly add: () => void };
const count = token<PageUseCase<Count, number>>('test.count');

/** A tab with one use case, which takes steps from a stream as long as its scope lives; it tells what is still alive. */
const openTab = () => {
  const scope = createCountingScope();
  const steps = new Subject<number>();
  const opened: number[] = [];
  const openCount: PageUseCase<Count, number> = (pageScope: Scope, from) => {
    opened.push(from);
    const { state$, update } = behavior(from);
    const adds = new Subject<number>();
    pageScope.during(steps).subscribe((step) => update((value) => value + step));
    pageScope.during(adds).subscribe((step) => update((value) => value + step));
    return { state$, add: () => adds.next(1) };
  };
  const shop = { ...aShop({ services: [[count, openCount]] }), scope };
  const inTab = (view: ReactNode): ReactNode => <ShopProvider shop={shop}>{view}</ShopProvider>;
  return { scope, steps, opened, inTab };
};

const Counter = ({ from }: { readonly from: number }) => {
  const useCase = usePageUseCase(count, from);
  return (
    <button type="button" onClick={useCase.add}>
      {useBehavior(useCase.state$)}
    </button>
  );
};

/** Adds one as soon as it is there. */
const Eager = ({ add }: Pick<Count, 'add'>) => {
  useEffect(add, [add]);
  return null;
};

const EagerCounter = () => {
  const { add, state$ } = usePageUseCase(count, 1);
  return (
    <>
      <Eager add={add} />
      <button type="button">{useBehavior(state$)}</button>
    </>
  );
};

const Late = ({ text }: { readonly text: Promise<string> }) => <p>{use(text)}</p>;

const shown = (): string => document.querySelector('button')?.textContent ?? '';
const press = (): Promise<void> => act(async () => document.querySelector('button')?.click());

describe('a use case of a page', () => {
  it('is alive in a view that React takes out and puts back, and leaves nothing behind with the view', async () => {
    const { scope, steps, inTab } = openTab();
    const { unmount } = render(<StrictMode>{inTab(<Counter from={5} />)}</StrictMode>);
    await press();
    expect(shown()).toBe('6');
    await act(async () => steps.next(10));
    expect(shown()).toBe('16');
    expect(scope.children()).toBe(1);
    unmount();
    expect(scope.children()).toBe(0);
    expect(steps.observed).toBe(false);
  });

  it('hears a command that a view within gives as soon as it is there', () => {
    const { inTab } = openTab();
    render(inTab(<EagerCounter />));
    expect(shown()).toBe('2');
  });

  it('ends when a navigation to the same route opens another, which begins with what that one was opened with', async () => {
    const { scope, steps, inTab } = openTab();
    const { rerender } = render(inTab(<Counter from={1} />));
    await press();
    rerender(inTab(<Counter from={7} />));
    expect(shown()).toBe('7');
    await act(async () => steps.next(1));
    expect(shown()).toBe('8');
    expect(scope.children()).toBe(1);
  });

  it('is opened once where React puts a view into the page once', () => {
    const { opened, inTab } = openTab();
    const { rerender } = render(inTab(<Counter from={3} />), { reactStrictMode: false });
    rerender(inTab(<Counter from={3} />));
    expect(opened).toEqual([3]);
  });

  it('leaves nothing behind on the shop host, which renders and never mounts', () => {
    const { scope, steps, inTab } = openTab();
    expect(renderToString(inTab(<Counter from={4} />))).toContain('4');
    expect(scope.children()).toBe(0);
    expect(steps.observed).toBe(false);
  });

  it('leaves nothing behind of a render that React throws away', async () => {
    const { scope, steps, opened, inTab } = openTab();
    let arrive: (text: string) => void = () => undefined;
    const text = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const page = (late: ReactNode) =>
      inTab(
        <Suspense fallback={null}>
          <Counter from={2} />
          {late}
        </Suspense>,
      );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page(<p>there</p>));
    document.body.append(container);
    opened.length = 0;
    await act(async () => {
      startTransition(() => {
        hydrateRoot(container, page(<Late text={text} />));
      });
    });
    // React has rendered the counter, found the text missing and let go of what it had.
    expect(opened.length).toBeGreaterThan(0);
    expect(scope.children()).toBe(0);
    expect(steps.observed).toBe(false);
    await act(async () => arrive('there'));
    await press();
    expect(shown()).toBe('3');
    expect(scope.children()).toBe(1);
  });

  it('keeps a tab of a thousand pages as small as one of one page', () => {
    const { scope, inTab } = openTab();
    const { rerender } = render(inTab(<Counter from={0} />));
    let most = 0;
    for (let page = 1; page <= 1_000; page += 1) {
      rerender(inTab(<Counter key={page % 2} from={page} />));
      most = Math.max(most, scope.children());
    }
    expect(shown()).toBe('1000');
    expect(most).toBe(1);
  });
});
