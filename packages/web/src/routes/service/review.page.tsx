// Route /service/bewertung/: finds a review helpful, or reports one. Reviews lead here by links, so that a product page needs no code for it.
// Source: spec 1 §3 "helpful rating"; Reg. (EU) 2022/2065 Art. 16.

import type { ShownReview } from '@tornister/application/ports';
import { MESSAGE_MAX_LENGTH, parseReportReason, REPORT_REASONS } from '@tornister/domain/forms';
import { addressWith } from '@tornister/domain/listing';
import { PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import styles from '../../components/service/service.module.css';
import { ServiceForm } from '../../components/service/service-form.tsx';
import { FormTaken, ServicePage } from '../../components/service/service-page.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { EmailAddressField } from '../../components/ui/form-field/contact-fields.tsx';
import { SelectField, TextAreaField } from '../../components/ui/form-field/form-field.tsx';
import { serviceUseCases } from '../../composition/service-tokens.ts';
import { type Shop, shopContext } from '../../composition/shop.ts';
import { failWith, notFound, redirectTo } from '../../respond.ts';
import { type FormRefusal, fieldOf, type PostedForm, postedForm, refuseFields } from '../form-refusal.ts';
import { answerTaken, formPost } from './posted-service-form.ts';
import { SENT } from './sent.ts';

/** Says in an address that a vote was counted. */
const VOTED = 'voted';

const reviewIn = (request: Request): string => new URL(request.url).searchParams.get(ROUTE_PARAMETERS.review) ?? '';
const addressOf = (reviewId: string, more: readonly string[] = []): string =>
  addressWith(PATHS.review, [[ROUTE_PARAMETERS.review, reviewId], ...more.map((name) => [name, '1'] as const)]);

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
  return redirectTo(addressOf(reviewId, [VOTED]), 303);
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
  return reported.isErr() ? refuseFields(form, reported.error) : answerTaken(form, addressOf(reviewId, [SENT]));
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const form = await postedForm(context.get(shopContext), request);
  const reviewId = reviewIn(request);
  return fieldOf(form.posted, 'intent') === 'helpful' ? vote(form.shop, reviewId) : report(form, reviewId);
};

type ReportProps = {
  readonly review: ShownReview;
  readonly formKey: string;
  readonly refusal: FormRefusal | undefined;
};

const ReportForm = ({ review, formKey, refusal }: ReportProps) => {
  const { t } = useTranslation('service');
  const { errors = [], message, typed } = refusal ?? {};
  const labels = { message: t('vue.review.report.message'), email: t('vue.service.email') };
  return (
    <ServiceForm
      action={addressOf(review.ratingId)}
      formKey={typed?.key ?? formKey}
      submit={t('vue.review.report.send')}
      {...{ errors, message, labels }}
    >
      <SelectField
        name="reason"
        label={t('vue.review.report.reason')}
        errors={errors}
        defaultValue={typed?.reason ?? 'other'}
        options={REPORT_REASONS.map((reason) => ({ value: reason, label: t(`vue.review.report.reason.${reason}`) }))}
      />
      <TextAreaField
        name="message"
        label={labels.message}
        errors={errors}
        maxLength={MESSAGE_MAX_LENGTH}
        defaultValue={typed?.message ?? ''}
      />
      <EmailAddressField label={labels.email} errors={errors} defaultValue={typed?.email} />
    </ServiceForm>
  );
};

/** The review, a button to find it helpful, and a form to report it. */
export const Component = () => {
  const { t } = useTranslation('service');
  const { review, key, isSent, hasVoted } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal;
  return (
    <ServicePage title={t('vue.review.title')} address={addressOf(review.ratingId)}>
      <blockquote className={styles.review}>
        <p>
          <strong>{review.title}</strong>
        </p>
        <p>{review.message}</p>
        <footer>{t('vue.review.by', { author: review.author, stars: review.rating })}</footer>
      </blockquote>
      <p>
        <a href={`/prod/${review.productId}/#reviews`}>{t('vue.rating.toProduct')}</a>
      </p>
      {hasVoted ? (
        <FormTaken>
          <p>{t('vue.review.helpful.done')}</p>
        </FormTaken>
      ) : (
        <Form method="post" action={addressOf(review.ratingId)}>
          <input type="hidden" name="intent" value="helpful" />
          <Button type="submit" look="secondary">
            {t('vue.review.helpful')}
          </Button>
        </Form>
      )}
      <h2>{t('vue.review.report.title')}</h2>
      {isSent && refusal === undefined ? (
        <FormTaken>
          <p>{t('vue.review.report.sent')}</p>
        </FormTaken>
      ) : (
        <>
          <p>{t('vue.review.report.lead')}</p>
          <ReportForm review={review} formKey={key} refusal={refusal} />
        </>
      )}
    </ServicePage>
  );
};
