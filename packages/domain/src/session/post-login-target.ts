// Where a login leads. Source: spec 3 §4 "Login".

import { safeTarget } from '../routing/safe-target.ts';

export const ACCOUNT_PATH = '/myaccount/';

/** A target kept for after the login: of a page that the business shop withheld, or of a list that somebody shares. */
export type StoredRedirect = { readonly kind: 'business' | 'share-data'; readonly target: string };

export type PostLoginTarget = { readonly kind: 'go'; readonly target: string } | { readonly kind: 'stay' };

/**
 * Business users and share-data redirects go to the stored target; otherwise a path that contains "login" goes to the account;
 * everybody else stays. A stored target that leaves the shop is ignored.
 */
export const postLoginTarget = (login: {
  readonly isB2b: boolean;
  readonly stored?: StoredRedirect;
  readonly currentPath: string;
  readonly ownHosts: readonly string[];
}): PostLoginTarget => {
  const follows = login.isB2b || login.stored?.kind === 'share-data';
  const target = follows ? safeTarget(login.stored?.target, login.ownHosts) : undefined;
  if (target !== undefined) return { kind: 'go', target };
  return login.currentPath.includes('login') ? { kind: 'go', target: ACCOUNT_PATH } : { kind: 'stay' };
};

/** A stored share-data redirect is cleared when the form goes away; the business shop's is kept. */
export const redirectAfterFormCloses = (stored: StoredRedirect | undefined): StoredRedirect | undefined =>
  stored?.kind === 'share-data' ? undefined : stored;
