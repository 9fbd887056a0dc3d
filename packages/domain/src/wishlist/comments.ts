// Comments below an entry. Links in them are parts of a structure, never HTML, and only the shop's own addresses become links:
// a comment is written by somebody else. Source: spec 3 §5 "Comments", §9.

import type { WishlistEntryId } from '../shared/brand.ts';
import type { WishlistComment, WishlistEntry } from './wishlist.ts';

/** Comments that a row shows; spec 3 §9. */
export const COMMENTS_PREVIEW = 3;

/** The first three comments, and a show-all link when there are more than three. */
export const commentsPreview = (
  comments: readonly WishlistComment[],
): { readonly shown: readonly WishlistComment[]; readonly hasMore: boolean } => ({
  shown: comments.slice(0, COMMENTS_PREVIEW),
  hasMore: comments.length > COMMENTS_PREVIEW,
});

/** The comments of one position, as `getCommentsPerWishlist` answers them. Source: spec 3 §3 "Comments per wishlist", §7. */
export type PositionComments = {
  readonly positionId: WishlistEntryId;
  readonly comments: readonly WishlistComment[];
};

/** Entries with the comments of their positions; a position that is not in the answer has none. Source: spec 3 §3, §7. */
export const withComments = (
  entries: readonly WishlistEntry[],
  perPosition: readonly PositionComments[],
): readonly WishlistEntry[] => {
  const byPosition = new Map(perPosition.map(({ positionId, comments }) => [positionId, comments]));
  return entries.map((entry) => ({ ...entry, comments: byPosition.get(entry.id) ?? [] }));
};

export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string };

// An address ends at white space and at what cannot be in one; the host is compared as a whole word.
const ADDRESS = /https?:\/\/[^\s<>"'\\\p{Cc}]+/giu;
const PARTS = /^https?:\/\/([^/?#:@]+)(:\d{1,5})?(?=[/?#]|$)/i;

/**
 * Splits a text into words and links: addresses of the shop's own hosts become links, every other address stays text.
 * Put together again the parts are the text.
 *
 * @example
 * linkify('See https://de.localhost/prod/7/.', ['de.localhost'])
 * // text 'See ', link 'https://de.localhost/prod/7/', text '.'
 */
export const linkify = (text: string, ownHosts: readonly string[]): readonly TextPart[] => {
  const hosts = new Set(ownHosts.map((host) => host.toLowerCase()));
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const url = trimmedAddress(match[0]);
    const [, host, port = ''] = PARTS.exec(url) ?? [];
    if (host === undefined || !(hosts.has(host.toLowerCase()) || hosts.has(`${host}${port}`.toLowerCase()))) continue;
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push({ kind: 'link', text: url, url });
    end = match.index + url.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
};

const trimmedAddress = (address: string): string => {
  let end = address.length;
  while (ENDS_A_SENTENCE.has(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
};

const ENDS_A_SENTENCE = new Set('.,;:!?)]}');
