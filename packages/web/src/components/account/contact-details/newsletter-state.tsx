// Whether a member gets the newsletter, with the button that asks for it or ends it.

import type { SavedContactDetails } from '@tornister/application/ports';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '../../ui/button/button.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import styles from './contact-details.module.css';
import { CONTACT_INTENTS, type RefusedForm, refusedAt } from './contact-intents.ts';

type NewsletterStateProps = Pick<SavedContactDetails, 'email' | 'newsletter'> & {
  readonly refusal: RefusedForm | undefined;
};

/** Asking takes effect once the mail is confirmed; ending does at once. */
export const NewsletterState = ({ email, newsletter, refusal }: NewsletterStateProps) => {
  const { t } = useTranslation('account');
  const isSubscribed = newsletter === 'subscribed';
  const intent = isSubscribed ? CONTACT_INTENTS.unsubscribe : CONTACT_INTENTS.subscribe;
  const refused = refusedAt(refusal, intent);
  return (
    <section aria-labelledby="newsletter-title" className={styles.part}>
      <h2 id="newsletter-title">{t('vue.newsletter.title')}</h2>
      {refused === undefined ? null : (
        <ErrorSummary errors={refused.errors} message={refused.message} labelOf={(field) => field} />
      )}
      <p className={styles.now}>{t(`vue.newsletter.state.${newsletter}`, { email })}</p>
      {newsletter === 'none' ? <p>{t('vue.newsletter.state.hint')}</p> : null}
      <Form method="post" action={PATHS.contactDetails}>
        <input type="hidden" name="intent" value={intent} />
        <Button type="submit" look="secondary">
          {t(isSubscribed ? 'vue.newsletter.unsubscribe' : 'vue.newsletter.subscribe')}
        </Button>
      </Form>
    </section>
  );
};
