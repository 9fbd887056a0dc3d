// Route /myaccount/returns/regulations/: what becomes of the goods.

import { useTranslation } from 'react-i18next';
import { Form, useActionData, useLoaderData } from 'react-router';
import { OfferChoice } from '../../components/returns/offer-choice.tsx';
import { returnHref } from '../../components/returns/return-addresses.ts';
import styles from '../../components/returns/return-page.module.css';
import { ReturnPage } from '../../components/returns/return-page.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { ErrorSummary } from '../../components/ui/error-summary/error-summary.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import type { loader } from './regulations.loader.ts';

export const Component = () => {
  const { t } = useTranslation('returns');
  const { isMember, hash, regulations, chosen, resumed } = useLoaderData<typeof loader>();
  const { errors = [], message, typed } = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal ?? resumed ?? {};
  const title = t('vue.returns.regulations.title');
  return (
    <ReturnPage title={title} step="regulations" hash={hash} isMember={isMember}>
      <Form method="post" action={returnHref('regulations', hash)} className={styles.form}>
        <ErrorSummary errors={errors} message={message} labelOf={() => title} />
        <fieldset className={styles.group}>
          <legend>{t('vue.returns.regulations.legend')}</legend>
          <OfferChoice name="regulation" offers={regulations} chosen={typed?.regulation ?? chosen} />
        </fieldset>
        <Button type="submit" size="large">
          {t('vue.returns.next')}
        </Button>
      </Form>
    </ReturnPage>
  );
};
