// Route /service/rueckruf/: asks to be called back.

import { CALL_BACK_TIMES, TOPIC_MAX_LENGTH } from '@tornister/domain/forms';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { ServiceForm } from '../../components/service/service-form.tsx';
import { FormTaken, ServicePage } from '../../components/service/service-page.tsx';
import { NameField, PhoneField } from '../../components/ui/form-field/contact-fields.tsx';
import { SelectField, TextField } from '../../components/ui/form-field/form-field.tsx';

import type { FormRefusal } from '../form-refusal.ts';
import { useFormDraft } from '../use-form-draft.ts';
import type { loader } from './call-back.loader.ts';

type Opened = Awaited<ReturnType<typeof loader>>['opened'];

const CallBackForm = ({ opened, refusal }: { readonly opened: Opened; readonly refusal: FormRefusal | undefined }) => {
  const { t } = useTranslation('service');
  const { errors = [], message, typed } = refusal ?? {};
  const draft = useFormDraft(PATHS.callBack, refusal !== undefined);
  const labels = {
    name: t('vue.service.name'),
    phone: t('vue.service.phone'),
    topic: t('vue.callBack.topic'),
  };
  return (
    <ServiceForm
      action={PATHS.callBack}
      formKey={typed?.key ?? opened.key}
      submit={t('vue.callBack.send')}
      {...{ errors, message, labels, draft }}
    >
      <NameField label={labels.name} errors={errors} defaultValue={typed?.name ?? opened.name} />
      <PhoneField label={labels.phone} errors={errors} defaultValue={typed?.phone ?? opened.phone} />
      <SelectField
        name="time"
        label={t('vue.callBack.time')}
        errors={errors}
        defaultValue={typed?.time ?? 'any'}
        options={CALL_BACK_TIMES.map((time) => ({ value: time, label: t(`vue.callBack.time.${time}`) }))}
      />
      <TextField
        name="topic"
        label={labels.topic}
        errors={errors}
        isOptional
        maxLength={TOPIC_MAX_LENGTH}
        defaultValue={typed?.topic}
      />
    </ServiceForm>
  );
};

/** Leave a number; somebody calls. */
export const Component = () => {
  const { t } = useTranslation('service');
  const { intro, opened, isSent } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal;
  return (
    <ServicePage title={t('vue.callBack.title')} lead={t('vue.callBack.lead')} intro={intro}>
      {isSent && refusal === undefined ? (
        <FormTaken>
          <p>{t('vue.callBack.sent')}</p>
        </FormTaken>
      ) : (
        <CallBackForm opened={opened} refusal={refusal} />
      )}
    </ServicePage>
  );
};
