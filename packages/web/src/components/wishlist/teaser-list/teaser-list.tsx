// A curated list on a page: markup that works by itself, and code that comes when somebody uses it.

import type { WishlistTeaser } from '@tornister/domain/content';
import { type TeaserList as List, teaserListLayout } from '@tornister/domain/wishlist';
import { type ComponentType, type FormEvent, useId, useRef, useState } from 'react';
import { useShop } from '../../../react/shop-provider.tsx';
import { useStaticPart } from '../../../react/static-part.tsx';
import { byDocument } from '../../../routing/by-document.ts';
import type { TeaserListViewProps } from './teaser-list-view.tsx';
import type { TeaserAnswer, TeaserDialogProps } from './teaser-list-work.tsx';
import { teaserPart } from './teaser-part.ts';

type TeaserListProps = Pick<TeaserListViewProps, 'list' | 'chosen' | 'lists' | 'formKey'> & {
  /** Without id where the list is a page of its own. */
  readonly teaser: Omit<WishlistTeaser, 'id' | 'name' | 'kind' | 'externalId'> & Partial<Pick<WishlistTeaser, 'id'>>;
};

/** What the teaser shows beside the entries: what is its own, or what the list has. */
const shownWith = (teaser: TeaserListProps['teaser'], list: List) => {
  const picture = teaser.showsListImage ? list.picture : teaser.image;
  const description = teaser.showsListDescription ? list.description : teaser.description;
  return {
    layout: teaserListLayout({
      ...teaser,
      image: picture,
      ...(description === undefined ? {} : { description }),
    }),
    ...(picture === undefined ? {} : { picture }),
    ...(description === undefined ? {} : { description }),
  };
};

/** The list in its block. Presses are taken as soon as the code for them is there; where it cannot be fetched, the form is posted, but not without a network. */
export const TeaserList = ({ teaser, list, chosen, lists, formKey }: TeaserListProps) => {
  const shop = useShop();
  const headingId = useId();
  const [open, setOpen] = useState<{
    readonly View: ComponentType<TeaserDialogProps>;
    readonly answer: TeaserAnswer;
  }>();
  const isBusy = useRef(false);
  const isMissing = useRef(false);
  const contents = useStaticPart(
    teaserPart,
    {
      list,
      headingId,
      ...shownWith(teaser, list),
      chosen,
      lists,
      formKey,
    },
    list,
  );
  const carryOut = (posted: FormData): Promise<void> =>
    import('./teaser-list-work.tsx').then(async ({ carryOutTeaser, TeaserDialog }) => {
      const answer = await carryOutTeaser(shop, list, posted);
      if (answer !== 'failed') setOpen(answer && { View: TeaserDialog, answer });
    });
  /** While one press is carried out, in the block or in its dialog, another one does nothing. */
  const once = (posted: FormData, onMissing: () => void): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    void carryOut(posted)
      .catch(onMissing)
      .finally(() => {
        isBusy.current = false;
      });
  };
  const submitted = (event: FormEvent): void => {
    const form = event.target;
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (isMissing.current || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    once(new FormData(form, submitter), () =>
      byDocument(shop, () => {
        isMissing.current = true;
        form.requestSubmit(submitter);
      }),
    );
  };
  const changed = ({ target }: FormEvent): void => {
    import('./teaser-list-totals.ts').then(
      ({ followField }) => followField(shop, target, { list, chosen }),
      () => undefined,
    );
  };
  return (
    <section aria-labelledby={headingId} data-teaser={teaser.id}>
      <div onSubmit={submitted} onInput={changed} {...contents} />
      {open === undefined ? null : (
        <open.View
          list={list}
          answer={open.answer}
          onPost={(posted) => once(posted, () => undefined)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
};
