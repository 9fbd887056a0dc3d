// What came of the form of material lists: what was wrong in it, and how much is in the basket or on the wishlist now.

import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../ui/button/button.tsx';
import { ErrorSummary } from '../ui/error-summary/error-summary.tsx';
import { StatusRegion } from '../ui/status-region/status-region.tsx';
import type { ListAnswer } from './list-answer.ts';
import { fieldOf } from './list-fields.ts';
import styles from './material-list.module.css';
import { isQuantityNote } from './quantity-notes.ts';

/** What cannot be ordered in this quantity, by the field that says so. */
const wrongQuantities = ({ notes }: ListAnswer) =>
  Object.entries(notes)
    .filter(([, note]) => isQuantityNote(note))
    .map(([line, { text }]) => ({ field: fieldOf('quantity', Number(line)), message: text }));

/** Stands above the list, and has its places there before there is anything to say. */
export const ListOutcome = ({ answer }: { readonly answer: ListAnswer }) => {
  const { t } = useTranslation('materialList');
  const { sheet, message, done, saved } = answer;
  const errors = wrongQuantities(answer);
  /** How many lines went somewhere, and the way there. */
  const report = (count: number, text: string, href: string, link: string) => (
    <StatusRegion>
      {count === 0 ? null : (
        <section className={styles.report}>
          <p>{t(text, { count })}</p>
          <LinkButton look="primary" href={href}>
            {t(link)}
          </LinkButton>
        </section>
      )}
    </StatusRegion>
  );
  return (
    <>
      <ErrorSummary
        message={errors.length > 0 ? undefined : message}
        errors={errors}
        labelOf={(field) => sheet?.lines[Number(field.split('-')[1])]?.text ?? ''}
      />
      {report(done.length, 'vue.materialList.added', PATHS.basket, 'vue.materialList.toBasket')}
      {report(saved, 'vue.materialList.saved', PATHS.wishlist, 'vue.materialList.toList')}
    </>
  );
};
