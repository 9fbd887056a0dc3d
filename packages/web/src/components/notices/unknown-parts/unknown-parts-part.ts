// What an address says in vain, as a static part: a page keeps the shop host's markup, and fetches the code only where the tab opens such an address itself.

import { staticPart } from '../../../react/static-part.tsx';
import { withNeeds } from '../../../routing/page-needs.ts';
import type { UnknownPartsProps } from './unknown-parts.tsx';

export const unknownParts = staticPart<UnknownPartsProps>(
  'src/components/notices/unknown-parts/unknown-parts.tsx',
  () =>
    withNeeds(
      import('./unknown-parts.tsx').then(({ UnknownParts }) => UnknownParts),
      { texts: ['notices'] },
    ),
);
