// Loader of /myaccount/addresses/.

import { PATHS } from '@tornister/domain/routing';
import type { LoaderFunctionArgs } from 'react-router';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { enter } from './enter.ts';

export const loader = ({ context, request }: LoaderFunctionArgs): never => {
  enter(context.get(shopContext), request);
  throw redirectTo(PATHS.billingAddresses, 302);
};
