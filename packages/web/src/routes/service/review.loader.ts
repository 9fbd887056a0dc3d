// Loader and action of /service/bewertung/.

import { parseReportReason } from '@tornister/domain/forms';
import { PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { serviceUseCases } from '../../composition/service-tokens.ts';
import { type Shop, shopContext } from '../../composition/shop.ts';
import { failWith, notFound, redirectTo } from '../../respond.ts';
import { fieldOf, type PostedForm, postedForm, refuseFields } from '../form-refusal.ts';
import { answerTaken, formPost } from './posted-service-form.ts';
import { reviewAddress } from './review-address.ts';
import { SENT } from './sent.ts';

/** Says in an address that a vote was counted. */
const VOTED = 'voted';

const reviewIn = (request: Request): string => new URL(request.url).searchParams.get(ROUTE_PARAMETERS.review) ?? '';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const reviewId = reviewIn(request);
  if (reviewId === '') throw notFound();
  const opened = await shop.get(serviceUseCases.reviews).open(reviewId);
  if (opened.isErr()) throw failWith(opened.error, PATHS.login);
  if (opened.value === undefined) throw notFound();
  const { searchParams } = new URL(request.url);
  return { ...opened.value, isSent: searchParams.has(SENT), hasVoted: searchParams.has(VOTED) };
};

const vote = async (shop: Shop, reviewId: string): Promise<Response> => {
  const voted = await shop.get(serviceUseCases.reviews).voteHelpful(reviewId);
  if (voted.isErr()) throw failWith(voted.error, PATHS.login);
  if (voted.value === undefined) throw notFound();
  return redirectTo(reviewAddress(reviewId, [VOTED]), 303);
};

const report = async (form: PostedForm, reviewId: string) => {
  const value = (name: string): string => fieldOf(form.posted, name);
  const reported = await form.shop
    .get(serviceUseCases.reviews)
    .report(
      reviewId,
      { reason: parseReportReason(value('reason')), message: value('message'), email: value('email') },
      formPost(form.posted),
    );
  return reported.isErr()
    ? refuseFields(form, reported.error)
    : answerTaken({ ...form, path: reviewAddress(reviewId) }, reviewAddress(reviewId, [SENT]));
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const form = await postedForm(context.get(shopContext), request);
  const reviewId = reviewIn(request);
  return fieldOf(form.posted, 'intent') === 'helpful' ? vote(form.shop, reviewId) : report(form, reviewId);
};
