// A curated list by itself: where its form leads without scripts, and what is asked and told after a press.

import type { TeaserList as List } from '@tornister/domain/wishlist';
import { useTranslation } from 'react-i18next';
import type { FormRefusal } from '../../../routes/form-refusal.ts';
import { keyOfForm } from '../../../routes/key-of-form.ts';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import type { TeaserAddress } from './teaser-address.ts';
import { chosenIn, TEASER_INTENTS } from './teaser-fields.ts';
import { TeaserFollowUps } from './teaser-follow-ups.tsx';
import { TeaserList } from './teaser-list.tsx';

/** The list has its own picture and description here, whatever the editors show beside it elsewhere. */
const ALONE = {
  showsListImage: true,
  showsListDescription: true,
  imagePosition: 'left',
  isFullWidth: true,
  hasOptionsMenu: false,
} as const;

export type TeaserPageProps = {
  readonly address: TeaserAddress;
  readonly list: List;
  readonly lists?: readonly { readonly id: string; readonly name: string }[];
  readonly formKey: string;
  readonly refusal: FormRefusal | undefined;
};

/** The list, below what came of the last press. */
export const TeaserPage = ({ address, list, lists, formKey, refusal }: TeaserPageProps) => {
  const { t } = useTranslation('wishlist');
  const key = keyOfForm(refusal, formKey);
  // A form that was refused stands as it was sent: sent once more, it is the same request.
  const typed = refusal && chosenIn({ get: (name) => refusal.typed[name] ?? null }, list);
  const isOfFollowUp = refusal?.typed.intent === TEASER_INTENTS.resolve;
  return (
    <>
      {refusal === undefined ? null : (
        <ErrorSummary errors={refusal.errors} message={refusal.message} labelOf={(field) => field} idPrefix="" />
      )}
      {address.choosesList ? <p role="status">{t('vue.teaserList.chooseList')}</p> : null}
      <TeaserFollowUps
        list={list}
        followUps={address.followUps}
        chosen={isOfFollowUp ? typed : undefined}
        formKey={key}
      />
      <TeaserList
        teaser={ALONE}
        list={list}
        chosen={isOfFollowUp ? address.chosen : (typed ?? address.chosen)}
        lists={lists}
        formKey={key}
      />
    </>
  );
};
