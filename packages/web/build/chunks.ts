// Which modules travel together: few chunks of a good size, and browsing carries nothing of the checkout. A module's place follows from
// the pages that reach it without a dynamic import.

/** What the build tool tells about a module. */
type ModuleFacts = {
  readonly code: string | null;
  readonly exports: readonly string[];
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
};
type Context = { readonly getModuleInfo: (id: string) => ModuleFacts | null };

/** Libraries that every page needs, first of all React. */
const EVERYWHERE =
  /node_modules\/(?:react|react-dom|scheduler|react-router|cookie|rxjs|tslib|neverthrow|i18next|react-i18next|use-sync-external-store)\/(?!.*\/Trans)|react\/evaluated-first/;

/** What the build tool adds for dynamic imports. */
const IMPORTING = /vite\/preload-helper/;

/** Texts with elements in them; only the checkout has some. */
const TEXT_WITH_TAGS = /node_modules\/(?:react-i18next\/.*\/Trans|html-parse-stringify\/)/;

const ALL_ELSE = /packages\/[\w-]+\/src\/|node_modules\/|vite\/preload-helper/;

/** What is loaded together, and the modules that it begins with. */
const PARTS = {
  frame: ['src/entry.client.tsx', 'src/layouts/default-layout.tsx', 'src/composition/browse.module.ts'],
  content: ['src/routes/home.tsx', 'src/composition/content.module.ts', 'content-row/content-rows.tsx'],
  listing: ['src/routes/category.tsx', 'src/routes/search.tsx'],
  product: ['src/routes/product.tsx', 'src/composition/product.module.ts', 'src/composition/quantity.module.ts'],
  /** What lists of products are drawn with; a page of such a list comes drawn and does not need it. */
  tiles: ['product-tile/product-tiles.tsx'],
  checkout: ['src/routes/checkout/', 'src/layouts/checkout-layout.tsx', 'src/composition/checkout.module.ts'],
  /** What fetches the data of the next page. */
  data: [
    '.loader.ts',
    'browser-link.ts',
    'adapters-graphql/src/catalogue/index.ts',
    'adapters-graphql/src/content/index.ts',
    'adapters-graphql/src/search/index.ts',
  ],
  graphql: ['adapters-graphql'],
} as const;
type Part = keyof typeof PARTS;

const partsOf = (roots: ReadonlySet<string>): ReadonlySet<Part | 'other'> =>
  new Set(
    [...roots].map(
      (root) => (Object.keys(PARTS) as Part[]).find((part) => PARTS[part].some((end) => root.includes(end))) ?? 'other',
    ),
  );

const isBarrel = (id: string): boolean =>
  /\/src\/[\w-]+\/index\.ts$|\/lucide-react\.mjs$|lucide-react\/dist\/esm\/icons\/index\.mjs$/.test(id);

/** The names under which a barrel passes a module on; icons are all called `default` at home. */
const namesIn = (barrel: string, id: string, facts: ModuleFacts): readonly string[] => {
  const file = id.slice(id.lastIndexOf('/') + 1).replaceAll('.', '\\.');
  const line = new RegExp(`export \\{([^}]*)\\} from ["']\\./icons/${file}["']`).exec(barrel)?.[1];
  return line === undefined ? facts.exports : Array.from(line.matchAll(/default as (\w+)/g), ([, name = '']) => name);
};

/** Who really uses a module: an area's index passes on everything, so its importers are asked for the names that the module exports. */
const usersOf = (id: string, facts: ModuleFacts, context: Context): readonly string[] =>
  facts.importers.flatMap((importer) => {
    if (!isBarrel(importer)) return [importer];
    const barrel = context.getModuleInfo(importer);
    const names = new RegExp(`\\b(?:${namesIn(barrel?.code ?? '', id, facts).join('|')})\\b`);
    const users = (barrel?.importers ?? []).filter((user) => names.test(context.getModuleInfo(user)?.code ?? ''));
    return (barrel?.dynamicImporters.length ?? 0) > 0 ? [importer, ...users] : users;
  });

/** The entries, and the modules behind dynamic imports, from which a module is reached by static imports alone. */
const rootsOf = (id: string, context: Context): ReadonlySet<string> => {
  const roots = new Set<string>();
  const seen = new Set<string>();
  const climb = (at: string): void => {
    if (seen.has(at)) return;
    seen.add(at);
    const facts = context.getModuleInfo(at);
    if (facts === null) return;
    if (facts.importers.length === 0 || facts.dynamicImporters.length > 0) roots.add(at);
    for (const user of usersOf(at, facts, context)) climb(user);
  };
  climb(id);
  return roots;
};

/** The parts of the pages that shoppers browse; all else of a module's parts decides only where none of these does. */
const BROWSED: readonly Part[] = ['content', 'listing', 'product', 'tiles'];

const partFor = (id: string, context: Context): string | null => {
  const parts = partsOf(rootsOf(id, context));
  if (parts.has('frame')) return 'frame';
  const browsed = BROWSED.filter((part) => parts.has(part));
  if (parts.has('content') && parts.has('data')) return 'frame';
  if (browsed.length > 1) {
    if (parts.has('content')) return 'frame';
    return parts.has('listing') ? 'browse' : 'product';
  }
  const inTurn: readonly Part[] = [...browsed, 'data', 'graphql'];
  const [only] = parts;
  if (parts.size === 1 && only !== undefined) return only === 'other' ? null : only;
  return inTurn.find((part) => parts.has(part)) ?? null;
};

/**
 * The styles of all pages that shoppers browse are one sheet: it is fetched once, and going from a list to a product does not style the
 * whole page anew.
 */
const chunkFor = (id: string, context: Context): string | null => {
  const part = IMPORTING.test(id) ? 'frame' : partFor(id, context);
  const isBrowsed = part === 'browse' || BROWSED.some((browsed) => browsed === part);
  return id.endsWith('.module.css') && isBrowsed ? 'frame' : part;
};

/** The groups for the build tool. */
export const CHUNKS = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'vendor', test: EVERYWHERE, priority: 3 },
    { name: 'checkout', test: TEXT_WITH_TAGS, priority: 2 },
    { name: chunkFor, test: ALL_ELSE, priority: 1 },
  ],
};
