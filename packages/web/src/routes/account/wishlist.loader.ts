// Loader and action of /myaccount/wishlist/.

import { PATHS } from '@tornister/domain/routing';
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
import { deadLink, failWith, notFound } from '../../respond.ts';
import { resumedForm } from '../form-refusal.ts';
import { enter } from './enter.ts';
import { openTeaserPage } from './open-teaser-page.ts';
import { wishlistAction } from './wishlist-action.ts';

export const action = wishlistAction;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  enter(shop, request);
  const { pathname, search, searchParams } = new URL(request.url);
  const token = readShared(searchParams);
  if (token !== undefined) {
    const [shared] = await Promise.all([shop.get(wishlistUseCases.shareList).open(token), DeferredSharedList.fetch()]);
    if (shared.isErr()) throw failWith(shared.error, PATHS.login);
    if (shared.value === undefined) throw deadLink();
    const formKey = shop.get(wishlistUseCases.shareList).newKey();
    return { token, shared: shared.value, formKey, ...resumedForm(shop, pathname + search) };
  }
  const teaser = readTeaserAddress(searchParams);
  if (teaser !== undefined) {
    const [opened] = await Promise.all([openTeaserPage(shop, teaser), TeaserPage.fetch()]);
    return { teaser: opened, ...resumedForm(shop, pathname + search) };
  }
  const address = readListAddress(searchParams);
  const chosen = readChooser(searchParams);
  const [opened] = await Promise.all([
    shop.get(wishlistUseCases.workOnList).open(address),
    address.variantOf === undefined ? undefined : VariantForm.fetch(),
    chosen === undefined ? undefined : ListChooser.fetch(),
  ]);
  if (opened.isErr()) throw failWith(opened.error, PATHS.login);
  if (opened.value === undefined) throw notFound();
  const formKey = shop.get(wishlistUseCases.workOnList).newKey();
  return { address, opened: opened.value, chosen, formKey, ...resumedForm(shop, pathname + search) };
};
