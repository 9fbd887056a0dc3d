// Competitions: what they are about, until when they are open, and taking part once. Source: spec 2 §7 `subscribeToCompetition`; trust.md L38.

import { type CompetitionForm, checkCompetitionForm, isCompetitionOpen, tidyEmail } from '@tornister/domain/forms';
import { instantOf } from '@tornister/domain/shared';
import { inLanguage, textIn, type Worded } from '@tornister/domain/storefront';
import { type Selectable, sql } from 'kysely';
import { ok, type ResultAsync, safeTry } from 'neverthrow';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { mayAskToConfirm } from '../newsletter/count-forms.ts';
import { askToConfirm } from '../newsletter/subscriptions.ts';
import type { CompetitionsTable } from './tables.ts';
import { FORM_TAKEN, type FormAnswer, formRefused, isFromMachine } from './take-form.ts';

const find = (
  { database, storefront }: RequestContext,
  id: string,
): Promise<Selectable<CompetitionsTable> | undefined> =>
  database
    .selectFrom('competitions')
    .selectAll()
    .where('id', '=', id)
    .where(sql<boolean>`(stores = '{}' or ${storefront.store} = any(stores))`)
    .executeTakeFirst();

const isOpen = ({ closes_at }: Pick<CompetitionsTable, 'closes_at'>, { now }: RequestContext): boolean =>
  isCompetitionOpen(instantOf(closes_at), now());

/** A competition of the shop, open or closed. */
export const showCompetition = async (context: RequestContext, id: string): Promise<Answer<'Competition'> | null> => {
  const found = await find(context, id);
  if (found === undefined) return null;
  const { language } = context.storefront;
  return {
    id: found.id,
    title: textIn(found.title, language),
    terms: textIn(found.terms, language),
    closesAt: found.closes_at,
    isOpen: isOpen(found, context),
  };
};

/**
 * Takes an entry. An e-mail address takes part once; a second entry is answered like the first, so that nobody learns who has entered. Who wants
 * the newsletter too, with the first entry or a later one, confirms it by a mail; winning does not depend on it.
 */
export const enterCompetition = (
  context: RequestContext,
  id: string,
  typed: CompetitionForm,
  honeypotField: string,
): ResultAsync<FormAnswer, Refusal> =>
  safeTry(async function* () {
    const found = await find(context, id);
    if (found === undefined) return refuse('NOT_FOUND');
    const checked = checkCompetitionForm(typed);
    if (checked.isErr()) return ok(formRefused(checked.error.errors));
    if (!isOpen(found, context)) return ok(closed(context));
    if (yield* isFromMachine(context, 'competition', honeypotField)) return ok(FORM_TAKEN);
    const { name, email, wantsNewsletter } = checked.value;
    const entry = {
      competition_id: found.id,
      email: tidyEmail(email),
      name,
      wants_newsletter: wantsNewsletter,
      created_at: context.now(),
    };
    const isAsked = wantsNewsletter && (await mayAskToConfirm(context, entry.email));
    await context.database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('competition_entries')
        .values(entry)
        .onConflict((conflict) => conflict.columns(['competition_id', 'email']).doNothing())
        .execute();
      if (isAsked) await askToConfirm(context, transaction, { email: entry.email, source: 'competition' });
    });
    return ok(FORM_TAKEN);
  });

const closed = ({ storefront }: RequestContext): FormAnswer => ({
  successful: false,
  generalErrorMessage: inLanguage(CLOSED, storefront.language),
  fieldErrors: [],
});

const CLOSED: Worded<string> = {
  de: 'Der Einsendeschluss ist vorbei.',
  en: 'The closing date has passed.',
};
