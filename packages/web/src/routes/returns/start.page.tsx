// Route /myaccount/returns/: finds the order that is to be sent back by its number and postcode.

import { ORDER_ID_MAX_LENGTH, ZIP_CODE_MAX_LENGTH } from '@tornister/domain/returns';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { AccountForm } from '../../components/account/account-form/account-form.tsx';
import { ReturnPage } from '../../components/returns/return-page.tsx';
import { TextField } from '../../components/ui/form-field/form-field.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import { useFormDraft } from '../use-form-draft.ts';
import type { loader } from './start.loader.ts';

export const Component = () => {
  const { t } = useTranslation('returns');
  const { isMember, path, resumed } = useLoaderData<typeof loader>();
  const answered = useActionData<{ readonly refusal?: FormRefusal; readonly isLocked?: boolean }>();
  const refusal = answered?.refusal ?? resumed;
  const { errors = [], message, typed } = refusal ?? {};
  const draft = useFormDraft(path, refusal !== undefined);
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
        draft={draft}
        submit={t('vue.returns.start.submit')}
      >
        {answered?.isLocked === true ? <p>{t('vue.returns.start.locked')}</p> : null}
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
