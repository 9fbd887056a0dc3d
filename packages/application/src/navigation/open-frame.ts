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
import type { ContentGateway, Footer, GatewayError } from '../ports/index.ts';
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

const NO_FOOTER: Footer = { usps: [], blocks: [] };

const otherwise = <Value>(asked: ResultAsync<Value, GatewayError>, value: Value): Promise<Value> =>
  asked.unwrapOr(value);

/**
 * Opens the frame, with those of the linked paths that have a page. A part that cannot be had is left out: a page without its footer is better
 * than none.
 */
export const openFrame = async (
  content: Pick<ContentGateway, 'navigation' | 'footer' | 'parameters' | 'existing'>,
  linked: readonly string[],
): Promise<ShopFrame> => {
  const names = [...Object.values(SWITCHES), { name: TEXT_PARAMETERS.hotline }].map(({ name }) => name);
  const [nodes, footer, parameters, pages] = await Promise.all([
    otherwise(content.navigation(1), []),
    otherwise(content.footer(FOOTER_PAGE_ID), NO_FOOTER),
    otherwise(content.parameters([...new Set(names)]), []),
    otherwise(content.existing([...new Set(linked)]), []),
  ]);
  const hotline = parameterText(parameters, TEXT_PARAMETERS.hotline);
  return {
    menu: toMenu(nodes, 1),
    footer: footerParts(footer),
    switches: parseFeatureSwitches(parameters),
    pages,
    ...(hotline === undefined ? {} : { hotline }),
  };
};
