// The start page for schools: that of all shops, without first satchels and what only private people are offered, and with links to pages of the business shop.

import { TOY_SAFETY_PATHS } from '@tornister/domain/storefront';
import type { CmsPageRecord } from '../../content/content-records.ts';
import { homePage } from './home-page.ts';
import type { Shelf } from './shelf.ts';
import { heroSlide, scene } from './teasers.ts';

/** Teasers that mean families: the first satchel, the list of a child's first class. */
const FOR_FAMILIES: ReadonlySet<string> = new Set(['hero-einschulung', 'merkliste-schulstart']);

const classSets = (shelf: Shelf) =>
  heroSlide({
    id: 'hero-klassensaetze',
    pre: ['Für Schulen und Kitas', 'For schools and nurseries'],
    headline: ['Für jedes Kind eines', 'One for every child'],
    post: ['Klassensätze, gezählt und beschriftet, auf Rechnung', 'Class sets, counted and labelled, by invoice'],
    button: ['Klassensätze ansehen', 'See class sets'],
    link: shelf.category('buero/klassensaetze'),
    tab: ['Klassensätze', 'Class sets'],
    align: 'left',
    picture: scene(
      ['Eine Kiste mit Scheren und Klebestiften', 'A crate with scissors and glue sticks'],
      '#e6f3df',
      'shelf',
      'right',
      { draw: 'crate', colour: '#3f7fd0', label: '24 ×' },
      { draw: 'scissors', colour: '#3f9e57' },
      { draw: 'glue-stick', colour: '#e2574c' },
      { draw: 'notebook', colour: '#e2574c', label: 'Mathe' },
    ),
  });

/** The start page of the shop for schools. */
export const businessHomePage = (shelf: Shelf): CmsPageRecord => {
  const home = homePage(shelf, TOY_SAFETY_PATHS.business);
  return {
    ...home,
    id: 'home-b2b',
    stores: ['b2b'],
    title: { de: 'Schulbedarf für Einrichtungen', en: 'School supplies for institutions' },
    metaDescription: {
      de: 'Alles für Schulen und Kindergärten: Hefte, Stifte, Farben, Möbel und Lehrmaterial, auch als Klassensatz, auf Rechnung oder XRechnung.',
      en: 'Everything for schools and nurseries: exercise books, pens, paints, furniture and teaching material, also as class sets, by invoice or e-invoice.',
    },
    rows: home.rows
      .filter(({ cells }) => !cells.some(({ teaser }) => FOR_FAMILIES.has(teaser.id)))
      .map(({ cells }) => ({
        cells: cells.map(({ span, teaser }) => ({
          span,
          teaser:
            teaser.template === 'hero-slider'
              ? { ...teaser, tabs: [classSets(shelf), ...teaser.tabs.filter(({ id }) => !FOR_FAMILIES.has(id))] }
              : teaser,
        })),
      })),
  };
};
