// Loader of the catalogue order, for German and English editions.

import { PATHS } from '@tornister/domain/routing';
import type { LoaderFunctionArgs } from 'react-router';
import { serviceUseCases } from '../../composition/service-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith } from '../../respond.ts';
import { followGuard } from '../follow-guard.ts';
import { resumedForm } from '../form-refusal.ts';
import { editionOf } from './edition-of.ts';
import { editorsText } from './editors-text.ts';
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
