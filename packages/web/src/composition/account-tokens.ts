// The names (tokens) of the use cases of a member's own data.

import type { EditAddressBook, EditContactDetails, KnownEmail } from '@tornister/application/account';
import { token } from './tokens.ts';

/** What somebody changes of the own data. */
export const accountUseCases = {
  editAddressBook: token<EditAddressBook>('editAddressBook'),
  knownEmail: token<KnownEmail>('knownEmail'),
  editContactDetails: token<EditContactDetails>('editContactDetails'),
} as const;
