// GET /list-changes: the stream of a list for the visitor for whom the shop host asks. So many of one visitor and of the process, and no more.

import { limitSubjectOf } from '@tornister/domain/calls';
import { type FollowedList, hasToLookAgain, mayOpenListStream, parseFollowedList } from '@tornister/domain/wishlist';
import type { Context, Handler } from 'hono';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { findFollowed, isStillFollowed } from '../wishlist/follow-list.ts';
import type { ListChanges } from '../wishlist/list-changes.ts';
import { readRevision } from '../wishlist/list-revision.ts';
import { type ListStream, type ListStreamParts, openListStream } from '../wishlist/list-stream.ts';
import { hasApiToken } from './has-api-token.ts';
import { readContext } from './request-context.ts';
import type { Services } from './services.ts';

export type ListStreams = {
  readonly route: Handler;
  /** How many are open. */
  readonly count: () => number;
  /** Ends all of them; their readers come back to another process. */
  readonly end: () => void;
};

/** Who is not logged in is told apart from a shop host without a good token; a list of somebody else is not there. */
const STATUS: Readonly<Partial<Record<Refusal['code'], 403 | 429>>> = {
  INVALID_TOKEN: 403,
  REVOKED_TOKEN: 403,
  USER_ID_REQUIRED: 403,
  VALID_TOKEN_REQUIRED: 403,
  TOO_MANY_REQUESTS: 429,
};

/** Who follows: a visitor by name, and who only has a link by where they are. */
const followerOf = ({ visitor, clientAddress }: RequestContext, followed: FollowedList): string =>
  followed.kind === 'list' ? `visitor ${visitor.userId}` : `address ${limitSubjectOf(clientAddress)}`;

const EVENTS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
};

/** The streams of a process. */
export const createListStreams = (services: Services, changes: ListChanges): ListStreams => {
  const open = new Map<string, Set<ListStream>>();
  const count = (): number => [...open.values()].reduce((sum, { size }) => sum + size, 0);

  const openFor = (
    follower: string,
    listId: string,
    asks: Pick<ListStreamParts, 'mayHear' | 'isOutdated'>,
  ): ListStream => {
    const own = open.get(follower) ?? new Set<ListStream>();
    open.set(follower, own);
    const stream = openListStream({
      ...asks,
      watch: (onChange) => changes.watch(listId, onChange),
      onEnd: () => {
        own.delete(stream);
        if (own.size === 0 && open.get(follower) === own) open.delete(follower);
      },
    });
    own.add(stream);
    return stream;
  };

  return {
    count,
    end: () => {
      for (const own of [...open.values()]) for (const stream of [...own]) stream.end();
    },
    route: async (http: Context) => {
      if (!(await hasApiToken(services, http))) return http.body(null, 401);
      const followed = parseFollowedList(http.req.query());
      if (followed === undefined) return http.body(null, 404);
      const { headers } = http.req.raw;
      const context = await readContext(services, headers);
      const found = await findFollowed(context, followed);
      if (found.isErr()) return http.body(null, STATUS[found.error.code] ?? 404);
      // Nobody reads what follows the headers, so nobody would end a stream that was opened.
      if (http.req.method === 'HEAD') return http.body(null, 200, EVENTS);
      const follower = followerOf(context, followed);
      if (!mayOpenListStream({ ofVisitor: open.get(follower)?.size ?? 0, ofProcess: count() }))
        return http.body(null, 503);
      const listId = found.value;
      const { body } = openFor(follower, listId, {
        mayHear: async () => isStillFollowed(await readContext(services, headers), followed),
        isOutdated: async () => hasToLookAgain(followed, await readRevision(context.database, listId)),
      });
      return http.body(body, 200, EVENTS);
    },
  };
};
