// Whose share of what is made at once a request is of.

import { limitSubjectOf } from '@tornister/domain/calls';
import { isLoopbackHost } from '@tornister/domain/storefront';

/** The sharer; nobody on this computer, where a proxy that was not named may stand for all visitors. */
export const sharerOf = (address: string | undefined): string | undefined =>
  address === undefined || isLoopbackHost(address) ? undefined : limitSubjectOf(address);
