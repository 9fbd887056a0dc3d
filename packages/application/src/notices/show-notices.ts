// Short notices at the edge of the window, as the domain's toast queue keeps them. Source: spec 3 §4 "Toast", §9.

import {
  addToast,
  dismissToast,
  type Toast,
  type ToastQueue,
  type ToastText,
  toastFrom,
} from '@tornister/domain/content';
import type { Subscription } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { Clock, CookieJar, Notice, Notifier } from '../ports/index.ts';
import { readNotice, takeNotice } from './passed-notice.ts';

/**
 * The notices of a tab.
 *
 * A notice goes after its time, by `dismiss`, or by being dragged away, which is the same. While one is hovered or focused (`hold`) the
 * time of all of them stands still, so that nobody has to read against the clock; `release` lets it run on, and so does the last that goes.
 */
export type ShowNotices = Notifier & {
  readonly state$: Behavior<ToastQueue>;
  readonly dismiss: (id: string) => void;
  readonly hold: () => void;
  readonly release: () => void;
};

export type ShowNoticesPorts = { readonly clock: Clock; readonly cookies: Pick<CookieJar, 'get' | 'remove'> };

/** A notice that came over a redirect is shown so long after the page is there, so that it is announced. */
const PASSED_NOTICE_DELAY_MS = 100;

const KEY = /^[\w-]+(?:\.[\w-]+)+$/;

const textOf = ({ message, values }: Notice): ToastText =>
  KEY.test(message)
    ? { kind: 'key', key: message, ...(values === undefined ? {} : { values }) }
    : { kind: 'server', message };

type Countdown = { readonly remainingMs: number; readonly since: number; readonly timer?: Subscription };

/** Makes the notices of a tab; the one that came with a redirect is shown shortly after. */
export const createShowNotices = (scope: Scope, { clock, cookies }: ShowNoticesPorts): ShowNotices => {
  const queue = behavior<ToastQueue>([]);
  const countdowns = new Map<string, Countdown>();
  let isHeld = false;

  const dismiss = (id: string): void => {
    countdowns.get(id)?.timer?.unsubscribe();
    countdowns.delete(id);
    queue.update((toasts) => dismissToast(toasts, id));
    // What was looked at is gone: the next notice has its time.
    if (countdowns.size === 0) isHeld = false;
  };
  const run = (id: string, remainingMs: number): void => {
    const timer = isHeld ? undefined : scope.during(clock.after$(remainingMs)).subscribe(() => dismiss(id));
    countdowns.set(id, { remainingMs, since: clock.now(), ...(timer === undefined ? {} : { timer }) });
  };
  const show = (toast: Toast): void => {
    const before = queue.state$.value;
    queue.update((toasts) => addToast(toasts, toast));
    if (queue.state$.value !== before) run(toast.id, toast.timeoutMs);
  };
  const notify = (notice: Notice): void => show(toastFrom({ id: notice.id, kind: notice.tone, text: textOf(notice) }));
  // One that is passed later, while this page is still there, is for the next. Looked for in a tab alone: on the shop host no time passes.
  scope.during(clock.after$(0)).subscribe(() => {
    if (readNotice(cookies) === undefined) return;
    scope.during(clock.after$(PASSED_NOTICE_DELAY_MS)).subscribe(() => {
      const passed = takeNotice(cookies);
      if (passed !== undefined) notify(passed);
    });
  });
  return {
    state$: queue.state$,
    notify,
    dismiss,
    hold: () => {
      if (isHeld) return;
      isHeld = true;
      for (const [id, { timer, remainingMs, since }] of countdowns) {
        timer?.unsubscribe();
        countdowns.set(id, { remainingMs: Math.max(0, remainingMs - (clock.now() - since)), since: clock.now() });
      }
    },
    release: () => {
      if (!isHeld) return;
      isHeld = false;
      for (const [id, { remainingMs }] of [...countdowns]) run(id, remainingMs);
    },
  };
};
