import { okAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import type { FormPost, ReviewGateway, ServiceGateway } from '../ports/index.ts';
import { createCompetitions } from './competitions.ts';
import { createReviews } from './reviews.ts';

const POST: FormPost = { key: 'k', honeypotField: '' };
const DATA = { product: 'Heft' } as never;
const REVIEW = { id: 'r1' } as never;

const playing = () => {
  const reviews = {
    ratingData: vi.fn((data: string) => okAsync(data === 'good' ? DATA : undefined)),
    write: vi.fn(() => okAsync(undefined)),
    review: vi.fn((id: string) => okAsync(id === 'r1' ? REVIEW : undefined)),
    voteHelpful: vi.fn(() => okAsync(7)),
    report: vi.fn(() => okAsync(undefined)),
  };
  return {
    reviews,
    use: createReviews({
      reviews: reviews as unknown as ReviewGateway,
      service: {
        contactFormData: () =>
          okAsync({ name: 'Mia', email: 'mia@example.com', shownEmail: 'mia@example.com', phone: '', orders: [] }),
      },
      keys: { make: () => 'made' },
    }),
  };
};

const FORM = { rating: 4, title: ' Gut ', message: 'Schreibt weich.', author: ' Mia ' } as const;

describe('a review by the link of a mail (spec 1 §2 "/rating")', () => {
  it('is about what the link names', async () => {
    expect((await playing().use.openRating('good'))._unsafeUnwrap()).toEqual({ kind: 'opened', data: DATA });
  });

  it('is none without a link, which nobody is asked for, nor with one that says nothing', async () => {
    const { reviews, use } = playing();
    const notFound = { kind: 'leave', decision: { kind: 'not-found' } };
    expect((await use.openRating(''))._unsafeUnwrap()).toEqual(notFound);
    expect(reviews.ratingData).not.toHaveBeenCalled();
    expect((await use.openRating('forged'))._unsafeUnwrap()).toEqual(notFound);
  });

  it('is sent without the spaces around its name and title', async () => {
    const { reviews, use } = playing();
    expect((await use.write('good', FORM, 'trap')).isOk()).toBe(true);
    expect(reviews.write).toHaveBeenCalledExactlyOnceWith('good', { ...FORM, title: 'Gut', author: 'Mia' }, 'trap');
  });

  it('goes nowhere without its words; each that is missing is told at its field', async () => {
    const { reviews, use } = playing();
    const refused = await use.write('good', { ...FORM, title: ' ', author: ' ' }, '');
    expect(refused._unsafeUnwrapErr()).toMatchObject({
      kind: 'service.invalid',
      errors: [{ field: 'title' }, { field: 'author' }],
    });
    expect(reviews.write).not.toHaveBeenCalled();
  });
});

describe('a review that is shown', () => {
  it('is opened with a key for one report and the address of who reports, or is none', async () => {
    const { use } = playing();
    expect((await use.open('r1'))._unsafeUnwrap()).toEqual({ review: REVIEW, key: 'made', email: 'mia@example.com' });
    expect((await use.open('r2'))._unsafeUnwrap()).toBeUndefined();
  });

  it('is found helpful', async () => {
    const { reviews, use } = playing();
    expect((await use.voteHelpful('r1'))._unsafeUnwrap()).toBe(7);
    expect(reviews.voteHelpful).toHaveBeenCalledExactlyOnceWith('r1');
  });

  it('is reported with a reason, by somebody who can be answered', async () => {
    const { reviews, use } = playing();
    const report = { reason: 'insult', message: 'Das verletzt.', email: ' mia@example.com ' } as const;
    expect((await use.report('r1', report, POST)).isOk()).toBe(true);
    expect(reviews.report).toHaveBeenCalledExactlyOnceWith('r1', { ...report, email: 'mia@example.com' }, POST);
    const refused = await use.report('r1', { ...report, email: 'mia', message: '' }, POST);
    expect(refused._unsafeUnwrapErr()).toMatchObject({ errors: [{ field: 'message' }, { field: 'email' }] });
    expect(reviews.report).toHaveBeenCalledTimes(1);
  });
});

describe('a competition', () => {
  const entering = () => {
    const service = { competition: vi.fn(() => okAsync(undefined)), enterCompetition: vi.fn(() => okAsync(undefined)) };
    return { service, use: createCompetitions({ service: service as unknown as ServiceGateway }) };
  };
  const form = { name: ' Mia ', email: ' mia@example.com ', acceptsTerms: true, wantsNewsletter: false };

  it('is entered once its terms are accepted', async () => {
    const { service, use } = entering();
    expect((await use.enter('c1', { ...form, acceptsTerms: false }, ''))._unsafeUnwrapErr()).toMatchObject({
      kind: 'service.invalid',
      errors: [{ field: 'acceptsTerms' }],
    });
    expect(service.enterCompetition).not.toHaveBeenCalled();
    expect((await use.enter('c1', form, 'trap')).isOk()).toBe(true);
    const sent = { name: 'Mia', email: 'mia@example.com', acceptsTerms: true, wantsNewsletter: false };
    expect(service.enterCompetition).toHaveBeenCalledExactlyOnceWith('c1', sent, 'trap');
  });

  it('is asked for by its name', async () => {
    const { service, use } = entering();
    expect((await use.open('c1'))._unsafeUnwrap()).toBeUndefined();
    expect(service.competition).toHaveBeenCalledExactlyOnceWith('c1');
  });
});
