// The layers of the house, each rule with the sentence that a developer reads when it is broken.
const layer = (from, allowed, comment) => ({
  name: `${from}-imports`,
  severity: 'error',
  comment,
  from: { path: `^packages/${from}/src/`, pathNot: '\\.test\\.tsx?$' },
  to: { pathNot: [`^packages/${from}/`, ...allowed] },
});

const npm = (...names) => names.map((name) => `^node_modules/${name}/`);
const own = (...names) => names.map((name) => `^packages/${name}/`);

module.exports = {
  forbidden: [
    layer(
      'domain',
      npm('neverthrow'),
      'The domain is pure: it imports neverthrow and itself, so every channel can take it.',
    ),
    layer(
      'application',
      [...own('domain'), ...npm('neverthrow', 'rxjs')],
      'Use cases know rules and ports, never a technology.',
    ),
    layer(
      'adapters-graphql',
      [...own('domain', 'application'), ...npm('neverthrow', 'zod', 'graphql', 'graphql-request')],
      'The GraphQL adapters translate; they know no view and no other adapter.',
    ),
    layer(
      'adapters-browser',
      [...own('domain', 'application'), ...npm('neverthrow', 'rxjs', '@simplewebauthn')],
      'The browser adapters translate; they know no view and no other adapter.',
    ),
    layer(
      'process',
      [
        ...own('domain'),
        ...npm('@redis/client', 'lru-cache', 'pino', 'prom-client', 'zod'),
        '^packages/process/node_modules/',
        '^node:',
        '^\\w+$',
      ],
      'What both processes need knows neither of them.',
    ),
    {
      name: 'process-stays-on-the-server',
      severity: 'error',
      comment: 'A tab has no process: its code imports nothing of what the processes share.',
      from: {
        path: '^packages/',
        pathNot: ['^packages/(process|backend)/', '^packages/web/(src/(server|composition)|test/server)/'],
      },
      to: { path: '^packages/process/' },
    },
    {
      name: 'backend-imports',
      severity: 'error',
      comment: 'The backend shares the rules with the shop and nothing else: the schema is the contract.',
      from: { path: '^packages/backend/' },
      to: { path: '^packages/(application|adapters-graphql|adapters-browser|web)/' },
    },
    {
      name: 'refusals-are-values',
      severity: 'error',
      comment:
        'A refusal is the error of a Result until it reaches the edge of GraphQL: only `graphql/` makes errors of an answer (docs/adr/0015).',
      from: { path: '^packages/backend/src/', pathNot: ['^packages/backend/src/graphql/', '\\.test\\.ts$'] },
      to: { path: '^node_modules/graphql/' },
    },
    {
      name: 'demo-shop-can-go',
      severity: 'error',
      comment: 'An operator may take the demo shop away: it imports the shop, and nothing of the shop imports it.',
      from: { path: '^packages/backend/', pathNot: '^packages/backend/src/demo-shop/' },
      to: { path: '^packages/backend/src/demo-shop/' },
    },
    {
      name: 'web-without-backend',
      severity: 'error',
      comment: 'The shop host speaks GraphQL to the backend and never imports it.',
      from: { path: '^packages/web/' },
      to: { path: '^packages/backend/' },
    },
    {
      name: 'container-stays-in-the-root',
      severity: 'error',
      comment: 'Only the composition root knows the container; everything else asks for a use case.',
      from: { path: '^packages/web/src/', pathNot: '^packages/web/src/composition/' },
      to: { path: '^node_modules/(inversify|reflect-metadata)/' },
    },
    {
      name: 'only-the-root-knows-ports',
      severity: 'error',
      comment: 'Views and routes ask for a use case; which port it asks is for the composition root to know.',
      from: {
        path: '^packages/web/src/',
        pathNot: ['^packages/web/src/composition/', '\\.test\\.tsx?$'],
      },
      to: { path: '^packages/web/src/composition/ports\\.ts$' },
    },
    {
      name: 'views-know-no-adapter',
      severity: 'error',
      comment:
        'Views and routes ask for a use case. Adapters, and what is wired of them, are for the composition root, the entries, the shop host and the code that measures.',
      from: {
        path: '^packages/web/src/',
        pathNot: [
          '^packages/web/src/(composition|server|measuring)/',
          '^packages/web/src/entry\\.\\w+\\.tsx$',
          '\\.test\\.tsx?$',
        ],
      },
      to: {
        path: ['^packages/adapters-', '^packages/web/src/composition/(adapters|sides|tab-adapters|host-[\\w-]+)\\.ts$'],
      },
    },
    {
      name: 'ui-knows-no-shop',
      severity: 'error',
      comment: 'A component of `ui` would do in any shop: it knows no use case and no component of an area.',
      from: { path: '^packages/web/src/components/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^packages/(application|adapters-)', '^packages/web/src/(components/(?!ui/)|layouts/|routes/)'] },
    },
    {
      name: 'playwright-in-one-place',
      severity: 'error',
      comment:
        'Journeys import the test fixture, so that every page is checked for accessibility and policy violations.',
      from: { path: '^e2e/', pathNot: ['^e2e/fixtures/', '^e2e/playwright\\.config\\.ts$', '^e2e/(pages|tasks)/'] },
      to: { path: '^node_modules/@playwright/test/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle hides the direction of thought.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'generated-only-beside-its-gateway',
      severity: 'error',
      comment: 'Generated operations are a detail of the gateway and the mapper.',
      from: { pathNot: ['^packages/(adapters-graphql|backend)/'] },
      to: { path: '/generated/' },
    },
  ],
  options: {
    // swc reads types and values alike; `tsPreCompilationDeps` is for the TypeScript compiler, and only asks for one that is not here.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^packages/[^/]+/dist/', '^packages/[^/]+/reports/', '^e2e/reports/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@tornister/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
