// Service, advice, legal and campaign pages, made of their texts.

import { TERMS_PATH } from '@tornister/domain/storefront';
import type { CmsPageRecord, PageRedirectRecord } from '../../content/content-records.ts';
import { picturePath } from '../../pictures/picture-address.ts';
import type { PictureRecord } from '../../pictures/picture-record.ts';
import { IMAGE_FORMATS } from '../../pictures/picture-spec.ts';
import type { Pair } from '../pair.ts';
import { inHtml, textOf } from '../texts.ts';
import type { Article } from './article.ts';
import { ADVICE, ARTICLES, aboutUs, SCHOOL_START } from './articles.ts';
import { NO_PRIME, PRIME } from './prime-articles.ts';
import { sectionPages } from './sections.ts';
import type { Shelf } from './shelf.ts';
import { attribute, html, imageTeaser, recommendations, row, scene, teaser } from './teasers.ts';

const LEGAL_CRUMB: Readonly<Record<string, Pair>> = {
  LEGAL: ['Rechtliches', 'Legal'],
  SERVICE: ['Service', 'Service'],
  SWEEPSTAKES: ['Gewinnspiele', 'Prize draws'],
};

const articlePage = ({ path, pageType, title, summary, body, stores }: Article): CmsPageRecord => {
  const id = [path.replace(/^\/|\/$/g, '').replaceAll('/', '-'), ...(stores ?? [])].join('-');
  const section = LEGAL_CRUMB[pageType];
  const form =
    pageType === 'SWEEPSTAKES'
      ? [
          row(
            teaser(`${id}-form`, 'form', [attribute('formName', 'competition'), attribute('competition', 'leseecke')]),
          ),
        ]
      : [];
  return {
    id,
    path,
    pageType,
    title: textOf(title),
    metaDescription: textOf(summary),
    rows: [row(html(`${id}-text`, body)), ...form],
    breadcrumbs: [...(section ? [textOf(section)] : []), textOf(title)],
    activeAbTests: [],
    stores: stores ?? [],
  };
};

const ROOM_ALT: Pair = ['Tisch, Stuhl und Teppich', 'Table, chair and rug'];
const ROOM = scene(
  ROOM_ALT,
  '#e6f3df',
  'plain',
  'center',
  { draw: 'table', colour: '#e3bb84' },
  { draw: 'cushion', colour: '#f08a3c', style: 'sofa' },
);

/** A picture in a link to its large version. */
const closeUp = ({ id }: PictureRecord, alt: string): string => {
  const { width, height } = IMAGE_FORMATS.TEASER;
  const image = `<img src="${picturePath(id, 'TEASER', 'webp')}" alt="${inHtml(alt)}" width="${width}" height="${height}">`;
  return `<figure><a href="${picturePath(id, 'ADS_ZOOM_NEW', 'webp')}">${image}</a></figure>`;
};

const advice = (shelf: Shelf): CmsPageRecord => {
  const page = articlePage(ADVICE);
  return {
    ...page,
    rows: [
      ...page.rows,
      row(
        imageTeaser({
          id: 'beratung-ranzen',
          picture: scene(
            ['Schulranzen in drei Farben', 'Satchels in three colours'],
            '#dfeef9',
            'plain',
            'center',
            { draw: 'satchel', colour: '#e2574c', style: 'dots' },
            { draw: 'satchel', colour: '#3f9e57', style: 'leaves', accent: '#c7eaa6' },
          ),
          caption: ['Ranzen anpassen in fünf Schritten', 'Fit a satchel in five steps'],
          button: ['Ranzen', 'Satchels'],
          link: shelf.category('taschen/schulranzen'),
        }),
        imageTeaser({
          id: 'beratung-raum',
          picture: ROOM,
          caption: ['Klassenräume planen', 'Plan classrooms'],
          button: ['Möbel', 'Furniture'],
          link: shelf.category('moebel'),
        }),
      ),
      row(
        html(
          'beratung-raumbild',
          [
            `<h2>Ein Raum, Stück für Stück</h2><p>Tisch, Sitzplatz und Teppich gehören zusammen geplant. Ein Druck auf das Bild zeigt es groß.</p>${closeUp(ROOM, ROOM_ALT[0])}`,
            `<h2>A room, piece by piece</h2><p>Table, seat and rug are planned together. A press on the picture shows it large.</p>${closeUp(ROOM, ROOM_ALT[1])}`,
          ],
          'html-box',
        ),
      ),
      row(
        teaser('materialliste', 'merkliste', [attribute('columns', 'full'), attribute('description', 'true')], {
          teaserWishlistId: 'bastelschrank',
        }),
      ),
      row(teaser('pausenliste', 'merkliste', [attribute('description', 'true')], { teaserWishlistId: 'pausenkiste' })),
      row(recommendations('beratung-empfehlung', ['Oft gefragt', 'Often asked for'], shelf.popular(8))),
    ],
  };
};

