// What a press in a curated list does in a tab, and the dialog in which it goes on. It comes with the first press.

import { gatewayNotice } from '@tornister/application/notices';
import type { GatewayError, Notice } from '@tornister/application/ports';
import type { TakenList } from '@tornister/application/teaser-list';
import { brandId, type WishlistId } from '@tornister/domain/shared';
import { type TeaserList, type TeaserListFollowUp, teaserListPositions } from '@tornister/domain/wishlist';
import type { Result } from 'neverthrow';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import type { Shop } from '../../../composition/shop.ts';
import { wishlistUseCases } from '../../../composition/wishlist-tokens.ts';
import { fetchNeeds } from '../../../routing/page-needs.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { openHearts } from '../hearts.ts';
import { chosenIn, resolvedIn, TEASER_INTENTS } from './teaser-fields.ts';
import styles from './teaser-follow-ups.module.css';
import { TeaserFollowUps } from './teaser-follow-ups.tsx';
import { resolvedNotice, takenNotice } from './teaser-notices.ts';

/** What a press came to that goes on in a dialog. */
export type TeaserAnswer =
  | { readonly kind: 'follow-ups'; readonly followUps: readonly TeaserListFollowUp[] }
  | (Extract<TakenList, { readonly kind: 'choose-list' }> & { readonly posted: FormData });

export type TeaserDialogProps = {
  readonly list: TeaserList;
  readonly answer: TeaserAnswer;
  readonly onPost: (posted: FormData) => void;
  readonly onClose: () => void;
};

/** The key of what each list was sent with last; it is kept until there is an answer, so that the same sent once more is added once. */
const unanswered = new WeakMap<TeaserList, { readonly contents: string; readonly key: string }>();

const keyFor = (list: TeaserList, contents: string, newKey: () => string): string => {
  const before = unanswered.get(list);
  const key = before?.contents === contents ? before.key : newKey();
  unanswered.set(list, { contents, key });
  return key;
};

/** Carries out what a form of the list posts; what needs no answer is told by a notice. "failed" leaves everything as it is, to be tried again. */
export const carryOutTeaser = async (
  shop: Shop,
  list: TeaserList,
  posted: FormData,
): Promise<TeaserAnswer | undefined | 'failed'> => {
  await fetchNeeds({ areas: ['wishlist'], texts: ['forms', 'account', 'wishlist'] });
  const take = shop.get(wishlistUseCases.takeTeaserList);
  const notify = (notice: Notice): undefined => {
    shop.get(cartUseCases.showNotices).notify(notice);
  };
  const answered = <Value,>(result: Result<Value, GatewayError>, show: (value: Value) => TeaserAnswer | undefined) =>
    result.match<TeaserAnswer | undefined | 'failed'>(
      (value) => {
        unanswered.delete(list);
        return show(value);
      },
      (error) => {
        notify(gatewayNotice(error));
        return 'failed';
      },
    );
  const keyOf = (contents: unknown): string => keyFor(list, JSON.stringify(contents), take.newKey);
  const positions = teaserListPositions(list.items, chosenIn(posted, list));
  switch (posted.get('intent')) {
    case TEASER_INTENTS.toBasket:
      return answered(await take.toBasket(positions, keyOf(positions)), (followUps) => ({
        kind: 'follow-ups',
        followUps,
      }));
    case TEASER_INTENTS.resolve: {
      const chosen = resolvedIn(posted, list);
      return answered(await take.resolve(chosen, keyOf(chosen)), (resolved) => notify(resolvedNotice(resolved)));
    }
    // The rows follow their fields by themselves.
    case TEASER_INTENTS.compute:
      return undefined;
    default: {
      const listId = posted.get('listId');
      const wanted = typeof listId === 'string' && listId !== '' ? brandId<WishlistId>(listId) : undefined;
      return answered(await take.toList(positions, list.items, wanted), (taken) => {
        if (taken.kind === 'choose-list') return { ...taken, posted };
        // Who had no list until now has a header that does not know of it.
        void openHearts(shop).catch(() => undefined);
        return notify(takenNotice(taken, positions.length));
      });
    }
  }
};

const ChooseList = ({ answer }: { readonly answer: Extract<TeaserAnswer, { readonly kind: 'choose-list' }> }) => {
  const { t } = useTranslation('wishlist');
  const id = useId();
  return (
    <form className={styles.chooser} method="post">
      <label htmlFor={id}>{t('vue.teaserList.whichList')}</label>
      <select id={id} name="listId">
        {answer.lists.map((list) => (
          <option key={list.id} value={list.id}>
            {list.name}
          </option>
        ))}
      </select>
      <div>
        <Button type="submit" name="intent" value={TEASER_INTENTS.toList}>
          {t('vue.wishlist.choose.put')}
        </Button>
      </div>
    </form>
  );
};

/** The dialog of the follow-ups, or of the lists to choose from. */
export const TeaserDialog = ({ list, answer, onPost, onClose }: TeaserDialogProps) => {
  const { t } = useTranslation('wishlist');
  const submitted = (event: FormEvent): void => {
    event.preventDefault();
    const posted = new FormData(event.target as HTMLFormElement, (event.nativeEvent as SubmitEvent).submitter);
    if (answer.kind === 'choose-list')
      for (const [name, value] of answer.posted) if (!posted.has(name)) posted.append(name, value);
    onPost(posted);
  };
  const hasAdded = answer.kind === 'follow-ups' && answer.followUps.some(({ kind }) => kind === 'added');
  return (
    <Dialog isOpen title={list.name} tone={hasAdded ? 'good' : 'plain'} onClose={onClose}>
      <div onSubmit={submitted}>
        {answer.kind === 'follow-ups' ? (
          <TeaserFollowUps list={list} followUps={answer.followUps} />
        ) : (
          <ChooseList answer={answer} />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {hasAdded ? t('vue.teaserList.told') : ''}
      </p>
    </Dialog>
  );
};
