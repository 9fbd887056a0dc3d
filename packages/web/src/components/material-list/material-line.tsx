// One line of a material list: what was written, what the shop has for it, how many, or to leave it out.

import {
  type ChosenMaterial,
  decisionFor,
  type MaterialLine as Line,
  quantityChange,
  shownVerdict,
  suggestedQuantity,
} from '@tornister/application/material-list';
import type { OrderItem } from '@tornister/application/ports';
import type { ChildOfList } from '@tornister/domain/materiallist';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';
import { inputClass } from '../ui/form-field/form-field.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { fieldOf } from './list-fields.ts';
import { useNameOfChild } from './material-child.tsx';
import styles from './material-list.module.css';
import { isQuantityNote } from './quantity-notes.ts';

/** Room in the field of pieces: what is more than can be ordered is said, not cut off. */
const TYPED_QUANTITY_LENGTH = 6;

export type MaterialLineProps = {
  readonly index: number;
  readonly line: Line;
  readonly decision: ChosenMaterial | undefined;
  /** What is chosen in this moment, where scripts run. */
  readonly chosenNow: string;
  readonly note: { readonly text: string; readonly count?: number } | undefined;
  readonly isDone: boolean;
  /** The children of the list, and whose this line is. */
  readonly everyChild: readonly ChildOfList[];
  readonly childIndex: number;
};

const ICONS = {
  sure: CircleCheck,
  otherQuantity: CircleAlert,
  choose: CircleHelp,
  didYouMean: CircleHelp,
  notFound: CircleAlert,
} as const;

const nameOf = ({ name, variantInfo }: OrderItem): string =>
  [name, ...variantInfo.map(({ value }) => value)].join(', ');

type CandidateProps = {
  readonly index: number;
  readonly candidate: Line['candidates'][number];
  readonly isChosen: boolean;
  /** Articles of the line are needed in different quantities: each says its own. */
  readonly saysQuantity: boolean;
};

const Candidate = ({ index, candidate, isChosen, saysQuantity }: CandidateProps) => {
  const { t } = useTranslation('materialList');
  const { numberLocale } = useShop().site.profile;
  const { item, missing, quantity, needed } = candidate;
  const change = quantityChange(candidate);
  const traits = missing.map((kind) => t(`vue.materialList.trait.${kind}`)).join(', ');
  return (
    <label className={styles.candidate}>
      <input type="radio" name={fieldOf('choice', index)} value={item.orderNumber} defaultChecked={isChosen} />
      <Picture picture={item.picture} alt="" sizes="64px" className={styles.picture} />
      <span className={styles.article}>
        <a href={item.path}>{nameOf(item)}</a>
        <span className={styles.price}>
          {t('vue.materialList.unitPrice', { price: formatMoney(item.unitPrice, numberLocale) })}
          {saysQuantity && change === undefined ? ` · ${t('vue.materialList.needed', { count: quantity })}` : ''}
        </span>
        {change === undefined ? null : (
          <strong className={styles.missing}>
            {t(`vue.materialList.${change}Here`, { ordered: quantity, needed })}
          </strong>
        )}
        {missing.length === 0 ? null : (
          <span className={styles.missing}>{t('vue.materialList.missing', { traits })}</span>
        )}
      </span>
    </label>
  );
};

const Verdict = ({ line, isDone, chosenNow }: Pick<MaterialLineProps, 'line' | 'isDone' | 'chosenNow'>) => {
  const { t } = useTranslation('materialList');
  const verdict = isDone ? 'sure' : shownVerdict(line, chosenNow);
  const Icon = ICONS[verdict];
  return (
    <span className={styles.verdict} data-verdict={verdict}>
      <Icon aria-hidden size={18} />
      {t(isDone ? 'vue.materialList.done' : `vue.materialList.${verdict}`)}
    </span>
  );
};

type ChosenProps = Pick<MaterialLineProps, 'index' | 'line'> & { readonly chosen: string };

/** The articles of a line; where the best is sure, the others are out of the way. */
const Choices = ({ index, line, chosen }: ChosenProps) => {
  const { t } = useTranslation('materialList');
  const { candidates, verdict } = line;
  const best = verdict === 'sure' ? candidates.find(({ item }) => item.orderNumber === chosen) : undefined;
  const others = best === undefined ? [] : candidates.filter((candidate) => candidate !== best);
  const saysQuantity = new Set(candidates.map(({ quantity }) => quantity)).size > 1;
  const choiceOf = (candidate: Line['candidates'][number]) => (
    <Candidate
      key={candidate.item.itemId}
      index={index}
      candidate={candidate}
      isChosen={candidate.item.orderNumber === chosen}
      saysQuantity={saysQuantity}
    />
  );
  return (
    <div className={styles.candidates}>
      {best === undefined ? candidates.map(choiceOf) : choiceOf(best)}
      {others.length === 0 ? null : (
        <details className={styles.others}>
          <summary>{t('vue.materialList.others', { count: others.length })}</summary>
          {others.map(choiceOf)}
        </details>
      )}
    </div>
  );
};

