// What the page of material lists answers: with or without scripts the same lines by the same use case. Source: docs/material-lists.md.

import {
  type ArticleToSave,
  type ChosenLine,
  chosenArticles,
  chosenMaterial,
  type MaterialSheet,
} from '@tornister/application/material-list';
import { type FilledOrderForm, rowOutcome } from '@tornister/application/order-form';
import type { GatewayError } from '@tornister/application/ports';
import { childrenOf, NO_CHILD_DECISIONS } from '@tornister/domain/materiallist';
import { typedQuantityProblem } from '@tornister/domain/orderform';
import { matchRoute, PATHS } from '@tornister/domain/routing';
import { brandId, type ProductId } from '@tornister/domain/shared';
import { piecesForBasket } from '@tornister/domain/wishlist';
import { type ActionFunctionArgs, data } from 'react-router';
import type { ListAnswer } from '../../components/material-list/list-answer.ts';
import { FIELDS } from '../../components/material-list/list-fields.ts';
import { QUANTITY_NOTES } from '../../components/material-list/quantity-notes.ts';
import { materialListUseCases } from '../../composition/material-list-tokens.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { type Shop, shopContext } from '../../composition/shop.ts';
import { failWith, isOutage, retryAfter } from '../../respond.ts';
import { readForm, resumedDone } from '../form-refusal.ts';
import { type PostedMaterialList, readPostedList } from './material-list-entry.ts';

/** After so many seconds another file can be read. */
const BUSY_S = 10;

const NOTHING = { decisions: {}, children: NO_CHILD_DECISIONS, done: [], notes: {}, added: 0, saved: 0 } as const;

/** A failed call keeps what was entered: in the form, or where the login has ended, for after the next one. */
const refuse = (
  shop: Shop,
  { text, decisions, children, done, key }: PostedMaterialList,
  error: GatewayError,
  sheet?: MaterialSheet,
) => {
  if (error.kind === 'gateway.unauthenticated')
    shop.get(sessionUseCases.interruptedForms).keep({ path: PATHS.materialList, typed: { [FIELDS.text]: text } });
  const isRefused = error.kind === 'gateway.refused';
  if (!isRefused && !isOutage(error)) throw failWith(error, PATHS.login);
  const isThrottled = error.kind === 'gateway.throttled';
  const answer: ListAnswer = {
    ...NOTHING,
    ...(sheet === undefined ? {} : { sheet }),
    text,
    decisions,
    children,
    done,
    key,
    message: (isThrottled || isRefused) && error.message !== '' ? error.message : error.kind,
  };
  return isThrottled
    ? data(answer, { status: 429, headers: retryAfter(error.retryAfterSeconds) })
    : data(answer, { status: isRefused ? 422 : 503 });
};

type Chosen = ReturnType<typeof chosenMaterial>;

/** What was chosen, as a wishlist takes it: each article once, in no smaller quantity than it is sold in. */
const articlesOf = (chosen: Chosen): readonly ArticleToSave[] =>
  chosenArticles(chosen).flatMap(({ item, pieces }) => {
    const [path = ''] = item.path.split('?');
    const page = matchRoute(path);
    if (page.kind !== 'product') return [];
    const { itemId, name, unitPrice } = item;
    const quantity = piecesForBasket(pieces, item);
    return [{ productId: brandId<ProductId>(page.id), itemId, name, unitPrice, quantity }];
  });

/**
 * What came of each line: in the basket, perhaps in another quantity than its field says, or not, with the reason; of an article of which the
 * basket had the most already, nothing more is in it.
 */
