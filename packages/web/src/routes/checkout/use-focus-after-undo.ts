// React hook: where the focus goes on when the removal of a line was taken back.

import type { CartLine } from '@tornister/domain/cart';
import { useState } from 'react';
import { useFocusWhen } from '../../react/use-focus-when.ts';

/** The row with the way back goes with its press, the line comes with the answer: then its button takes the focus. Answers what tells of the press. */
export const useFocusAfterUndo = (lines: readonly CartLine[]): ((itemId: string) => void) => {
  const [undone, setUndone] = useState<string>();
  const back = lines.find(({ itemId }) => itemId === undone)?.id ?? '';
  useFocusWhen(back, `[value="remove"] + [name="lineId"][value="${back}"] + button`);
  return setUndone;
};
