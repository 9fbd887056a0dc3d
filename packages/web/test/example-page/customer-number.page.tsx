import { customerNumberRule } from '@tornister/domain/forms';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, data, Form, useActionData } from 'react-router';
import { redirectTo } from '../../src/respond.ts';
import { PageHead } from '../../src/seo/page-head.tsx';

export const action = async ({ request }: ActionFunctionArgs) => {
  const typed = String((await request.formData()).get('number') ?? '').trim();
  const error = customerNumberRule({ isRequired: true })(typed);
  return error === undefined ? redirectTo(PATHS.home, 303) : data({ typed }, { status: 422 });
};

export const Component = () => {
  const { t } = useTranslation();
  const refused = useActionData<typeof action>();
  return (
    <Form method="post" className="page">
      <PageHead title={t('vue.customerNumber.headline')} />
      <h1>{t('vue.customerNumber.headline')}</h1>
      <label>
        {t('vue.customerNumber.label')}
        <input name="number" inputMode="numeric" required defaultValue={refused?.typed} />
      </label>
      {refused === undefined ? null : <p role="alert">{t('vue.customerNumber.wrong')}</p>}
      <button type="submit">{t('vue.customerNumber.send')}</button>
    </Form>
  );
};
