// Pages, footers and parameters. Source: spec 1 §7.

import { type Language, type StoreCode, textIn } from '@tornister/domain/storefront';
import { teaserPictureOf } from '../catalogue/pictures/picture-answer.ts';
import type { StoredPicture } from '../catalogue/pictures/stored-picture.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { QueryResolvers } from '../graphql/generated/resolver-types.ts';
import type { LinkBlockRecord, UspRecord } from './content-records.ts';
import { gridRowsOf } from './grid-rows.ts';
import { pageDetails } from './page-details.ts';
import { existingPages, footerById, pageById, parametersOf } from './read-pages.ts';

/** Parameters, or paths, that one request may ask for. */
const MOST_NAMES = 100;

export const contentResolvers: Pick<
  QueryResolvers,
  'getPageDetails' | 'getExistingPages' | 'getFooter' | 'getGridByPageId' | 'getGlobalParameters'
> = {
  getPageDetails: (_parent, { url }, context) => pageDetails(context, url),
  getExistingPages: (_parent, { urls }, context) => existingPages(context, urls.slice(0, MOST_NAMES)),
  getFooter: (_parent, { pageId }, context) => gridOf(context, pageId),
  getGridByPageId: (_parent, { pageId }, context) => gridOf(context, pageId),
  getGlobalParameters: async (_parent, { names }, context) => {
    const wanted = new Set(names.slice(0, MOST_NAMES));
    return (await parametersOf(context)).filter(({ name }) => wanted.has(name));
  },
};

/** Rows, selling points and link blocks that are kept under an id; nothing for an unknown one. */
const gridOf = async (context: RequestContext, pageId: string): Promise<Answer<'PageGrid'>> => {
  const { storefront } = context;
  const [footer, page] = await Promise.all([footerById(context, pageId), pageById(context, pageId)]);
  return {
    rows: page ? await gridRowsOf(context, page.rows) : [],
    usps: (footer?.usps ?? []).filter(isShownIn(storefront.store)).map((usp) => uspOf(usp, storefront.language)),
    links: (footer?.links ?? []).map((block) => linkBlockOf(block, storefront)),
  };
};

const isShownIn =
  (store: StoreCode) =>
  ({ stores }: { readonly stores?: readonly StoreCode[] }): boolean =>
    stores === undefined || stores.includes(store);

const uspOf = (usp: UspRecord<StoredPicture>, language: Language): Answer<'Usp'> => ({
  image: teaserPictureOf(usp.picture, language),
  headline: textIn(usp.headline, language),
  subheadline: textIn(usp.subheadline, language),
  text: textIn(usp.text, language),
  link: usp.link,
});

const linkBlockOf = (
  block: LinkBlockRecord,
  { store, language }: RequestContext['storefront'],
): Answer<'FooterBlock'> => ({
  headline: textIn(block.headline, language),
  type: block.type,
  content: (block.content && textIn(block.content, language)) ?? null,
  link: block.link ?? null,
  links: block.links
    .filter(isShownIn(store))
    .map(({ label, url, external }) => ({ label: textIn(label, language), url, external })),
});
