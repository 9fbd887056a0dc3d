// Loader and action of the route /myaccount/classlists/.

import type { LoaderFunctionArgs } from 'react-router';
import { readClassListAddress } from '../../components/class-list/class-list-address.ts';
import { DeferredPrintSheet } from '../../components/class-list/deferred-print-sheet.ts';
import { classListUseCases } from '../../composition/class-list-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { notFound } from '../../respond.ts';
import { resumedLongForm } from '../resumed-long-form.ts';
import { answerForMember } from './answer-for-member.ts';
import { enter } from './enter.ts';

export { classListsAction as action } from './class-lists-action.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  enter(shop, request);
  const { pathname, search, searchParams } = new URL(request.url);
  const lists = shop.get(classListUseCases.keepClassLists);
  const { listId, from, print, lost } = readClassListAddress(searchParams);
  const here = pathname + search;
  const resumed = resumedLongForm(shop, here);
  if (listId === undefined) {
    const started = await answerForMember(shop, here, lists.start(from));
    return { started, from: from.wishlistId, key: lists.newKey(), ...resumed };
  }
  const [opened] = await Promise.all([
    answerForMember(shop, here, lists.open(listId)),
    print === undefined ? undefined : DeferredPrintSheet.fetch(),
  ]);
  if (opened === undefined) throw notFound();
  return { opened, print, lost, key: lists.newKey(), ...resumed };
};
