// What the forms of the lists answer when their change has failed. Source: spec 3 §8 "Failed mutation".

import { gatewayNotice } from '@tornister/application/notices';
import type { GatewayError } from '@tornister/application/ports';
import { data } from 'react-router';
import { type PostedForm, refuseFields } from '../form-refusal.ts';
import { showNotice } from '../notices.ts';

/** What is asked for at an entry, where nothing is typed that would have to come back. */
const OF_ENTRIES: ReadonlySet<string> = new Set([
  'quantity',
  'less',
  'more',
  'remove',
  'restore',
  'replace',
  'move',
  'put',
  'take',
]);

/**
 * What came of a change that failed. Of an entry it is told by a toast in a tab, which reads the list anew where the backend has refused the change;
 * a form with fields, and every form without scripts, comes back with what is wrong with it above the list.
 */
export const refuseChange = (form: PostedForm, intent: string, error: GatewayError) => {
  const refused = refuseFields(form, error);
  if (form.shop.onServer || !OF_ENTRIES.has(intent)) return refused;
  showNotice(form.shop, gatewayNotice(error));
  return data({}, error.kind === 'gateway.refused' ? {} : (refused.init ?? {}));
};
