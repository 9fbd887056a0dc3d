// Binds what follows a list. An area of its own: pages with hearts know the lists and follow none.

import { createEventSourceListChanges } from '@tornister/adapters-browser/list-changes';
import { followList } from '@tornister/application/wishlist';
import { areaModule } from './area-module.ts';
import { listChangesUseCases } from './list-changes-tokens.ts';
import { ports } from './ports.ts';

/** Nothing is listened to before a view lives in a tab. */
export const listChangesModule = areaModule((bind) => {
  bind(
    listChangesUseCases.followList,
    [ports.tabChannel, ports.clock, ports.pageVisibility],
    (tabs, clock, visibility) => (scope, following) => {
      const changes = createEventSourceListChanges((address) => new EventSource(address));
      followList(scope, { changes, tabs, clock, visibility }, following);
    },
  );
});
