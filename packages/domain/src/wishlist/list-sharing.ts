// Lists that several people use: which roles can be given, and what becomes of the role of somebody who follows a link. The specification
// names the roles and not how they are given. Source: spec 3 §6; docs/adr/0076.

import { WISHLIST_ROLES, type WishlistRole } from './wishlist.ts';

/** A role that can be given; a list has one creator. */
export type GivenRole = Exclude<WishlistRole, 'creator'>;

/** People on one list beside its creator. */
export const LIST_MEMBERS_MAX = 50;

/** Every role that a link can give, the lowest first. */
export const GIVEN_ROLES: readonly GivenRole[] = ['reader', 'commentator', 'editor', 'admin'];

/** The role that a word of a form names. */
export const parseGivenRole = (word: string): GivenRole | undefined => GIVEN_ROLES.find((role) => role === word);

/** Roles stand highest first. */
const isAtLeast = (role: WishlistRole, other: WishlistRole): boolean =>
  WISHLIST_ROLES.indexOf(role) <= WISHLIST_ROLES.indexOf(other);

/** Who is on a list already keeps the higher of both roles: a link takes nothing away. */
export const roleAfterJoining = (before: WishlistRole | undefined, given: GivenRole): WishlistRole =>
  before !== undefined && isAtLeast(before, given) ? before : given;

/**
 * The links that end when somebody on a list gets another role, or is taken off it: all that would give them back more than they have now.
 * They may know every one of them; who is taken off may not even look at the list by one.
 */
export const linksThatEnd = (before: WishlistRole, after: GivenRole | undefined): readonly GivenRole[] => {
  if (after === undefined) return GIVEN_ROLES;
  return isAtLeast(after, before) ? [] : GIVEN_ROLES.filter((role) => !isAtLeast(after, role));
};
