import { describe, expect, it } from 'vitest';
import { DAY_MS, instantOf } from '../shared/instant.ts';
import {
  checkReviewForm,
  checkReviewReport,
  isRatingLinkGood,
  parseReportReason,
  parseReviewStars,
  RATING_LINK_MS,
  RATING_MAIL_AFTER_MS,
  REPORT_REASONS,
  REVIEW_AUTHOR_MAX_LENGTH,
  REVIEW_STARS,
  REVIEW_TITLE_MAX_LENGTH,
  type ReviewForm,
} from './review-form.ts';
import { MESSAGE_MAX_LENGTH } from './service-fields.ts';

const review: ReviewForm = { rating: 4, author: 'Mia K.', title: 'Hält', message: 'Seit einem Jahr in Gebrauch.' };
const errorsOf = (changes: Partial<ReviewForm>): readonly string[] => {
  const answer = checkReviewForm({ ...review, ...changes });
  return answer.isErr() ? answer.error.errors.map(({ field, message }) => `${field} ${message}`) : [];
};

describe('a review (spec 1 §2 "/rating")', () => {
  it('needs stars, a headline, words and a name', () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ rating: undefined, author: ' ', title: '', message: '' })).toEqual([
      'rating requiredField',
      'title requiredField',
      'message requiredField',
      'author requiredField',
    ]);
  });

  it.each([
    ['author', REVIEW_AUTHOR_MAX_LENGTH, 80],
    ['title', REVIEW_TITLE_MAX_LENGTH, 120],
    ['message', MESSAGE_MAX_LENGTH, 4_000],
  ] as const)('has a %s of at most %i characters', (field, limit, expected) => {
    expect(limit).toBe(expected);
    expect(errorsOf({ [field]: 'x'.repeat(limit) })).toEqual([]);
    expect(errorsOf({ [field]: 'x'.repeat(limit + 1) })).toEqual([`${field} tooLong`]);
  });

  it('is answered without the spaces around its words', () => {
    const spaced = { ...review, author: ' Mia K. ', title: ' Hält', message: `${review.message}\n` };
    expect(checkReviewForm(spaced)._unsafeUnwrap()).toEqual(review);
  });

  it('has one to five whole stars', () => {
    expect(REVIEW_STARS.map(String).map(parseReviewStars)).toEqual([1, 2, 3, 4, 5]);
    expect(['0', '6', '4.5', '', '05', 4.5, null].map(parseReviewStars)).toEqual(Array(7).fill(undefined));
    expect(parseReviewStars(3)).toBe(3);
  });

  it('can be written for 90 days after the delivery, and is asked for after three', () => {
    expect([RATING_LINK_MS, RATING_MAIL_AFTER_MS]).toEqual([90 * DAY_MS, 3 * DAY_MS]);
    const delivered = instantOf(1_000);
    const at = (offset: number) => isRatingLinkGood(delivered, instantOf(1_000 + RATING_LINK_MS + offset));
    expect([at(-1), at(0), at(1)]).toEqual([true, false, false]);
  });
});

describe('reporting a review (Reg. (EU) 2022/2065 Art. 16)', () => {
  const report = { reason: 'insult', message: 'Beleidigt die Klasse.', email: 'mia@example.com' } as const;

  it('needs an explanation and an address for the confirmation', () => {
    expect(checkReviewReport(report).isOk()).toBe(true);
    const spaced = { ...report, message: ` ${report.message}`, email: ` ${report.email} ` };
    expect(checkReviewReport(spaced)._unsafeUnwrap()).toEqual(report);
    const wrong = checkReviewReport({ ...report, message: ' ', email: 'mia' })._unsafeUnwrapErr();
    expect(wrong.errors.map(({ field }) => field)).toEqual(['message', 'email']);
    expect(checkReviewReport({ ...report, message: 'x'.repeat(MESSAGE_MAX_LENGTH + 1) }).isErr()).toBe(true);
  });

  it('takes a reason that it does not know for another one', () => {
    expect(REPORT_REASONS.map(parseReportReason)).toEqual(REPORT_REASONS);
    expect(parseReportReason('boredom')).toBe('other');
  });
});
