// Reviews by the link of a mail over the real backend: asked for after the delivery, written once, published, found helpful, reported.

import { RATING_LINK_MS, RATING_MAIL_AFTER_MS } from '@tornister/domain/forms';
import { DAY_MS, instantOf, MINUTE_MS } from '@tornister/domain/shared';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { readReviews } from '../../src/catalogue/products/read-reviews.ts';
import { reviewMailOf } from '../../src/mail/review-mail.ts';
import { STEP_AFTER_MS, workByClock } from '../../src/orders/clock-warehouse.ts';
import { publishReviews } from '../../src/reviews/publish-reviews.ts';
import { decryptRating, encryptRating } from '../../src/reviews/rating-link.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { forged } from '../support/forged.ts';
import { createMember, enterWithCart, register } from '../support/member.ts';
import { openPglite } from '../support/pglite-database.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const STAFF = 'service@shop.example';
const WAIT_MINUTES = 30;
const REVIEW = { rating: 4, author: 'Gesa G.', title: 'Schreibt gut', message: 'Seit einer Woche in der Klasse.' };
type Done = {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly fieldErrors: readonly { readonly fieldName: string }[];
};
const DONE = 'successful generalErrorMessage fieldErrors{fieldName}';

describeOnADatabase('Reviews by mail (spec 1 §2 "/rating")', (database) => {
  let shop: TestShop;
  let shopper: Shopper;
  let link: string;

  const mailsTo = async (recipient: string) => {
    await shop.flush();
    const rows = await database().selectFrom('mails').selectAll().where('recipient', '=', recipient).execute();
    return rows.filter(({ subject }) => /bewert|gefällt/i.test(subject));
  };
  const ratingData = async (encrypted: string) =>
    (
      await shopper.call<{ data: { productId: string; name: string; isWritten: boolean } | null }>(
        'query($e:String!){data:decryptRatingData(encryptedData:$e){productId name isWritten}}',
        { e: encrypted },
      )
    ).data;
  const write = async (encrypted: string, more: Readonly<Record<string, unknown>> = {}): Promise<Done> =>
    (
      await shopper.call<{ done: Done }>(
        `mutation($e:String!,$data:ReviewInput!){done:writeReview(encryptedData:$e,data:$data,honeypotField:""){${DONE}}}`,
        { e: encrypted, data: { ...REVIEW, ...more } },
      )
    ).done;
  const shown = async (of: string) =>
    (
      await shopper.call<{
        shown: {
          count: number;
          reviews: { ratingId: string; author: string; isVerified: boolean; helpfulRating: number }[];
        };
      }>(
        'query($id:ID!){shown:getReviewsByProduct(productId:$id){count reviews{ratingId author isVerified helpfulRating}}}',
        { id: of },
      )
    ).shown;

  beforeAll(async () => {
    await insertShelf(database());
    await insertItem(database(), { id: 'pen', stock: 10 });
    shop = createTestShop(database(), {
      environment: {
        STAFF_EMAIL: STAFF,
        RATING_MAILS: 'on',
        REVIEWS_PUBLISHED_AFTER_MINUTES: String(WAIT_MINUTES),
      },
    });
    shopper = await createShopper(shop);
    await shopper.submit(await shopper.prepare([['pen', 2]]), 'reviews-test-order');
    shop.pass(DAY_MS);
    await workByClock(shop.services);
    for (let step = 0; step < 3; step += 1) {
      shop.pass(STEP_AFTER_MS.delivered);
      await workByClock(shop.services);
    }
  });

  it('are asked for three days after the delivery, once, with a link for each article', async () => {
    shop.pass(RATING_MAIL_AFTER_MS - 1);
    expect(await mailsTo(shopper.email)).toEqual([]);
    shop.pass(1);
    const [mail, ...more] = await mailsTo(shopper.email);
    expect(more).toEqual([]);
    const links = [...(mail?.text ?? '').matchAll(/\/rating\/\?enc=([\w-]+)/g)].map(([, found]) => found);
    expect(links).toHaveLength(1);
    link = links[0] ?? '';
    expect(await ratingData(link)).toMatchObject({ isWritten: false });
    // It promises that each is read only where none appears unread.
    expect(mail?.text).toContain('nicht jede lesen wir');
    const { reviewsPublishedAfterMinutes: _never, ...settings } = shop.services.settings;
    const shipmentId = mail?.key.replace('rating-request:', '') ?? '';
    const read = await reviewMailOf({ ...shop.services, settings }, { kind: 'rating-request', shipmentId });
    expect(read?.text).toContain('Wir lesen jede Bewertung');
  });

  it('have links that tell nothing and that nobody makes or changes', async () => {
    expect(Buffer.from(link, 'base64url').toString('latin1')).not.toContain('line');
    const turned = forged(link);
    for (const wrong of ['', 'x', link.slice(0, 20), turned, `${link.slice(0, 5)}x${link.slice(6)}`]) {
      if (Buffer.from(wrong, 'base64url').equals(Buffer.from(link, 'base64url'))) continue;
      expect(await ratingData(wrong)).toBeNull();
      await expect(write(wrong)).rejects.toThrow('NOT_FOUND');
    }
    const { secrets } = shop.services;
    const right = { orderLineId: 'line', until: instantOf(RATING_LINK_MS) };
    expect(encryptRating(secrets, right)).toBe(encryptRating(secrets, right));
    const at = (now: number) => decryptRating(secrets, encryptRating(secrets, right), instantOf(now));
    expect([at(RATING_LINK_MS - 1), at(RATING_LINK_MS)]).toEqual([right, undefined]);
    expect(
      decryptRating({ jwt: 'another shop'.repeat(4) }, encryptRating(secrets, right), instantOf(0)),
    ).toBeUndefined();
  });

  /** The mail to the staff says how a review is approved: by the command where the staff desk is on, in its row where it is off. */
  const namesWhatToDo = async (submissionId: string) => {
    const { reviewsPublishedAfterMinutes: _wait, ...settings } = shop.services.settings;
    const textOf = async (more: object) => {
      const services = { ...shop.services, settings: { ...settings, ...more } };
      return (await reviewMailOf(services, { kind: 'review', submissionId }))?.text;
    };
    expect(await textOf({})).toContain('mit einem Zeitpunkt in approved_at');
    const withDesk = await textOf({ staffToken: 'token-of-the-desk' });
    expect(withDesk).toContain(`npm run staff -- approve ${submissionId}`);
    expect(withDesk).toContain(`npm run staff -- reject ${submissionId}`);
    expect(withDesk).not.toContain('approved_at');
  };

  it('are written once, also at the same moment, and are shown when they have been waited for', async () => {
    expect((await write(link, { rating: 6, title: ' ' })).fieldErrors).toEqual([
      { fieldName: 'rating' },
      { fieldName: 'title' },
    ]);
    const both = await Promise.all([write(link), write(link)]);
    expect(both.map(({ successful }) => successful)).toEqual([true, true]);
    for (const other of [{ title: 'Doch nicht' }, { rating: 1 }, { author: 'Otto' }, { message: 'Kaputt.' }])
      expect((await write(link, other)).generalErrorMessage).toContain('schon bewertet');
    const data = await ratingData(link);
    expect(data).toMatchObject({ isWritten: true });
    const [staff, ...more] = await mailsTo(STAFF);
    expect(more).toEqual([]);
    expect(staff?.text).toContain('Seit einer Woche in der Klasse.');
    expect(staff?.text).not.toContain('npm run staff');
    await namesWhatToDo(staff?.key.replace('review:', '') ?? '');
    const productId = data?.productId ?? '';
    const before = await shown(productId);
    shop.pass(WAIT_MINUTES * MINUTE_MS - 1);
    expect([await publishReviews(shop.services), (await shown(productId)).count]).toEqual([0, before.count]);
    shop.pass(1);
    expect(await Promise.all([publishReviews(shop.services), publishReviews(shop.services)])).toContain(1);
    const after = await shown(productId);
    expect(after.count).toBe(before.count + 1);
    expect(after.reviews[0]).toMatchObject({ author: 'Gesa G.', isVerified: true, helpfulRating: 0 });
    const product = await database()
      .selectFrom('products')
      .select(['rating_average', 'rating_count'])
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    expect(product).toEqual({ rating_average: 4, rating_count: 1 });
  });

  it('are found helpful once for each visitor, and reported with a confirmation', async () => {
    delete shopper.headers['x-jwt'];
    const productId = (await ratingData(link))?.productId ?? '';
    const [{ ratingId } = { ratingId: '' }] = (await shown(productId)).reviews;
    const vote = async (who: Shopper, id = ratingId): Promise<number | null> =>
      (await who.call<{ count: number | null }>('mutation($id:ID!){count:voteReviewHelpful(reviewId:$id)}', { id }))
        .count;
    const [one, other] = [await createShopper(shop), await createShopper(shop)];
    expect([await vote(one), await vote(one), await vote(other), await vote(other, 'none')]).toEqual([1, 1, 2, null]);
    const account = await createMember(shop, database());
    expect(await vote(account)).toBe(3);
    const { email } = account;
    const votesAfter = async (become: (who: Shopper) => Promise<void>): Promise<readonly (number | null)[]> => {
      const who = await createShopper(shop);
      const before = await vote(who);
      await become(who);
      return [before, await vote(who)];
    };
    // A visitor who becomes a guest, one who logs in to an account that has not voted yet, and one whose account has.
    expect(await votesAfter((who) => who.becomeGuest())).toEqual([4, 4]);
    expect(await votesAfter((who) => register(who))).toEqual([5, 5]);
    expect(await votesAfter(async (who) => void (await enterWithCart(who, email)))).toEqual([6, 5]);
    const report = (id: string, message: string) =>
      other.call<{ done: Done }>(
        `mutation($id:ID!,$data:ReviewReportInput!){done:reportReview(reviewId:$id,data:$data,key:"k",honeypotField:""){${DONE}}}`,
        { id, data: { reason: 'FALSE', message, email: other.email } },
      );
    expect((await report(ratingId, ' ')).done.fieldErrors).toEqual([{ fieldName: 'message' }]);
    await expect(report('none', 'Falsch')).rejects.toThrow('NOT_FOUND');
    expect((await report(ratingId, 'Stimmt so nicht.')).done.successful).toBe(true);
    const told = (await mailsTo(STAFF)).find(({ text }) => text.includes('Stimmt so nicht.'));
    expect(told?.text).toContain(ratingId);
    expect(await mailsTo(other.email)).toHaveLength(1);
  });

  it('are shown with those in the language of the shop first, and each says which one it is in', async () => {
    const { product_id: productId } = await database()
      .selectFrom('items')
      .select('product_id')
      .where('id', '=', 'pen')
      .executeTakeFirstOrThrow();
    await database().deleteFrom('reviews').where('product_id', '=', productId).execute();
    const written = ['de', 'en', 'de', 'en'] as const;
    await database()
      .insertInto('reviews')
      .values(
        written.map((language, day) => ({
          id: `${language}-${day}`,
          product_id: productId,
          rating: 5,
          author: 'A',
          language,
          title: 'T',
          message: 'M',
          written_at: day * DAY_MS,
          helpful_count: 0,
          is_verified: true,
        })),
      )
      .execute();
    const inLanguage = async (language: 'de' | 'en') =>
      (await readReviews(database(), { productId, limit: 3, offset: 0, star: undefined, language })).reviews.map(
        ({ ratingId, language: found }) => [ratingId, found],
      );
    expect(await inLanguage('de')).toEqual([
      ['de-2', 'de'],
      ['de-0', 'de'],
      ['en-3', 'en'],
    ]);
    expect(await inLanguage('en')).toEqual([
      ['en-3', 'en'],
      ['en-1', 'en'],
      ['de-2', 'de'],
    ]);
  });
});

describe('A shop that does not ask for reviews', () => {
  it('sends no mail and publishes only what staff has approved', async () => {
    const opened = await openPglite();
    const shop = createTestShop(opened.database, {
      environment: { RATING_MAILS: 'off', REVIEWS_PUBLISHED_AFTER_MINUTES: 'never' },
    });
    expect(shop.services.settings.hasRatingMails).toBe(false);
    const id = 'a-review-that-waits';
    const columns = { id, order_line_id: 'line', product_id: 'ppen', language: 'de', rating: 4 } as const;
    await sql`set session_replication_role = replica`.execute(opened.database);
    await opened.database
      .insertInto('review_submissions')
      .values({ ...columns, author: 'Ada', title: 'Gut', message: 'Gut', created_at: 0, published_at: null })
      .execute();
    expect(await publishReviews(shop.services)).toBe(0);
    await opened.database.updateTable('review_submissions').set({ approved_at: 1 }).where('id', '=', id).execute();
    expect(await Promise.all([publishReviews(shop.services), publishReviews(shop.services)])).toContain(1);
    expect(await opened.database.selectFrom('reviews').select('id').execute()).toEqual([{ id }]);
    await opened.close();
  });
});
