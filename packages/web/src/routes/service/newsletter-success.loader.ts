// Loader of /service/newsletter/success/.

import type { LoaderFunctionArgs } from 'react-router';
import { NEWSLETTER_CONFIRMED } from './newsletter-parameters.ts';

export const loader = ({ request }: LoaderFunctionArgs) => ({
  isConfirmed: new URL(request.url).searchParams.has(NEWSLETTER_CONFIRMED),
});
