// The form in which a list is removed.

import type { ShownList } from '@tornister/application/wishlist';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '../ui/button/button.tsx';
import { type ListAddress, listHref } from './list-address.ts';
import styles from './wishlist.module.css';

type RemoveProps = {
  readonly list: ShownList;
  readonly address: ListAddress;
  readonly onSubmit?: () => void;
  /** What is asked before the list goes; whoever presses on is sure. */
  readonly question?: ReactNode;
};

/** Where the question stands on the page that asks it. */
export const REMOVAL_ID = 'removal';

/** One press removes a list that holds nothing and that nobody else has; another one is asked about first. */
export const RemoveList = ({ list, address, onSubmit, question }: RemoveProps) => {
  const { t } = useTranslation('wishlist');
  return (
    <Form
      method="post"
      action={`${listHref(address)}#${REMOVAL_ID}`}
      className={question === undefined ? undefined : styles.removal}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="listId" value={list.id} />
      {question === undefined ? null : <input type="hidden" name="sure" value="1" />}
      {question}
      <Button type="submit" name="intent" value="remove-list" look="danger" size="small">
        {t(question === undefined ? 'vue.wishlist.removeList' : 'vue.wishlist.removeList.sure', { name: list.name })}
      </Button>
    </Form>
  );
};
