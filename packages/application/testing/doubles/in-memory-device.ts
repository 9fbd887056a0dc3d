// Test doubles of the ports for cookies, notices, tabs and analytics.

import type { TabSync } from '@tornister/domain/session';
import { type Observable, Subject } from 'rxjs';
import type {
  Analytics,
  CookieJar,
  Notice,
  NoticeDismisser,
  Notifier,
  TabChannel,
  TrackedEvent,
} from '../../src/ports/index.ts';

/** Cookies that forget with the test. */
export const createInMemoryCookieJar = (initial: Readonly<Record<string, string>> = {}): CookieJar => {
  const values = new Map(Object.entries(initial));
  return {
    get: (name) => values.get(name),
    set: (name, value) => {
      values.set(name, value);
    },
    remove: (name) => {
      values.delete(name);
    },
    removeAll: (prefix) => {
      for (const name of values.keys()) if (name.startsWith(prefix)) values.delete(name);
    },
  };
};

export type RecordingNotifier = Notifier & NoticeDismisser & { readonly shown: () => readonly Notice[] };

/** Remembers what it was to show. */
export const createRecordingNotifier = (): RecordingNotifier => {
  let shown: readonly Notice[] = [];
  return {
    notify: (notice) => {
      shown = [...shown, notice];
    },
    dismiss: (id) => {
      shown = shown.filter((notice) => notice.id !== id);
    },
    shown: () => shown,
  };
};

export type RecordingTabs = TabChannel & {
  readonly sent: () => readonly TabSync[];
  /** Speaks as another tab. */
  readonly speak: (message: TabSync) => void;
};

/** The other tabs, played by the test. */
export const createRecordingTabs = (): RecordingTabs => {
  const sent: TabSync[] = [];
  const heard = new Subject<TabSync>();
  const messages$: Observable<TabSync> = heard.asObservable();
  return {
    messages$,
    send: (message) => {
      sent.push(message);
    },
    sent: () => sent,
    speak: (message) => heard.next(message),
  };
};

export type RecordingAnalytics = Analytics & { readonly tracked: () => readonly TrackedEvent[] };

/** Remembers the events that it was given. */
export const createRecordingAnalytics = (): RecordingAnalytics => {
  const tracked: TrackedEvent[] = [];
  return {
    track: (event) => {
      tracked.push(event);
    },
    tracked: () => tracked,
  };
};
