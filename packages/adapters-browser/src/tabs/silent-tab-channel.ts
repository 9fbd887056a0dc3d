// The port `TabChannel` where there are no other tabs to reach.

import type { TabChannel } from '@tornister/application/ports';
import { NEVER } from 'rxjs';

/** The server twin, and the answer for browsers without the channel: nobody speaks, nobody listens. */
export const silentTabChannel: TabChannel = { messages$: NEVER, send: () => undefined };
