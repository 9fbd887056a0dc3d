// What a family posts from the list of its class: promises, and what goes into the basket. The answer is the page itself, with everything ticked
// as it was.

import { chosenAlternatives, type ShopFromClassList } from '@tornister/application/class-list';
import type { GatewayError, SharedClassList } from '@tornister/application/ports';
import { CLASS_LIST_ENTRIES_MAX } from '@tornister/domain/classlist';
import { PATHS } from '@tornister/domain/routing';
import { parsePostedKey } from '@tornister/domain/shared';
import { ok } from 'neverthrow';
import { type ActionFunctionArgs, data } from 'react-router';
import { insteadIn } from '../components/class-list/alternative-fields.ts';
import type { FamilyAnswer } from '../components/class-list/family-list.tsx';
import { orderReport } from '../components/class-list/row-notes.ts';
import { classListUseCases } from '../composition/class-list-tokens.ts';
import { shopContext } from '../composition/shop.ts';
import { failWith, isOutage, notFound, retryAfter } from '../respond.ts';
import { fieldOf } from './form-refusal.ts';

/** Answers the rule that it is no quantity. */
const NO_QUANTITY = -1;

/** As many pieces as stand there, up to 999,999: whether the class needs so many, the rule says. */
const piecesIn = (posted: FormData, entryId: string): number => {
  const typed = fieldOf(posted, PROMISE_FIELD + entryId).trim();
  return /^[1-9]\d{0,5}$/u.test(typed) ? Number(typed) : NO_QUANTITY;
};

/** As many pieces as stand in the field of a promise before anybody types. */
const UNTOUCHED = '1';

const PROMISE_FIELD = 'promise-';

/** Rows in whose field of a promise somebody has typed. */
const typedPromises = (posted: FormData): readonly string[] =>
  [...posted.keys()]
    .filter((name) => name.startsWith(PROMISE_FIELD) && fieldOf(posted, name).trim() !== UNTOUCHED)
    .map((name) => name.slice(PROMISE_FIELD.length));

/** What the form asks for. Return in the one field of a promise that was typed into promises it, as its button does. */
const askedIn = (posted: FormData): readonly [intent: string, entryId: string] => {
  const [intent = '', entryId = ''] = fieldOf(posted, 'intent').split(' ');
  const [typed, another] = intent === 'check' ? typedPromises(posted) : [];
  return typed === undefined || another !== undefined ? [intent, entryId] : ['promise', typed];
};

/** Which of several promises is meant, Return does not say. */
const manyPromises = (posted: FormData): FamilyAnswer['notes'] =>
  Object.fromEntries(typedPromises(posted).map((id) => [id, { text: 'vue.classList.error.promiseOne' }]));

/** A refusal is told beside its row; what failed, above all rows. */
const refuse = (kept: FamilyAnswer, error: GatewayError, posted: FormData, entryId?: string) => {
  if (error.kind === 'gateway.refused' && entryId !== undefined) {
    const [taken] = error.fieldErrors;
    const note = taken === undefined ? { text: error.message } : { text: taken.message, values: taken.values ?? {} };
    return data<FamilyAnswer>({ ...kept, notes: { [entryId]: note } }, { status: 422 });
  }
  if (!isOutage(error)) throw failWith(error, PATHS.login);
  const message = error.kind === 'gateway.throttled' && error.message !== '' ? error.message : error.kind;
  const answer: FamilyAnswer = { ...kept, message, key: fieldOf(posted, 'key') };
  return error.kind === 'gateway.throttled'
    ? data(answer, { status: 429, headers: retryAfter(error.retryAfterSeconds) })
    : data(answer, { status: 503 });
};

const add = async (family: ShopFromClassList, list: SharedClassList, posted: FormData, kept: FamilyAnswer) => {
  const key = parsePostedKey(fieldOf(posted, 'key'));
  const chosen = chosenAlternatives(kept.alternatives, kept.instead);
  const added = await family.add(list, kept.there, key ?? family.newKey(), chosen);
  if (added.isErr()) return refuse(kept, added.error, posted);
  const { notes, ...report } = orderReport(added.value);
  return data<FamilyAnswer>({ ...kept, notes, report });
};

/** The list, for who needs it; a link that leads nowhere is no page. */
const openFor = async (family: ShopFromClassList, token: string, isNeeded: boolean) => {
  const opened = isNeeded ? await family.open(token) : undefined;
  if (opened?.isOk() && opened.value === undefined) throw notFound();
  return opened ?? ok(undefined);
};

/** Does what the form asks for. */
export const classListAction = async ({ context, params, request }: ActionFunctionArgs) => {
  const family = context.get(shopContext).get(classListUseCases.shopFromClassList);
  const token = params.token ?? '';
  const posted = await request.formData();
  const there = posted.getAll('there').map(String).slice(0, CLASS_LIST_ENTRIES_MAX);
  const [intent, entryId] = askedIn(posted);
  const asked = [...posted.getAll('open').map(String), ...(intent === 'alternatives' ? [entryId] : [])];
  const bare: FamilyAnswer = {
    there,
    notes: {},
    alternatives: {},
    instead: insteadIn(posted),
    secret: fieldOf(posted, 'secret'),
  };
  const opened = await openFor(family, token, intent === 'add' || asked.length > 0);
  if (opened.isErr()) return refuse(bare, opened.error, posted);
  const list = opened.value;
  const found = list === undefined ? ok({}) : await family.alternatives(list, asked);
  if (found.isErr()) return refuse(bare, found.error, posted);
  const kept = { ...bare, alternatives: found.value };
  if (intent === 'add' && list !== undefined) return add(family, list, posted, kept);
  if (intent === 'check') return data({ ...kept, notes: manyPromises(posted) });
  if (intent !== 'promise' && intent !== 'back') return data(kept);
  const pieces = intent === 'back' ? 0 : piecesIn(posted, entryId);
  const promised = await family.promise(token, entryId, pieces, fieldOf(posted, 'secret'));
  return promised.isErr() ? refuse(kept, promised.error, posted, entryId) : data(kept);
};
