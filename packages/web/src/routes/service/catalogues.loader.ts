// Loader and action of the catalogue order, for German and English editions.

import { PATHS } from '@tornister/domain/routing';
import { ADDRESS_FORM } from '@tornister/domain/session';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { postedAddress } from '../../components/checkout/address-form/address-fields.ts';
import { serviceUseCases } from '../../composition/service-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith } from '../../respond.ts';
import { followGuard } from '../follow-guard.ts';
import { postedForm, refuseFields, resumedForm } from '../form-refusal.ts';
import { CATALOGUE_BOX } from './catalogue-box.ts';
import { editionOf } from './edition-of.ts';
import { editorsText } from './editors-text.ts';
import { answerTaken, formPost } from './posted-service-form.ts';
import { SENT } from './sent.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const edition = editionOf(request);
  const path = PATHS[edition];
  const opened = await shop.get(serviceUseCases.orderCatalogues).open(edition);
  if (opened.isErr()) throw failWith(opened.error, PATHS.login);
  if (opened.value.kind === 'leave') followGuard(shop, opened.value.decision);
  const intro = await editorsText(shop, path);
  const isSent = new URL(request.url).searchParams.has(SENT);
  return { intro, opened: opened.value, path, isSent, ...resumedForm(shop, path) };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const form = await postedForm(shop, request);
  const catalogueIds = [...form.posted.keys()].flatMap((name) =>
    name.startsWith(CATALOGUE_BOX) ? [name.slice(CATALOGUE_BOX.length)] : [],
  );
  const ordered = await shop
    .get(serviceUseCases.orderCatalogues)
    .order(
      editionOf(request),
      { catalogueIds, address: postedAddress(ADDRESS_FORM, form.posted) },
      formPost(form.posted),
    );
  return ordered.isErr() ? refuseFields(form, ordered.error) : answerTaken(form);
};
