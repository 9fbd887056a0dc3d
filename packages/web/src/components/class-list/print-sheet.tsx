// The sheet of a class list, for a printer: A4, black on white, a box to tick before each line, the QR code, with or without prices.

import { isSchoolSet } from '@tornister/application/class-list';
import type { ClassListEntry, OpenedClassList } from '@tornister/application/ports';
import { piecesInBasket } from '@tornister/domain/catalogue';
import { articleOf, classNameInTitle } from '@tornister/domain/classlist';
import { multiply } from '@tornister/domain/money';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format-date.ts';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { Button, LinkButton } from '../ui/button/button.tsx';
import { classListHref, sheetFileHref, sheetHref } from './class-list-address.ts';
import { articleName, entryName } from './entry-words.ts';
import styles from './print-sheet.module.css';

export type PrintSheetProps = OpenedClassList & { readonly withPrices: boolean };

/** The browser prints only with scripts, so the button comes with them. */
const PrintNow = () => {
  const { t } = useTranslation('classList');
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  return canPrint ? (
    <Button onClick={() => globalThis.print()}>
      <Printer aria-hidden size={20} />
      {t('vue.classList.print.button')}
    </Button>
  ) : null;
};

type LinesProps = { readonly title: string; readonly entries: readonly ClassListEntry[]; readonly withPrices: boolean };

const Lines = ({ title, entries, withPrices }: LinesProps) => {
  const { t } = useTranslation('classList');
  const { numberLocale } = useShop().site.profile;
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.sheetLines}>
        {entries.map((entry) => {
          const article = articleOf(entry);
          return (
            <li key={entry.id}>
              <span className={styles.box} aria-hidden />
              <span className={styles.sheetPieces}>{entry.quantity} ×</span>
              <span>
                {entryName(entry, t)}
                {entry.note === '' ? null : <em> ({entry.note})</em>}
                {entry.choice === 'exact' ? <small> – {t('vue.classList.choice.exact')}</small> : null}
                {article === undefined || article === entry.item ? null : (
                  <> – {t('vue.classList.entry.replacement', { name: articleName(article) })}</>
                )}
              </span>
              {withPrices && article !== undefined && !isSchoolSet(entry, article) ? (
                <span>
                  {formatMoney(multiply(article.unitPrice, piecesInBasket(entry.quantity, article)), numberLocale)}
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** What stands on paper; what does not is left out by the style sheet. */
export const PrintSheet = ({ list, entries, link, withPrices }: PrintSheetProps) => {
  const { t } = useTranslation('classList');
  const { site } = useShop();
  const hasPrices = withPrices && !site.storefront.isB2b;
  return (
    <article className={`${styles.sheet} page`}>
      <p className={`${styles.bar} ${styles.screenOnly}`}>
        <PrintNow />
        {site.storefront.isB2b ? null : (
          <a href={sheetHref(list.id, !hasPrices)}>
            {t(hasPrices ? 'vue.classList.print.withoutPrices' : 'vue.classList.print.withPrices')}
          </a>
        )}
        <a href={sheetFileHref(list.id, hasPrices)}>
          {t(hasPrices ? 'vue.classList.pdf.withPrices' : 'vue.classList.pdf')}
        </a>
        <LinkButton href={classListHref(list.id)} look="plain">
          {t('vue.classList.family.title', { name: classNameInTitle(list.name) })}
        </LinkButton>
        <span className={styles.hint}>{t('vue.classList.print.hint')}</span>
      </p>
      <div className={styles.paper}>
        <header className={styles.sheetHead}>
          <div>
            <h1>{t('vue.classList.family.title', { name: classNameInTitle(list.name) })}</h1>
            <p>{t('vue.classList.family.year', { year: list.schoolYear })}</p>
            {list.closesOn === undefined ? null : (
              <p>{t('vue.classList.closesOn.until', { date: formatDate(list.closesOn, site.profile.numberLocale) })}</p>
            )}
          </div>
          {link === undefined ? null : (
            <figure className={styles.sheetCode}>
              <img src={link.qrCode} alt={t('vue.classList.share.code')} width={120} height={120} />
              <figcaption>{t('vue.classList.print.code')}</figcaption>
            </figure>
          )}
        </header>
        <Lines
          title={t('vue.classList.family.child')}
          entries={entries.filter(({ per }) => per === 'child')}
          withPrices={hasPrices}
        />
        <Lines
          title={t('vue.classList.family.class')}
          entries={entries.filter(({ per }) => per === 'class')}
          withPrices={hasPrices}
        />
        {link === undefined ? null : <p className={styles.sheetLink}>{link.url}</p>}
      </div>
    </article>
  );
};
