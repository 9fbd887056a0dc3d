// Who is logged in, as a tab sees it: the cookies are looked at every 300 ms while the tab is visible, and when another tab tells of a
// change. Source: spec 2 §4 "Login state", §9 "Cookie polling"; spec 3 §2 "Logged-in flyout", §7 "A cross-tab broadcast message".

import { keptWithoutConsent } from '@tornister/domain/analytics';
import {
  COOKIE_POLLING_MS,
  type LoginChange,
  type LoginState,
  loginChange,
  loginStateOf,
  parseUserData,
  personHere,
  USER_DATA_KEY,
  type UserData,
} from '@tornister/domain/session';
import { SESSION_STORAGE_KEYS } from '@tornister/domain/shared';
import { EMPTY, filter, type Observable, Subject, switchMap } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { ClientStore, Clock, CookieJar, DeviceStore, PageVisibility, TabChannel } from '../ports/index.ts';
import { hasLoginEnded } from './has-login-ended.ts';

export type WatchedLogin = {
  readonly login: LoginState;
  /** The names to greet a member with, where this browser has them. */
  readonly names?: UserData;
};

/** Somebody came or went elsewhere: another tab told so, or the cookies did. */
export type LoginChanged = { readonly change: LoginChange; readonly before: LoginState };

type Source = 'message' | 'cookies';

export type WatchLogin = {
  /** On the shop host, and until the tab has looked, nobody is known: a page for everyone is the same for everyone. */
  readonly state$: Behavior<WatchedLogin>;
  /** Each change that was made elsewhere, once. */
  readonly changed$: Observable<LoginChanged>;
  /** Whether the tab itself is on the way to another page, or sends a form: what the cookies do meanwhile is its own doing. */
  readonly setActing: (isActing: boolean) => void;
  /** Whether a login has ended by itself, of which nobody was told yet. */
  readonly hasEnded: () => boolean;
};

export type WatchLoginPorts = {
  readonly clock: Pick<Clock, 'every$'>;
  readonly cookies: Pick<CookieJar, 'get'>;
  readonly device: DeviceStore;
  readonly tabs: Pick<TabChannel, 'messages$'>;
  /** What was typed in this tab and is not saved, and what was measured in it. */
  readonly drafts: Pick<DeviceStore, 'remove'>;
  readonly visibility: PageVisibility;
  readonly store: ClientStore;
};

const nameOf = ({ names }: WatchedLogin): string | undefined => names && `${names.firstName} ${names.lastName}`;

/** A look at who is here; `person` is the mark of whom, as what. */
type Seen = WatchedLogin & { readonly person: string };

/** Another member or guest is another person: a logout and a login may both lie between two looks. */
const changeOf = (before: Seen, after: Seen): LoginChange =>
  before.login === after.login && before.person !== after.person ? 'logged-in' : loginChange(before.login, after.login);

/** A guest has no names: what stands in their place says to the next look, as a member's do, that somebody was here. */
const OF_GUEST = '{}';

/** Makes the watch of a tab; it begins with its scope, and on the shop host it never looks. */
export const createWatchLogin = (
  scope: Scope,
  { clock, cookies, device, drafts, tabs, visibility, store }: WatchLoginPorts,
): WatchLogin => {
  const { state$, set } = behavior<WatchedLogin>({ login: 'anonymous' });
  const changed$ = new Subject<LoginChanged>();
  /** Who was here when everything was last in order; nothing is out of order before the first look. */
  let settled: Seen | undefined;
  let isActing = false;
  /** A change that the cookies show: another tab tells of it within 300 ms, if it tells at all. */
  let isUnconfirmed = false;
  let wasAnnounced = false;

  /** Takes away what was kept by the consent of whoever was here; what is measured stays where there is something to measure yet. */
  const forgetSeen = (isMeasured = true): void => {
    const { session, local } = keptWithoutConsent([]);
    if (isMeasured) for (const key of session) drafts.remove(key);
    for (const key of local) device.remove(key);
  };
  const look = (): Seen => {
    const login = loginStateOf((name) => cookies.get(name) !== undefined);
    const stored = device.read(USER_DATA_KEY);
    // A logout without scripts leaves them behind, and the end of a guest's order what was looked at; the next person is not to find them.
    if (login === 'anonymous' && stored !== undefined) {
      device.remove(USER_DATA_KEY);
      // The order of a guest is measured only now, with what this tab knows of its goods.
      forgetSeen(stored !== OF_GUEST);
    }
    if (login === 'guest' && stored !== OF_GUEST) device.write(USER_DATA_KEY, OF_GUEST);
    const names = login === 'member' ? parseUserData(stored) : undefined;
    const now: WatchedLogin = names === undefined ? { login } : { login, names };
    // While the tab itself logs in, the form that does it has to stay until the page goes on.
    if (!isActing && (state$.value.login !== login || nameOf(state$.value) !== nameOf(now))) set(now);
    return { ...now, person: personHere((name) => cookies.get(name)) };
  };
  const settle = (now: Seen): void => {
    settled = now;
    isUnconfirmed = false;
    wasAnnounced = false;
  };
  const passOn = (change: LoginChange, before: LoginState, by: Source): void => {
    // What somebody has typed and looked at here is not for the one who comes after. A logout in another tab is meant for this one, too, and whoever
    // sits here then may be anybody: so the form is given up on purpose, while its page is opened anew.
    if (before !== 'anonymous') {
      // After a login that has ended by itself, what was typed waits for the same person, and for nobody else.
      if (!hasLoginEnded(cookies)) drafts.remove(SESSION_STORAGE_KEYS.checkout);
      forgetSeen();
    }
    // A message says itself what has to be fetched again.
    if (by === 'cookies') store.reset();
    changed$.next({ change, before });
  };
  const lookAgain = (by: Source): void => {
    const now = look();
    const before = settled ?? now;
    const change = changeOf(before, now);
    const isAnnounced = by === 'message' || wasAnnounced;
    if (isActing) wasAnnounced = isAnnounced;
    else if (change === 'none') settle(now);
    else if (isAnnounced || isUnconfirmed) {
      settle(now);
      passOn(change, before.login, by);
    } else isUnconfirmed = true;
  };

  const polls$ = visibility.visible$.pipe(
    switchMap((isVisible) => {
      if (!isVisible) return EMPTY;
      lookAgain('cookies');
      return clock.every$(COOKIE_POLLING_MS);
    }),
  );
  scope.during(polls$).subscribe(() => lookAgain('cookies'));
  scope.during(tabs.messages$.pipe(filter(({ user }) => user))).subscribe(() => lookAgain('message'));
  return {
    state$,
    changed$: scope.during(changed$),
    hasEnded: () => hasLoginEnded(cookies),
    setActing: (acts) => {
      const hasEnded = isActing && !acts;
      isActing = acts;
      if (hasEnded && wasAnnounced) lookAgain('message');
      else if (hasEnded) settle(look());
    },
  };
};
