// What a school orders for the whole class, with packs and sets that cost less than single articles.

import type { Alternatives, CountedRows } from '@tornister/application/alternatives';
import { chosenAlternatives, classRows, shortArticles, totalOfRows } from '@tornister/application/class-list';
import type { OpenedClassList } from '@tornister/application/ports';
import { PATHS } from '@tornister/domain/routing';
import { ShoppingBasket } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { Button } from '../ui/button/button.tsx';
import card from '../ui/card/card.module.css';
import { insteadField, insteadIn } from './alternative-fields.ts';
import styles from './class-list.module.css';
import { classListHref } from './class-list-address.ts';
import { articleName, entryName } from './entry-words.ts';
import { reportText } from './report-text.ts';
import type { OrderReport } from './row-notes.ts';
import { useLostFocus } from './use-lost-focus.ts';

type OrderProps = Pick<OpenedClassList, 'list' | 'entries'> & {
  /** What came of the order before. */
  readonly ordered: OrderReport | undefined;
  /** Absent as long as nobody has asked. */
  readonly packs: Alternatives | undefined;
  /** What the class needs of rows that count single pieces of packs. */
  readonly counted?: CountedRows | undefined;
  readonly formKey: string;
};

/** All packs that were found; each is taken unless somebody unticks it. */
const everyPack = (packs: Alternatives): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(packs).flatMap(([id, [pack]]) => (pack === undefined ? [] : [[id, pack.orderNumber]])),
  );

type PacksProps = Pick<OrderProps, 'entries'> & { readonly packs: Alternatives; readonly isShort: boolean };

const Packs = ({ entries, packs, isShort }: PacksProps) => {
  const { t } = useTranslation('classList');
  const { numberLocale } = useShop().site.profile;
  const group = useRef<HTMLFieldSetElement>(null);
  useLostFocus(group);
  return (
    <fieldset ref={group} className={styles.alternatives}>
      <legend>{t('vue.classList.packs.found')}</legend>
      {isShort ? <p>{t('vue.classList.packs.short')}</p> : null}
      {entries.map((entry) => {
        const [pack] = packs[entry.id] ?? [];
        if (pack?.saving === undefined) return null;
        return (
          <label key={entry.id}>
            <input type="checkbox" name={insteadField(entry.id)} value={pack.orderNumber} defaultChecked />
            <span>
              {entryName(entry, t)}: {pack.quantity} × {articleName(pack.item)},{' '}
              <strong>{formatMoney(pack.total, numberLocale)}</strong>{' '}
              <span className={styles.promised}>
                {t('vue.classList.alternatives.saving', { saving: formatMoney(pack.saving, numberLocale) })}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
};

type CountedProps = Pick<OrderProps, 'entries'> & { readonly rows: ReturnType<typeof classRows> };

/** Of rows that count single pieces, and of sets for a class: how many the class needs, and how many packs that are. */
const Counted = ({ entries, rows }: CountedProps) => {
  const { t } = useTranslation('classList');
  const lines = rows.flatMap(({ entryId, counted }) => {
    const entry = entries.find(({ id }) => id === entryId);
    if (entry === undefined || counted === undefined) return [];
    const { packs: count, inSheets = false, ...needed } = counted;
    const ofPieces = inSheets ? 'vue.classList.order.sheets' : 'vue.classList.order.counted';
    const key = needed.size === undefined ? 'vue.classList.order.sets' : ofPieces;
    const text = t(key, { name: entryName(entry, t), count, ...needed });
    return [<li key={entryId}>{text}</li>];
  });
  return lines.length === 0 ? null : <ul className={styles.said}>{lines}</ul>;
};

/** Articles of which there are fewer than the class needs: the sum has only what is there. */
const Short = ({ entries, rows }: CountedProps) => {
  const { t } = useTranslation('classList');
  const short = shortArticles(rows);
  if (short.length === 0) return null;
  const namesOf = (ids: readonly string[]): string =>
    entries
      .filter(({ id }) => ids.includes(id))
      .map((entry) => entryName(entry, t))
      .join(', ');
  return (
    <div className={styles.said}>
      <p className={styles.gone}>{t('vue.classList.order.short', { count: short.length })}</p>
      <ul>
        {short.map(({ entryIds, ...pieces }) => (
          <li key={entryIds.join()}>{t('vue.classList.order.short.row', { name: namesOf(entryIds), ...pieces })}</li>
        ))}
      </ul>
    </div>
  );
};

/** The sum, packs for who asks for them, and the way into the basket. */
export const ClassOrder = ({ list, entries, ordered, packs, counted, formKey }: OrderProps) => {
  const { t } = useTranslation('classList');
  const { numberLocale } = useShop().site.profile;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>();
  const [shown, setShown] = useState({ packs, version: 0 });
  // Another answer has boxes of its own, all of them ticked.
  if (shown.packs !== packs) {
    setShown({ packs, version: shown.version + 1 });
    setTyped(undefined);
  }
  const taken = packs === undefined ? {} : (typed ?? everyPack(packs));
  const rows = classRows(entries, list.children, chosenAlternatives(packs ?? {}, taken), counted);
  // Of these the sum without packs has only what is there, and with packs all of it: it may rise.
  const short = shortArticles(classRows(entries, list.children, undefined, counted));
  const isShort = short.some(({ entryIds }) => entryIds.some((id) => (packs?.[id]?.length ?? 0) > 0));
  if (rows.length === 0 && ordered === undefined) return null;
  const price = formatMoney(totalOfRows(rows), numberLocale);
  const isCheaper = packs !== undefined && Object.values(packs).some(({ length }) => length > 0);
  return (
    <section className={card.card} aria-labelledby="class-order">
      <h2 id="class-order">{t('vue.classList.order')}</h2>
      <div aria-live="polite">
        <p>{t('vue.classList.order.hint', { count: list.children, price })}</p>
        <Short entries={entries} rows={rows} />
      </div>
      <Counted entries={entries} rows={rows} />
      {ordered === undefined ? null : (
        <p role="status" className={styles.report}>
          {t(reportText(ordered), { count: ordered.added })} <a href={PATHS.basket}>{t('vue.classList.basket.open')}</a>
        </p>
      )}
      <Form
        ref={form}
        method="post"
        action={classListHref(list.id)}
        className={styles.stack}
        preventScrollReset
        onChange={() => form.current !== null && setTyped(insteadIn(new FormData(form.current)))}
      >
        <input type="hidden" name="key" value={formKey} />
        {packs === undefined ? (
          <p>
            <Button type="submit" name="intent" value="packs" look="plain" size="small">
              {t('vue.classList.packs')}
            </Button>
          </p>
        ) : null}
        {packs !== undefined && !isCheaper ? <p role="status">{t('vue.classList.packs.none')}</p> : null}
        {packs !== undefined && isCheaper ? <Packs key={shown.version} {...{ entries, packs, isShort }} /> : null}
        <p>
          <Button type="submit" name="intent" value="order" look="secondary">
            <ShoppingBasket aria-hidden size={20} />
            {t('vue.classList.order')}
          </Button>
        </p>
      </Form>
    </section>
  );
};
