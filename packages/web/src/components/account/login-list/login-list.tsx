// The list of a member's active logins, each with a button that ends it.

import type { LoginSession } from '@tornister/application/ports';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { Button } from '../../ui/button/button.tsx';
import list from '../../ui/entry-list/entry-list.module.css';
import styles from './login-list.module.css';

/** Where somebody is logged in, with the ways to end each of these logins or all of the others. */
export const LoginList = ({ logins }: { readonly logins: readonly LoginSession[] }) => {
  const { t } = useTranslation('account');
  const { numberLocale } = useShop().site.profile;
  return (
    <section aria-labelledby="logins-title" className={styles.logins}>
      <h2 id="logins-title">{t('vue.account.logins.title')}</h2>
      <ul className={list.list}>
        {logins.map(({ id, startedAt, device, isCurrent }) => {
          const values = {
            device: device ?? t('vue.account.logins.unknownDevice'),
            since: formatDateTime(startedAt, numberLocale),
          };
          return (
            <li key={id} className={list.entry}>
              <span>{t(isCurrent ? 'vue.account.logins.this' : 'vue.account.logins.since', values)}</span>
              {isCurrent ? null : (
                <Form method="post" action={PATHS.password}>
                  <input type="hidden" name="intent" value="end" />
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    look="secondary"
                    size="small"
                    aria-label={t('vue.account.logins.endOne', values)}
                  >
                    {t('vue.account.logins.end')}
                  </Button>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
      {logins.length > 1 ? (
        <Form method="post" action={PATHS.password}>
          <input type="hidden" name="intent" value="end" />
          <Button type="submit" look="secondary">
            {t('vue.account.logins.endAll')}
          </Button>
        </Form>
      ) : null}
    </section>
  );
};
