// The small ports of the device the shop runs on; each has an adapter for the browser and a twin for the shop host.

import type { TabSync } from '@tornister/domain/session';
import type { Instant } from '@tornister/domain/shared';
import type { Observable } from 'rxjs';

export type Clock = {
  readonly now: () => Instant;
  /** Ticks once a second; silent on the shop host. */
  readonly everySecond$: Observable<Instant>;
  /** Emits each time that so many milliseconds have passed; silent on the shop host. */
  readonly every$: (ms: number) => Observable<void>;
  /** Emits once after so many milliseconds; silent on the shop host. */
  readonly after$: (ms: number) => Observable<void>;
};

/** Whether somebody can see the page now; says so at once, and again when a page comes back that the browser had put aside. */
export type PageVisibility = { readonly visible$: Observable<boolean> };

/** Cookies that scripts may read; tokens are not among them. */
export type CookieJar = {
  readonly get: (name: string) => string | undefined;
  readonly set: (name: string, value: string, options: { readonly maxAgeSeconds?: number }) => void;
  readonly remove: (name: string) => void;
  /** Removes every cookie whose name begins like this. */
  readonly removeAll: (prefix: string) => void;
};

/** What the browser says for its owner about privacy: the signal Global Privacy Control. */
export type PrivacySignal = { readonly optsOut: () => boolean };

/** A key-value store of the device, for the session or for good; never for secrets. A store that is full or forbidden forgets. */
export type DeviceStore = {
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
};

/** Speaks to the other tabs of the same browser; what a message concerns is said by the domain (session/tab-sync). */
export type TabChannel = {
  readonly messages$: Observable<TabSync>;
  readonly send: (message: TabSync) => void;
};

/** What a tab keeps of its visitor. On the shop host there is none. */
export type ClientStore = {
  /** Forgets it and fetches what is shown anew, because another visitor is here now, or because the visitor has another cart. */
  readonly reset: () => void;
};

export type Notice = {
  readonly id: string;
  readonly tone: 'success' | 'warning' | 'error' | 'info';
  /** Translation key or the server's sentence. */
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** Shows a short message to the shopper. */
export type Notifier = { readonly notify: (notice: Notice) => void };

/** Takes a notice back that is not true any more; nothing where it is not shown. */
export type NoticeDismisser = { readonly dismiss: (id: string) => void };

export type Logger = {
  readonly info: (message: string, fields?: Readonly<Record<string, unknown>>) => void;
  readonly warn: (message: string, fields?: Readonly<Record<string, unknown>>) => void;
  readonly error: (message: string, fields?: Readonly<Record<string, unknown>>) => void;
};

/** Makes keys that nobody can guess. */
export type KeyMaker = { readonly make: () => string };
