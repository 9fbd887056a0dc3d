// Changes that somebody else makes to a list are told to whoever has it open, by a stream that says no more than "look again". Not of the
// specification. Source: docs/adr/0076.

/** A stream says at least this often that it is there; whoever reads it is asked then whether they still may. */
export const LIST_STREAM_HEARTBEAT_MS = 20_000;

/** Several changes within this time are told once. */
export const LIST_CHANGES_SETTLE_MS = 100;

/** A browser comes back so soon after its stream has ended. */
export const LIST_STREAM_RETRY_MS = 1_000;

/** A stream that was refused is asked for again after this time; until then the list is fetched when somebody looks at it. */
export const LIST_STREAM_REOPEN_MS = 60_000;

/** Streams of one visitor; a tab that nobody sees has none. */
export const LIST_STREAMS_OF_VISITOR = 6;

/** Streams of one process, of all visitors together. */
export const LIST_STREAMS_OF_PROCESS = 2_000;

/** Whether one more stream is opened for a visitor who has some, in a process that has some. */
export const mayOpenListStream = (open: { readonly ofVisitor: number; readonly ofProcess: number }): boolean =>
  open.ofVisitor < LIST_STREAMS_OF_VISITOR && open.ofProcess < LIST_STREAMS_OF_PROCESS;

/** The words of a stream: a list has changed. */
export const LIST_CHANGED_EVENT = 'changed';

/** Names a state of a list: another one after every change, and nothing else about it. 32 hexadecimal digits. */
export type ListRevision = string;

/** Whose changes are followed: a list that the visitor has, or the one behind a link; and which state of it is shown, where that is known. */
export type FollowedList = (
  | { readonly kind: 'list'; readonly id: string }
  | { readonly kind: 'link'; readonly token: string }
) & { readonly seen?: ListRevision };

const ID = /^[\w-]{10,64}$/;
/** That of an invitation is an id with its signature, 68 characters. */
const TOKEN = /^[\w.-]{10,80}$/;
const REVISION = /^[\da-f]{32}$/;

/** The list that the parameters of an address name; nothing where they name none, or two. What is no revision was not seen. */
export const parseFollowedList = ({ list, link, seen }: Readonly<Record<string, string>>): FollowedList | undefined => {
  const shown = seen !== undefined && REVISION.test(seen) ? { seen } : {};
  if (list !== undefined && link === undefined && ID.test(list)) return { kind: 'list', id: list, ...shown };
  if (link !== undefined && list === undefined && TOKEN.test(link)) return { kind: 'link', token: link, ...shown };
  return undefined;
};

/** The address of a list's stream, without what stands before it. */
export const followedListQuery = (followed: FollowedList): string => {
  const list = followed.kind === 'list' ? `?list=${followed.id}` : `?link=${followed.token}`;
  return followed.seen === undefined ? list : `${list}&seen=${followed.seen}`;
};

/** Whether somebody who begins to listen has to look again: they have not seen the list as it is now. */
export const hasToLookAgain = ({ seen }: Pick<FollowedList, 'seen'>, now: ListRevision | undefined): boolean =>
  seen === undefined || seen !== now;
