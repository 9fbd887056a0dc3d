// The login step as it lives in a tab: which of its forms is shown, and whether somebody has logged in elsewhere meanwhile.
// Source: spec 2 §2 "Checkout login", §4 "Checkout order".

import { isLoggedIn, loginStateOf } from '@tornister/domain/session';
import { filter } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { CookieJar, TabChannel } from '../ports/index.ts';

type LoginForm = 'choose' | 'register' | 'guest';

type LoginStepState = {
  /** The choice between the ways on, the form that opens an account, or the address form of a guest. */
  readonly form: LoginForm;
  readonly offersGuest: boolean;
  /** A login in another tab is one of this page as well: there is nothing to fill in any more. */
  readonly isLoggedIn: boolean;
};

export type ViewLogin = { readonly state$: Behavior<LoginStepState> };

export type OpenedLoginStep = {
  readonly isCartEmpty: boolean;
  /** What the page's address or the form that was refused asks for. */
  readonly asked?: string | undefined;
};

export type ViewLoginPorts = {
  readonly cookies: Pick<CookieJar, 'get'>;
  readonly tabs: Pick<TabChannel, 'messages$'>;
  /** Institutions buy with an account only. */
  readonly isB2b: boolean;
};

/** Institutions are no guests, but they may open an account. */
const askedForm = (asked: string | undefined, isB2b: boolean): LoginForm => {
  if (asked === 'register') return 'register';
  return asked === 'guest' && !isB2b ? 'guest' : 'choose';
};

/** Makes the state of an opened login step; it follows logins in other tabs until `scope` ends. */
export const createViewLogin = (
  scope: Scope,
  { cookies, tabs, isB2b }: ViewLoginPorts,
  { isCartEmpty, asked }: OpenedLoginStep,
): ViewLogin => {
  const state = behavior<LoginStepState>({
    form: askedForm(asked, isB2b),
    // A member whose login has ended has an empty cart until the next one: a guest could order nothing.
    offersGuest: !isB2b && !isCartEmpty,
    isLoggedIn: false,
  });
  scope.during(tabs.messages$.pipe(filter(({ user }) => user))).subscribe(() => {
    const isNowLoggedIn = isLoggedIn(loginStateOf((name) => cookies.get(name) !== undefined));
    state.update((before) => ({ ...before, isLoggedIn: isNowLoggedIn }));
  });
  return { state$: state.state$ };
};
