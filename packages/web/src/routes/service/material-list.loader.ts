// Loader and action of the material list.

import { PATHS } from '@tornister/domain/routing';
import type { LoaderFunctionArgs } from 'react-router';
import { FIELDS } from '../../components/material-list/list-fields.ts';
import { materialListUseCases } from '../../composition/material-list-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { resumedForm } from '../form-refusal.ts';

export { materialListAction as action } from './material-list-action.ts';

/** After the end of a login the list is there again. Every form has a key of its own. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const text = resumedForm(shop, PATHS.materialList).resumed?.typed[FIELDS.text];
  const key = shop.get(materialListUseCases.readMaterialList).newKey();
  return { key, ...(text === undefined ? {} : { resumed: text }) };
};
