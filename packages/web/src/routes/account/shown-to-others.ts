// Refuses forms that were shown to somebody else than who is logged in by now. The shop host does so with whatever is posted to it
// (`server/shown-forms.ts`); this is for forms that a tab sends itself.

import type { Notice } from '@tornister/application/ports';
import { goesOnWith, NOBODY } from '@tornister/domain/session';
import { SHOWN_TO_FIELD } from '../../components/account/account-form/shown-to.tsx';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { fieldOf, type PostedForm } from '../form-refusal.ts';
import { loadAnew } from '../load-anew.ts';

const MESSAGE = 'vue.message.shownToOthers';

/** What is told instead of doing what the form asks. */
export const SHOWN_TO_OTHERS: Notice = { id: MESSAGE, tone: 'warning', message: MESSAGE };

/**
 * Whether a form is another person's. Where nobody is logged in any more the backend refuses the form, and it waits for its person.
 *
 * @param shownTo the mark in the form; empty where it has none
 */
export const isShownToOthers = (shownTo: string, here: string): boolean =>
  shownTo !== '' && here !== NOBODY && !goesOnWith(shownTo, here);

/** The page anew, without what was typed, for a form that another person has left; nothing for one of who is here. */
export const refuseOthersForm = ({ shop, path, posted }: PostedForm): Response | undefined => {
  const here = shop.get(sessionUseCases.formDrafts).who();
  return isShownToOthers(fieldOf(posted, SHOWN_TO_FIELD), here) ? loadAnew(shop, path, SHOWN_TO_OTHERS) : undefined;
};
