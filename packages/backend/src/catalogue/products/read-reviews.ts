// What people say about a product. Source: spec 1 §3 "Reviews", §7 "reviews by product", §9 "Review page limit 5".

import { countOfStar, REVIEWS_AT_ONCE_MAX, reviewSummary } from '@tornister/domain/catalogue';
import { clamp, instantOf } from '@tornister/domain/shared';
import type { Language } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Answer } from '../../graphql/answer.ts';
import { isoDay } from '../../texts/iso-day.ts';

const FURTHEST = 100_000;

export type AskedReviews = {
  readonly productId: string;
  readonly limit: number;
  readonly offset: number;
  /** Only reviews with so many stars. */
  readonly star: number | undefined;
  /** The reader's; what is written in it comes first. */
  readonly language: Language;
};

/** The newest reviews, those in the reader's language first, how many there are (with that many stars), and the counts of each star and the average of all of them. */
export const readReviews = async (database: Database, asked: AskedReviews): Promise<Answer<'Reviews'>> => {
  const { productId, star, language } = asked;
  const counted = await sql<{ rating: number; reviews: number }>`
    select rating, count(*)::int as reviews from reviews where product_id = ${productId} group by rating
  `.execute(database);
  const of = (stars: number): number => counted.rows.find(({ rating }) => rating === stars)?.reviews ?? 0;
  const summary = reviewSummary([of(1), of(2), of(3), of(4), of(5)]);
  const { average, countsByStar } = summary;
  const rows = await database
    .selectFrom('reviews')
    .selectAll()
    .where('product_id', '=', productId)
    .$if(star !== undefined, (query) => query.where(sql<boolean>`rating = ${star}`))
    .orderBy(sql`language = ${language}`, 'desc')
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .limit(clamp(asked.limit, 0, REVIEWS_AT_ONCE_MAX))
    .offset(clamp(asked.offset, 0, FURTHEST))
    .execute();
  return {
    reviews: rows.map((row) => ({
      ratingId: row.id,
      rating: row.rating,
      author: row.author,
      title: row.title,
      date: isoDay(instantOf(row.written_at)),
      message: row.message,
      helpfulRating: row.helpful_count,
      shopComment: row.shop_comment,
      isVerified: row.is_verified,
      language: row.language,
    })),
    count: countOfStar(summary, star),
    average,
    countsByStar,
  };
};
