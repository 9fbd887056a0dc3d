// The form with which somebody waits for an article, as a static part: a product page keeps the shop host's markup, and fetches its code and words
// when another variant is chosen.

import { staticPart } from '../../../react/static-part.tsx';
import { fetchNeeds } from '../../../routing/page-needs.ts';
import type { StockAlertFormProps } from './stock-alert-form.tsx';

export const stockAlertForm = staticPart<StockAlertFormProps>(
  'src/components/catalogue/stock-alert/stock-alert-form.tsx',
  async () => {
    const [{ StockAlertForm }] = await Promise.all([
      import('./stock-alert-form.tsx'),
      fetchNeeds({ areas: [], texts: ['stockAlert'] }),
    ]);
    return StockAlertForm;
  },
);
