// The list behind a link, whose code only those fetch who have opened one.

import { deferredView } from '../../react/deferred-view.tsx';
import type { SharedListViewProps } from './shared-list.tsx';

/** A list that somebody shares; most who open the page see their own. */
export const DeferredSharedList = deferredView<SharedListViewProps>('src/components/wishlist/shared-list.tsx', () =>
  import('./shared-list.tsx').then(({ SharedListView }) => SharedListView),
);
