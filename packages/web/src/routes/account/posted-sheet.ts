// A sheet that was corrected on the page of material lists, as the form of a new class list carries it on: its text once, and what was decided line by
// line in one short field, so that a login that is wanting, or a mistake in the form, loses nothing of it. Source: docs/class-lists.md.

import { isAsSuggested, type MaterialDecisions } from '@tornister/application/material-list';
import { MATERIAL_LIST_MAX_WISHES } from '@tornister/domain/materiallist';
import { decisionsIn, FIELDS, fieldOf as lineField, textIn } from '../../components/material-list/list-fields.ts';
import { readGroups, writeGroups } from '../address-groups.ts';
import { fieldOf } from '../form-refusal.ts';

/** What was decided for the lines of `read`: line, order number, pieces, for one line after the other. */
const CHOSEN = 'chosen';

/** Pieces that were only suggested are left empty: what the article needs is worked out again. */
const written = (decisions: MaterialDecisions): string =>
  writeGroups(
    Object.entries(decisions).map(([line, decision]) => [
      line,
      decision.orderNumber,
      isAsSuggested(decision) ? '' : decision.quantity,
    ]),
  );

/** What was decided in a form that goes on with a sheet; nothing once its text is another one, whose lines are others. */
export const decisionsOfSheet = (posted: FormData): MaterialDecisions => {
  if (fieldOf(posted, FIELDS.read).trim() !== fieldOf(posted, 'text').trim()) return {};
  const lines = new FormData();
  for (const [line = '', orderNumber = '', quantity = ''] of readGroups(
    fieldOf(posted, CHOSEN),
    3,
    MATERIAL_LIST_MAX_WISHES,
  )) {
    lines.set(lineField('choice', Number(line)), orderNumber);
    lines.set(lineField('quantity', Number(line)), quantity);
    if (quantity === '') lines.set(lineField('suggested', Number(line)), '');
  }
  return decisionsIn(lines);
};

/** The form as it is kept and drawn again: a sheet has become a new list with its name, its text and what was decided; every other form is itself. */
export const keptForm = (posted: FormData): FormData => {
  const intent = fieldOf(posted, 'intent');
  const isSheet = intent === 'sheet';
  if (!isSheet && (intent !== 'create' || fieldOf(posted, CHOSEN) === '')) return posted;
  const decisions = isSheet ? decisionsIn(posted) : decisionsOfSheet(posted);
  const kept = new FormData();
  const own = isSheet
    ? { intent: 'create', name: textIn(posted, 'className'), text: textIn(posted, FIELDS.read) }
    : Object.fromEntries([...posted].filter(([name]) => name !== FIELDS.read && name !== CHOSEN));
  for (const [name, value] of Object.entries(own)) kept.set(name, value);
  if (Object.keys(decisions).length > 0) kept.set(CHOSEN, written(decisions));
  return kept;
};
