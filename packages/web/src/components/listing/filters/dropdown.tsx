// A dropdown of the filter bar.

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import styles from './filters.module.css';

type DropdownProps = {
  readonly label: string;
  /** What the button below the choices says. */
  readonly show: string;
  readonly isChosen: boolean;
  readonly children: ReactNode;
};

/** Choices behind a button; one of a row is open at a time. On narrow screens they stand at the lower edge, in reach of the thumb. */
export const Dropdown = ({ label, show, isChosen, children }: DropdownProps) => (
  <details className={styles.dropdown} name="filters" data-chosen={isChosen ? '' : undefined}>
    <summary className={styles.opener}>
      {label}
      <ChevronDown aria-hidden size={18} />
    </summary>
    <fieldset className={styles.panel} aria-label={label}>
      <div className={styles.choices}>{children}</div>
      <Button type="submit" size="small">
        {show}
      </Button>
    </fieldset>
  </details>
);
