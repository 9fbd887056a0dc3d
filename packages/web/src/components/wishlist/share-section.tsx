// Sharing a list: the forms of who may share it, whose code comes when somebody reaches for them, and leaving a list of somebody else.

import type { ShownList } from '@tornister/application/wishlist';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { withTexts } from '../../i18n/part-texts.ts';
import { reachedView, useReach } from '../../react/reached-view.tsx';
import type { FormRefusal } from '../../routes/form-refusal.ts';
import { Button } from '../ui/button/button.tsx';
import { type ListAddress, listHref } from './list-address.ts';
import type { ShareFormsProps } from './share-forms.tsx';
import styles from './wishlist.module.css';

const ShareForms = reachedView<ShareFormsProps>(
  ...withTexts('src/components/wishlist/share-forms.tsx', () =>
    import('./share-forms.tsx').then((module) => module.ShareForms),
  ),
);

type SectionProps = {
  readonly list: ShownList;
  readonly address: ListAddress;
  readonly refusal: FormRefusal | undefined;
};

/** For who may share the list. */
const Links = ({ refusal, ...shared }: ShareFormsProps) => {
  const { t } = useTranslation('wishlist');
  const details = useRef<HTMLDetailsElement>(null);
  useReach(details, ShareForms);
  // What was refused belongs to the form that was posted, and to no other.
  const refused = refusal?.typed.intent === 'invite' ? refusal : undefined;
  // Opened by a refusal it stays open when the next try is taken.
  const [isOpen, setOpen] = useState(false);
  if (refused !== undefined && !isOpen) setOpen(true);
  return (
    <details
      ref={details}
      className={styles.editor}
      open={isOpen || undefined}
      onToggle={({ currentTarget }) => setOpen(refused !== undefined || currentTarget.open)}
    >
      <summary>{t('vue.wishlist.share')}</summary>
      <ShareForms {...shared} refusal={refused} />
    </details>
  );
};

/** What somebody may do with the sharing of a list, by their role. */
export const ShareSection = ({ list, address, refusal }: SectionProps) => {
  const { t } = useTranslation('wishlist');
  return (
    <>
      {list.sharing === undefined ? null : (
        <Links list={list} address={address} sharing={list.sharing} refusal={refusal} />
      )}
      {list.role === 'creator' ? null : (
        <Form method="post" action={listHref(address)} className={styles.editor}>
          <p>
            {t('vue.wishlist.share.joined', { role: t(`vue.wishlist.role.${list.role}`), name: list.ownerName ?? '' })}
          </p>
          <input type="hidden" name="listId" value={list.id} />
          <Button type="submit" name="intent" value="leave" look="secondary" size="small">
            {t('vue.wishlist.share.leave')}
          </Button>
        </Form>
      )}
    </>
  );
};
