// When the page of a refused form is read anew: where something may have changed elsewhere since it was opened.

import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { FormRefusal } from './form-refusal.ts';

const REFUSED = 422;

/**
 * A form whose fields are wrong, and a call that came to nothing, leave the page as it is. A form that was refused as a whole has the page read anew:
 * versions, prices and addresses that it is posted with next are those of now. What was typed comes back with the refusal.
 */
export const revalidatesRefused = ({
  actionStatus,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate ||
  (actionStatus === REFUSED &&
    (actionResult as { readonly refusal?: FormRefusal } | undefined)?.refusal?.message !== undefined);

/** The same after every refusal, also of single fields: for pages that show what somebody else may have taken away or changed meanwhile. */
export const revalidatesAnyRefusal = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => defaultShouldRevalidate || actionStatus === REFUSED;
