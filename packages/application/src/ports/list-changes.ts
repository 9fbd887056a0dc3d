// Port: hears of changes that somebody else makes to a list.

import type { FollowedList } from '@tornister/domain/wishlist';
import type { Observable } from 'rxjs';

/**
 * What is heard of a list: that one listens from now on (what was changed before was not heard), that it has changed, or that it is not
 * told; nothing more is heard then.
 */
export type HeardOfList = 'listening' | 'changed' | 'refused';

export type ListChanges = { readonly heard$: (followed: FollowedList) => Observable<HeardOfList> };
