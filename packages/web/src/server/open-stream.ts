// Opens a stream at the backend, over a connection of its own: streams stay open, and calls must not wait for them.

import { REQUEST_TIMEOUT_MS } from '@tornister/domain/session';
import type { SignalAfter } from './api-token.ts';

type StreamRequest = {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the stream. */
  readonly end: AbortSignal;
};

/** A stream may stay open for as long as it likes, and has as long to begin as a call has for its answer. */
export const openStream = async (
  { address, headers, end }: StreamRequest,
  signalAfter: SignalAfter,
): Promise<Response> => {
  const opening = new AbortController();
  const late = signalAfter(REQUEST_TIMEOUT_MS);
  const giveUp = (): void => opening.abort(late.reason);
  late.addEventListener('abort', giveUp);
  try {
    return await fetch(address, { headers, signal: AbortSignal.any([end, opening.signal]) });
  } finally {
    late.removeEventListener('abort', giveUp);
  }
};
