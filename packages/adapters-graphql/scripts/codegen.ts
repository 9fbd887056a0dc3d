// Reads the backend's schema and the operations beside the gateways, and writes their types, their texts by area and the schemas of their answers to
// src/generated and the list of published operations to the backend. With --check it only says whether what stands there is up to date.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  stripIgnoredCharacters,
  validate,
  visit,
} from 'graphql';
import { answerSchemas } from './answer-schemas.ts';

const packageDir = join(import.meta.dirname, '..');
const sourceDir = join(packageDir, 'src');
const backendDir = join(packageDir, '..', 'backend');
const schema = buildSchema(readFileSync(join(backendDir, 'schema.graphql'), 'utf8'));

const graphqlFiles = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .sort();
const documents = graphqlFiles.map((file) => ({
  location: file,
  document: parse(readFileSync(join(sourceDir, file), 'utf8')),
}));

const definitions = documents.flatMap(({ document }) => document.definitions);
const fragments = new Map<string, FragmentDefinitionNode>();
const operations: OperationDefinitionNode[] = [];
/** The area of an operation: the folder of the file in which it stands. */
const areas = new Map<OperationDefinitionNode, string>();
for (const { location, document } of documents) {
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    operations.push(definition);
    areas.set(definition, location.split(/[\\/]/)[0] ?? location);
  }
}

const errors = validate(schema, { kind: Kind.DOCUMENT, definitions });
if (errors.length > 0) {
  for (const error of errors) process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/** All fragments that a definition uses, directly or through another fragment. */
const fragmentsOf = (
  node: OperationDefinitionNode | FragmentDefinitionNode,
  found = new Set<string>(),
): Set<string> => {
  visit(node, {
    FragmentSpread(spread) {
      const name = spread.name.value;
      const fragment = fragments.get(name);
      if (fragment === undefined || found.has(name)) return;
      found.add(name);
      fragmentsOf(fragment, found);
    },
  });
  return found;
};

const textOf = (operation: OperationDefinitionNode): string => {
  const used = [...fragmentsOf(operation)].sort().flatMap((name) => fragments.get(name) ?? []);
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...used] };
  return stripIgnoredCharacters(print(document));
};

/** The name of an operation's type, as the generator writes it: `cart_update` becomes `Cart_Update`. */
const pascal = (name: string): string =>
  name.replace(/(^|_)([a-z])/g, (_match, gap: string, letter: string) => gap + letter.toUpperCase());

const types = await codegen({
  filename: 'operations.ts',
  schema: parse(readFileSync(join(backendDir, 'schema.graphql'), 'utf8')),
  documents,
  config: {
    enumsAsTypes: true,
    useTypeImports: true,
    skipTypename: true,
    immutableTypes: true,
    onlyOperationTypes: true,
    avoidOptionals: { field: true },
    scalars: { Instant: 'number', ID: 'string', Upload: 'Blob' },
  },
  plugins: [{ operations: {} }],
  pluginMap: { operations: typescriptOperations },
});

const published = operations.map((operation) => {
  const name = operation.name?.value;
  if (name === undefined) throw new Error('Every operation has a name');
  return { name, kind: operation.operation, text: textOf(operation), area: areas.get(operation) };
});

const GENERATED = '// Generated from the .graphql files by `npm run codegen`. Do not edit.';

/** The constants of an area, in a file of their own: whoever speaks of the cart does not fetch the words of the account. */
const constantsOf = (area: string): string => {
  const own = published.filter((operation) => operation.area === area);
  const typeOf = ({ name, kind }: (typeof own)[number]) => `${pascal(name)}${pascal(kind)}`;
  const imported = own.flatMap((operation) => [typeOf(operation), `${typeOf(operation)}Variables`]).sort();
  return [
    GENERATED,
    "import type { Operation } from '../../transport/operation.ts';",
    `import type {\n${imported.map((name) => `  ${name},\n`).join('')}} from '../operations.ts';`,
    '',
    ...own.map(
      (operation) =>
        `export const ${operation.name}: Operation<${typeOf(operation)}, ${typeOf(operation)}Variables> = {\n  name: '${operation.name}',\n  kind: '${operation.kind}',\n  text: ${JSON.stringify(operation.text)},\n};\n`,
    ),
  ].join('\n');
};

const areaNames = [...new Set(areas.values())];
const allOperations = [GENERATED, ...areaNames.map((area) => `export * from './${area}.ts';`), ''].join('\n');

const list = Object.fromEntries(
  published
    .map(({ text }) => [createHash('sha256').update(text).digest('hex'), text] as const)
    .sort(([a], [b]) => a.localeCompare(b)),
);

const outputs: readonly (readonly [string, string])[] = [
  [join(sourceDir, 'generated', 'operations.ts'), [GENERATED, types].join('\n')],
  ...areaNames.map((area) => [join(sourceDir, 'generated', 'operations', `${area}.ts`), constantsOf(area)] as const),
  [join(sourceDir, 'generated', 'operations', 'index.ts'), allOperations],
  [join(sourceDir, 'generated', 'answer-schemas.ts'), answerSchemas(schema, operations, fragments)],
  [join(backendDir, 'operations.json'), `${JSON.stringify(list, null, 2)}\n`],
];

if (process.argv.includes('--check')) {
  const stale = outputs.filter(
    ([file, content]) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined) !== content,
  );
  for (const [file] of stale) process.stderr.write(`${file} is out of date: run npm run codegen\n`);
  process.exit(stale.length === 0 ? 0 : 1);
}
mkdirSync(join(sourceDir, 'generated', 'operations'), { recursive: true });
for (const [file, content] of outputs) writeFileSync(file, content);
