// Route /service/kontakt/: the contact form. Source: spec 2 §7 `sendContactFormMail`; spec 1 §2 "contact".

import { MESSAGE_MAX_LENGTH } from '@tornister/domain/forms';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { ServiceForm } from '../../components/service/service-form.tsx';
import { FormTaken, ServicePage } from '../../components/service/service-page.tsx';
import { EmailAddressField, NameField, PhoneField } from '../../components/ui/form-field/contact-fields.tsx';
import { SelectField, TextAreaField } from '../../components/ui/form-field/form-field.tsx';

import { formatDate } from '../../i18n/format-date.ts';
import { useShop } from '../../react/shop-provider.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import { useFormDraft } from '../use-form-draft.ts';
import type { loader } from './contact.loader.ts';

type Opened = Awaited<ReturnType<typeof loader>>;

const OrderChoice = ({ opened, chosen }: { readonly opened: Opened['opened']; readonly chosen: string }) => {
  const { t } = useTranslation('service');
  const { numberLocale } = useShop().site.profile;
  if (opened.orders.length === 0) return null;
  return (
    <SelectField
      name="orderId"
      label={t('vue.contact.order')}
      errors={[]}
      isOptional
      defaultValue={chosen}
      options={[
        { value: '', label: t('vue.contact.order.none') },
        ...opened.orders.map(({ orderId, orderNumber, orderedAt }) => ({
          value: orderId,
          label: t('vue.contact.order.one', { number: orderNumber, date: formatDate(orderedAt, numberLocale) }),
        })),
      ]}
    />
  );
};

const ContactForm = ({ opened, orderId, refusal }: Opened & { readonly refusal: FormRefusal | undefined }) => {
  const { t } = useTranslation('service');
  const { errors = [], message, typed } = refusal ?? {};
  const draft = useFormDraft(PATHS.contact, refusal !== undefined && refusal.isCut !== true);
  const labels = {
    name: t('vue.service.name'),
    email: t('vue.service.email'),
    phone: t('vue.service.phone'),
    message: t('vue.contact.message'),
  };
  return (
    <ServiceForm
      action={PATHS.contact}
      formKey={typed?.key ?? opened.key}
      submit={t('vue.contact.send')}
      {...{ errors, message, labels, draft }}
    >
      <NameField label={labels.name} errors={errors} defaultValue={typed?.name ?? opened.name} />
      <EmailAddressField label={labels.email} errors={errors} defaultValue={typed?.email ?? opened.shownEmail} />
      <PhoneField label={labels.phone} errors={errors} isOptional defaultValue={typed?.phone ?? opened.phone} />
      <OrderChoice opened={opened} chosen={typed?.orderId ?? orderId} />
      <TextAreaField
        name="message"
        label={labels.message}
        errors={errors}
        maxLength={MESSAGE_MAX_LENGTH}
        defaultValue={typed?.message ?? ''}
      />
    </ServiceForm>
  );
};

/** Write to the shop, about an order where one is chosen; a receipt comes by mail. */
export const Component = () => {
  const { t } = useTranslation('service');
  const loaded = useLoaderData<typeof loader>();
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal ?? loaded.resumed;
  return (
    <ServicePage title={t('vue.contact.title')} lead={t('vue.contact.lead')} intro={loaded.intro}>
      {loaded.isSent && refusal === undefined ? (
        <FormTaken>
          <p>{t('vue.contact.sent')}</p>
          <a href={PATHS.contact}>{t('vue.contact.again')}</a>
        </FormTaken>
      ) : (
        <ContactForm {...loaded} refusal={refusal} />
      )}
    </ServicePage>
  );
};
