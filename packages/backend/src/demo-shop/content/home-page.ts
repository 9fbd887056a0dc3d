// The start page: hero slider, image teasers, recommendations, info bar and a teaser of every other type. Pure data, hence its length.

import { TOY_SAFETY_PATHS } from '@tornister/domain/storefront';
import type { CmsPageRecord, TeaserRecord } from '../../content/content-records.ts';
import type { Pair } from '../pair.ts';
import type { Shelf } from './shelf.ts';
import { attribute, heroSlide, html, imageTeaser, recommendations, row, scene, teaser } from './teasers.ts';

const slides = (shelf: Shelf) => [
  heroSlide({
    id: 'hero-einschulung',
    pre: ['Schulstart', 'Back to school'],
    headline: ['Der erste Ranzen fürs Leben', 'A first satchel for life'],
    post: [
      'Leichte Modelle ab 780 g, vier Jahre Garantie auf jede Naht',
      'Light models from 780 g, every seam guaranteed for four years',
    ],
    button: ['Ranzen ansehen', 'See satchels'],
    link: shelf.category('taschen/schulranzen'),
    tab: ['Schulstart', 'School start'],
    align: 'left',
    picture: scene(
      [
        'Ein blauer Schulranzen mit Heften, Globus und Buntstiften',
        'A blue satchel with books, a globe and coloured pencils',
      ],
      '#ffe3ac',
      'sun',
      'right',
      { draw: 'satchel', colour: '#3f7fd0', style: 'rocket', accent: '#f08a3c' },
      { draw: 'notebook', colour: '#e2574c', label: 'Mathe' },
      { draw: 'globe', colour: '#6ec1ea' },
      { draw: 'pencil-set', accent: '#fff1d6', count: 7 },
    ),
  }),
  heroSlide({
    id: 'hero-farben',
    pre: ['Malen & Basteln', 'Painting & crafts'],
    headline: ['Heute wird es bunt', 'Today gets colourful'],
    post: ['Tempera, Acryl und Fingerfarben in 24 Tönen', 'Tempera, acrylics and finger paints in 24 shades'],
    button: ['Farben entdecken', 'Discover paints'],
    link: shelf.category('basteln/farben'),
    tab: ['Farben', 'Paints'],
    align: 'left',
    picture: scene(
      [
        'Farbflaschen, Pinsel und ein Malkasten auf einem Tisch',
        'Bottles of paint, brushes and a paint box on a table',
      ],
      '#c9eadf',
      'desk',
      'right',
      { draw: 'paint-bottle', colour: '#e2574c', label: '500 ml' },
      { draw: 'brush', colour: '#3f7fd0', count: 3 },
      { draw: 'paint-box', colour: '#2b8c94', count: 24 },
      { draw: 'paint-pot', colour: '#f2c230', label: 'Gelb' },
    ),
  }),
  heroSlide({
    id: 'hero-sport',
    pre: ['Sport & Bewegung', 'Sports'],
    headline: ['Raus auf den Hof', 'Out into the yard'],
    post: ['Bälle, Seile und Spiele für jede Pause', 'Balls, ropes and games for every break'],
    button: ['Zu den Pausenspielen', 'To playground games'],
    link: shelf.category('sport/pausenspiele'),
    tab: ['Bewegung', 'Movement'],
    align: 'left',
    picture: scene(
      ['Bälle, Reifen und Hütchen auf einer Wiese', 'Balls, hoops and cones on a meadow'],
      '#cfe9fb',
      'hills',
      'right',
      { draw: 'ball', colour: '#f4f3ee', accent: '#3a3b4a', style: 'soccer' },
      { draw: 'cones', colour: '#f08a3c', count: 4 },
      { draw: 'hoop', colour: '#e2574c' },
      { draw: 'ball', colour: '#f08a3c', accent: '#3a3b4a', style: 'basket' },
    ),
  }),
  heroSlide({
    id: 'hero-forschen',
    pre: ['Naturwissenschaften', 'Science'],
    headline: ['Fragen, die knistern', 'Questions that crackle'],
    post: [
      'Versuche, die gelingen, mit Arbeitsblättern zum Ausdrucken',
      'Experiments that work, with worksheets to print',
    ],
    button: ['Forscherkästen ansehen', 'See science kits'],
    link: shelf.category('naturwissenschaft'),
    tab: ['Forschen', 'Science'],
    align: 'left',
    colour: '#4b3b8f',
    picture: scene(
      ['Kolben, Mikroskop und Reagenzgläser', 'A flask, a microscope and test tubes'],
      '#e4dcf6',
      'confetti',
      'right',
      { draw: 'beaker', colour: '#3fae8a', style: 'flask' },
      { draw: 'test-tubes', colour: '#e2574c', count: 5 },
      { draw: 'microscope', colour: '#3f7fd0' },
      { draw: 'magnifier', colour: '#f08a3c' },
    ),
  }),
];

