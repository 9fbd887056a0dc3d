// What a page is opened with after the end of a login interrupted it, where its form takes more than a cookie does.

import { sessionUseCases } from '../composition/session-tokens.ts';
import type { Shop } from '../composition/shop.ts';
import { type FormRefusal, resumedForm } from './form-refusal.ts';

/**
 * The form as it waited. What was too long to wait is taken from the tab, where the very same form stands there (`useFormDraft`); otherwise the page
 * says so.
 */
export const resumedLongForm = (shop: Shop, path: string): { readonly resumed?: FormRefusal } => {
  const waiting = resumedForm(shop, path);
  const { typed, isCut } = waiting.resumed ?? {};
  if (typed === undefined || isCut === undefined) return waiting;
  const draft = shop.get(sessionUseCases.formDrafts).of(path);
  if (draft !== undefined && draft.key === typed.key) return { resumed: { typed: { ...draft, ...typed }, errors: [] } };
  return { resumed: { typed, isCut, errors: [], message: 'vue.form.error.notKept' } };
};
