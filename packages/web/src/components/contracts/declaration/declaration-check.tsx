// Step 2 of a declaration about a contract: what is declared, once more, and the button that declares it.

import type { Prepared } from '@tornister/application/contracts';
import { useTranslation } from 'react-i18next';
import { Form, useLocation, useNavigation } from 'react-router';
import type { FormRefusal } from '../../../routes/form-refusal.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import styles from './declaration.module.css';
import { DeclarationFacts, type DeclaredFacts } from './declaration-facts.tsx';

export type DeclarationCheckProps = DeclaredFacts & {
  readonly prepared: Prepared<Readonly<Record<string, string>>>;
  readonly refusal: FormRefusal | undefined;
  /** What the law calls the button. */
  readonly confirm: string;
};

export const DeclarationCheck = ({ prepared: { form, key }, refusal, confirm, ...declared }: DeclarationCheckProps) => {
  const { t } = useTranslation('contracts');
  const { pathname, search } = useLocation();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <>
      <p>{t('vue.contracts.check.lead')}</p>
      <DeclarationFacts {...declared} />
      <Form method="post" action={`${pathname}${search}`} className={styles.confirm}>
        <ErrorSummary errors={[]} message={refusal?.message} labelOf={(field) => field} />
        {Object.entries({ ...form, declaration: key }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button
          type="submit"
          name="intent"
          value="confirm"
          look="strong"
          size="large"
          aria-disabled={isBusy}
          onClick={(event) => isBusy && event.preventDefault()}
        >
          {confirm}
        </Button>
        <Button type="submit" name="intent" value="change" look="plain">
          {t('vue.contracts.change')}
        </Button>
      </Form>
    </>
  );
};
