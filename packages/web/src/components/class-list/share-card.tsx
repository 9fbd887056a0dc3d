// Sharing a class list: the link with its QR code, a new one, none any more, and the sheet to print.

import type { OpenedClassList } from '@tornister/application/ports';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { useShop } from '../../react/shop-provider.tsx';
import { Button, LinkButton } from '../ui/button/button.tsx';
import card from '../ui/card/card.module.css';
import { inputClass } from '../ui/form-field/form-field.tsx';
import styles from './class-list.module.css';
import { classListHref, sheetFileHref, sheetHref } from './class-list-address.ts';

const CODE_SIZE = 160;

const Link = ({ link }: { readonly link: NonNullable<OpenedClassList['link']> }) => {
  const { t } = useTranslation('classList');
  return (
    <div className={styles.link}>
      <img src={link.qrCode} alt={t('vue.classList.share.code')} width={CODE_SIZE} height={CODE_SIZE} />
      <div className={styles.linkText}>
        <label htmlFor="class-link">{t('vue.classList.share.link')}</label>
        <input
          id="class-link"
          className={inputClass}
          readOnly
          value={link.url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <a href={link.url}>{link.url}</a>
      </div>
    </div>
  );
};

/** The sheet has prices only where they are those of families. */
const Sheets = ({ listId }: { readonly listId: string }) => {
  const { t } = useTranslation('classList');
  const { isB2b } = useShop().site.storefront;
  return (
    <p className={styles.actions}>
      <LinkButton href={sheetHref(listId, false)} look="secondary">
        <Printer aria-hidden size={20} />
        {t('vue.classList.print')}
      </LinkButton>
      {isB2b ? null : <a href={sheetHref(listId, true)}>{t('vue.classList.print.withPrices')}</a>}
      <a href={sheetFileHref(listId, false)}>{t('vue.classList.pdf')}</a>
      {isB2b ? null : <a href={sheetFileHref(listId, true)}>{t('vue.classList.pdf.withPrices')}</a>}
    </p>
  );
};

/** What a teacher does so that families find the list. */
export const ShareCard = ({ list, link }: Pick<OpenedClassList, 'list' | 'link'>) => {
  const { t } = useTranslation('classList');
  return (
    <section className={card.card} aria-labelledby="class-share">
      <h2 id="class-share">{t('vue.classList.share')}</h2>
      <p className={styles.detail}>{t('vue.classList.share.hint')}</p>
      {link === undefined ? null : <Link link={link} />}
      {list.isShared && link === undefined ? <p role="status">{t('vue.classList.share.lost')}</p> : null}
      <Form method="post" action={classListHref(list.id)} className={styles.actions} preventScrollReset>
        {list.isShared ? (
          <>
            <Button type="submit" name="intent" value="unshare" look="secondary" size="small">
              {t('vue.classList.share.revoke')}
            </Button>
            <Button type="submit" name="intent" value="share" look="plain" size="small">
              {t('vue.classList.share.renew')}
            </Button>
            <span className={styles.detail}>{t('vue.classList.share.renew.hint')}</span>
          </>
        ) : (
          <Button type="submit" name="intent" value="share" look="strong">
            {t('vue.classList.share.make')}
          </Button>
        )}
      </Form>
      <Sheets listId={list.id} />
    </section>
  );
};
