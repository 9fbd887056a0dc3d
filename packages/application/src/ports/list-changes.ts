// Port: hears of changes that somebody else makes to a list.

import type { FollowedList } from '@tornister/domain/wishlist';
import type { Observable } from 'rxjs';

/**
 * What is heard of a list: that one listens from now on (what was changed since an earlier opening was not heard), that it has changed, also
 * since the state that `followed` has seen, or that it is not told; nothing more is heard then.
 */
export type HeardOfList = 'listening' | 'changed' | 'refused';

export type ListChanges = { readonly heard$: (followed: FollowedList) => Observable<HeardOfList> };
