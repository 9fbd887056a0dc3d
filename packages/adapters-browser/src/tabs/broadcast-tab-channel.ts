// The port `TabChannel` in the tab, on `BroadcastChannel`.

import type { TabChannel } from '@tornister/application/ports';
import { parseTabSync, type TabSync, writeTabSync } from '@tornister/domain/session';
import { Observable } from 'rxjs';
import { silentTabChannel } from './silent-tab-channel.ts';

/** Named like the field of its messages (spec 3 §7). */
const TAB_CHANNEL_NAME = 'syncApolloData';

/** Firefox throws where cookies are blocked: storage and channel are forbidden together. */
const opened = (open: (name: string) => BroadcastChannel): BroadcastChannel | undefined => {
  try {
    return open(TAB_CHANNEL_NAME);
  } catch {
    return undefined;
  }
};

/** Speaks to the other tabs over the browser's own channel, in the message of spec 3 §7; to nobody where the browser forbids it. */
export const createBroadcastTabChannel = (open: (name: string) => BroadcastChannel): TabChannel => {
  const channel = opened(open);
  if (channel === undefined) return silentTabChannel;
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