const tiles = (shelf: Shelf) =>
  row(
    imageTeaser({
      id: 'tile-klassensaetze',
      picture: scene(
        ['Ein Klassensatz Scheren und Kleber', 'A class set of scissors and glue'],
        '#fdeccf',
        'shelf',
        'center',
        { draw: 'scissors', colour: '#3f9e57' },
        { draw: 'glue-stick', colour: '#e2574c' },
        { draw: 'crate', colour: '#3f7fd0', label: '24 ×' },
      ),
      caption: ['Klassensätze: für jedes Kind eines', 'Class sets: one for every child'],
      button: ['Klassensätze', 'Class sets'],
      link: shelf.category('buero/klassensaetze'),
      info: ['Klassensätze liefern wir gezählt und beschriftet.', 'Class sets come counted and labelled.'],
    }),
    imageTeaser({
      id: 'tile-moebel',
      picture: scene(
        ['Stuhl, Tisch und Regal', 'A chair, a table and a shelf'],
        '#e6f3df',
        'plain',
        'center',
        { draw: 'chair', colour: '#3f7fd0' },
        { draw: 'table', colour: '#e3bb84' },
        { draw: 'shelf', colour: '#e2574c', count: 3 },
      ),
      caption: ['Räume, in denen Lernen leichtfällt', 'Rooms where learning comes easily'],
      button: ['Möbel', 'Furniture'],
      link: shelf.category('moebel'),
    }),
    imageTeaser({
      id: 'tile-sale',
      picture: scene(
        ['Geschenke und Konfetti', 'Presents and confetti'],
        '#f9e2e6',
        'confetti',
        'center',
        { draw: 'gift-box', colour: '#e2574c', accent: '#ffd257' },
        { draw: 'emoji:party-popper' },
      ),
      caption: ['Bis zu 40 % gespart, ehrlich gerechnet', 'Save up to 40%, honestly calculated'],
      button: ['Zum Sale', 'To the sale'],
      link: shelf.category('sale'),
    }),
  );

const infoBar = teaser('infobar-versand', 'info-bar', [
  attribute('bgcolor', '#fff1c9'),
  attribute('textColor', '#3a3b4a'),
  attribute('teasercontent', [
    'Lagerware: werktags bis 15 Uhr bestellt, am selben Tag verschickt. <a href="/service/versand/">Alles zum Versand</a>',
    'Items in stock: ordered by 3 pm on a working day, shipped the same day. <a href="/service/versand/">All about shipping</a>',
  ]),
]);

const prizeDraw = teaser('gewinnspiel', 'prize-draw-tab', [
  attribute('headline', ['Gewinnen Sie eine Leseecke für Ihre Klasse', 'Win a reading corner for your class']),
  attribute('content', [
    '<p>Was liest Ihre Klasse am liebsten? Unter allen Einsendungen verlosen wir ein Sofa, einen Teppich und dreißig Bücher.</p>',
    '<p>What does your class like to read best? One entry wins a sofa, a rug and thirty books.</p>',
  ]),
  { name: 'link', url: '/gewinnspiele/leseecke/' },
]);

/** One variant of the test below: what visitors read, and what the reports call it. */
const abVariant = (id: string, trackingCode: string, content: Pair): TeaserRecord =>
  teaser(id, 'html', [attribute('trackingCode', trackingCode), attribute('content', content)]);

const abTest = teaser('ab-beratung', 'ab-test-tab', [attribute('testId', 'BZ_AB_beratung')], {
  tabs: [
    abVariant('ab-beratung-a', 'beratung-rueckruf', [
      '<h2>Fragen? Wir rufen zurück.</h2><p><a href="/service/rueckruf/">Rückruf vereinbaren</a></p>',
      '<h2>Questions? We call you back.</h2><p><a href="/service/rueckruf/">Arrange a call</a></p>',
    ]),
    abVariant('ab-beratung-b', 'beratung-lehrkraefte', [
      '<h2>Beratung von Lehrkräften für Lehrkräfte</h2><p><a href="/beratung/">Mehr erfahren</a></p>',
      '<h2>Advice from teachers for teachers</h2><p><a href="/beratung/">Learn more</a></p>',
    ]),
  ],
});

