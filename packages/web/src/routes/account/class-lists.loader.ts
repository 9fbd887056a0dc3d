// Loader and action of the route /myaccount/classlists/.

import { PATHS } from '@tornister/domain/routing';
import type { LoaderFunctionArgs } from 'react-router';
import { readClassListAddress } from '../../components/class-list/class-list-address.ts';
import { DeferredPrintSheet } from '../../components/class-list/deferred-print-sheet.ts';
import { classListUseCases } from '../../composition/class-list-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith, notFound } from '../../respond.ts';
import { resumedForm } from '../form-refusal.ts';
import { enter } from './enter.ts';

export { classListsAction as action } from './class-lists-action.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  enter(shop, request);
  const { pathname, search, searchParams } = new URL(request.url);
  const lists = shop.get(classListUseCases.keepClassLists);
  const { listId, from, print, lost } = readClassListAddress(searchParams);
  const resumed = resumedForm(shop, pathname + search);
  if (listId === undefined) {
    const started = await lists.start(from);
    if (started.isErr()) throw failWith(started.error, PATHS.login);
    return { started: started.value, from: from.wishlistId, key: lists.newKey(), ...resumed };
  }
  const [opened] = await Promise.all([
    lists.open(listId),
    print === undefined ? undefined : DeferredPrintSheet.fetch(),
  ]);
  if (opened.isErr()) throw failWith(opened.error, PATHS.login);
  if (opened.value === undefined) throw notFound();
  return { opened: opened.value, print, lost, key: lists.newKey(), ...resumed };
};
