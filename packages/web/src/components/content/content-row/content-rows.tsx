// Rows and cells of teasers, as editors arranged them on a page.

import type { ContentRow } from '@tornister/application/content';
import styles from './content-row.module.css';
import { TeaserView } from './teaser-view.tsx';

/** A cell is known by its teasers, whose ids are unique in a page. */
const cellKey = ({ teasers }: ContentRow['cells'][number]): string => teasers.map(({ id }) => id).join();

/** The rows of a page of the content system: cells side by side where there is room, each as wide as its twelfths say. */
export const ContentRows = ({ rows }: { readonly rows: readonly ContentRow[] }) => (
  <>
    {rows.map((row) => (
      <div key={row.cells.map(cellKey).join()} className={styles.row} data-kind={row.cells[0]?.teasers[0]?.kind}>
        {row.cells.map((cell) => (
          <div key={cellKey(cell)} className={styles.cell} data-columns={cell.columns}>
            {cell.teasers.map((teaser) => (
              <TeaserView key={teaser.id} teaser={teaser} />
            ))}
          </div>
        ))}
      </div>
    ))}
  </>
);
