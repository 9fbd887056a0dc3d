// What somebody declares, or has declared: the declaration itself, and its facts as a list.

import list from '../../ui/facts/facts.module.css';
import styles from './declaration.module.css';

/** Names and values, in the words of the page. */
export type DeclaredFacts = {
  readonly declaration: string;
  readonly facts: readonly (readonly [name: string, value: string, dateTime?: string])[];
};

export const DeclarationFacts = ({ declaration, facts }: DeclaredFacts) => (
  <>
    <blockquote className={styles.declaration}>{declaration}</blockquote>
    <dl className={`${list.facts} ${styles.declared}`}>
      {facts.map(([name, value, dateTime]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{dateTime === undefined ? value : <time dateTime={dateTime}>{value}</time>}</dd>
        </div>
      ))}
    </dl>
  </>
);
