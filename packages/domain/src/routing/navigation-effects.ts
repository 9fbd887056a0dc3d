// What every navigation closes, clears and tells. Source: spec 1 §2 "On every navigation".

import { NOTICES, type Notice } from './guard-decision.ts';

/** The one modal that survives a navigation: choosing a filter navigates. */
export const FILTER_MODAL = 'filter';

/** Open modals close, except the filter modal. */
export const modalsAfterNavigation = (open: readonly string[]): readonly string[] =>
  open.filter((modal) => modal === FILTER_MODAL);

export type NavigationState = {
  readonly isLoggedOutJustNow: boolean;
  readonly isSecurityLogoutSet: boolean;
  readonly openModals: readonly string[];
};

export type NavigationEffects = {
  readonly openModals: readonly string[];
  readonly isMobileNavigationOpen: false;
  /** Products of lists that tracking remembers; a new page starts with none. */
  readonly trackedListProducts: readonly [];
  readonly notices: readonly Notice[];
  /** The caller logs out and clears the flag, so that it happens once. */
  readonly forcesLogout: boolean;
};

/** Closes modals and the mobile navigation, clears list-tracking products, tells of a logout, and forces one logout when the security flag is set. */
export const effectsOfNavigation = (state: NavigationState): NavigationEffects => ({
  openModals: modalsAfterNavigation(state.openModals),
  isMobileNavigationOpen: false,
  trackedListProducts: [],
  notices: [
    ...(state.isLoggedOutJustNow ? [NOTICES.loggedOut] : []),
    ...(state.isSecurityLogoutSet ? [NOTICES.securityLogout] : []),
  ],
  forcesLogout: state.isSecurityLogoutSet,
});
