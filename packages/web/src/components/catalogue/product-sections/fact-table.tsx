// The table of a product's facts, like material or age.

import styles from './product-sections.module.css';

type FactTableProps = { readonly facts: readonly { readonly label: string; readonly value: string }[] };

/** Facts as pairs of a name and a value; what is said twice, of the variant and of the product, is said once. A name may have several values. */
export const FactTable = ({ facts }: FactTableProps) => (
  <dl className={styles.facts}>
    {[...new Map(facts.map((fact) => [JSON.stringify(fact), fact]))].map(([key, { label, value }]) => (
      <div key={key} className={styles.fact}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
