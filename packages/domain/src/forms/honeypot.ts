// Keeping machines out of the forgot-password form. Source: spec 2 §5 "honeypot field and a per-session counter".

/** Name of the field that people cannot see; nothing about it tells a machine what it is for. */
export const HONEYPOT_FIELD = 'homepage';

/** Requests of one session that are answered in earnest; more than that is no forgetful person. */
export const FORGOT_PASSWORD_LIMIT = 5;

/**
 * A request is dropped in silence when the field that people cannot see is filled, or when the session asked too often. The
 * answer to the sender is the same in every case: it must not tell whether an account exists, nor that the trap was seen.
 */
export const isDroppedInSilence = (request: {
  readonly honeypotField: string;
  /** How often this session has asked, this request included. */
  readonly counter: number;
}): boolean => request.honeypotField !== '' || !(request.counter >= 1 && request.counter <= FORGOT_PASSWORD_LIMIT);

/** The counter of the session's next request. */
export const nextCounter = (counter: number | undefined): number => (counter ?? 0) + 1;