const outcomeOf = (chosen: ReadonlyMap<number, ChosenLine>, filled: FilledOrderForm) => {
  const done: number[] = [];
  const notes: Record<number, { readonly text: string; readonly count?: number }> = {};
  for (const [line, { orderNumber, quantity }] of chosen) {
    const outcome = rowOutcome(filled, orderNumber);
    if (outcome?.kind === 'in-basket') {
      const { row } = outcome;
      if (row.isUnchanged !== true) done.push(line);
      const isAsShown = row.kind === 'found' || (row.kind === 'raised' && String(row.quantity) === quantity);
      if (!isAsShown) notes[line] = { text: `vue.materialList.${row.kind}`, count: row.quantity };
    } else if (outcome !== undefined) notes[line] = { text: `vue.materialList.${outcome.why}` };
  }
  return { done, notes };
};

/** What is wrong with the pieces of each line that cannot be ordered as typed. */
const wrongQuantities = (chosen: Chosen) =>
  [...chosen].flatMap(([line, { quantity }]) => {
    const problem = typedQuantityProblem(quantity);
    return problem === undefined ? [] : [[line, { text: QUANTITY_NOTES[problem] }] as const];
  });

/** What keeps a text from being read at all. */
const wrongIn = ({
  fileFault,
  pdfRefusal,
  mailRefusal,
  officeRefusal,
  text,
}: PostedMaterialList): string | undefined => {
  if (fileFault === 'tooLarge') return 'vue.materialList.fileTooLarge';
  if (fileFault === 'noText') return 'vue.materialList.fileNoText';
  if (pdfRefusal !== undefined) return `vue.materialList.pdf.${pdfRefusal}`;
  if (mailRefusal !== undefined) return `vue.materialList.mail.${mailRefusal}`;
  if (officeRefusal !== undefined) return `vue.materialList.office.${officeRefusal}`;
  return text.trim() === '' ? 'vue.materialList.empty' : undefined;
};

/** Whoever came while others were read may come again. */
const statusOf = (message: string) =>
  message.endsWith('.busy') ? { status: 503, headers: retryAfter(BUSY_S) } : { status: 422 };

/** Reads a list, works out its total anew, or puts what was chosen into the basket; what could not be done stays on the page. */
export const materialListAction = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const posted = await readPostedList(await readForm(request));
  const { read, add, save, newKey } = shop.get(materialListUseCases.readMaterialList);
  const { text, wants, decisions, children, onlyChild } = posted;
  const kept = { ...NOTHING, text, decisions, children, done: posted.done };
  const wrongInput = wrongIn(posted);
  if (wrongInput !== undefined) return data({ ...kept, message: wrongInput }, statusOf(wrongInput));
  const asked = await read(text);
  if (asked.isErr()) return refuse(shop, posted, asked.error);
  const sheet = asked.value;
  if (sheet.lines.length === 0) return data({ ...kept, message: 'vue.materialList.none' }, { status: 422 });
  const shown: ListAnswer = { ...kept, sheet };
  const own = onlyChild === undefined ? undefined : (childrenOf(sheet.lines, children)[onlyChild]?.lines ?? []);
  // What is in the basket goes onto a wishlist all the same.
  const chosen = chosenMaterial(sheet, decisions, wants === 'save' ? [] : posted.done, own);
  const wrong = wrongQuantities(chosen);
  if (wrong[0] !== undefined)
    return data({ ...shown, notes: Object.fromEntries(wrong), message: wrong[0][1].text }, { status: 422 });
  if (wants !== 'add' && wants !== 'save') return data(shown);
  if (chosen.size === 0) return data({ ...shown, message: 'vue.materialList.noChoice' }, { status: 422 });
  if (wants === 'save') {
    const saved = await save(articlesOf(chosen));
    if (saved.isErr()) return refuse(shop, posted, saved.error, sheet);
    resumedDone({ shop, path: PATHS.materialList });
    return data({ ...shown, saved: saved.value.saved });
  }
  const filled = await add([...chosen.values()], posted.key || newKey());
  if (filled.isErr()) return refuse(shop, posted, filled.error, sheet);
  resumedDone({ shop, path: PATHS.materialList });
  const { done, notes } = outcomeOf(chosen, filled.value);
  return data({ ...shown, done: [...posted.done, ...done], notes, added: done.length });
};
