// Route /rating/: reviews what was bought, by the link of a mail or of the order's page. Source: spec 1 §2 "/rating".

import type { RatingData } from '@tornister/application/ports';
import {
  MESSAGE_MAX_LENGTH,
  parseReviewStars,
  REVIEW_AUTHOR_MAX_LENGTH,
  REVIEW_TITLE_MAX_LENGTH,
} from '@tornister/domain/forms';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import styles from '../components/service/service.module.css';
import { ServiceForm } from '../components/service/service-form.tsx';
import { FormTaken, ServicePage } from '../components/service/service-page.tsx';
import { StarsField } from '../components/service/stars-field.tsx';
import { TextAreaField, TextField } from '../components/ui/form-field/form-field.tsx';
import { Picture } from '../components/ui/picture/picture.tsx';
import type { FormRefusal } from './form-refusal.ts';
import type { loader } from './rating.loader.ts';
import { ratingAddress } from './service/rating-address.ts';
import { useFormDraft } from './use-form-draft.ts';

const ReviewForm = ({
  action: address,
  refusal,
}: {
  readonly action: string;
  readonly refusal: FormRefusal | undefined;
}) => {
  const { t } = useTranslation('service');
  const { errors = [], message, typed } = refusal ?? {};
  // The address names the article: words about another one are not put into its form.
  const draft = useFormDraft(address, refusal !== undefined);
  const labels = {
    rating: t('vue.rating.starsLegend'),
    title: t('vue.rating.headline'),
    message: t('vue.rating.message'),
    author: t('vue.rating.author'),
  };
  return (
    <ServiceForm action={address} submit={t('vue.rating.send')} {...{ errors, message, labels, draft }}>
      <StarsField label={labels.rating} errors={errors} chosen={parseReviewStars(typed?.rating)} />
      <TextField
        name="title"
        label={labels.title}
        errors={errors}
        maxLength={REVIEW_TITLE_MAX_LENGTH}
        defaultValue={typed?.title}
      />
      <TextAreaField
        name="message"
        label={labels.message}
        errors={errors}
        maxLength={MESSAGE_MAX_LENGTH}
        defaultValue={typed?.message ?? ''}
      />
      <TextField
        name="author"
        label={labels.author}
        hint={t('vue.rating.author.hint')}
        errors={errors}
        autoComplete="nickname"
        maxLength={REVIEW_AUTHOR_MAX_LENGTH}
        defaultValue={typed?.author}
      />
    </ServiceForm>
  );
};

const Product = ({ data }: { readonly data: RatingData }) => (
  <div className={styles.product}>
    <Picture picture={data.picture} sizes="96px" alt="" className={styles.thumbnail} />
    <a href={data.path}>{data.name}</a>
  </div>
);

/** The article, stars and words about it; once it is written the page says what happens next. */
export const Component = () => {
  const { t } = useTranslation('service');
  const { opened, encrypted, isSent } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal;
  if (opened.kind !== 'opened') return null;
  const { data } = opened;
  const isTaken = refusal === undefined && (isSent || data.isWritten);
  return (
    <ServicePage title={t('vue.rating.title')} lead={t('vue.rating.lead')}>
      <Product data={data} />
      {isTaken ? (
        <FormTaken>
          <p>{t(isSent ? 'vue.rating.sent' : 'vue.rating.alreadyWritten')}</p>
          <a href={data.path}>{t('vue.rating.toProduct')}</a>
        </FormTaken>
      ) : (
        <ReviewForm action={ratingAddress(encrypted)} refusal={refusal} />
      )}
    </ServicePage>
  );
};
