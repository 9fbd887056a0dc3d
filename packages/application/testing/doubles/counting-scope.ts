// Test double: a scope that counts its children, to find leaks.

import { Observable } from 'rxjs';
import { createScope, type Scope } from '../../src/kernel/index.ts';

/** A scope that tells how many others are bound to its end at this moment: what a tab keeps alive. */
export type CountingScope = Scope & { readonly children: () => number };

export const createCountingScope = (): CountingScope => {
  const scope = createScope();
  let children = 0;
  const ended$ = new Observable<void>((listener) => {
    children += 1;
    const bond = scope.ended$.subscribe(listener);
    return () => {
      children -= 1;
      bond.unsubscribe();
    };
  });
  return { ...scope, ended$, children: () => children };
};
