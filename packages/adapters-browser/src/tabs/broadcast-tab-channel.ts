import type { TabChannel, TabMessage } from '@tornister/application/ports';
import { parseTabSync, type TabSync, writeTabSync } from '@tornister/domain/session';
import { Observable } from 'rxjs';

/** Named like the field of its messages (spec 3 §7). */
export const TAB_CHANNEL_NAME = 'syncApolloData';

const NOTHING: TabSync = { user: false, cart: false, wishlist: false };

const syncOf = ({ kind }: TabMessage): TabSync => {
  switch (kind) {
    case 'cart-changed':
      return { ...NOTHING, cart: true };
    case 'login-changed':
      return { ...NOTHING, user: true };
    case 'wishlist-changed':
      return { ...NOTHING, wishlist: true };
  }
};

/** What a message says; the id of a cart in it only says "look again", the receiver asks for its own. */
const messagesOf = (sync: TabSync): readonly TabMessage[] => [
  ...(sync.user ? [{ kind: 'login-changed' } as const] : []),
  ...(sync.cart || sync.cartId !== undefined ? [{ kind: 'cart-changed' } as const] : []),
  ...(sync.wishlist ? [{ kind: 'wishlist-changed' } as const] : []),
];

/** Speaks to the other tabs over the browser's own channel, in the message of spec 3 §7. */
export const createBroadcastTabChannel = (open: (name: string) => BroadcastChannel): TabChannel => {
  const channel = open(TAB_CHANNEL_NAME);
  return {
    messages$: new Observable<TabMessage>((subscriber) => {
      const listen = ({ data }: MessageEvent<unknown>): void => {
        const sync = parseTabSync(data);
        if (sync !== undefined) for (const message of messagesOf(sync)) subscriber.next(message);
      };
      channel.addEventListener('message', listen);
      return () => channel.removeEventListener('message', listen);
    }),
    send: (message) => channel.postMessage(writeTabSync(syncOf(message))),
  };
};
