// Routes /service/katalog/ and /service/catalogue/: orders printed catalogues. Source: spec 1 §2.

import { PATHS } from '@tornister/domain/routing';
import { ADDRESS_FORM } from '@tornister/domain/session';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import {
  ADDRESS_FIELD_NAMES,
  fieldsOfAddress,
  postedFields,
} from '../../components/checkout/address-form/address-fields.ts';
import { AddressForm } from '../../components/checkout/address-form/address-form.tsx';
import { CatalogueChoice, WithOrder } from '../../components/service/catalogue-choice.tsx';
import { ServiceForm } from '../../components/service/service-form.tsx';
import { FormTaken, ServicePage } from '../../components/service/service-page.tsx';
import { unticked, withoutStop } from '../../components/ui/form-field/required-check.tsx';
import { useShop } from '../../react/shop-provider.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import { useFormDraft } from '../use-form-draft.ts';
import { CATALOGUE_BOX } from './catalogue-box.ts';
import type { loader } from './catalogues.loader.ts';

type Opened = Extract<Awaited<ReturnType<typeof loader>>['opened'], { kind: 'opened' }>;
type OrderProps = { readonly opened: Opened; readonly path: string; readonly refusal: FormRefusal | undefined };

const CatalogueOrderForm = ({ opened, path, refusal }: OrderProps) => {
  const { t } = useTranslation('service');
  const { isB2b } = useShop().site.storefront;
  const { message, typed } = refusal ?? {};
  const errors = unticked('catalogueIds', refusal?.errors ?? []);
  const draft = useFormDraft(path, refusal !== undefined);
  const { catalogues, countries, address, key } = opened;
  const labels = {
    catalogueIds: withoutStop(t('vue.catalogues.choose')),
    ...Object.fromEntries(ADDRESS_FIELD_NAMES.map((name) => [`${ADDRESS_FORM}.${name}`, t(`vue.address.${name}`)])),
  };
  const own = address === undefined ? {} : fieldsOfAddress(address);
  return (
    <ServiceForm
      action={path}
      formKey={typed?.key ?? key}
      submit={t('vue.catalogues.order')}
      {...{ errors, message, labels, draft }}
    >
      <CatalogueChoice catalogues={catalogues} errors={errors} nameOf={(id) => `${CATALOGUE_BOX}${id}`} typed={typed} />
      <WithOrder catalogues={catalogues} />
      <h2>{t('vue.catalogues.address')}</h2>
      <AddressForm
        form={ADDRESS_FORM}
        kind="street"
        fields={typed === undefined ? own : postedFields(ADDRESS_FORM, typed)}
        errors={errors}
        countries={countries}
        contact="no-parcel"
        isInstitution={isB2b}
      />
    </ServiceForm>
  );
};

/** Choose catalogues, say where they go to; they cost nothing. */
export const Component = () => {
  const { t } = useTranslation('service');
  const { intro, opened, path, isSent, resumed } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal ?? resumed;
  if (opened.kind !== 'opened') return null;
  const isTaken = isSent && refusal === undefined;
  return (
    <ServicePage title={t('vue.catalogues.title')} lead={t('vue.catalogues.lead')} intro={intro}>
      {isTaken ? (
        <FormTaken>
          <p>{t('vue.catalogues.sent')}</p>
          <a href={PATHS.home}>{t('vue.service.toShop')}</a>
        </FormTaken>
      ) : null}
      {!isTaken && opened.catalogues.length === 0 ? <p>{t('vue.catalogues.none')}</p> : null}
      {!isTaken && opened.catalogues.length > 0 ? <CatalogueOrderForm {...{ opened, path, refusal }} /> : null}
    </ServicePage>
  );
};
