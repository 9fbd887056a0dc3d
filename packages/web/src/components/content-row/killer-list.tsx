import type { KillerListTeaser } from '@tornister/domain/content';
import { Check } from 'lucide-react';
import styles from './content-row.module.css';

/** Catchy lines, one below the other, with one way on. */
export const KillerList = ({ teaser }: { readonly teaser: KillerListTeaser }) => (
  <section className={styles.killer}>
    {teaser.headline !== undefined && <h2>{teaser.headline}</h2>}
    <ul className={styles.lines}>
      {teaser.lines.map((line) => (
        <li key={line}>
          <Check aria-hidden size={20} />
          {line}
        </li>
      ))}
    </ul>
    {teaser.link !== undefined && <a href={teaser.link.url}>{teaser.name}</a>}
  </section>
);
