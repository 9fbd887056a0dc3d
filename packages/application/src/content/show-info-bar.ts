// The bar above the header. It is rendered for everybody, and goes where a visitor has dismissed it. Source: spec 3 §4 "Infobar".

import { INFO_BAR_HIDDEN_S, infoBarCookie, isInfoBarVisible } from '@tornister/domain/content';
import { of } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { CookieJar } from '../ports/index.ts';

export type ShowInfoBar = {
  /** Whether the bar is shown. */
  readonly state$: Behavior<boolean>;
  /** Hides this bar, and no other, for as long as browsers keep a cookie. */
  readonly dismiss: () => void;
};

/** Looks what the visitor has dismissed once the bar is in a page; the shop host renders it for everyone and looks at nobody's cookies. */
export const createShowInfoBar = (
  scope: Scope,
  { cookies }: { readonly cookies: Pick<CookieJar, 'get' | 'set'> },
  teaserId: string,
): ShowInfoBar => {
  const { state$, set } = behavior(true);
  scope.during(of(teaserId)).subscribe((id) => set(isInfoBarVisible(id, (name) => cookies.get(name) !== undefined)));
  return {
    state$,
    dismiss: () => {
      cookies.set(infoBarCookie(teaserId), '1', { maxAgeSeconds: INFO_BAR_HIDDEN_S });
      set(false);
    },
  };
};
