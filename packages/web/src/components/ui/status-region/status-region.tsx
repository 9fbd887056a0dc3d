// A part of a page that is read aloud when something comes into it.

import type { ReactNode } from 'react';
import styles from './status-region.module.css';

type StatusRegionProps = {
  /** What the message is about, where it does not say so itself. */
  readonly label?: string;
  /** The message; nothing where there is none. */
  readonly children: ReactNode;
};

/** It stands there before its message: one that comes together with its text is not announced everywhere (WCAG 4.1.3). */
export const StatusRegion = ({ label, children }: StatusRegionProps) => (
  <div className={styles.region} role="status" aria-label={label}>
    {children}
  </div>
);
