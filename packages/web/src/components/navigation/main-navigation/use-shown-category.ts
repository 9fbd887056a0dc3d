// React hook: the top category that the page which is shown lies in.

import type { Crumb } from '@tornister/domain/catalogue';
import type { CategoryId } from '@tornister/domain/shared';
import { useMatches } from 'react-router';

/** What loaders of categories, products and editors' pages answer; the one of all other paths says beside it what it found (`content.loader.ts`). */
type Loaded =
  | {
      readonly breadcrumbs?: readonly Crumb[];
      readonly category?: Loaded;
      readonly product?: Loaded;
      readonly data?: Loaded;
    }
  | undefined;

const crumbsOf = (loaded: Loaded): readonly Crumb[] | undefined =>
  loaded && (loaded.breadcrumbs ?? crumbsOf(loaded.category ?? loaded.product ?? loaded.data));

/**
 * The top category above a category or product: its breadcrumbs begin there. Its address does not tell, as `/cat/{id}/` and addresses of their own say
 * nothing of what is above. Other pages lie in none.
 */
export const useShownCategory = (): CategoryId | undefined =>
  crumbsOf(useMatches().at(-1)?.loaderData as Loaded)?.[0]?.categoryId;
