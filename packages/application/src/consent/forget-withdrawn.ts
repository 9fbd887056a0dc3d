// Takes out of the browser what it kept by a consent that was withdrawn. Source: § 25 TDDDG, Art. 7 (3) GDPR.

import { type ConsentPurpose, keptWithoutConsent } from '@tornister/domain/analytics';
import type { CookieJar, DeviceStore } from '../ports/index.ts';

/** Forgets what was kept for purposes that are not agreed to any more. */
export type ForgetWithdrawn = (agreedTo: readonly ConsentPurpose[]) => void;

type Ports = {
  readonly sessionStore: Pick<DeviceStore, 'remove'>;
  readonly localStore: Pick<DeviceStore, 'remove'>;
  readonly cookies: Pick<CookieJar, 'removeAll'>;
};

/** Makes the command; it is given after each decision what is agreed to then. */
export const createForgetWithdrawn =
  ({ sessionStore, localStore, cookies: jar }: Ports): ForgetWithdrawn =>
  (agreedTo) => {
    const { session, local, cookies } = keptWithoutConsent(agreedTo);
    session.forEach(sessionStore.remove);
    local.forEach(localStore.remove);
    cookies.forEach(jar.removeAll);
  };
