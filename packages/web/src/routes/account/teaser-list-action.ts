// What the forms of a curated list post without scripts. Source: spec 3 §4 "Teaser list to cart".

import type { GatewayError, Notice } from '@tornister/application/ports';
import type { TakeTeaserList } from '@tornister/application/teaser-list';
import { PATHS } from '@tornister/domain/routing';
import { brandId, parsePostedKey, type WishlistId } from '@tornister/domain/shared';
import { type TeaserList, teaserListPositions } from '@tornister/domain/wishlist';
import { okAsync, type ResultAsync } from 'neverthrow';
import { teaserHref } from '../../components/wishlist/teaser-list/teaser-address.ts';
import { chosenIn, resolvedIn, TEASER_INTENTS } from '../../components/wishlist/teaser-list/teaser-fields.ts';
import { resolvedNotice, takenNotice } from '../../components/wishlist/teaser-list/teaser-notices.ts';
import { fieldOf } from '../form-refusal.ts';

type Answered = { readonly path: string; readonly notice?: Notice };

const carryOut = (take: TakeTeaserList, list: TeaserList, posted: FormData): ResultAsync<Answered, GatewayError> => {
  const chosen = chosenIn(posted, list);
  const positions = teaserListPositions(list.items, chosen);
  const listId = fieldOf(posted, 'listId');
  const key = parsePostedKey(fieldOf(posted, 'key')) ?? take.newKey();
  switch (fieldOf(posted, 'intent')) {
    case TEASER_INTENTS.toBasket:
      return take.toBasket(positions, key).map((followUps) => ({ path: teaserHref(list.id, { followUps, chosen }) }));
    case TEASER_INTENTS.resolve:
      return take.resolve(resolvedIn(posted, list), key).map((resolved) => ({
        path: teaserHref(list.id),
        notice: resolvedNotice(resolved),
      }));
    case TEASER_INTENTS.toList:
      return take
        .toList(positions, list.items, listId === '' ? undefined : brandId<WishlistId>(listId))
        .map((taken) =>
          taken.kind === 'choose-list'
            ? { path: teaserHref(list.id, { chosen, choosesList: true }) }
            : { path: teaserHref(list.id, { chosen }), notice: takenNotice(taken, positions.length) },
        );
    case TEASER_INTENTS.compute:
      return okAsync({ path: teaserHref(list.id, { chosen }) });
    default:
      return okAsync({ path: teaserHref(list.id) });
  }
};

/** Does what a form of a curated list asks for; undefined for every other form. A list that is gone leads to the visitor's own. */
export const carryOutTeaserList = (
  take: TakeTeaserList,
  posted: FormData,
): ResultAsync<Answered, GatewayError> | undefined => {
  const id = fieldOf(posted, 'teaser');
  if (id === '') return undefined;
  return take
    .open(id)
    .andThen((list) => (list === undefined ? okAsync({ path: PATHS.wishlist }) : carryOut(take, list, posted)));
};
