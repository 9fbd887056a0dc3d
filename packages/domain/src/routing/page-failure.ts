// What a page is when it cannot be shown. Source: spec 1 §8 "Error catalogue".

/** Data loading with a network error raises a fatal 503 with this message; spec 1 §8. */
export const NETWORK_FAILURE = { status: 503, message: 'Network error' } as const;

/** Statuses that mean that there is nothing here, as opposed to something that broke. */
export const isMissingStatus = (status: number): boolean => status === 404 || status === 410;

/** Other errors than 404 and 410 also show a debug dump, but never in production: it would tell strangers how the shop is built. */
export const showsErrorDump = (status: number, isProduction: boolean): boolean =>
  !isProduction && !isMissingStatus(status);
