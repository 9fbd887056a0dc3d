// The form of material lists: the field for the list, its lines with what the shop has for them, and the way to the basket.

import { PATHS } from '@tornister/domain/routing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { StatusRegion } from '../ui/status-region/status-region.tsx';
import type { ListAnswer, ReadList } from './list-answer.ts';
import { ListEntry } from './list-entry.tsx';
import { FIELDS } from './list-fields.ts';
import { ListLines } from './list-lines.tsx';
import { ListOutcome } from './list-outcome.tsx';
import styles from './material-list.module.css';
import { sendFile } from './send-file.ts';
import { decisionsAfter } from './typed-decisions.ts';

export type MaterialListFormProps = {
  readonly answer: ListAnswer;
  /** Names this form: what is posted twice with it is added once. */
  readonly formKey: string;
};

/** How many lines the shop is sure of, and how many are to be chosen. */
const Summary = ({ answer, sheet }: ReadList) => {
  const { t } = useTranslation('materialList');
  const sure = sheet.lines.filter(({ verdict }) => verdict === 'sure').length;
  const open = sheet.lines.filter(({ candidates }, index) => candidates.length > 0 && !answer.done.includes(index));
  const toChoose = open.filter(({ verdict }) => verdict !== 'sure').length;
  return (
    <p className={styles.hint}>{t('vue.materialList.summary', { sure, all: sheet.lines.length, open: toChoose })}</p>
  );
};

/** One form for everything, which works as well without scripts. */
export const MaterialListForm = ({ answer, formKey }: MaterialListFormProps) => {
  const { t } = useTranslation('materialList');
  const isBusy = useNavigation().state !== 'idle';
  const [shown, setShown] = useState({ answer, version: 0, decisions: answer.decisions });
  // The browser keeps what stands in the fields; an answer brings fields of its own.
  if (shown.answer !== answer) setShown({ answer, version: shown.version + 1, decisions: answer.decisions });
  const { decisions, version } = shown;
  const { sheet } = answer;
  return (
    <Form
      method="post"
      action={PATHS.materialList}
      encType="multipart/form-data"
      className={styles.form}
      aria-busy={isBusy}
      preventScrollReset
      noValidate
      onSubmit={sendFile}
      onChange={({ currentTarget, target }) =>
        setShown({ ...shown, decisions: decisionsAfter(currentTarget, target, sheet) })
      }
    >
      <ListOutcome answer={answer} />
      <input type="hidden" name={FIELDS.key} value={answer.key || formKey} />
      <input type="hidden" name="className" value={t('vue.materialList.className')} />
      <input type="hidden" name={FIELDS.read} value={answer.text} />
      <input type="hidden" name={FIELDS.done} value={answer.done.join(',')} />
      {/* Return in a field works the total out anew, and does not read the list again. */}
      {sheet && (
        <button type="submit" name={FIELDS.intent} value="check" className="visually-hidden" tabIndex={-1} aria-hidden>
          {t('vue.materialList.check')}
        </button>
      )}
      <ListEntry answer={answer} version={version} />
      <section className={sheet ? styles.section : styles.unread}>
        {sheet && <h2>{t('vue.materialList.result')}</h2>}
        <StatusRegion>{sheet && <Summary answer={answer} sheet={sheet} />}</StatusRegion>
        {sheet && <ListLines key={version} answer={answer} sheet={sheet} decisions={decisions} isBusy={isBusy} />}
      </section>
    </Form>
  );
};
