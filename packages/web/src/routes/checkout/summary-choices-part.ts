// What was chosen on the way to the summary as a static part: the tab keeps the shop host's markup, and fetches the code when it shows another state.

import { staticPart } from '../../react/static-part.tsx';
import type { SummaryChoicesProps } from './summary-choices.tsx';

export const summaryChoices = staticPart<SummaryChoicesProps>('src/routes/checkout/summary-choices.tsx', () =>
  import('./summary-choices.tsx').then(({ SummaryChoices }) => SummaryChoices),
);
