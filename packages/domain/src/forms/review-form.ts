// Reviewing what was bought, by the link of a mail, and reporting a review. The specification names the page and leaves the fields open.
// Source: spec 1 §2 "/rating", §3 "Reviews"; Reg. (EU) 2022/2065 Art. 16 "Notice and action".

import type { Result } from 'neverthrow';
import { DAY_MS, type Instant } from '../shared/instant.ts';
import { emailRule } from './email-address.ts';
import { checkForm, type FormInvalid } from './form-handler.ts';
import { firstIssue, type Issue, required } from './rule.ts';
import { MESSAGE_MAX_LENGTH } from './service-fields.ts';
import { trimmedForm } from './trimmed-form.ts';
import { maxLength } from './validators.ts';

/** The stars that a review can give, from the worst to the best. */
export const REVIEW_STARS = [1, 2, 3, 4, 5] as const;
export type ReviewStars = (typeof REVIEW_STARS)[number];

/** Longest headline of a review, in characters. */
export const REVIEW_TITLE_MAX_LENGTH = 120;

/** Longest name that is shown with a review, in characters. */
export const REVIEW_AUTHOR_MAX_LENGTH = 80;

/** How long after a delivery a review can be written by the link of its mail. */
export const RATING_LINK_MS = 90 * DAY_MS;

/** How long after a delivery the mail asks for a review: time to try what has come. */
export const RATING_MAIL_AFTER_MS = 3 * DAY_MS;

/** The link of a mail ends 90 days after the delivery. */
export const isRatingLinkGood = (deliveredAt: Instant, now: Instant): boolean => now < deliveredAt + RATING_LINK_MS;

export type ReviewForm = {
  /** Absent until stars are chosen. */
  readonly rating: ReviewStars | undefined;
  /** The name that is shown. */
  readonly author: string;
  readonly title: string;
  readonly message: string;
};

/** The stars that a form names; none where it names none that there are. */
export const parseReviewStars = (value: unknown): ReviewStars | undefined =>
  REVIEW_STARS.find((stars) => stars === value || String(stars) === value);

/** A review needs stars, a name, a headline and words; what is answered is trimmed. */
export const checkReviewForm = (form: ReviewForm): Result<ReviewForm, FormInvalid> =>
  checkForm(trimmedForm(form), {
    rating: (rating): Issue | undefined => (rating === undefined ? { message: 'requiredField' } : undefined),
    title: firstIssue(required, maxLength(REVIEW_TITLE_MAX_LENGTH)),
    message: firstIssue(required, maxLength(MESSAGE_MAX_LENGTH)),
    author: firstIssue(required, maxLength(REVIEW_AUTHOR_MAX_LENGTH)),
  });

/** Why somebody reports a review. */
export const REPORT_REASONS = ['illegal', 'insult', 'advertising', 'false', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export type ReviewReport = {
  readonly reason: ReportReason;
  /** What is wrong with the review. */
  readonly message: string;
  /** Who reports it is told that the report has arrived. */
  readonly email: string;
};

/** The reason that a form names; `other` where it names none that there is. */
export const parseReportReason = (value: string): ReportReason =>
  REPORT_REASONS.find((reason) => reason === value) ?? 'other';

/** A report needs an explanation and an address for the confirmation; what is answered is trimmed. */
export const checkReviewReport = (report: ReviewReport): Result<ReviewReport, FormInvalid> =>
  checkForm(trimmedForm(report), {
    message: firstIssue(required, maxLength(MESSAGE_MAX_LENGTH)),
    email: emailRule({ isRequired: true }),
  });
