// Which packages run in production: whatever backend and shop host depend on, and what that depends on, by package-lock.json. `npm sbom --omit dev`
// would leave out what a tool of the development needs as well (react and zod among them).

/** What runs: both processes, and in browsers what the shop host sends. */
const PROCESSES = ['packages/backend', 'packages/web'];

/** Where Node finds a package from a place: beside it, or in a folder above. */
const found = (packages, from, name) => {
  const folders = from.split('/');
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const path = [...folders.slice(0, depth), 'node_modules', name].join('/');
    if (Object.hasOwn(packages, path)) return packages[path].link ? packages[path].resolved : path;
  }
  return undefined;
};

/** A package that another wants beside it comes along, unless it can do without. */
const wantedBy = ({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true),
];

/** Their paths in the lock file, those of this project left out. */
export const productionPackages = ({ packages }) => {
  const reached = new Set(PROCESSES);
  // A set goes on to what is added while it is walked.
  for (const path of reached)
    for (const name of wantedBy(packages[path])) {
      const at = found(packages, path, name);
      if (at !== undefined) reached.add(at);
    }
  return [...reached].filter((path) => path.includes('node_modules/')).sort();
};

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const component = (path, { version, integrity, license }) => {
  const name = nameOf(path);
  const [, content] = integrity.split('sha512-');
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }],
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
  };
};

/** The bill of materials in the form of CycloneDX. */
export const billOfMaterials = (lock) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name: lock.name, version: lock.version } },
  components: productionPackages(lock).map((path) => component(path, lock.packages[path])),
});
