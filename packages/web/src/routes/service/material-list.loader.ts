// Loader and action of the material list.

import { PATHS } from '@tornister/domain/routing';
import type { LoaderFunctionArgs } from 'react-router';
import { FIELDS } from '../../components/material-list/list-fields.ts';
import { materialListUseCases } from '../../composition/material-list-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { resumedLongForm } from '../resumed-long-form.ts';

export { materialListAction as action } from './material-list-action.ts';

/** After the end of a login the list is there again. Every form has a key of its own. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const { resumed } = resumedLongForm(shop, PATHS.materialList);
  const key = shop.get(materialListUseCases.readMaterialList).newKey();
  if (resumed === undefined) return { key };
  const { typed, message } = resumed;
  return { key, resumed: { text: typed[FIELDS.text] ?? '', ...(message === undefined ? {} : { message }) } };
};
