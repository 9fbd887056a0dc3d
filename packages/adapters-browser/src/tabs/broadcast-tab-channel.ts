import type { TabChannel, TabMessage } from '@tornister/application/ports';
import { Observable } from 'rxjs';

/** The message that other tabs of the shop know (spec 3 §7). */
export const TAB_CHANNEL_NAME = 'syncApolloData';

const KINDS: readonly TabMessage['kind'][] = ['cart-changed', 'login-changed', 'wishlist-changed'];

/** Only a known kind passes; a message carries no ids and no tokens, the receiver asks again. */
const parseMessage = (data: unknown): TabMessage | undefined => {
  const kind = typeof data === 'object' && data !== null && 'kind' in data ? data.kind : undefined;
  const known = KINDS.find((candidate) => candidate === kind);
  return known === undefined ? undefined : { kind: known };
};

/** Speaks to the other tabs over the browser's own channel. */
export const createBroadcastTabChannel = (open: (name: string) => BroadcastChannel): TabChannel => {
  const channel = open(TAB_CHANNEL_NAME);
  return {
    messages$: new Observable<TabMessage>((subscriber) => {
      const listen = ({ data }: MessageEvent<unknown>): void => {
        const message = parseMessage(data);
        if (message !== undefined) subscriber.next(message);
      };
      channel.addEventListener('message', listen);
      return () => channel.removeEventListener('message', listen);
    }),
    send: (message) => channel.postMessage(message),
  };
};
