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
  /node_modules\/(?:react|react-dom|scheduler|react-router|cookie|rxjs|tslib|neverthrow|i18next|react-i18next|use-sync-external-store)\/(?!.*\/Trans)/;

const SHOP_CODE = /packages\/[\w-]+\/src\/|node_modules\/lucide-react\//;

const ENTRY = 'src/entry.client.tsx';
const LAYOUT = 'src/layouts/default-layout.tsx';
const HOME = 'src/routes/home.tsx';
const PRODUCT = ['src/routes/product.tsx', 'src/composition/product.module.ts'];
const LISTINGS = ['src/routes/category.tsx', 'src/routes/search.tsx', 'src/routes/content-page.tsx'];
const CHECKOUT = ['src/routes/checkout/', 'src/layouts/checkout-layout.tsx', 'src/composition/checkout.module.ts'];
const GRAPHQL = ['adapters-graphql', 'browser-link'];

const isOneOf = (root: string, ends: readonly string[]): boolean => ends.some((end) => root.includes(end));

const isBarrel = (id: string): boolean =>
  /\/src\/[\w-]+\/index\.ts$|\/lucide-react\.mjs$|lucide-react\/dist\/esm\/icons\/index\.mjs$/.test(id);

/** Who really uses a module: an area's index passes on everything, so its importers are asked for the names that the module exports. */
const usersOf = (facts: ModuleFacts, context: Context): readonly string[] =>
  facts.importers.flatMap((importer) => {
    if (!isBarrel(importer)) return [importer];
    const names = new RegExp(`\\b(?:${facts.exports.join('|')})\\b`);
    const importers = context.getModuleInfo(importer)?.importers ?? [];
    return importers.filter((user) => names.test(context.getModuleInfo(user)?.code ?? ''));
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
    for (const user of usersOf(facts, context)) climb(user);
  };
  climb(id);
  return roots;
};

const chunkFor = (id: string, context: Context): string | null => {
  const roots = [...rootsOf(id, context)];
  const isReachedBy = (...ends: readonly string[]): boolean => roots.some((root) => isOneOf(root, ends));
  if (isReachedBy(ENTRY, LAYOUT)) return 'frame';
  if (isReachedBy(HOME)) return isReachedBy(...PRODUCT) ? 'frame' : 'content';
  if (isReachedBy(...PRODUCT) && isReachedBy(...LISTINGS.slice(0, 2))) return 'browse';
  if (isReachedBy(...PRODUCT)) return 'product';
  if (LISTINGS.filter((listing) => isReachedBy(listing)).length > 1) return 'listing';
  if (roots.length < 2) return null;
  if (roots.every((root) => isOneOf(root, CHECKOUT))) return 'checkout';
  return roots.every((root) => isOneOf(root, GRAPHQL)) ? 'graphql' : null;
};

/** The groups for the build tool. */
export const CHUNKS = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'vendor', test: EVERYWHERE, priority: 2 },
    { name: chunkFor, test: SHOP_CODE, priority: 1 },
  ],
};
