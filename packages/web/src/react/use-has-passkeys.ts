// Whether this browser can make and use passkeys.

import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False while the page is rendered without a browser, and until it is hydrated: passkeys need scripts. */
export const useHasPasskeys = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in globalThis,
    () => false,
  );
