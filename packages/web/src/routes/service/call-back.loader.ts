// Loader of the wish to be called back.

import { PATHS } from '@tornister/domain/routing';
import type { LoaderFunctionArgs } from 'react-router';
import { serviceUseCases } from '../../composition/service-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith } from '../../respond.ts';
import { editorsText } from './editors-text.ts';
import { SENT } from './sent.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const [intro, opened] = await Promise.all([
    editorsText(shop, PATHS.callBack),
    shop.get(serviceUseCases.contact).open(),
  ]);
  if (opened.isErr()) throw failWith(opened.error, PATHS.login);
  return { intro, opened: opened.value, isSent: new URL(request.url).searchParams.has(SENT) };
};