const prime = (shelf: Shelf): CmsPageRecord => {
  const page = articlePage(PRIME);
  return {
    ...page,
    openGraphPicture: scene(
      ['Ein Paket mit Sternen', 'A parcel with stars'],
      '#ffe3ac',
      'confetti',
      'center',
      { draw: 'carton', colour: '#3f7fd0', label: 'prime' },
      { draw: 'emoji:glowing-star' },
    ),
    rows: [
      ...page.rows,
      row(
        recommendations(
          'prime-empfehlung',
          ['Beliebt bei Prime-Mitgliedern', 'Popular with Prime members'],
          shelf.popular(8),
        ),
      ),
    ],
  };
};

const campaign = (shelf: Shelf): CmsPageRecord => {
  const page = articlePage(SCHOOL_START);
  return {
    ...page,
    rows: [
      ...page.rows,
      row(
        teaser(
          'einschulung-liste',
          'teaser-wishlist',
          [attribute('image', 'true'), attribute('imageposition', 'right'), attribute('description', 'true')],
          { teaserWishlistId: 'schulstart-klasse-1' },
        ),
      ),
      row(recommendations('einschulung-empfehlung', ['Für Erstklässler', 'For first-graders'], shelf.popular(10))),
    ],
  };
};

const brands = (names: readonly string[]): CmsPageRecord =>
  articlePage({
    path: '/brands/',
    pageType: 'BRANDS',
    title: ['Marken', 'Brands'],
    summary: ['Alle Marken von A bis Z', 'All brands from A to Z'],
    body: [
      `<ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`,
      `<ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`,
    ],
  });

/** All pages but the start page. Names of makers are given as HTML; `brandId` is that of the shop. */
export const contentPages = (
  shelf: Shelf,
  brandNames: readonly string[],
  brandId: string,
): readonly CmsPageRecord[] => [
  ...[...ARTICLES, aboutUs(brandId), ...sectionPages(ARTICLES)].map(articlePage),
  advice(shelf),
  prime(shelf),
  ...NO_PRIME.map(articlePage),
  campaign(shelf),
  brands(brandNames),
];

/** Addresses of former pages. */
export const PAGE_REDIRECTS: readonly PageRedirectRecord[] = [
  { path: '/impressum/', status: 301, target: '/rechtliches/impressum/' },
  { path: '/datenschutz/', status: 301, target: '/rechtliches/datenschutz/' },
  { path: '/agb/', status: 301, target: TERMS_PATH },
  { path: '/legal-notice/conditions/', status: 301, target: TERMS_PATH },
  { path: '/kontakt/', status: 301, target: '/service/kontakt/' },
  { path: '/service/contact/', status: 301, target: '/service/kontakt/' },
  { path: '/versand/', status: 301, target: '/service/versand/' },
  { path: '/schulstart/', status: 302, target: '/campaigns/einschulung/' },
  { path: '/campaigns/adventskalender/', status: 410 },
];
