// How large a body may be: only the addresses that take a file take more than a form. Large bodies are read
// a few at a time, because each is held in memory until it was passed on; others wait, unread, in their connections.

import { endpointPath } from '@tornister/domain/calls';
import { UPLOAD_MAX_BYTES } from '@tornister/domain/forms';
import { isMultipart } from '@tornister/process/multipart';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { findPage } from '../routing/find-page.ts';
import { trimFiles } from './trim-files.ts';
import { createTurnstile } from './turnstile.ts';

/** The largest form that anybody posts to a page, in bytes. */
const LARGEST_FORM = 256 * 1024;
const LARGEST_WITH_FILE = UPLOAD_MAX_BYTES + LARGEST_FORM;
/** A form with a larger file is read all the same, for what was typed beside it; beyond this nobody sends one by mistake. */
const LARGEST_READ = 64 * 1024 * 1024;
/** Whoever sends more than that learns nothing but that the connection is cut. */
const LARGEST_DROPPED = 2 * LARGEST_READ;
const TRIM = {
  fileBytes: UPLOAD_MAX_BYTES,
  keptBytes: LARGEST_WITH_FILE,
  readBytes: LARGEST_READ,
  droppedBytes: LARGEST_DROPPED,
};

/** Large bodies that are read, and those that wait for it; whoever comes then is sent away for a moment. */
const READ_AT_ONCE = 4;
const WAITING = 100;
/** One address has half of each at the most: whoever sends four files byte by byte keeps nobody else from sending one. */
const OF_ONE_AT_ONCE = 2;
const OF_ONE_WAITING = 50;
const RETRY_AFTER_S = 10;

const withoutSlash = (path: string): string => path.replace(/\/$/, '');
const isCallOfScript = ({ req }: Context): boolean => withoutSlash(req.path) === withoutSlash(endpointPath('shop'));
/** A form of the page at this address takes a file; the page says itself of one that it is too large. */
const isFormWithFile = ({ req }: Context): boolean => findPage(req.path).page.takesFile === true;

/** Whether a request may bring a file: its address takes one, and its body is of the type that has them. */
export const mayBringFile = (context: Context): boolean =>
  isMultipart(context.req.header('content-type') ?? '') && (isCallOfScript(context) || isFormWithFile(context));

/** The answer to a body that is too large (413), or that too many wait before (503). */
type Refused = (context: Context, status: 413 | 503, headers?: Readonly<Record<string, string>>) => Response;

/** A body that comes in chunks and does not say how large it is, as behind proxies that pass on what they get. */
const isUnsized = ({ req }: Context): boolean =>
  req.raw.body !== null &&
  (req.header('transfer-encoding') !== undefined || req.header('content-length') === undefined);

/** Reads it up to the limit; `undefined` where it is larger. The request is made anew: Hono's own limit would copy it, which the request of a server refuses. */
const readUnsized = async ({ url, method, headers, body }: Request, maxSize: number): Promise<Request | undefined> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    if (size > maxSize) return undefined;
    pieces.push(piece);
  }
  return new Request(url, { method, headers: new Headers([...headers]), body: Buffer.concat(pieces) });
};

/** Limits a body by the size that it says, or by what comes of it. */
const limited = (maxSize: number, onError: (context: Context) => Response): MiddlewareHandler => {
  const bySize = bodyLimit({ maxSize, onError });
  return async (context, next) => {
    if (!isUnsized(context)) return bySize(context, next);
    const read = await readUnsized(context.req.raw, maxSize);
    if (read === undefined) return onError(context);
    context.req.raw = read;
    return next();
  };
};

/** Lets a form through without its files where they are too large, so that its page says so and keeps what was typed. */
const trimmed =
  (onError: (context: Context) => Response): MiddlewareHandler =>
  async (context, next) => {
    const request = await trimFiles(context.req.raw, TRIM);
    if (request === undefined) return onError(context);
    context.req.raw = request;
    return next();
  };

/**
 * Limits every body, by the page that it is sent to and its type.
 *
 * @param senderOf who counts as one of those who send large bodies
 */
export const limitBodies = (refused: Refused, senderOf: (context: Context) => string): MiddlewareHandler => {
  const onError = (context: Context): Response => refused(context, 413);
  const forForms = limited(LARGEST_FORM, onError);
  const forFiles = limited(LARGEST_WITH_FILE, onError);
  const forLargeFiles = trimmed(onError);
  const turnstile = createTurnstile({
    atOnce: READ_AT_ONCE,
    waiting: WAITING,
    ofOne: { atOnce: OF_ONE_AT_ONCE, waiting: OF_ONE_WAITING },
  });
  return async (context, next) => {
    const { req } = context;
    if (!mayBringFile(context)) return forForms(context, next);
    const size = isUnsized(context) ? Number.POSITIVE_INFINITY : Number(req.header('content-length'));
    if (size <= LARGEST_FORM) return forForms(context, next);
    const sender = senderOf(context);
    if (!(await turnstile.enter(sender))) return refused(context, 503, { 'retry-after': String(RETRY_AFTER_S) });
    try {
      // Somebody may have typed beside the file of a form; a call of a script has nothing to keep.
      const isTrimmed = size > LARGEST_WITH_FILE && !isCallOfScript(context);
      return await (isTrimmed ? forLargeFiles : forFiles)(context, next);
    } finally {
      turnstile.leave(sender);
    }
  };
};
