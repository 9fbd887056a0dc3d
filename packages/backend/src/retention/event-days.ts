// How long the shop keeps what it tells people a period of: the pages about data and the prize draw say the same.

/** Events of visitors are deleted after so many days, as the shop tells whom it asks for consent. */
export const EVENT_DAYS = 90;
/** Entries of a competition are kept so many days after its closing date. */
export const COMPETITION_DAYS = 90;
/** Years for which the proof of a consent that has ended is kept (§ 195 BGB). */
export const CONSENT_PROOF_YEARS = 3;
