// Route /gewinnspiele/teilnahme/: takes part in a competition. Source: spec 2 §7 `subscribeToCompetition`.

import type { Competition } from '@tornister/application/ports';
import { competitionPath } from '@tornister/domain/content';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { ServiceForm } from '../../components/service/service-form.tsx';
import { FormTaken, ServicePage } from '../../components/service/service-page.tsx';
import { EmailAddressField, NameField } from '../../components/ui/form-field/contact-fields.tsx';
import { CheckField } from '../../components/ui/form-field/form-field.tsx';
import { RequiredCheck, unticked, withoutStop } from '../../components/ui/form-field/required-check.tsx';
import { formatDateTime } from '../../i18n/format-date.ts';
import { useShop } from '../../react/shop-provider.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import { useFormDraft } from '../use-form-draft.ts';
import type { loader } from './competition.loader.ts';

type EntryProps = {
  readonly competition: Competition;
  /** By which the shop knows the visitor; empty for a stranger. */
  readonly email: string;
  readonly refusal: FormRefusal | undefined;
};

const EntryForm = ({ competition, email, refusal }: EntryProps) => {
  const { t } = useTranslation('service');
  const { message, typed } = refusal ?? {};
  const errors = unticked('acceptsTerms', refusal?.errors ?? []);
  // Each competition has terms of its own: what was agreed to in one is agreed to in no other.
  const path = competitionPath(competition.id);
  const draft = useFormDraft(path, refusal !== undefined);
  const labels = {
    name: t('vue.service.name'),
    email: t('vue.service.email'),
    acceptsTerms: withoutStop(t('vue.competition.acceptsTerms')),
  };
  return (
    <ServiceForm action={path} submit={t('vue.competition.send')} {...{ errors, message, labels, draft }}>
      <NameField label={labels.name} errors={errors} defaultValue={typed?.name} />
      <EmailAddressField label={labels.email} errors={errors} defaultValue={typed?.email ?? email} />
      <RequiredCheck
        name="acceptsTerms"
        label={t('vue.competition.acceptsTerms')}
        isTicked={typed?.acceptsTerms !== undefined}
        errors={errors}
      />
      <CheckField
        name="wantsNewsletter"
        label={t('vue.competition.wantsNewsletter')}
        isTicked={typed?.wantsNewsletter !== undefined}
      />
    </ServiceForm>
  );
};

/** What there is to win, the terms, and the form as long as it is open. */
export const Component = () => {
  const { t } = useTranslation('service');
  const { numberLocale } = useShop().site.profile;
  const { competition, isSent, email } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal;
  const isTaken = isSent && refusal === undefined;
  return (
    <ServicePage title={competition.title} intro={[competition.terms]} address={competitionPath(competition.id)}>
      <p>{t('vue.competition.closesAt', { date: formatDateTime(competition.closesAt, numberLocale) })}</p>
      {isTaken ? (
        <FormTaken>
          <p>{t('vue.competition.sent')}</p>
          <a href={PATHS.home}>{t('vue.service.toShop')}</a>
        </FormTaken>
      ) : null}
      {!isTaken && competition.isOpen ? <EntryForm key={competition.id} {...{ competition, email, refusal }} /> : null}
      {!isTaken && !competition.isOpen ? <p role="status">{t('vue.competition.closed')}</p> : null}
    </ServicePage>
  );
};
