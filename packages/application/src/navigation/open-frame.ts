// What surrounds every page of the default layout: menu, footer, switches. Source: spec 1 §2 "Header", "Footer"; spec 3 §2 "Navigation".

import { FOOTER_PAGE_ID, type FooterParts, footerParts } from '@tornister/domain/content';
import type { MenuItem } from '@tornister/domain/navigation';
import {
  type FeatureSwitches,
  parameterText,
  parseFeatureSwitches,
  SWITCHES,
  TEXT_PARAMETERS,
} from '@tornister/domain/storefront';
import type { ResultAsync } from 'neverthrow';
import type { ContentGateway, GatewayError, GlobalParameter } from '../ports/index.ts';
import { toMenu } from './to-menu.ts';

export type ShopFrame = {
  /** Top level only: the rest comes when a shopper reaches for it, so that no page carries the whole tree. */
  readonly menu: readonly MenuItem[];
  readonly footer: FooterParts;
  readonly switches: FeatureSwitches;
  readonly hotline?: string;
  /** Those of the pages that header and menu would link which the shop has: an operator may not have written all of them yet. */
  readonly pages: readonly string[];
};

const NOTHING: ShopFrame = {
  menu: [],
  footer: footerParts({ usps: [], blocks: [] }),
  switches: parseFeatureSwitches([]),
  pages: [],
};

const otherwise = <Value>(asked: ResultAsync<Value, GatewayError>, value: Value): Promise<Value> =>
  asked.unwrapOr(value);

const fromParameters = (parameters: readonly GlobalParameter[]): Pick<ShopFrame, 'switches' | 'hotline'> => {
  const hotline = parameterText(parameters, TEXT_PARAMETERS.hotline);
  return { switches: parseFeatureSwitches(parameters), ...(hotline === undefined ? {} : { hotline }) };
};

/**
 * Opens the frame, with those of the linked paths that have a page. A part that cannot be had stays as it was before, or is left out: a page without its
 * footer is better than none.
 */
export const openFrame = async (
  content: Pick<ContentGateway, 'navigation' | 'footer' | 'parameters' | 'existing'>,
  linked: readonly string[],
  before: ShopFrame = NOTHING,
): Promise<ShopFrame> => {
  const names = [...Object.values(SWITCHES), { name: TEXT_PARAMETERS.hotline }].map(({ name }) => name);
  const [menu, footer, { switches, hotline }, pages] = await Promise.all([
    otherwise(
      content.navigation(1).map((nodes) => toMenu(nodes, 1)),
      before.menu,
    ),
    otherwise(content.footer(FOOTER_PAGE_ID).map(footerParts), before.footer),
    otherwise(content.parameters([...new Set(names)]).map(fromParameters), before),
    otherwise(content.existing([...new Set(linked)]), before.pages),
  ]);
  return { menu, footer, switches, pages, ...(hotline === undefined ? {} : { hotline }) };
};
