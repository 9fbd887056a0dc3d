// The passkeys of a member's account, to look at, to name and to remove. The password stays whatever is removed.

import type { FormInvalid } from '@tornister/domain/forms';
import { checkPasskeyName } from '@tornister/domain/passkeys';
import { ok, type ResultAsync, safeTry } from 'neverthrow';
import type { Answer } from '../../graphql/answer.ts';
import type { RequestContext } from '../../graphql/context.ts';
import type { Refusal } from '../../graphql/refusal.ts';
import { requireMember } from '../../visitor/require-visitor.ts';
import { tellOwner } from './tell-owner.ts';

type Change = Answer<'MutationResult'>;

const DONE: Change = { successful: true, fieldErrors: [] };

/** The passkeys of the account at all of its hosts, the newest first. */
export const listPasskeys = (context: RequestContext): ResultAsync<readonly Answer<'Passkey'>[], Refusal> =>
  safeTry(async function* () {
    const { accountId } = yield* requireMember(context);
    const rows = await context.database
      .selectFrom('passkeys')
      .select(['id', 'name', 'rp_id', 'created_at', 'last_used_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    return ok(
      rows.map(({ id, name, rp_id: host, created_at: addedAt, last_used_at: lastUsedAt }) => ({
        id,
        name,
        host,
        addedAt,
        lastUsedAt,
      })),
    );
  });

/** Names a passkey of the account; one that is not there has been removed meanwhile, which is no mistake of the form. */
export const renamePasskey = (
  context: RequestContext,
  passkey: { readonly id: string; readonly name: string },
): ResultAsync<Change, Refusal> =>
  safeTry(async function* () {
    const { accountId } = yield* requireMember(context);
    const checked = checkPasskeyName(passkey.name);
    if (checked.isErr()) return ok(invalid(checked.error));
    await context.database
      .updateTable('passkeys')
      .set({ name: checked.value.name })
      .where('id', '=', passkey.id)
      .where('account_id', '=', accountId)
      .execute();
    return ok(DONE);
  });

const invalid = ({ errors }: FormInvalid): Change => ({
  successful: false,
  fieldErrors: errors.map(({ field, message }) => ({ fieldName: field, errorMessage: message })),
});

/** Removes a passkey of the account and tells the owner; logins that were made with it go on, they are ended in their own list. */
export const removePasskey = (context: RequestContext, id: string): ResultAsync<Change, Refusal> =>
  safeTry(async function* () {
    const { accountId } = yield* requireMember(context);
    await context.database.transaction().execute(async (transaction) => {
      const removed = await transaction
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returning('name')
        .executeTakeFirst();
      if (removed === undefined) return;
      await tellOwner(context, transaction, { accountId, change: 'removed', name: removed.name });
      context.log.info({ event: 'authn_passkey_removed', accountId }, 'passkey removed');
    });
    return ok(DONE);
  });
