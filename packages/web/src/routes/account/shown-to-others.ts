// Refuses forms of the account that were shown to somebody else than who is logged in by now.

import { goesOnWith, NOBODY } from '@tornister/domain/session';
import { SHOWN_TO_FIELD } from '../../components/account/account-form/shown-to.tsx';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { fieldOf, type PostedForm } from '../form-refusal.ts';
import { loadAnew } from '../load-anew.ts';

const SHOWN_TO_OTHERS = 'vue.message.shownToOthers';

/**
 * The page anew, without what was typed, for a form that another person has left; nothing for one of who is here. Where nobody is logged in any
 * more the backend refuses the form, and it waits for its person.
 */
export const refuseOthersForm = ({ shop, path, posted }: PostedForm): Response | undefined => {
  const shownTo = fieldOf(posted, SHOWN_TO_FIELD);
  const here = shop.get(sessionUseCases.formDrafts).who();
  if (shownTo === '' || here === NOBODY || goesOnWith(shownTo, here)) return undefined;
  return loadAnew(shop, path, { id: SHOWN_TO_OTHERS, tone: 'warning', message: SHOWN_TO_OTHERS });
};
