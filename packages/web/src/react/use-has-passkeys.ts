// Whether this browser can make and use passkeys.

import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Not known while the page is rendered without a browser, and until it is hydrated: passkeys need scripts. */
export const useHasPasskeys = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    never,
    () => 'PublicKeyCredential' in globalThis,
    () => undefined,
  );
