// A stream of one list for one visitor: says "changed" after a change, at its beginning where an older state is shown, and that it is there. Before each word the visitor is asked for anew: who
// has logged out, left the list or was taken off it hears nothing more. Source: docs/adr/0076.

import {
  LIST_CHANGED_EVENT,
  LIST_CHANGES_SETTLE_MS,
  LIST_STREAM_HEARTBEAT_MS,
  LIST_STREAM_RETRY_MS,
} from '@tornister/domain/wishlist';

/** What is sent: how soon to come back, that something has changed, and that the stream is there. */
const OPENING = `retry: ${LIST_STREAM_RETRY_MS}\n\n`;
const CHANGED = `event: ${LIST_CHANGED_EVENT}\ndata:\n\n`;
const HEARTBEAT = ':\n\n';

export type ListStreamParts = {
  /** Whether the visitor may still see the list. */
  readonly mayHear: () => Promise<boolean>;
  /** Asked once, when every later change is heard: whether the page has to look again for an earlier one. */
  readonly isOutdated: () => Promise<boolean>;
  /** Calls back after every change, until the answer is called. */
  readonly watch: (onChange: () => void) => () => void;
  /** Told once, when the stream has ended for whatever reason. */
  readonly onEnd: () => void;
};

export type ListStream = { readonly body: ReadableStream<Uint8Array>; readonly end: () => void };

/** Opens it; it ends when its reader goes, when `end` is called, or when the visitor may see the list no more. */
export const openListStream = ({ mayHear, isOutdated, watch, onEnd }: ListStreamParts): ListStream => {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isOpen = true;
  let isAsking = false;
  let next: string | undefined;
  let settling: NodeJS.Timeout | undefined;

  const release = (): void => {
    if (!isOpen) return;
    isOpen = false;
    clearTimeout(settling);
    clearInterval(heartbeat);
    stopWatching();
    onEnd();
  };
  const end = (): void => {
    if (!isOpen) return;
    release();
    controller?.close();
  };
  /** One question at a time; what comes meanwhile is said after it, a change before a heartbeat. */
  const say = async (word: string): Promise<void> => {
    if (isAsking) {
      next = next === CHANGED ? CHANGED : word;
      return;
    }
    isAsking = true;
    const may = await mayHear().catch(() => false);
    isAsking = false;
    if (!isOpen) return;
    if (!may) return end();
    controller?.enqueue(encoder.encode(word));
    const waiting = next;
    next = undefined;
    if (waiting !== undefined) await say(waiting);
  };
  const stopWatching = watch(() => {
    settling ??= setTimeout(() => {
      settling = undefined;
      void say(CHANGED);
    }, LIST_CHANGES_SETTLE_MS);
  });
  const heartbeat = setInterval(() => void say(HEARTBEAT), LIST_STREAM_HEARTBEAT_MS);

  const body = new ReadableStream<Uint8Array>({
    start: (opened) => {
      controller = opened;
      opened.enqueue(encoder.encode(OPENING));
      void isOutdated()
        .catch(() => true)
        .then((isTold) => (isTold && isOpen ? say(CHANGED) : undefined));
    },
    cancel: release,
  });
  return { body, end };
};
