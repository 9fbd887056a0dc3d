// What the forwarding agent was told about the place of delivery.

import type { SpeditionField } from '@tornister/domain/cart';
import styles from './spedition-answers.module.css';

/** Each question with its answer; nothing where no forwarding agent brings the goods. */
export const SpeditionAnswers = ({ fields }: { readonly fields: readonly SpeditionField[] }) =>
  fields.length === 0 ? null : (
    <dl className={styles.answers}>
      {fields.map(({ fieldName, displayName, fieldValue }) => (
        <div key={fieldName}>
          <dt>{displayName}</dt>
          <dd>{fieldValue}</dd>
        </div>
      ))}
    </dl>
  );
