// Lists to take over. Source: spec 3 §2 "Teaser wishlist block".

import type { TeaserWishlistRecord } from '../../content/content-records.ts';
import type { Shelf } from './shelf.ts';
import { scene } from './teasers.ts';

/** Lists that teachers and parents may take over. */
export const makeTeaserWishlists = (shelf: Shelf): readonly TeaserWishlistRecord[] => {
  const entries = (quantity: number, ...families: readonly string[]): TeaserWishlistRecord['entries'] =>
    families.flatMap((family, index) =>
      shelf
        .ofFamily(family, 1)
        .map((productId) => ({ productId, ...(index % 2 ? { itemId: `${productId}01` } : {}), quantity })),
    );
  return [
    {
      externalId: 'schulstart-klasse-1',
      name: { de: 'Schulstart: die Liste für Klasse 1', en: 'Starting school: the list for grade 1' },
      description: {
        de: 'Alles, was auf fast jeder Materialliste steht, in der richtigen Menge.',
        en: 'Everything that is on almost every list of materials, in the right quantity.',
      },
      picture: scene(
        ['Hefte, Stifte und ein Ranzen', 'Books, pens and a satchel'],
        '#fdeccf',
        'desk',
        'center',
        { draw: 'satchel', colour: '#8166cf', style: 'stars', accent: '#ffe28a' },
        { draw: 'pencil-set', accent: '#fff1d6', count: 6 },
      ),
      entries: entries(
        2,
        'exercise-book',
        'jumbo-pencil',
        'coloured-pencils',
        'eraser',
        'sharpener',
        'glue-stick',
        'craft-scissors',
        'watercolour-box',
        'folder',
      ),
    },
    {
      externalId: 'bastelschrank',
      name: { de: 'Der gut gefüllte Bastelschrank', en: 'The well-stocked craft cupboard' },
      description: {
        de: 'Für eine Gruppe von 24 Kindern und ein halbes Jahr.',
        en: 'For a group of 24 children and half a year.',
      },
      entries: entries(
        4,
        'construction-paper',
        'tempera',
        'glue-bottle',
        'brushes',
        'modelling-clay',
        'craft-scissors',
        'felt',
      ),
    },
    {
      externalId: 'pausenkiste',
      name: { de: 'Die Pausenkiste', en: 'The break box' },
      description: {
        de: 'Bälle, Seile und Kreide für eine bewegte Pause.',
        en: 'Balls, ropes and chalk for an active break.',
      },
      entries: entries(3, 'skipping-rope', 'soft-ball', 'board-chalk', 'hoop', 'football'),
    },
  ];
};
