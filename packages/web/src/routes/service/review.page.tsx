// Route /service/bewertung/: finds a review helpful, or reports one. Reviews lead here by links, so that a product page needs no code for it.

import type { ShownReview } from '@tornister/application/ports';
import { MESSAGE_MAX_LENGTH, REPORT_REASONS } from '@tornister/domain/forms';
import { useTranslation } from 'react-i18next';
import { Form, useActionData, useLoaderData } from 'react-router';
import styles from '../../components/service/service.module.css';
import { ServiceForm } from '../../components/service/service-form.tsx';
import { FormTaken, ServicePage } from '../../components/service/service-page.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { EmailAddressField } from '../../components/ui/form-field/contact-fields.tsx';
import { SelectField, TextAreaField } from '../../components/ui/form-field/form-field.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import { useFormDraft } from '../use-form-draft.ts';
import type { loader } from './review.loader.ts';
import { reviewAddress } from './review-address.ts';

type ReportProps = {
  readonly review: ShownReview;
  readonly formKey: string;
  readonly email: string;
  readonly refusal: FormRefusal | undefined;
};

const ReportForm = ({ review, formKey, email, refusal }: ReportProps) => {
  const { t } = useTranslation('service');
  const { errors = [], message, typed } = refusal ?? {};
  const labels = { message: t('vue.review.report.message'), email: t('vue.service.email') };
  const address = reviewAddress(review.ratingId);
  const draft = useFormDraft(address, refusal !== undefined);
  return (
    <ServiceForm
      action={address}
      formKey={typed?.key ?? formKey}
      submit={t('vue.review.report.send')}
      {...{ errors, message, labels, draft }}
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
      <EmailAddressField label={labels.email} errors={errors} defaultValue={typed?.email ?? email} />
    </ServiceForm>
  );
};

/** The review, a button to find it helpful, and a form to report it. */
export const Component = () => {
  const { t } = useTranslation('service');
  const { review, key, email, isSent, hasVoted } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal;
  return (
    <ServicePage title={t('vue.review.title')} address={reviewAddress(review.ratingId)}>
      <blockquote className={styles.review}>
        <p>
          <strong lang={review.language}>{review.title}</strong>
        </p>
        <p lang={review.language}>{review.message}</p>
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
        <Form method="post" action={reviewAddress(review.ratingId)}>
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
          <ReportForm review={review} formKey={key} email={email} refusal={refusal} />
        </>
      )}
    </ServicePage>
  );
};
