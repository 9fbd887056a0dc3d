// Demo shop: the records of its categories, and which of them a product belongs to.

import type { CategoryRecord } from '../catalogue/catalogue-records.ts';
import type { Motif } from '../pictures/picture-spec.ts';
import { CATEGORY_TREE, type CategoryNode } from './category-tree.ts';
import { GROUNDS, pictureOf } from './make-pictures.ts';
import type { Pair } from './pair.ts';
import type { Draft } from './plan.ts';
import { inHtml, textOf } from './texts.ts';

const FIRST_CATEGORY_ID = 1_001;
const SPARE_MOTIF: Motif = { draw: 'satchel' };

/** Key of the category that holds gifts and catalogues; it is reachable, but not in the navigation. */
const GIFT_CATEGORY = 'geschenkartikel';
/** Leads to what is below it and lists nothing itself; search engines know it by its words. */
const HUB_CATEGORY = 'papier/hefte/schulhefte';

const SALE_SHELVES: Readonly<Record<string, string>> = {
  schreiben: 'sale/schreiben-papier',
  papier: 'sale/schreiben-papier',
  buero: 'sale/schreiben-papier',
  basteln: 'sale/basteln-spielen',
  kindergarten: 'sale/basteln-spielen',
  musik: 'sale/basteln-spielen',
  taschen: 'sale/taschen-sport',
  sport: 'sale/taschen-sport',
};

/** A category of the tree with what it has from where it stands in it. */
type FlatCategory = {
  readonly node: CategoryNode;
  readonly key: string;
  readonly id: string;
  readonly parent?: FlatCategory;
  readonly level: number;
  readonly position: number;
};

export type CategoryIndex = {
  readonly all: readonly FlatCategory[];
  readonly idOf: (key: string) => string | undefined;
  /** The categories of a product, the main one first. */
  readonly idsFor: (draft: Draft, isReduced: boolean) => readonly string[];
};

const flatten = (nodes: readonly CategoryNode[], categories: FlatCategory[], parent?: FlatCategory): void => {
  nodes.forEach((node, position) => {
    const category: FlatCategory = {
      node,
      key: parent ? `${parent.key}/${node.slug}` : node.slug,
      id: String(FIRST_CATEGORY_ID + categories.length),
      ...(parent ? { parent } : {}),
      level: parent ? parent.level + 1 : 1,
      position,
    };
    categories.push(category);
    flatten(node.children ?? [], categories, category);
  });
};

/** Numbers the tree's categories and finds those of a product. */
export const indexCategories = (): CategoryIndex => {
  const categories: FlatCategory[] = [];
  flatten(CATEGORY_TREE, categories);
  const ids = new Map(categories.map(({ key, id }) => [key, id]));
  const idOf = (key: string): string | undefined => ids.get(key);
  const idsFor = ({ family, choices }: Draft, isReduced: boolean): readonly string[] => {
    const shelved = choices.reduce((key, { shelf }) => (shelf ? `${key}/${shelf}` : key), family.category);
    const top = family.category.split('/')[0] ?? '';
    const keys = [
      ids.has(shelved) ? shelved : family.category,
      ...(family.also ?? []),
      ...(isReduced ? [SALE_SHELVES[top] ?? 'sale/raum-technik'] : []),
    ];
    return keys.map((key) => {
      const id = ids.get(key);
      if (id === undefined) throw new Error(`Family ${family.key} names a category that does not exist: ${key}`);
      return id;
    });
  };
  return { all: categories, idOf, idsFor };
};

const topOf = (category: FlatCategory): FlatCategory => (category.parent ? topOf(category.parent) : category);

const SHORTAGE = {
  de: 'Gerade vergriffen. Nachschub ist bestellt.',
  en: 'Sold out just now. More is on order.',
};
const SHORTAGE_DEAL = {
  de: 'Alle Blitzangebote sind reserviert. Vielleicht wird gleich eines frei.',
  en: 'All lightning deals are reserved. One may become free any moment.',
};

/** What a category page tells search engines and readers below its products. */
const seoTextOf = (category: FlatCategory): CategoryRecord['seoText'] => {
  const { about } = topOf(category).node;
  if (!about) return undefined;
  const paragraphs = (language: 0 | 1): string => {
    const name = inHtml(category.node.name[language]);
    const head = language === 0 ? `${name} für Schule, Kita und Zuhause` : `${name} for school, nursery and home`;
    const order =
      language === 0
        ? 'Schulen und Einrichtungen bestellen auf Rechnung, auch mit Kundennummer im Bildungsshop.'
        : 'Schools and institutions order by invoice, also by customer number in the educational shop.';
    return `<h2>${head}</h2><p>${inHtml(about[language])}</p><p>${order}</p>`;
  };
  return { de: paragraphs(0), en: paragraphs(1) };
};

const topTexts = (name: Pair): Partial<CategoryRecord> => ({
  shortageText: SHORTAGE,
  shortageDealText: SHORTAGE_DEAL,
  teaserBelowSeoText: {
    de: `<p><a href="/beratung/">Fragen zu ${inHtml(name[0])}? Unsere Beratung hilft weiter.</a></p>`,
    en: `<p><a href="/beratung/">Questions about ${inHtml(name[1])}? Our advisers help.</a></p>`,
  },
});

const pictureOfCategory = (
  { node, level }: FlatCategory,
  top: FlatCategory,
  order: number,
  own: Motif | undefined,
): CategoryRecord['picture'] => {
  const motifs = node.motifs ?? [own ?? top.node.motifs?.[0] ?? SPARE_MOTIF];
  const ground = GROUNDS[order % GROUNDS.length] ?? GROUNDS[0];
  const backdrop = level === 1 ? 'confetti' : 'plain';
  return pictureOf({ kind: 'scene', motifs, ground, backdrop, align: 'center', turn: order }, textOf(node.name));
};

/** The records of all categories; `topsellersOf` names the best products below a category. */
export const makeCategories = (
  index: CategoryIndex,
  motifOfCategory: (id: string) => Motif | undefined,
  topsellersOf: (id: string) => readonly string[],
): readonly CategoryRecord[] =>
  index.all.map((category, order): CategoryRecord => {
    const { node, key, id, parent, level, position } = category;
    const top = topOf(category);
    const seoText = seoTextOf(category);
    const isBare = key === GIFT_CATEGORY;
    return {
      id,
      ...(parent ? { parentId: parent.id } : {}),
      path: `/${key}/`,
      name: textOf(node.name),
      level,
      position,
      ...(node.icon ? { icon: node.icon } : {}),
      isSale: top.node.isSale === true,
      isExcludedFromNav: node.isExcludedFromNav === true,
      isProductListing: key !== HUB_CATEGORY,
      ...(key === HUB_CATEGORY ? { canonicalPath: `/${key}/` } : {}),
      hideBreadcrumb: isBare,
      hideLeftColumn: isBare,
      ...(seoText ? { seoText } : {}),
      ...(level === 1 ? topTexts(node.name) : {}),
      topsellerProductIds: topsellersOf(id),
      picture: pictureOfCategory(category, top, order, motifOfCategory(id)),
    };
  });
