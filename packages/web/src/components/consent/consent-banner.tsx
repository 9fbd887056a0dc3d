// What the banner says; a static part, so that no tab carries its words and buttons as code.

import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../ui/button/button.tsx';
import styles from './consent.module.css';

export type ConsentBannerProps = {
  readonly titleId: string;
  /** Where the form leads back to, when it is pressed before the page is alive. */
  readonly page: string;
};

/** The first layer: agreeing, refusing and deciding in detail are one press each, side by side and alike (§ 25 TDDDG). */
export const ConsentBanner = ({ titleId, page }: ConsentBannerProps) => {
  const { t } = useTranslation(['consent']);
  return (
    <form method="post" action={PATHS.consent} className={styles.question}>
      <input type="hidden" name="page" value={page} />
      <p id={titleId} className={styles.title}>
        {t('vue.consent.title')}
      </p>
      <p>
        {t('vue.consent.text')} <a href={t('vue.consent.privacy.path')}>{t('vue.consent.privacy')}</a>
      </p>
      <div className={styles.choices}>
        <Button type="submit" look="secondary" size="small" name="choice" value="none">
          {t('vue.consent.none')}
        </Button>
        <Button type="submit" look="secondary" size="small" name="choice" value="all">
          {t('vue.consent.all')}
        </Button>
        <LinkButton href={PATHS.consent} look="secondary" size="small">
          {t('vue.consent.settings')}
        </LinkButton>
      </div>
    </form>
  );
};
