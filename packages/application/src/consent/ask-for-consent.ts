// Asks a visitor what may be measured, remembers the answer, and changes it at any time. Source: § 25 TDDDG, Art. 7 GDPR; spec 1 §1, §2.

import {
  asksForConsent,
  CONSENT_COOKIE,
  CONSENT_COOKIE_S,
  type ConsentDecision,
  type ConsentPurpose,
  chosenPurposes,
  parseConsent,
  writeConsent,
} from '@tornister/domain/analytics';
import { filter } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { Clock, CookieJar, PageVisibility, PrivacySignal } from '../ports/index.ts';
import type { ForgetWithdrawn } from './forget-withdrawn.ts';

type ConsentState = {
  readonly isBannerOpen: boolean;
  /** The second layer, in which each purpose is decided. */
  readonly isLayerOpen: boolean;
  /** What was agreed to as far as this tab knows; nothing before `appear`. */
  readonly agreedTo: readonly ConsentPurpose[];
  /** Whether the tab has looked, and there is nothing to ask any more: the banner was answered, or is not needed. */
  readonly isSettled: boolean;
};

/** What a form of banner or layer says: its button, and what is ticked. */
export type ConsentChoice = { readonly choice: unknown; readonly ticked: readonly unknown[] };

export type AskForConsent = {
  readonly state$: Behavior<ConsentState>;
  /** Purposes that the storefront offers. */
  readonly offered: readonly ConsentPurpose[];
  /**
   * The page is on a screen: the banner opens when there is something to ask. What is kept without a consent is forgotten, whoever ended it: another tab,
   * a form without scripts, its own time, or the browser's signal.
   */
  readonly appear: () => void;
  /**
   * Looks again whenever the tab comes back to the screen, as long as the scope lasts: it goes by what another tab has decided.
   */
  readonly followOtherTabs: (scope: Scope) => void;
  readonly openLayer: () => void;
  /** Closing decides nothing: the banner goes on asking. */
  readonly closeLayer: () => void;
  /** Remembers what was chosen, and forgets what was kept for anything else; a later choice replaces it. */
  readonly decide: (choice: ConsentChoice) => void;
  /** What holds now, whichever tab decided it. */
  readonly current: () => ConsentDecision | undefined;
};

type Ports = {
  readonly cookies: Pick<CookieJar, 'get' | 'set'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly privacySignal: PrivacySignal;
  readonly visibility: Pick<PageVisibility, 'visible$'>;
  /** Takes out of the browser what has no consent any more: a refusal leaves nothing of an earlier consent behind. */
  readonly forgetWithdrawn: ForgetWithdrawn;
};

const MS_PER_S = 1_000;

/** One for a tab or a request. Nothing is asked of the visitor's cookies before `appear`, so that pages for everyone can hold it. */
export const createAskForConsent = (
  { cookies, clock, privacySignal, visibility, forgetWithdrawn }: Ports,
  offered: readonly ConsentPurpose[],
): AskForConsent => {
  const { state$, update } = behavior<ConsentState>({
    isBannerOpen: false,
    isLayerOpen: false,
    agreedTo: [],
    isSettled: false,
  });
  /** A browser that keeps no cookies forgets the answer: the page that was answered asks no more, and nothing counts as agreed to. */
  let isAnsweredHere = false;
  const current = (): ConsentDecision | undefined => parseConsent(cookies.get(CONSENT_COOKIE));
  const look = (changes: Partial<ConsentState>): void => {
    const asks =
      !isAnsweredHere && asksForConsent(cookies.get(CONSENT_COOKIE), { offered, optsOut: privacySignal.optsOut() });
    const agreedTo = current()?.purposes ?? [];
    forgetWithdrawn(agreedTo);
    update((state) => ({ ...state, isBannerOpen: asks, isSettled: !asks, agreedTo, ...changes }));
  };
  return {
    state$,
    offered,
    current,
    appear: () => look({}),
    followOtherTabs: (scope) => {
      scope.during(visibility.visible$.pipe(filter(Boolean))).subscribe(() => look({}));
    },
    openLayer: () => look({ isLayerOpen: true }),
    closeLayer: () => look({ isLayerOpen: false }),
    decide: ({ choice, ticked }) => {
      const purposes = chosenPurposes(choice, ticked, offered);
      const decidedAtS = Math.floor(clock.now() / MS_PER_S);
      cookies.set(CONSENT_COOKIE, writeConsent({ purposes, decidedAtS }), { maxAgeSeconds: CONSENT_COOKIE_S });
      isAnsweredHere = true;
      look({ isLayerOpen: false });
    },
  };
};
