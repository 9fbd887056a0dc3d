// The button that logs out, as a form: a link alone, which any page could hold, logs nobody out.

import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Button, type ButtonLook } from '../../ui/button/button.tsx';

/** Logs out wherever it stands, and leads home. */
export const LogoutForm = ({ look = 'secondary' }: { readonly look?: ButtonLook }) => {
  const { t } = useTranslation('account');
  const { formAction } = useNavigation();
  const isBusy = formAction === PATHS.logout;
  return (
    <Form method="post" action={PATHS.logout}>
      <Button type="submit" look={look} aria-disabled={isBusy} onClick={(event) => isBusy && event.preventDefault()}>
        {t('vue.account.logout.title')}
      </Button>
    </Form>
  );
};
