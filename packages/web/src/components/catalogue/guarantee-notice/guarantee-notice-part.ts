// The notice of the legal guarantee as a static part: a product page keeps the shop host's markup and fetches no code for it.

import { staticPart } from '../../../react/static-part.tsx';
import { withNeeds } from '../../../routing/page-needs.ts';

export const guaranteeNotice = staticPart<object>(
  'src/components/catalogue/guarantee-notice/guarantee-notice.tsx',
  () =>
    withNeeds(
      import('./guarantee-notice.tsx').then(({ GuaranteeNotice }) => GuaranteeNotice),
      { texts: ['productDetails'] },
    ),
);
