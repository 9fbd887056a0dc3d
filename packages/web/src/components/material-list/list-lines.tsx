// The lines of a material list that was read, child by child and under their headings, and the way to the basket with them.

import { decisionFor, type MaterialSheet, totalOfChosen } from '@tornister/application/material-list';
import { childrenOf } from '@tornister/domain/materiallist';
import { useTranslation } from 'react-i18next';
import type { ListAnswer, ReadList } from './list-answer.ts';
import { MaterialChild } from './material-child.tsx';
import { MaterialLine } from './material-line.tsx';
import styles from './material-list.module.css';
import { ToBasket } from './to-basket.tsx';
import { UnreadLines } from './unread-lines.tsx';

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

type ListLinesProps = ReadList & {
  /** What is decided in this moment, where scripts run. */
  readonly decisions: ListAnswer['decisions'];
  readonly isBusy: boolean;
};

/** Everything that was read; of what is chosen in it the totals say what it costs. */
export const ListLines = ({ answer, sheet, decisions, isBusy }: ListLinesProps) => {
  const { t } = useTranslation('materialList');
  const children = childrenOf(sheet.lines, answer.children);
  const Title = children.length === 1 ? 'h3' : 'h4';

  const lineOf = (index: number, childIndex: number) => {
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
        childIndex={childIndex}
      />
    );
  };

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
              <ol className={styles.lines}>{indexes.map((index) => lineOf(index, child.index))}</ol>
            </section>
          ))}
        </MaterialChild>
      ))}
      <UnreadLines sheet={sheet} />
      <ToBasket total={totalOfChosen(sheet, decisions, answer.done)} isBusy={isBusy} />
    </>
  );
};