/** The start page of every storefront. */
export const homePage = (shelf: Shelf, toySafetyPath: string = TOY_SAFETY_PATHS.consumer): CmsPageRecord => ({
  id: 'home',
  path: '/',
  pageType: 'HOMEPAGE',
  title: { de: 'Schulbedarf, Bastelmaterial und Möbel', en: 'School supplies, craft materials and furniture' },
  metaDescription: {
    de: 'Alles für Schule, Kindergarten und Zuhause: Hefte, Stifte, Ranzen, Farben, Möbel und Lehrmaterial, auch als Klassensatz und auf Rechnung.',
    en: 'Everything for school, nursery and home: exercise books, pens, satchels, paints, furniture and teaching material, also as class sets and by invoice.',
  },
  rows: [
    row(infoBar),
    row(teaser('hero', 'hero-slider', [], { tabs: slides(shelf) })),
    row(recommendations('empfehlung-beliebt', ['Gerade beliebt', 'Popular right now'], shelf.popular(12))),
    tiles(shelf),
    row(recommendations('empfehlung-neu', ['Neu eingetroffen', 'New arrivals'], shelf.newest(12))),
    row(
      teaser(
        'merkliste-schulstart',
        'teaser-wishlist',
        [attribute('image', 'true'), attribute('imageposition', 'left'), attribute('description', 'true')],
        { teaserWishlistId: 'schulstart-klasse-1' },
      ),
    ),
    row(
      teaser(
        'killer-list',
        'killer-list',
        [attribute('headline', ['Klein im Preis, groß im Alltag', 'Small price, big help every day'])],
        { productIds: shelf.reduced(8) },
      ),
    ),
    row(
      teaser('bild-katalog', 'image-link', [
        {
          name: 'image',
          picture: scene(
            ['Unser Katalog', 'Our catalogue'],
            '#ddf2ee',
            'desk',
            'center',
            { draw: 'book', colour: '#2b8c94', label: 'Katalog 2027', style: 'sun' },
            { draw: 'calendar', colour: '#e2574c', label: '2027' },
          ),
        },
        { name: 'link', url: '/service/katalog/' },
        attribute('alt', ['Katalog kostenlos anfordern', 'Ask for our catalogue, free of charge']),
      ]),
      teaser('kachel-beratung', 'content-tile', [
        attribute('headline', ['Räume planen lassen', 'Have rooms planned']),
        attribute('content', [
          '<p>Schicken Sie uns einen Grundriss. Wir zeichnen Möbel, Wege und Rückzugsorte hinein, kostenlos und unverbindlich.</p>',
          '<p>Send us a floor plan. We draw furniture, paths and retreats into it, free of charge and without obligation.</p>',
        ]),
        { name: 'link', url: '/beratung/' },
      ]),
    ),
    row(prizeDraw, abTest),
    row(
      teaser('newsletter', 'form', [
        attribute('formName', 'newsletter'),
        attribute('headline', [
          'Einige Male im Monat Ideen für den Unterricht',
          'Ideas for lessons a few times a month',
        ]),
      ]),
    ),
    row(
      html(
        'ueber-uns',
        [
          '<h2>Ein Laden für Menschen, die lehren und lernen</h2><p>Seit der ersten Stunde packen wir, was Klassen brauchen: Hefte in jeder Lineatur, Farben in großen Flaschen, Stühle, die mitwachsen. Unser Sortiment wird von Lehrkräften ausgesucht und von Kindern erprobt. Was kaputtgeht, reparieren wir, wo es geht; was nicht passt, nehmen wir dreißig Tage lang zurück.</p>',
          '<h2>A shop for people who teach and learn</h2><p>From the first lesson on we have packed what classes need: exercise books in every ruling, paints in large bottles, chairs that grow along. Our range is chosen by teachers and tried by children. What breaks we mend where we can; what does not fit we take back for thirty days.</p>',
        ],
        'html-box',
      ),
    ),
    row(
      teaser('layer-pruefzeichen', 'layer', [
        attribute('label', ['So prüfen wir Spielzeug', 'How we test toys']),
        attribute('content', [
          `<p>Jedes Spielzeug trägt das CE-Zeichen. Bei Artikeln für unter Dreijährige lassen wir zusätzlich unabhängig prüfen. <a href="${toySafetyPath}">Mehr zur Spielwarensicherheit</a></p>`,
          `<p>Every toy carries the CE mark. Items for under-threes are tested independently as well. <a href="${toySafetyPath}">More about toy safety</a></p>`,
        ]),
      ]),
    ),
  ],
  breadcrumbs: [],
  openGraphPicture: scene(
    ['Schulsachen auf einem Tisch', 'School things on a table'],
    '#ffe3ac',
    'desk',
    'center',
    { draw: 'satchel', colour: '#3f7fd0', style: 'stars', accent: '#ffe28a' },
    { draw: 'pencil-set', accent: '#fff1d6', count: 8 },
    { draw: 'globe', colour: '#6ec1ea' },
  ),
  activeAbTests: [{ id: 'BZ_AB_beratung', trackingCode: 'beratung' }],
  stores: [],
});
