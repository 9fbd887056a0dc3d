// The form of material lists: the field for the list, its lines with what the shop has for them, and the way to the basket.

import {
  decisionFor,
  type MaterialDecisions,
  type MaterialSheet,
  totalOfChosen,
} from '@tornister/application/material-list';
import { type ChildDecisions, childrenOf, MATERIAL_LIST_MAX_CHARACTERS } from '@tornister/domain/materiallist';
import { PATHS } from '@tornister/domain/routing';
import { ListChecks } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Button, LinkButton } from '../ui/button/button.tsx';
import { ErrorSummary } from '../ui/error-summary/error-summary.tsx';
import { inputClass } from '../ui/form-field/form-field.tsx';
import { StatusRegion } from '../ui/status-region/status-region.tsx';
import { FIELDS } from './list-fields.ts';
import { MaterialChild } from './material-child.tsx';
import { MaterialLine, type MaterialLineProps, quantityId } from './material-line.tsx';
import styles from './material-list.module.css';
import { sendFile } from './send-file.ts';
import { ToBasket } from './to-basket.tsx';
import { decisionsAfter } from './typed-decisions.ts';
import { UnreadLines } from './unread-lines.tsx';

export type MaterialListFormProps = {
  readonly answer: {
    readonly text: string;
    readonly sheet?: MaterialSheet;
    readonly decisions: MaterialDecisions;
    readonly children: ChildDecisions;
    readonly done: readonly number[];
    readonly notes: Readonly<Record<number, NonNullable<MaterialLineProps['note']>>>;
    readonly added: number;
    readonly saved: number;
    readonly message?: string;
    /** What the form was posted with, where the shop did not answer: it may have been done all the same. */
    readonly key?: string;
  };
  /** Names this form: what is posted twice with it is added once. */
  readonly formKey: string;
};

type Answer = MaterialListFormProps['answer'];
type Sheet = { readonly answer: Answer; readonly sheet: MaterialSheet };

/** Lines of a child under the headings that stand above them. */
const groupsOf = ({ lines }: MaterialSheet, own: readonly number[]) => {
  const groups: { readonly title: string; readonly indexes: number[] }[] = [];
  for (const index of own) {
    const title = lines[index]?.heading ?? '';
    const last = groups.at(-1);
    if (last?.title === title) last.indexes.push(index);
    else groups.push({ title, indexes: [index] });
  }
  return groups;
};

/** How many lines the shop is sure of, and how many are to be chosen. */
const Summary = ({ answer, sheet }: Sheet) => {
  const { t } = useTranslation('materialList');
  const sure = sheet.lines.filter(({ verdict }) => verdict === 'sure').length;
  const open = sheet.lines.filter(({ candidates }, index) => candidates.length > 0 && !answer.done.includes(index));
  const toChoose = open.filter(({ verdict }) => verdict !== 'sure').length;
  return (
    <p className={styles.hint}>{t('vue.materialList.summary', { sure, all: sheet.lines.length, open: toChoose })}</p>
  );
};

const Lines = ({
  answer,
  sheet,
  decisions,
  isBusy,
}: Sheet & Pick<Answer, 'decisions'> & { readonly isBusy: boolean }) => {
  const { t } = useTranslation('materialList');
  const children = childrenOf(sheet.lines, answer.children);
  const Title = children.length === 1 ? 'h3' : 'h4';
  return (
    <>
      {sheet.isCut ? <p className={styles.alert}>{t('vue.materialList.cut')}</p> : null}
      {children.map((child) => (
        <MaterialChild
          key={child.index}
          child={child}
          isAlone={children.length === 1}
          total={totalOfChosen(sheet, decisions, answer.done, child.lines)}
          isBusy={isBusy}
        >
          {groupsOf(sheet, child.lines).map(({ title, indexes }) => (
            <section key={indexes[0]} className={styles.group}>
              {title === '' ? null : <Title>{title}</Title>}
              <ol className={styles.lines}>
                {indexes.map((index) => {
                  const line = sheet.lines[index];
                  return line === undefined ? null : (
                    <MaterialLine
                      key={index}
                      index={index}
                      line={line}
                      decision={answer.decisions[index]}
                      chosenNow={decisionFor(line, decisions[index]).orderNumber}
                      note={answer.notes[index]}
                      isDone={answer.done.includes(index)}
                      everyChild={children}
                      childIndex={child.index}
                    />
                  );
                })}
              </ol>
            </section>
          ))}
        </MaterialChild>
      ))}
      <UnreadLines sheet={sheet} />
    </>
  );
};

