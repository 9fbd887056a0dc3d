// Tells whether a call failed because no connection came about.

/** How Node says that nobody listens at an address, or that there is no such address. */
const CODES: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']);

const hasCode = (reason: unknown): boolean =>
  typeof reason === 'object' && reason !== null && 'code' in reason && CODES.has(reason.code);

/**
 * Whether a call failed because no connection came about: nothing was sent then. `fetch` hides why in the cause, and with several addresses
 * for one name in a list of causes.
 */
export const isRefused = (reason: unknown): boolean => {
  if (hasCode(reason)) return true;
  if (reason instanceof AggregateError) return reason.errors.length > 0 && reason.errors.every(isRefused);
  return reason instanceof Error && reason.cause !== undefined && isRefused(reason.cause);
};

/** Whether a call failed before it was sent, because nothing can send it: `fetch` names no cause then, and trying again changes nothing. */
export const isUnsendable = (reason: unknown): boolean => reason instanceof TypeError && reason.cause === undefined;
