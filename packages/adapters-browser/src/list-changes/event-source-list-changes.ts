// The port `ListChanges` in the tab, on server-sent events of the shop host.

import type { ListChanges } from '@tornister/application/ports';
import { LIST_STREAM_PATH } from '@tornister/domain/calls';
import { followedListQuery, LIST_CHANGED_EVENT } from '@tornister/domain/wishlist';
import { Observable } from 'rxjs';

type Source = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;

const CLOSED = 2;

/** Hears by the browser's own `EventSource`, which comes back by itself when the network was away. */
export const createEventSourceListChanges = (open: (address: string) => Source): ListChanges => ({
  heard$: (followed) =>
    new Observable((subscriber) => {
      const source = open(`${LIST_STREAM_PATH}${followedListQuery(followed)}`);
      source.addEventListener('open', () => subscriber.next('listening'));
      source.addEventListener(LIST_CHANGED_EVENT, () => subscriber.next('changed'));
      // One that the browser opens again is no matter; a refusal it does not ask for twice.
      source.addEventListener('error', () => {
        if (source.readyState !== CLOSED) return;
        subscriber.next('refused');
        subscriber.complete();
      });
      return () => source.close();
    }),
});
