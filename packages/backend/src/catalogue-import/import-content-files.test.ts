import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TERMS_PATH } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SOME_MOMENT } from '../../test/browsing/open-shop.ts';
import { describeOnEachDatabase } from '../../test/support/each-database.ts';
import { pageNowAt } from '../content/read-pages.ts';
import type { Database } from '../database/database.ts';
import { importFolder } from './import-folder.ts';
import { problemText } from './import-problem.ts';

const rowsOf = async (database: Database, table: string): Promise<readonly unknown[]> => {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(t) as row from ${sql.table(table)} as t order by to_jsonb(t)::text`.execute(database);
  return rows.map(({ row }) => row);
};

const PAGE = {
  id: 'imprint',
  path: '/rechtliches/impressum/',
  pageType: 'LEGAL',
  title: { de: 'Impressum', en: 'Imprint' },
  metaDescription: { de: 'Wer wir sind' },
  rows: [
    {
      cells: [
        {
          teaser: {
            id: 'text',
            template: 'html',
            attributes: [{ name: 'content', text: { de: '<p onclick="x()">Eins</p><script>alert(1)</script>' } }],
          },
        },
      ],
    },
  ],
};
const FOOTER = {
  id: 'footer-vue',
  blocks: [
    {
      headline: { de: 'Hilfe' },
      type: 'Links',
      links: [{ label: { de: 'Impressum' }, url: '/rechtliches/impressum/' }],
    },
  ],
};
const RED = { file: 'red.jpg', alt: { de: 'Rot' } };
const USP = { picture: RED, headline: { de: 'a' }, subheadline: { de: 'b' }, text: { de: 'c' }, link: '/' };

const withTeaser = (teaser: object) => ({
  ...PAGE,
  rows: [{ cells: [{ teaser: { id: 't', template: 'html', ...teaser } }] }],
});
const withAttribute = (attribute: object) => withTeaser({ attributes: [{ name: 'x', ...attribute }] });
const withLink = (url: string) => ({
  ...FOOTER,
  blocks: [{ headline: { de: 'x' }, type: 'Links', links: [{ label: { de: 'x' }, url }] }],
});

describeOnEachDatabase('pages and footers from files', (database) => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'content-'));
    await sql`truncate cms_pages, footers, page_addresses, teaser_wishlists, cache_changes`.execute(database());
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const run = () => importFolder(database(), { folder, now: SOME_MOMENT });
  const write = (file: 'teaser-lists.jsonl' | 'pages.jsonl' | 'footers.jsonl', ...lines: readonly object[]) =>
    writeFile(join(folder, file), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const imported = async () => (await run())._unsafeUnwrap();
  const problems = async () => (await run())._unsafeUnwrapErr().map(problemText);
  const at = async (path: string, store: 'de' | 'b2b' = 'de') =>
    (await pageNowAt({ database: database(), storefront: { store } }, path))?.title;
  const tags = async () => (await database().selectFrom('cache_changes').select('tag').execute()).map(({ tag }) => tag);

  it('show lists that stand before them, and a list again is written whole', async () => {
    const list = { id: 'box', name: { de: 'Kiste' }, description: { de: 'Für die Pause' } };
    await write('teaser-lists.jsonl', list);
    await write('pages.jsonl', withTeaser({ template: 'merkliste', teaserWishlistId: 'box' }));
    await imported();
    await write('teaser-lists.jsonl', { ...list, name: { de: 'Pausenkiste' } });
    await imported();
    const { id: externalId, description } = list;
    expect(await database().selectFrom('teaser_wishlists').select('list').execute()).toEqual([
      { list: { externalId, name: { de: 'Pausenkiste' }, description, entries: [] } },
    ]);
    await write('teaser-lists.jsonl', { ...list, entries: [{ productId: '99' }] });
    expect(await problems()).toEqual([
      'teaser-lists.jsonl, line 1, entries[0].productId: 99 is not known; allowed is an id of products.jsonl or of the shop',
    ]);
  });

  it('are sanitised', async () => {
    await write('pages.jsonl', PAGE);
    await write('footers.jsonl', {
      ...FOOTER,
      blocks: [
        { headline: { de: 'x' }, type: 'Links', content: { de: '<p onclick="x()">Text</p><script>x</script>' } },
      ],
    });
    await imported();
    const kept = JSON.stringify([await rowsOf(database(), 'cms_pages'), await rowsOf(database(), 'footers')]);
    expect(kept).toContain('<p>Eins</p>');
    expect(kept).toContain('<p>Text</p>');
    expect(kept).not.toMatch(/<script|onclick/);
  });

  it('change nothing when they are imported again, and no cache is told of anything', async () => {
    await write('pages.jsonl', PAGE);
    await write('footers.jsonl', FOOTER);
    await imported();
    expect(new Set(await tags())).toEqual(new Set(['content']));
    const before = await rowsOf(database(), 'cms_pages');
    await sql`truncate cache_changes`.execute(database());
    await imported();
    expect(await rowsOf(database(), 'cms_pages')).toEqual(before);
    expect(await tags()).toEqual([]);
  });

  it('replace what they name, leave everything else, and caches are told', async () => {
    await write('pages.jsonl', PAGE, { ...PAGE, id: 'terms', path: TERMS_PATH, title: { de: 'AGB' } });
    await write('footers.jsonl', FOOTER);
    await imported();
    await sql`truncate cache_changes`.execute(database());
    await write('pages.jsonl', { ...PAGE, title: { de: 'Anbieter' } });
    await write('footers.jsonl', { ...FOOTER, blocks: [] });
    await imported();
    expect(await at(PAGE.path)).toEqual({ de: 'Anbieter' });
    expect(await at(TERMS_PATH)).toEqual({ de: 'AGB' });
    expect(await rowsOf(database(), 'footers')).toEqual([{ page_id: 'footer-vue', usps: [], links: [] }]);
    expect(await tags()).toEqual(['content', 'content']);
  });

  it('take a page away that is not online any more', async () => {
    await write('pages.jsonl', PAGE);
    await imported();
    await write('pages.jsonl', { ...PAGE, isOnline: false });
    await imported();
    expect(await at(PAGE.path)).toBeUndefined();
    await imported();
  });

  it('end what led away from their address', async () => {
    await database()
      .insertInto('page_addresses')
      .values([
        { path: PAGE.path, kind: 'moved', target: '/' },
        { path: '/elsewhere/', kind: 'gone', target: null },
      ])
      .execute();
    await write('pages.jsonl', PAGE);
    await imported();
    expect(await database().selectFrom('page_addresses').select('path').execute()).toEqual([{ path: '/elsewhere/' }]);
  });

  it('show a page of one shop there before the one of all', async () => {
    await write('pages.jsonl', PAGE, { ...PAGE, id: 'imprint-b2b', title: { de: 'Für Schulen' }, stores: ['b2b'] });
    await imported();
    expect(await at(PAGE.path)).toEqual(PAGE.title);
    expect(await at(PAGE.path, 'b2b')).toEqual({ de: 'Für Schulen' });
  });

  it('mark a link as one to another host by its address, and keep the shops that show it', async () => {
    const link = { label: { de: 'x' }, url: 'https://social.example/@shop', stores: ['de'] };
    await write('footers.jsonl', {
      ...FOOTER,
      blocks: [
        { headline: { de: 'x' }, type: 'Social', links: [link, { label: { de: 'x' }, url: '#consent-settings' }] },
      ],
    });
    await imported();
    const [footer] = await database().selectFrom('footers').select('links').execute();
    expect(footer?.links[0]?.links).toEqual([
      { ...link, external: true },
      { label: { de: 'x' }, url: '#consent-settings', external: false },
    ]);
  });

  it('keep photographs by their names, beside the row that every reader of the page takes along', async () => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#cc0000' } })
      .jpeg()
      .toBuffer();
    await writeFile(join(folder, 'red.jpg'), photo);
    await write('pages.jsonl', { ...withAttribute({ picture: RED, mobilePicture: RED }), openGraphPicture: RED });
    await write('footers.jsonl', { ...FOOTER, usps: [USP] });
    await imported();
    const kept = JSON.stringify([await rowsOf(database(), 'cms_pages'), await rowsOf(database(), 'footers')]);
    const ids = [...kept.matchAll(/"id":"([0-9a-f]{16})"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(4);
    expect(kept).not.toContain(photo.toString('base64').slice(0, 40));
    const pictures = await database().selectFrom('pictures').select('id').where('id', 'in', ids.map(String)).execute();
    expect(pictures).toHaveLength(1);
  });

  it('keep which shops show a selling point, all of them where nothing is said', async () => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#cc0000' } })
      .jpeg()
      .toBuffer();
    await writeFile(join(folder, 'red.jpg'), photo);
    await write('footers.jsonl', { ...FOOTER, usps: [{ ...USP, stores: ['b2b'] }, USP] });
    await imported();
    const footer = await database().selectFrom('footers').select('usps').executeTakeFirstOrThrow();
    expect(footer.usps.map(({ stores }) => stores)).toEqual([['b2b'], undefined]);
  });

  it.each([
    ['stores[0]: allowed are the shops de, at, ch, b2b', { ...PAGE, stores: ['fr'] }],
    ['title: Unrecognized key: "fr"', { ...PAGE, title: { fr: 'Mentions' } }],
    ['path: allowed is / or a path like /rechtliches/agb/', { ...PAGE, path: '/Impressum/' }],
    ['path: the shop shows a page of its own there', { ...PAGE, path: '/prod/5/' }],
    ['path: the shop shows a page of its own there', { ...PAGE, path: '/checkout/basket/' }],
    ['path: the shop shows a page of its own there', { ...PAGE, path: '/login/' }],
    ['pageType: the page at / is a HOMEPAGE, and no other is', { ...PAGE, path: '/' }],
    ['pageType: the page at / is a HOMEPAGE, and no other is', { ...PAGE, pageType: 'HOMEPAGE' }],
    ['Unrecognized key: "colour"', { ...PAGE, colour: 1 }],
    ['categoryId: 99999 is not known; allowed is an id of categories.jsonl', { ...PAGE, categoryId: '99999' }],
    ['path: /rechtliches/impressum/ belongs to one already', { ...PAGE, id: 'two' }],
    ['id: one is there twice', { ...PAGE, id: 'one' }],
    [
      'rows[0].cells[0].teaser.teaserWishlistId: nothing is not known; allowed is an id of teaser-lists.jsonl',
      withTeaser({ template: 'merkliste', teaserWishlistId: 'nothing' }),
    ],
    ['rows[0].cells[0].teaser.template: allowed are image-link, html', withTeaser({ template: 'iframe' })],
    [
      'rows[0].cells[0].teaser.attributes[0].url: allowed is a path of the shop',
      withAttribute({ url: 'javascript:alert(1)' }),
    ],
    [
      'rows[0].cells[0].teaser.tabs[0].attributes[0].picture.file: red.jpg is not in the folder of the import',
      withTeaser({ tabs: [{ id: 'a', template: 'html', attributes: [{ name: 'image', picture: RED }] }] }),
    ],
  ])('say "%s" of a wrong line, and import nothing', async (said, line) => {
    await write('pages.jsonl', { ...PAGE, id: 'one' }, line);
    const told = (await problems()).join('\n');
    expect(told).toContain('pages.jsonl, line 2');
    expect(told).toContain(said);
    expect(await rowsOf(database(), 'cms_pages')).toEqual([]);
  });

  it.each([
    ['id: allowed is footer-vue', { ...FOOTER, id: 'footer' }],
    ['blocks[0].links[0].url: allowed is a path of the shop', withLink('//other.example/')],
    ['blocks[0].links[0].url: allowed is a path of the shop', withLink('impressum')],
    ['usps[0].picture.file: red.jpg is not in the folder of the import', { ...FOOTER, usps: [USP] }],
  ])('say "%s" of a wrong footer, and import no page either', async (said, line) => {
    await write('pages.jsonl', PAGE);
    await write('footers.jsonl', line);
    expect((await problems()).join('\n')).toContain(`footers.jsonl, line 1, ${said}`);
    expect(await rowsOf(database(), 'cms_pages')).toEqual([]);
  });

  it('may stand at the same address for different shops, but not where the shop has a page of it already', async () => {
    await write('pages.jsonl', { ...PAGE, stores: ['de'] }, { ...PAGE, id: 'other', stores: ['at', 'ch'] });
    await imported();
    await write('pages.jsonl', { ...PAGE, id: 'third', stores: ['b2b', 'ch'] });
    expect(await problems()).toEqual([
      'pages.jsonl, line 1, path: /rechtliches/impressum/ in the shop ch belongs to other already',
    ]);
  });
});
