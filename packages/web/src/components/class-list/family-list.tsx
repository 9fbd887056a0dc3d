// The list of a class as a family opens it: tick what is there, promise what the class needs, the rest into the basket. One form, which works as
// well without scripts.

import type { Alternatives } from '@tornister/application/alternatives';
import {
  chosenAlternatives,
  familyRows,
  type KeepTicks,
  type KeptTicks,
  totalOfRows,
} from '@tornister/application/class-list';
import type { SharedClassList } from '@tornister/application/ports';
import { PATHS } from '@tornister/domain/routing';
import { ShoppingBasket } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation, useSubmit } from 'react-router';
import { formatDate } from '../../i18n/format-date.ts';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { Button, LinkButton } from '../ui/button/button.tsx';
import { ErrorSummary } from '../ui/error-summary/error-summary.tsx';
import { insteadField, insteadIn } from './alternative-fields.ts';
import styles from './class-list.module.css';
import { FamilyRow } from './family-row.tsx';
import { reportText } from './report-text.ts';
import type { OrderReport, RowNote } from './row-notes.ts';

export type FamilyAnswer = {
  /** Rows that the family has already. */
  readonly there: readonly string[];
  readonly notes: Readonly<Record<string, RowNote>>;
  /** What else there is for rows whose alternatives were asked for, and the order numbers that were chosen. */
  readonly alternatives: Alternatives;
  readonly instead: Readonly<Record<string, string>>;
  /** What the form promises with, so that the same one is sent again after a refusal. */
  readonly secret?: string;
  /** What came of an order; absent where nobody asked for it. */
  readonly report?: Pick<OrderReport, 'added' | 'asked'>;
  readonly message?: string;
  /** What the form was posted with, where the shop did not answer: it may have been done all the same. */
  readonly key?: string;
};

type FamilyProps = {
  readonly list: SharedClassList;
  readonly answer: FamilyAnswer | undefined;
  readonly address: string;
  readonly formKey: string;
  /** What a first promise is made with; the same form sent again is of the same family. */
  readonly secret: string | undefined;
  /** What keeps the ticks and choices of this list in this browser, and goes on with them. */
  readonly ticks: {
    readonly keep: (ticks: KeptTicks) => void;
    readonly resume: (on: Parameters<KeepTicks['resume']>[1]) => void;
  };
};

/** What the form posts that asks for what stands in it, with the alternatives that were chosen. */
const checkedFields = ({ there, instead }: KeptTicks): [name: string, value: string][] => [
  ['intent', 'check'],
  ...there.map((id): [string, string] => ['there', id]),
  ...Object.entries(instead).flatMap(([id, number]): [string, string][] => [
    ['open', id],
    [insteadField(id), number],
  ]),
];

const TITLES = { child: 'vue.classList.family.child', class: 'vue.classList.family.class' } as const;

const NO_TICKS: KeptTicks = { there: [], instead: {} };

const Report = ({ report }: Required<Pick<FamilyAnswer, 'report'>>) => {
  const { t } = useTranslation('classList');
  return (
    <section className={styles.report}>
      <p role="status">{t(reportText(report), { count: report.added })}</p>
      <LinkButton href={PATHS.basket}>{t('vue.classList.basket.open')}</LinkButton>
    </section>
  );
};

/** What is ticked and chosen: what was posted, else what this browser has kept, which the shop host does not know. */
const useTicks = ({ answer, address, ticks }: FamilyProps) => {
  const submit = useSubmit();
  const [kept, setKept] = useState<KeptTicks>(answer ?? NO_TICKS);
  const [version, setVersion] = useState(0);
  const [lastAnswer, setLastAnswer] = useState(answer);
  // An answer brings the ticks that were posted.
  if (lastAnswer !== answer) {
    setLastAnswer(answer);
    setKept(answer ?? kept);
  }
  useEffect(() => {
    if (answer !== undefined) return;
    ticks.resume({
      show: (there) => {
        setKept((before) => ({ ...before, there }));
        setVersion((before) => before + 1);
      },
      check: (found) => {
        const posted = new URLSearchParams(checkedFields(found));
        void submit(posted, { method: 'post', action: address, preventScrollReset: true, replace: true });
      },
    });
  }, [answer, ticks, submit, address]);
  const tick = ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
    const typed = new FormData(currentTarget);
    const ticked = { there: typed.getAll('there').map(String), instead: insteadIn(typed) };
    setKept(ticked);
    ticks.keep(ticked);
  };
  return { ...kept, version, tick };
};

/** Everything on one page. What is ticked stays in this browser where scripts run. */
export const FamilyList = (props: FamilyProps) => {
  const { list, answer, address, formKey, secret } = props;
  const { t } = useTranslation('classList');
  const { numberLocale } = useShop().site.profile;
  const isBusy = useNavigation().state !== 'idle';
  const { there, instead, version, tick } = useTicks(props);
  const chosen = chosenAlternatives(answer?.alternatives ?? {}, instead);
  const total = totalOfRows(familyRows(list.entries, there, chosen));

  const rowsOf = (per: 'child' | 'class') => {
    const rows = list.entries.filter((entry) => entry.per === per);
    return rows.length === 0 ? null : (
      <section className={styles.stack} aria-labelledby={`rows-${per}`}>
        <h2 id={`rows-${per}`}>{t(TITLES[per])}</h2>
        {per === 'class' ? <p className={styles.detail}>{t('vue.classList.family.class.hint')}</p> : null}
        <ul className={styles.rows} key={version}>
          {rows.map((entry) => (
            <FamilyRow
              key={entry.id}
              entry={entry}
              note={answer?.notes[entry.id]}
              isThere={there.includes(entry.id)}
              isClosed={list.isClosed}
              alternatives={answer?.alternatives[entry.id]}
              chosen={instead[entry.id]}
            />
          ))}
        </ul>
      </section>
    );
  };

  return (
    <Form
      method="post"
      action={address}
      className={styles.stack}
      onChange={tick}
      aria-busy={isBusy}
      preventScrollReset
      noValidate
    >
      <ErrorSummary message={answer?.message} errors={[]} labelOf={String} />
      {answer?.report === undefined ? null : <Report report={answer.report} />}
      {list.isClosed ? (
        <p className={styles.closed}>{t('vue.classList.closed')}</p>
      ) : (
        list.closesOn && (
          <p className={styles.detail}>
            {t('vue.classList.closesOn.until', { date: formatDate(list.closesOn, numberLocale) })}
          </p>
        )
      )}
      <input type="hidden" name="key" value={answer?.key || formKey} />
      {secret === undefined ? null : <input type="hidden" name="secret" value={answer?.secret || secret} />}
      {/* Return in a field promises what was typed there; nothing typed, it works the total out anew. */}
      <button type="submit" name="intent" value="check" className="visually-hidden" tabIndex={-1} aria-hidden>
        {t('vue.classList.family.check')}
      </button>
      {rowsOf('child')}
      {rowsOf('class')}
      <div className={styles.bar}>
        <p className={styles.total} aria-live="polite">
          {t('vue.classList.family.total', { price: formatMoney(total, numberLocale) })}
        </p>
        <noscript>
          <Button type="submit" name="intent" value="total" look="secondary">
            {t('vue.classList.family.check')}
          </Button>
        </noscript>
        <Button type="submit" name="intent" value="add" look="strong" size="large" aria-disabled={isBusy}>
          <ShoppingBasket aria-hidden size={22} />
          {t('vue.classList.family.add')}
        </Button>
      </div>
    </Form>
  );
};