type AmountProps = ChosenProps & Pick<MaterialLineProps, 'note' | 'chosenNow'> & { readonly quantity: string };

/** How many, or none. */
const Amount = ({ index, line, chosen, chosenNow, quantity, note }: AmountProps) => {
  const { t } = useTranslation('materialList');
  const field = fieldOf('quantity', index);
  return (
    <div className={styles.amount}>
      <input type="hidden" name={fieldOf('suggested', index)} value={suggestedQuantity(line, chosenNow)} />
      <label htmlFor={field}>
        {t('vue.materialList.quantity')}
        <span className="visually-hidden"> {t('vue.materialList.quantityOf', { line: line.text })}</span>
      </label>
      <input
        id={field}
        name={field}
        className={`${inputClass} ${styles.quantity}`}
        inputMode="numeric"
        maxLength={TYPED_QUANTITY_LENGTH}
        autoComplete="off"
        defaultValue={quantity}
        aria-invalid={isQuantityNote(note) || undefined}
        aria-describedby={note && `note-${index}`}
      />
      <label className={styles.leave}>
        <input type="radio" name={fieldOf('choice', index)} value="" defaultChecked={chosen === ''} />
        {t('vue.materialList.leave')}
      </label>
    </div>
  );
};

/** What was decided for a line that is in the basket: a class list or a wishlist is made of it all the same. */
const Decided = ({ index, line, chosen, quantity }: ChosenProps & Pick<AmountProps, 'quantity'>) => (
  <>
    <input type="hidden" name={fieldOf('choice', index)} value={chosen} />
    <input type="hidden" name={fieldOf('quantity', index)} value={quantity} />
    <input type="hidden" name={fieldOf('suggested', index)} value={suggestedQuantity(line, chosen)} />
  </>
);

/** Whose a line is, where the list is for several. */
const Owner = ({
  index,
  line,
  everyChild,
  childIndex,
}: Pick<MaterialLineProps, 'index' | 'line' | 'everyChild' | 'childIndex'>) => {
  const { t } = useTranslation('materialList');
  const nameOfChild = useNameOfChild();
  const field = fieldOf('child', index);
  return (
    <p className={styles.owner}>
      <label htmlFor={field}>
        {t('vue.materialList.child.of')}
        <span className="visually-hidden"> {t('vue.materialList.child.ofLine', { line: line.text })}</span>
      </label>
      <select id={field} name={field} className={inputClass} defaultValue={childIndex}>
        {everyChild.map((child) => (
          <option key={child.index} value={child.index}>
            {nameOfChild(child)}
          </option>
        ))}
      </select>
    </p>
  );
};

/** A line as it was written, its verdict, the article that is chosen for it, and how many. */
export const MaterialLine = ({
  index,
  line,
  decision,
  chosenNow,
  note,
  isDone,
  everyChild,
  childIndex,
}: MaterialLineProps) => {
  const { t } = useTranslation('materialList');
  const { candidates, wish, text } = line;
  const { orderNumber: chosen, quantity } = decisionFor(line, decision);
  const isFound = candidates.length > 0;
  return (
    <li>
      <fieldset className={styles.fieldset} aria-describedby={note && `note-${index}`}>
        <legend className="visually-hidden">{text}</legend>
        <div className={styles.said}>
          <span aria-hidden className={styles.written}>
            {text}
          </span>
          <Verdict line={line} isDone={isDone} chosenNow={chosenNow} />
          {wish.typo === undefined ? null : (
            <span className={styles.hint}>{t('vue.materialList.typo', { read: wish.typo.read })}</span>
          )}
        </div>
        {isFound ? null : <p className={styles.hint}>{t('vue.materialList.notFoundHint')}</p>}
        {isFound && isDone ? <Decided index={index} line={line} chosen={chosen} quantity={quantity} /> : null}
        {isFound && !isDone ? (
          <>
            <Choices index={index} line={line} chosen={chosen} />
            <Amount index={index} line={line} chosen={chosen} chosenNow={chosenNow} quantity={quantity} note={note} />
          </>
        ) : null}
        {everyChild.length > 1 ? (
          <Owner index={index} line={line} everyChild={everyChild} childIndex={childIndex} />
        ) : null}
        {note === undefined ? null : (
          <p id={`note-${index}`} className={styles.note}>
            {t(note.text, note.count === undefined ? {} : { count: note.count })}
          </p>
        )}
      </fieldset>
    </li>
  );
};
