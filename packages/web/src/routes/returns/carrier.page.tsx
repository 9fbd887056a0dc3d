// Route /myaccount/returns/carrier/: who brings the goods back, and how many labels are needed.

import { DEFAULT_LABEL_COUNT, MAX_LABEL_COUNT, NO_LABEL } from '@tornister/domain/returns';
import { useTranslation } from 'react-i18next';
import { Form, useActionData, useLoaderData } from 'react-router';
import { OfferChoice } from '../../components/returns/offer-choice.tsx';
import { returnHref } from '../../components/returns/return-addresses.ts';
import styles from '../../components/returns/return-page.module.css';
import { ReturnPage } from '../../components/returns/return-page.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { ErrorSummary } from '../../components/ui/error-summary/error-summary.tsx';
import { SelectField } from '../../components/ui/form-field/form-field.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import type { loader } from './carrier.loader.ts';

export const Component = () => {
  const { t } = useTranslation('returns');
  const { isMember, hash, carriers, chosen, labels, resumed } = useLoaderData<typeof loader>();
  const { errors = [], message, typed } = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal ?? resumed ?? {};
  const title = t('vue.returns.carrier.title');
  const nolabel = {
    code: NO_LABEL,
    name: t('vue.returns.carrier.none'),
    description: t('vue.returns.carrier.noneText'),
  };
  const counts = Array.from({ length: MAX_LABEL_COUNT }, (_, index) => String(index + 1));
  return (
    <ReturnPage title={title} step="carrier" hash={hash} isMember={isMember}>
      <Form method="post" action={returnHref('carrier', hash)} className={styles.form}>
        <ErrorSummary errors={errors} message={message} labelOf={() => title} />
        <fieldset className={styles.group}>
          <legend>{t('vue.returns.carrier.legend')}</legend>
          <OfferChoice name="carrier" offers={[...carriers, nolabel]} chosen={typed?.carrier ?? chosen} />
        </fieldset>
        {carriers.length === 0 ? null : (
          <div className={`${styles.fields} ${styles.labels}`}>
            <SelectField
              name="labels"
              label={t('vue.returns.carrier.labels')}
              hint={t('vue.returns.carrier.labelsHint')}
              errors={errors}
              defaultValue={typed?.labels ?? String(Math.max(labels, DEFAULT_LABEL_COUNT))}
              options={counts.map((count) => ({ value: count, label: count }))}
            />
          </div>
        )}
        <Button type="submit" size="large">
          {t('vue.returns.next')}
        </Button>
      </Form>
    </ReturnPage>
  );
};
