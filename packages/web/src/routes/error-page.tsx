// The page for errors, by their HTTP status.

import { NETWORK_FAILURE, showsErrorDump } from '@tornister/domain/routing';
import { errorTitleKey } from '@tornister/domain/seo';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { LinkButton } from '../components/ui/button/button.tsx';
import { PageHead } from '../seo/page-head.tsx';
import styles from './error-page.module.css';

/** Which words the page has for a status; every other failure is the shop's own. */
const wordsFor = (
  status: number,
  isLink = false,
): 'link' | 'notFound' | 'gone' | 'tooMany' | 'unavailable' | 'failed' => {
  if (status === 404) return isLink ? 'link' : 'notFound';
  if (status === 410) return 'gone';
  if (status === 429) return 'tooMany';
  return status === 503 ? 'unavailable' : 'failed';
};

/** What was thrown by mistake says nothing about itself; in a tab without a network it is the network that failed. */
const thrown = () => ({ status: globalThis.navigator?.onLine === false ? NETWORK_FAILURE.status : 500, data: null });

/** Headline, text, a way home and a picture (spec 1 §2, §8). What went wrong inside is only shown while the shop is developed. */
export const ErrorPage = () => {
  const { t } = useTranslation();
  const error = useRouteError();
  const { status, data } = isRouteErrorResponse(error) ? error : thrown();
  const words = wordsFor(status, data?.isLink);
  const dump = showsErrorDump(status, import.meta.env.PROD) && error instanceof Error ? error.stack : undefined;
  return (
    <section className={styles.page}>
      <PageHead title={t(errorTitleKey(status))} isError />
      <svg className={styles.picture} viewBox="0 0 240 160" aria-hidden="true">
        <ellipse className={styles.ground} cx="120" cy="142" rx="92" ry="10" />
        <rect className={styles.bag} x="70" y="46" width="100" height="92" rx="18" />
        <path className={styles.flap} d="M70 70a24 24 0 0 1 24-24h52a24 24 0 0 1 24 24v16H70z" />
        <rect className={styles.pocket} x="84" y="98" width="72" height="28" rx="8" />
        <path className={styles.handle} d="M102 46V34a18 18 0 0 1 36 0v12" />
        <circle className={styles.lock} cx="120" cy="86" r="6" />
      </svg>
      <h1>{t(`vue.error.${words}.headline`)}</h1>
      <p>{t(`vue.error.${words}.text`)}</p>
      <LinkButton href="/" look="strong" size="large">
        {t('vue.error.home')}
      </LinkButton>
      {data?.reference && <p>{t('vue.error.reference', { reference: data.reference })}</p>}
      {dump === undefined ? null : <pre className={styles.dump}>{dump}</pre>}
    </section>
  );
};
