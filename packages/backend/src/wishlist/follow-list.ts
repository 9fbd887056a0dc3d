// Whether a visitor may follow a list: they have it, or a link that leads to it. Source: docs/adr/0076; OWASP API1.

import type { FollowedList } from '@tornister/domain/wishlist';
import { err, ok, type Result } from 'neverthrow';
import type { RequestContext } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { listsOf, requireOwner } from './own-lists.ts';
import { findLinked, linkedList } from './share-list.ts';

const ownList = async (context: RequestContext, listId: string): Promise<Result<string, Refusal>> => {
  const owner = await requireOwner(context, context.database);
  if (owner.isErr()) return err(owner.error);
  const lists = await listsOf(context, context.database, owner.value);
  return lists.some(({ id }) => id === listId) ? ok(listId) : refuse('NOT_FOUND');
};

/** The list that somebody wants to follow; a link that leads nowhere counts as a try. */
export const findFollowed = async (
  context: RequestContext,
  followed: FollowedList,
): Promise<Result<string, Refusal>> => {
  if (followed.kind === 'list') return ownList(context, followed.id);
  const linked = await findLinked(context, context.database, followed.token);
  return linked.andThen((list) => (list === undefined ? refuse('NOT_FOUND') : ok(list.id)));
};

/** Whether they still may: logged in, on the list, the link not revoked. */
export const isStillFollowed = async (context: RequestContext, followed: FollowedList): Promise<boolean> =>
  followed.kind === 'list'
    ? (await ownList(context, followed.id)).isOk()
    : (await linkedList(context, context.database, followed.token)) !== undefined;
