// The table of a product's facts, like material or age.

import styles from './product-sections.module.css';

type FactTableProps = { readonly facts: readonly { readonly label: string; readonly value: string }[] };

/** Facts as pairs of a name and a value; a name that occurs twice, in the variant and in the product, is said once. */
export const FactTable = ({ facts }: FactTableProps) => (
  <dl className={styles.facts}>
    {facts
      .filter(({ label }, index) => facts.findIndex((fact) => fact.label === label) === index)
      .map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
