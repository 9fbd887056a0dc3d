// How the end of a membership or of a period is told: by its last day, and not by the one with whose beginning it is over. Source: spec 2 §4 "Prime";
// § 188(1), (2) BGB.

import { type Instant, instantOf } from '../shared/instant.ts';

/** The last moment of what is over with `endsAt`: the day on which it lies is the one that pages and mails name as the end. */
export const lastMomentOf = (endsAt: Instant): Instant => instantOf(endsAt - 1);
