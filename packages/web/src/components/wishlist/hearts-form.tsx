// The form of all hearts of a page. It says where it was sent from, so that whoever has no scripts comes back to that page.

import { PATHS } from '@tornister/domain/routing';
import { useLocation } from 'react-router';
import { HEARTS_FORM } from './heart-value.ts';

/** Stands once in the layout; the hearts are its buttons, wherever they are. */
export const HeartsForm = () => {
  const { pathname, search } = useLocation();
  return (
    <form id={HEARTS_FORM} method="post" action={PATHS.wishlist}>
      <input type="hidden" name="from" value={pathname + search} />
    </form>
  );
};
