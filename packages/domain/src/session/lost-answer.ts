// What is not known of a change whose answer was lost.

/**
 * Whether a change that failed so may have been done all the same: no answer came, or one that does not say. A connection that breaks may
 * have carried the change before it broke, so that nobody was reached is never certain. Source: RFC 9110 §9.2.2.
 */
export const mayHaveBeenDone = ({ kind }: { readonly kind: string }): boolean =>
  /^gateway\.(?:unreachable|timed-out|internal|unreadable)$/.test(kind);
