// Loader and action of /myaccount/wishlist/.

import type { LoaderFunctionArgs } from 'react-router';
import { ListChooser } from '../../components/wishlist/deferred-list-chooser.ts';
import { DeferredSharedList } from '../../components/wishlist/deferred-shared-list.ts';
import { readChooser, readListAddress } from '../../components/wishlist/list-address.ts';
import { readShared } from '../../components/wishlist/shared-address.ts';
import { TeaserPage } from '../../components/wishlist/teaser-list/deferred-teaser-page.ts';
import { readTeaserAddress } from '../../components/wishlist/teaser-list/teaser-address.ts';
import { VariantForm } from '../../components/wishlist/variant-form-part.ts';
import { shopContext } from '../../composition/shop.ts';
import { wishlistUseCases } from '../../composition/wishlist-tokens.ts';
import { deadLink, notFound } from '../../respond.ts';
import { resumedForm } from '../form-refusal.ts';
import { answerForMember } from './answer-for-member.ts';
import { enter } from './enter.ts';
import { openTeaserPage } from './open-teaser-page.ts';
import { wishlistAction } from './wishlist-action.ts';

export const action = wishlistAction;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  enter(shop, request);
  const { pathname, search, searchParams } = new URL(request.url);
  const here = pathname + search;
  const token = readShared(searchParams);
  if (token !== undefined) {
    const sharing = shop.get(wishlistUseCases.shareList);
    const [shared] = await Promise.all([answerForMember(shop, here, sharing.open(token)), DeferredSharedList.fetch()]);
    if (shared === undefined) throw deadLink();
    return { token, shared, formKey: sharing.newKey(), ...resumedForm(shop, here) };
  }
  const teaser = readTeaserAddress(searchParams);
  if (teaser !== undefined) {
    const [opened] = await Promise.all([openTeaserPage(shop, here, teaser), TeaserPage.fetch()]);
    return { teaser: opened, ...resumedForm(shop, here) };
  }
  const address = readListAddress(searchParams);
  const chosen = readChooser(searchParams);
  const [opened] = await Promise.all([
    answerForMember(shop, here, shop.get(wishlistUseCases.workOnList).open(address)),
    address.variantOf === undefined ? undefined : VariantForm.fetch(),
    chosen === undefined ? undefined : ListChooser.fetch(),
  ]);
  if (opened === undefined) throw notFound();
  const formKey = shop.get(wishlistUseCases.workOnList).newKey();
  return { address, opened, chosen, formKey, ...resumedForm(shop, here) };
};
