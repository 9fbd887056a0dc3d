// The form in which a list is removed.

import type { ShownList } from '@tornister/application/wishlist';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '../ui/button/button.tsx';
import { type ListAddress, listHref } from './list-address.ts';

type RemoveProps = {
  readonly list: ShownList;
  readonly address: ListAddress;
  readonly onSubmit?: () => void;
};

/** One press removes the list with all that is on it. */
export const RemoveList = ({ list, address, onSubmit }: RemoveProps) => {
  const { t } = useTranslation('wishlist');
  return (
    <Form method="post" action={listHref(address)} onSubmit={onSubmit}>
      <input type="hidden" name="listId" value={list.id} />
      <Button type="submit" name="intent" value="remove-list" look="danger" size="small">
        {t('vue.wishlist.removeList', { name: list.name })}
      </Button>
    </Form>
  );
};