/** One form for everything, which works as well without scripts. */
export const MaterialListForm = ({ answer, formKey }: MaterialListFormProps) => {
  const { t } = useTranslation('materialList');
  const isBusy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState({ answer, version: 0, decisions: answer.decisions });
  // The browser keeps what stands in the fields; an answer brings fields of its own.
  if (shown.answer !== answer) setShown({ answer, version: shown.version + 1, decisions: answer.decisions });
  const { sheet, message, notes } = answer;
  const wrong = Object.entries(notes).filter(([, { text }]) => text === 'vue.materialList.quantityWrong');
  const errors = wrong.map(([line, { text }]) => ({ field: quantityId(Number(line)), message: text }));
  return (
    <Form
      ref={form}
      method="post"
      action={PATHS.materialList}
      encType="multipart/form-data"
      className={styles.form}
      aria-busy={isBusy}
      preventScrollReset
      noValidate
      onSubmit={sendFile}
      onChange={({ target }) => {
        if (form.current !== null) setShown({ ...shown, decisions: decisionsAfter(form.current, target, sheet) });
      }}
    >
      <ErrorSummary
        message={errors.length > 0 ? undefined : message}
        errors={errors}
        labelOf={(field) => sheet?.lines[Number(field.split('-')[1])]?.text ?? ''}
      />
      <StatusRegion>
        {answer.done.length === 0 ? null : (
          <section className={styles.report}>
            <p>{t('vue.materialList.added', { count: answer.done.length })}</p>
            <LinkButton look="primary" href={PATHS.basket}>
              {t('vue.materialList.toBasket')}
            </LinkButton>
          </section>
        )}
      </StatusRegion>
      <StatusRegion>
        {answer.saved === 0 ? null : (
          <section className={styles.report}>
            <p>{t('vue.materialList.saved', { count: answer.saved })}</p>
            <LinkButton look="primary" href={PATHS.wishlist}>
              {t('vue.materialList.toList')}
            </LinkButton>
          </section>
        )}
      </StatusRegion>
      <input type="hidden" name={FIELDS.key} value={answer.key || formKey} />
      <input type="hidden" name="className" value={t('vue.materialList.className')} />
      <input type="hidden" name={FIELDS.read} value={answer.text} />
      <input type="hidden" name={FIELDS.done} value={answer.done.join(',')} />
      {/* Return in a field works the total out anew, and does not read the list again. */}
      {sheet === undefined ? null : (
        <button type="submit" name={FIELDS.intent} value="check" className="visually-hidden" tabIndex={-1} aria-hidden>
          {t('vue.materialList.check')}
        </button>
      )}
      <section className={styles.section}>
        <label htmlFor="material-text">{t('vue.materialList.text')}</label>
        <p id="material-hint" className={styles.hint}>
          {t('vue.materialList.textHint')}
        </p>
        <textarea
          key={`text-${shown.version}`}
          id="material-text"
          name={FIELDS.text}
          className={inputClass}
          rows={sheet === undefined ? 12 : 5}
          spellCheck={false}
          autoComplete="off"
          maxLength={MATERIAL_LIST_MAX_CHARACTERS}
          aria-describedby="material-hint"
          defaultValue={answer.text}
        />
        <label htmlFor="material-file">{t('vue.materialList.file')}</label>
        <input
          key={`file-${shown.version}`}
          id="material-file"
          name={FIELDS.file}
          type="file"
          accept=".csv,.tsv,.txt,.pdf,.eml,.xlsx,.docx,.ods,.odt,text/*,application/pdf,message/rfc822"
        />
        <p>
          <Button
            type="submit"
            name={FIELDS.intent}
            value="read"
            look={sheet === undefined ? 'strong' : 'secondary'}
            size="large"
          >
            <ListChecks aria-hidden size={22} />
            {t('vue.materialList.read')}
          </Button>
        </p>
      </section>
      <section className={sheet === undefined ? styles.unread : styles.section}>
        {sheet === undefined ? null : <h2>{t('vue.materialList.result')}</h2>}
        <StatusRegion>{sheet === undefined ? null : <Summary answer={answer} sheet={sheet} />}</StatusRegion>
        {sheet === undefined ? null : (
          <Fragment key={`lines-${shown.version}`}>
            <Lines answer={answer} sheet={sheet} decisions={shown.decisions} isBusy={isBusy} />
            <ToBasket total={totalOfChosen(sheet, shown.decisions, answer.done)} isBusy={isBusy} />
          </Fragment>
        )}
      </section>
    </Form>
  );
};
