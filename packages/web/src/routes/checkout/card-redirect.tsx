// The form that takes a shopper to the page of the card provider.

import { CreditCard } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button/button.tsx';
import styles from './card-redirect.module.css';
import { StepHead } from './step-head.tsx';
import type { CardForm } from './summary-action.ts';

/** The way to the card provider: a form that sends itself where scripts run, and has a button where they do not. */
export const CardRedirect = ({ form }: { readonly form: CardForm }) => {
  const { t } = useTranslation('checkout');
  const element = useRef<HTMLFormElement>(null);
  // The page exists only to send this form.
  useEffect(() => element.current?.submit(), []);
  return (
    <>
      <StepHead title={t('vue.checkout.card.title')} />
      <form ref={element} method="post" action={form.action} className={styles.card}>
        {Object.entries(form.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <CreditCard aria-hidden size={48} strokeWidth={1.25} />
        <p>{t('vue.checkout.card.text')}</p>
        <Button type="submit" look="strong" size="large">
          {t('vue.checkout.card.button')}
        </Button>
      </form>
    </>
  );
};
