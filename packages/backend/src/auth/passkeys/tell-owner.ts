// Has a mail sent to the owner of an account whose passkeys have changed, unless the mailbox has had enough of them. Source: ASVS 5.0 6.3.7.

import type { Database } from '../../database/database.ts';
import type { RequestContext } from '../../graphql/context.ts';
import { post } from '../../orders/outbox.ts';
import { unguessableId } from '../../server/ids.ts';
import { mayNotifyOwner } from '../owner-mails.ts';

export type PasskeyChange = {
  readonly accountId: string;
  readonly change: 'added' | 'removed';
  readonly name: string;
};

/** Written down in the transaction that changes something. */
export const tellOwner = async (
  context: RequestContext,
  transaction: Database,
  changed: PasskeyChange,
): Promise<void> => {
  if (!(await mayNotifyOwner(context, transaction, changed.accountId, `passkey-${changed.change}`))) return;
  const {
    storefront: { language, store, baseUrl },
    now,
  } = context;
  const key = `passkey-changed:${unguessableId()}`;
  await post(transaction, key, { kind: 'passkey-changed', key, ...changed, language, store, baseUrl }, now());
};
