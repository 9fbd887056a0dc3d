// What a visitor has agreed to, and how a browser remembers it. Source: § 25 TDDDG, Art. 7 GDPR; spec 1 §1 "consent-management settings".

/**
 * What a visitor can agree to beyond what the shop needs to work. Measuring: which pages, products and teasers are used, and how fast pages are.
 * Remembering: which products were looked at, in this browser alone (ADR 0064).
 */
export const CONSENT_PURPOSES = ['statistics', 'recent'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Counts up when purposes or their words change: who decided about others is asked again. */
export const CONSENT_VERSION = 2;
/** Remembers the decision; scripts and the shop host read it. */
export const CONSENT_COOKIE = 'consent';
/** A decision holds for half a year, then the visitor is asked again. */
export const CONSENT_COOKIE_S = 180 * 24 * 60 * 60;

export type ConsentDecision = {
  readonly purposes: readonly ConsentPurpose[];
  /** When it was made, in whole seconds since 1970. */
  readonly decidedAtS: number;
};

const isPurpose = (text: string): text is ConsentPurpose => CONSENT_PURPOSES.some((purpose) => purpose === text);

/** The decision as the cookie keeps it: version, moment and purposes, separated by dots. */
export const writeConsent = ({ purposes, decidedAtS }: ConsentDecision): string =>
  [CONSENT_VERSION, decidedAtS, ...purposes].join('.');

/** The decision in a cookie; nothing where there is none, where it was made about another version, or where it cannot be read. */
export const parseConsent = (cookie: string | undefined): ConsentDecision | undefined => {
  const [version, decidedAt = '', ...purposes] = cookie?.split('.') ?? [];
  if (version !== String(CONSENT_VERSION) || !/^\d{1,12}$/u.test(decidedAt)) return undefined;
  return { decidedAtS: Number(decidedAt), purposes: purposes.filter(isPurpose) };
};

/** Whether somebody has agreed to a purpose. Who has decided nothing has agreed to nothing. */
export const agreesTo = (purpose: ConsentPurpose, cookie: string | undefined): boolean =>
  parseConsent(cookie)?.purposes.includes(purpose) === true;

/** What a storefront asks, and what the browser says for its visitor. */
export type ConsentQuestion = {
  readonly offered: readonly ConsentPurpose[];
  /** The browser sends the signal Global Privacy Control: its owner refuses, wherever they go. */
  readonly optsOut: boolean;
};

/**
 * Whether the banner asks: there is something to agree to, nothing was decided, and the browser has not refused for its owner, who can still
 * agree in the second layer.
 */
export const asksForConsent = (cookie: string | undefined, { offered, optsOut }: ConsentQuestion): boolean =>
  offered.length > 0 && !optsOut && parseConsent(cookie) === undefined;

/** What was agreed to by a form, whose buttons say `all`, `none`, or `selection` for what is ticked. Only an explicit choice agrees; purposes that are not offered and whatever else was sent count for nothing. */
export const chosenPurposes = (
  choice: unknown,
  ticked: readonly unknown[],
  offered: readonly ConsentPurpose[],
): readonly ConsentPurpose[] => {
  if (choice === 'all') return offered;
  return choice === 'selection' ? offered.filter((purpose) => ticked.includes(purpose)) : [];
};
