// Where a teaser of a form leads to: each form has a page of its own. Source: spec 3 §2 "CMS teaser types", spec 1 §2.

import { addressWith } from '../listing/query-string.ts';
import { ROUTE_PARAMETERS } from '../routing/route-parameters.ts';
import { PATHS } from '../routing/routes.ts';
import type { FormTeaser } from './teaser.ts';

/** The form with which somebody takes part in a competition. */
export const competitionPath = (competitionId: string): string =>
  addressWith(PATHS.competition, [[ROUTE_PARAMETERS.competition, competitionId]]);

/** Forms that editors can name in a teaser, beside the competition, which needs to be named itself. */
const FORM_PATHS = {
  contact: PATHS.contact,
  'call-back': PATHS.callBack,
  catalogue: PATHS.katalog,
  newsletter: PATHS.newsletter,
} as const;

export type TeaserFormName = keyof typeof FORM_PATHS | 'competition';

/** The page of the form that a teaser names; undefined for a form that the shop does not have. */
export const formTeaserTarget = ({
  formName,
  competitionId,
}: FormTeaser): { readonly form: TeaserFormName; readonly path: string } | undefined => {
  const form = formName.trim().toLowerCase();
  if (form === 'competition') {
    return competitionId === undefined ? undefined : { form, path: competitionPath(competitionId) };
  }
  return Object.hasOwn(FORM_PATHS, form)
    ? { form: form as keyof typeof FORM_PATHS, path: FORM_PATHS[form as keyof typeof FORM_PATHS] }
    : undefined;
};
