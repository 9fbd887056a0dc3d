// Chooses which variants of A/B tests a visitor sees: those that their cookies name, drawn ones, or those that staff want to look at.
// Source: spec 1 §3 "activeAbTests", §6 "A preview mode"; spec 2 §3 "A/B cookies prefixed BZ_AB_".

import { agreesTo, CONSENT_COOKIE } from '@tornister/domain/analytics';
import { AB_COOKIE_S, type AbTest, assignVariants, type ChosenVariants } from '@tornister/domain/content';
import { asksForPreview, previewOf } from '@tornister/domain/routing';
import { AB_COOKIE_PREFIX, type Visitor } from '@tornister/domain/session';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { CookieJar, GatewayError, KeyMaker } from '../ports/index.ts';

/** Answers with which variants a page is drawn that has these tests. */
export type ChooseVariants = (tests: readonly AbTest[]) => ChosenVariants;

type Ports = { readonly cookies: Pick<CookieJar, 'get' | 'set' | 'removeAll'>; readonly keyMaker: KeyMaker };

const DRAWN_DIGITS = 8;

/** A share from 0 to below 1, out of an unguessable key. */
const drawOf = ({ make }: KeyMaker): number => Number.parseInt(make().slice(0, DRAWN_DIGITS), 16) / 16 ** DRAWN_DIGITS;

/** Chooses for the visitor whose cookies these are, and remembers what was drawn; forgets that of every test once they do not agree any more. */
export const createChooseVariants =
  ({ cookies, keyMaker }: Ports): ChooseVariants =>
  (tests) => {
    const agrees = agreesTo('statistics', cookies.get(CONSENT_COOKIE));
    const { chosen, drawn } = assignVariants(tests, {
      agrees,
      remembered: (testId) => cookies.get(testId),
      draw: () => drawOf(keyMaker),
    });
    for (const [testId, key] of Object.entries(drawn)) cookies.set(testId, key, { maxAgeSeconds: AB_COOKIE_S });
    if (!agrees) cookies.removeAll(AB_COOKIE_PREFIX);
    return chosen;
  };

export type AskedPreview = {
  readonly query: Parameters<typeof previewOf>[0];
  readonly visitor: () => ResultAsync<Pick<Visitor, 'isInternal'>, GatewayError>;
};

/**
 * The scenarios that staff want to look at; nothing where the address asks for no preview, or where the visitor is not known as one of the staff.
 * Somebody is only asked about when the address asks for a preview.
 */
export const openPreview = ({ query, visitor }: AskedPreview): ResultAsync<ChosenVariants | undefined, never> => {
  if (!asksForPreview(query)) return okAsync(undefined);
  return visitor()
    .map(({ isInternal }) => previewOf(query, isInternal)?.abScenarios)
    .orElse(() => okAsync(undefined));
};
