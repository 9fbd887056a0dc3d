// Demo shop: the pages of whole sections, which breadcrumbs lead to. Each lists the pages below it.

import type { StoreCode } from '@tornister/domain/storefront';
import type { Pair } from '../pair.ts';
import type { Article } from './article.ts';

type Entry = { readonly path: string; readonly title: Pair; readonly summary: Pair };

/** Forms that the shop itself has; they stand among the pages of the service. */
const FORMS: readonly Entry[] = [
  {
    path: '/service/rueckruf/',
    title: ['Rückruf', 'Call me back'],
    summary: ['Nummer hinterlassen, wir rufen an', 'Leave your number and we call'],
  },
  {
    path: '/service/katalog/',
    title: ['Kataloge', 'Catalogues'],
    summary: ['Gedruckt und kostenlos', 'Printed and free of charge'],
  },
  {
    path: '/service/orderform/',
    title: ['Mit Artikelnummern bestellen', 'Order by item number'],
    summary: ['Für alle, die schon wissen, was sie brauchen', 'For those who know what they need'],
  },
];

const SECTIONS: readonly Entry[] = [
  { path: '/rechtliches/', title: ['Rechtliches', 'Legal'], summary: ['Alle rechtlichen Seiten', 'All legal pages'] },
  { path: '/legal-notice/', title: ['Rechtliches', 'Legal'], summary: ['Alle rechtlichen Seiten', 'All legal pages'] },
  { path: '/service/', title: ['Service', 'Service'], summary: ['Hilfe und Kontakt', 'Help and contact'] },
  {
    path: '/gewinnspiele/',
    title: ['Gewinnspiele', 'Prize draws'],
    summary: ['Was es zu gewinnen gibt', 'What there is to win'],
  },
];

const listOf = (entries: readonly Entry[], language: 0 | 1): string =>
  `<ul>${entries
    .map(({ path, title, summary }) => `<li><a href="${path}">${title[language]}</a>: ${summary[language]}</li>`)
    .join('')}</ul>`;

const pageOf = (section: Entry, entries: readonly Entry[], stores: readonly StoreCode[]): Article => ({
  ...section,
  pageType: 'CONTENT',
  body: [listOf(entries, 0), listOf(entries, 1)],
  stores,
});

/** A page for each section. A store that has pages of its own below it has one of its own, which names these in the place of the general ones. */
export const sectionPages = (articles: readonly Article[]): readonly Article[] =>
  SECTIONS.flatMap((section) => {
    const below = articles.filter(({ path }) => path.startsWith(section.path));
    const general = below.filter(({ stores = [] }) => stores.length === 0);
    const entriesOf = (own: readonly Article[]): readonly Entry[] => [
      ...general.map((article) => own.find(({ path }) => path === article.path) ?? article),
      ...own.filter(({ path }) => general.every((article) => article.path !== path)),
      ...(section.path === '/service/' ? FORMS : []),
    ];
    const owners = new Set(below.flatMap(({ stores = [] }) => stores));
    return [
      pageOf(section, entriesOf([]), []),
      ...[...owners].map((store) => {
        const own = below.filter(({ stores = [] }) => stores.includes(store));
        return pageOf(section, entriesOf(own), [store]);
      }),
    ];
  });
