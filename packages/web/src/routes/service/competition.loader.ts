// Loader of taking part in a competition.

import { PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import type { LoaderFunctionArgs } from 'react-router';
import { serviceUseCases } from '../../composition/service-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith, notFound } from '../../respond.ts';
import { SENT } from './sent.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const { searchParams } = new URL(request.url);
  const id = searchParams.get(ROUTE_PARAMETERS.competition) ?? '';
  if (id === '') throw notFound();
  const opened = await shop.get(serviceUseCases.competitions).open(id);
  if (opened.isErr()) throw failWith(opened.error, PATHS.login);
  if (opened.value === undefined) throw notFound();
  return { competition: opened.value, isSent: searchParams.has(SENT) };
};
