// Route /myaccount/returns/: finds the order that is to be sent back by its number and postcode.

import { ORDER_ID_MAX_LENGTH, ZIP_CODE_MAX_LENGTH } from '@tornister/domain/returns';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { AccountForm } from '../../components/account/account-form/account-form.tsx';
import { returnHref } from '../../components/returns/return-addresses.ts';
import { ReturnPage } from '../../components/returns/return-page.tsx';
import { TextField } from '../../components/ui/form-field/form-field.tsx';
import { returnsUseCases } from '../../composition/returns-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { type FormRefusal, fieldOf, postedForm, refuseFields } from '../form-refusal.ts';
import { openStep } from './open-step.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { isMember } = await openStep(context.get(shopContext), 'start', request);
  return { isMember, path: new URL(request.url).pathname };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  await openStep(shop, 'start', request);
  const form = await postedForm(shop, request);
  const lookup = { orderId: fieldOf(form.posted, 'orderId'), zipCode: fieldOf(form.posted, 'zipCode') };
  const found = await shop.get(returnsUseCases.findReturn)(lookup);
  if (found.isOk()) return redirectTo(returnHref('productselection', found.value), 303);
  const { error } = found;
  return refuseFields(form, error.kind === 'returns.not-found' ? { errors: [], message: NOT_FOUND } : error);
};

const NOT_FOUND = 'vue.returns.error.notFound';

export const Component = () => {
  const { t } = useTranslation('returns');
  const { isMember, path } = useLoaderData<typeof loader>();
  const { errors = [], message, typed } = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal ?? {};
  const labels = { orderId: t('vue.returns.start.orderId'), zipCode: t('vue.returns.start.zipCode') };
  return (
    <ReturnPage title={t('vue.returns.start.title')} step="start" hash={undefined} isMember={isMember}>
      <p>{t('vue.returns.start.text')}</p>
      <AccountForm
        action={path}
        intent="find"
        errors={errors}
        message={message}
        labels={labels}
        submit={t('vue.returns.start.submit')}
      >
        <TextField
          name="orderId"
          label={labels.orderId}
          hint={t('vue.returns.start.orderIdHint')}
          errors={errors}
          inputMode="numeric"
          maxLength={ORDER_ID_MAX_LENGTH}
          defaultValue={typed?.orderId ?? ''}
        />
        <TextField
          name="zipCode"
          label={labels.zipCode}
          hint={t('vue.returns.start.zipCodeHint')}
          errors={errors}
          autoComplete="postal-code"
          maxLength={ZIP_CODE_MAX_LENGTH}
          defaultValue={typed?.zipCode ?? ''}
        />
      </AccountForm>
    </ReturnPage>
  );
};
