// A press with which a browser opens a link in another tab or window.

import type { MouseEvent } from 'react';

/** Whether a press with a key held opens a link elsewhere: then it is the browser's. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
