// What a page of texts is made of.

import type { CmsPageRecord } from '../../content/content-records.ts';
import type { Pair } from '../pair.ts';

export type Article = {
  readonly path: string;
  readonly pageType: CmsPageRecord['pageType'];
  readonly title: Pair;
  readonly summary: Pair;
  readonly body: Pair;
  readonly stores?: CmsPageRecord['stores'];
};
