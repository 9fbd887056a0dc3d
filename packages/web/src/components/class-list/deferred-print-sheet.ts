// The sheet of a class list, whose code comes when it is to be printed.

import { deferredView } from '../../react/deferred-view.tsx';
import type { PrintSheetProps } from './print-sheet.tsx';

/** The sheet; a list that is worked on does without it. */
export const DeferredPrintSheet = deferredView<PrintSheetProps>('src/components/class-list/print-sheet.tsx', () =>
  import('./print-sheet.tsx').then(({ PrintSheet }) => PrintSheet),
);
