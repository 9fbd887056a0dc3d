// A section under a heading that can be opened and closed.

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './product-sections.module.css';

type SectionProps = {
  readonly id: string;
  readonly title: string;
  readonly isOpen?: boolean;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
};

/** A part of a page under a heading, that opens and closes. */
export const Section = ({ id, title, isOpen = false, onOpen, children }: SectionProps) => (
  <details
    id={id}
    className={styles.section}
    open={isOpen}
    onToggle={(event) => {
      if (event.currentTarget.open) onOpen?.();
    }}
  >
    <summary className={styles.summary}>
      <h2>{title}</h2>
      <ChevronDown aria-hidden size={22} />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
