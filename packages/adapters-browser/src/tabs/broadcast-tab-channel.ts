// The port `TabChannel` in the tab, on `BroadcastChannel`.

import type { TabChannel } from '@tornister/application/ports';
import { parseTabSync, type TabSync, writeTabSync } from '@tornister/domain/session';
import { Observable } from 'rxjs';

/** Named like the field of its messages (spec 3 §7). */
const TAB_CHANNEL_NAME = 'syncApolloData';

/** Speaks to the other tabs over the browser's own channel, in the message of spec 3 §7. */
export const createBroadcastTabChannel = (open: (name: string) => BroadcastChannel): TabChannel => {
  const channel = open(TAB_CHANNEL_NAME);
  return {
    messages$: new Observable<TabSync>((subscriber) => {
      const listen = ({ data }: MessageEvent<unknown>): void => {
        const sync = parseTabSync(data);
        if (sync !== undefined) subscriber.next(sync);
      };
      channel.addEventListener('message', listen);
      return () => channel.removeEventListener('message', listen);
    }),
    send: (message) => channel.postMessage(writeTabSync(message)),
  };
};
