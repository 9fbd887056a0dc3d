// Route /rating/: reviews what was bought, by the link of a mail or of the order's page. Source: spec 1 §2 "/rating".

import type { RatingData } from '@tornister/application/ports';
import {
  HONEYPOT_FIELD,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  parseReviewStars,
  REVIEW_TITLE_MAX_LENGTH,
} from '@tornister/domain/forms';
import { addressWith } from '@tornister/domain/listing';
import { PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import styles from '../components/service/service.module.css';
import { ServiceForm } from '../components/service/service-form.tsx';
import { FormTaken, ServicePage } from '../components/service/service-page.tsx';
import { StarsField } from '../components/service/stars-field.tsx';
import { TextAreaField, TextField } from '../components/ui/form-field/form-field.tsx';
import { Picture } from '../components/ui/picture/picture.tsx';
import { serviceUseCases } from '../composition/service-tokens.ts';
import { shopContext } from '../composition/shop.ts';
import { failWith } from '../respond.ts';
import { followGuard } from './follow-guard.ts';
import { type FormRefusal, fieldOf, postedForm, refuseFields } from './form-refusal.ts';
import { answerTaken } from './service/posted-service-form.ts';
import { SENT } from './service/sent.ts';

const dataIn = (request: Request): string => new URL(request.url).searchParams.get(ROUTE_PARAMETERS.ratingData) ?? '';
const addressOf = (encrypted: string): string => addressWith(PATHS.rating, [[ROUTE_PARAMETERS.ratingData, encrypted]]);

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const encrypted = dataIn(request);
  const opened = await shop.get(serviceUseCases.reviews).openRating(encrypted);
  if (opened.isErr()) throw failWith(opened.error, PATHS.login);
  if (opened.value.kind === 'leave') followGuard(shop, opened.value.decision);
  return { opened: opened.value, encrypted, isSent: new URL(request.url).searchParams.has(SENT) };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const form = await postedForm(shop, request);
  const value = (name: string): string => fieldOf(form.posted, name);
  const encrypted = dataIn(request);
  const written = await shop.get(serviceUseCases.reviews).write(
    encrypted,
    {
      rating: parseReviewStars(value('rating')),
      title: value('title'),
      message: value('message'),
      author: value('author'),
    },
    value(HONEYPOT_FIELD),
  );
  return written.isErr() ? refuseFields(form, written.error) : answerTaken(form, `${addressOf(encrypted)}&${SENT}=1`);
};

const ReviewForm = ({
  action: address,
  refusal,
}: {
  readonly action: string;
  readonly refusal: FormRefusal | undefined;
}) => {
  const { t } = useTranslation('service');
  const { errors = [], message, typed } = refusal ?? {};
  const labels = {
    rating: t('vue.rating.starsLegend'),
    title: t('vue.rating.headline'),
    message: t('vue.rating.message'),
    author: t('vue.rating.author'),
  };
  return (
    <ServiceForm action={address} submit={t('vue.rating.send')} {...{ errors, message, labels }}>
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
        maxLength={NAME_MAX_LENGTH}
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
        <ReviewForm action={addressOf(encrypted)} refusal={refusal} />
      )}
    </ServicePage>
  );
};
