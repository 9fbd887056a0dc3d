// A list as the schema wants it, and what every change of a list answers.

import type { FieldError } from '@tornister/domain/shared';
import type { ListTextError } from '@tornister/domain/wishlist';
import type { Database } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import { readRevision } from './list-revision.ts';
import type { OwnList } from './own-lists.ts';

/** The list itself; its entries are read by the resolver of their field. */
export const showList = (list: OwnList): Answer<'Wishlist'> => ({
  externalId: list.id,
  name: list.name,
  description: list.description,
  createdAt: list.created_at,
  version: list.version,
  active: list.is_active,
  isDefault: list.is_default,
  isStandardList: list.is_default,
  isCreator: list.role === 'creator',
  isAdmin: list.role === 'admin',
  isEditor: list.role === 'editor',
  isCommentator: list.role === 'commentator',
});

/**
 * The list with the state that it is in. That is read before its entries and comments: what changes meanwhile is seen twice rather than
 * not at all.
 */
export const showWithRevision = async (database: Database, list: OwnList): Promise<Answer<'Wishlist'>> => {
  const revision = await readRevision(database, list.id);
  return { ...showList(list), ...(revision === undefined ? {} : { revision }) };
};

/** The list after a change. */
export const changed = (list: OwnList): Answer<'WishlistResult'> => ({
  successful: true,
  fieldErrors: [],
  merkzettel: showList(list),
});

/** What people can run into is said by a key that the client has words for. */
export const notDone = (key: `vue.wishlist.error.${string}`): Answer<'WishlistResult'> => ({
  successful: false,
  generalErrorMessage: key,
  fieldErrors: [],
});

/** What is wrong with a form, field by field. */
export const wrongFields = ({ errors }: { readonly errors: readonly FieldError[] }): Answer<'WishlistResult'> => ({
  successful: false,
  fieldErrors: errors.map(({ field, message }) => ({ fieldName: field, errorMessage: message })),
});

const TEXT_ERRORS: Readonly<Record<ListTextError, string>> = {
  required: 'requiredField',
  'too-long': 'vue.wishlist.error.tooLong',
};

/** A text of a form that is not taken, with the reason at its field. */
export const wrongText = (fieldName: string, error: ListTextError): Answer<'WishlistResult'> => ({
  successful: false,
  fieldErrors: [{ fieldName, errorMessage: TEXT_ERRORS[error] }],
});
