// Which row of a list a refused comment belongs to.

import type { WishlistEntry } from '@tornister/domain/wishlist';
import type { FormRefusal } from '../../routes/form-refusal.ts';
import type { RowContext } from './row-context.ts';

export type OptionsProps = RowContext & { readonly entry: WishlistEntry };

/** The refusal of a comment on this entry, with what was typed. */
export const commentRefusalOf = ({ refusal, entry }: OptionsProps): FormRefusal | undefined =>
  refusal?.typed.intent === 'comment' && refusal.typed.entryId === entry.id ? refusal : undefined;
