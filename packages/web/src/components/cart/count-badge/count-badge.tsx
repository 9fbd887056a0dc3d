// The number of articles on the basket's icon.

import styles from './count-badge.module.css';

/** Above this the icon has no room for the number. */
const MOST = 99;

/** Drawn above the icon; an empty basket has no number. */
export const CountBadge = ({ count }: { readonly count: number | undefined }) =>
  count ? <span className={styles.count} aria-hidden="true" data-count={count > MOST ? `${MOST}+` : count} /> : null;
