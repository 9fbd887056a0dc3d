// Finds out which values of the domain package run: a value runs when code outside of the package imports it, or when another value
// that runs uses it. Types do not count, nor do tests.

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from '@swc/core';
import { ROOT } from './install.mjs';

const DOMAIN = join(ROOT, 'packages', 'domain', 'src');
/** Where the rules of the domain may run. The demo shop is data, and tests prove nothing about what runs. */
const OUTSIDE = ['application', 'adapters-graphql', 'adapters-browser', 'process', 'web', 'backend'].map(
  (name) => `packages/${name}/src`,
);
const isLeftOut = (file) => /\.test\.tsx?$|\.d\.ts$|\/demo-shop\//.test(file);

const parse = (file) =>
  parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('.tsx'), target: 'esnext' });

const sourcesBelow = (folder) =>
  globSync('**/*.{ts,tsx}', { cwd: folder })
    .map((file) => join(folder, file))
    .filter((file) => !isLeftOut(file));

const TYPE_KEYS = new Set(['typeAnnotation', 'typeParams', 'typeArguments', 'returnType']);
/** Names of members and keys of objects say nothing of what is declared around them. */
const NAME_KEYS = new Set(['property', 'key']);

const isType = (node) => node.type?.startsWith?.('Ts') === true && node.expression === undefined;
const isPassedOver = (key, child) => TYPE_KEYS.has(key) || (NAME_KEYS.has(key) && child?.type === 'Identifier');

/** All names that an expression or a statement uses: no names of members, no keys, no types. */
const namesIn = (node, into = new Set()) => {
  if (node === null || typeof node !== 'object' || isType(node)) return into;
  if (node.type === 'Identifier') into.add(node.value);
  for (const [key, child] of Object.entries(node)) if (!isPassedOver(key, child)) namesIn(child, into);
  return into;
};

const isValue = (item, specifier) => !item.typeOnly && specifier.isTypeOnly !== true;

/** The names that a declaration brings, each with the names that it uses. */
const declaredBy = (declaration) => {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id, init }) => [...namesIn(id)].map((name) => [name, namesIn(init)]));
  }
  const isNamed = declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
  return isNamed ? [[declaration.identifier.value, namesIn([declaration.params ?? [], declaration.body])]] : [];
};

/** What each kind of statement adds to the facts of a module. */
const READERS = {
  ImportDeclaration: (item, facts, at) => {
    if (!item.source.value.startsWith('.')) return;
    for (const specifier of item.specifiers) {
      if (specifier.type !== 'ImportSpecifier' || !isValue(item, specifier)) continue;
      const name = specifier.imported?.value ?? specifier.local.value;
      facts.imports.set(specifier.local.value, [at(item.source.value), name]);
    }
  },
  ExportDeclaration: ({ declaration }, facts) => {
    for (const [name, uses] of declaredBy(declaration)) {
      facts.declared.set(name, uses);
      facts.exported.add(name);
    }
  },
  ExportAllDeclaration: (item, facts, at) => {
    if (!item.typeOnly) facts.passesAllOf.push(at(item.source.value));
  },
  ExportNamedDeclaration: (item, facts, at) => {
    for (const specifier of item.source ? item.specifiers : []) {
      if (!isValue(item, specifier)) continue;
      facts.passedOn.set((specifier.exported ?? specifier.orig).value, [at(item.source.value), specifier.orig.value]);
    }
  },
};

const readDeclaration = (item, facts) => {
  for (const [name, uses] of declaredBy(item)) facts.declared.set(name, uses);
};

/** What a module imports (name here -> file and name there), declares (name -> names it uses) and passes on. */
const factsOf = (file) => {
  const facts = { imports: new Map(), declared: new Map(), exported: new Set(), passedOn: new Map(), passesAllOf: [] };
  const at = (specifier) => join(dirname(file), specifier);
  for (const item of parse(file).body) (READERS[item.type] ?? readDeclaration)(item, facts, at);
  return facts;
};

const readDomain = () => new Map(sourcesBelow(DOMAIN).map((file) => [file, factsOf(file)]));

/** Where a name that a module offers is declared; undefined for a type. */
const homeOf = (modules, file, name) => {
  const facts = modules.get(file);
  if (facts === undefined) return undefined;
  if (facts.declared.has(name)) return `${file}#${name}`;
  const [from, original] = facts.passedOn.get(name) ?? facts.imports.get(name) ?? [];
  if (from !== undefined) return homeOf(modules, from, original);
  for (const other of facts.passesAllOf) {
    const home = homeOf(modules, other, name);
    if (home !== undefined) return home;
  }
  return undefined;
};

const offeredBy = (modules, file) => {
  const { exported, passedOn, passesAllOf } = modules.get(file);
  return [...exported, ...passedOn.keys(), ...passesAllOf.flatMap((other) => offeredBy(modules, other))];
};

const DOMAIN_IMPORT = /^@tornister\/domain\/([\w-]+)$/;

/** The values of the domain that a module outside imports, as area and name. */
const importedBy = (file) => {
  const text = readFileSync(file, 'utf8');
  if (!text.includes('@tornister/domain/')) return [];
  return parse(file).body.flatMap((item) => {
    const area = DOMAIN_IMPORT.exec(item.source?.value ?? '')?.[1];
    if (area === undefined || item.typeOnly === true || item.specifiers === undefined) return [];
    return item.specifiers
      .filter((specifier) => isValue(item, specifier))
      .map((specifier) => [area, (specifier.imported ?? specifier.orig ?? specifier.local).value]);
  });
};

/** Marks a declaration, and all that it uses, as run by a module outside; `steps` away from what the module imports itself. */
const markRun = (modules, runsIn, home, module, steps) => {
  const marks = runsIn.get(home) ?? new Map();
  if ((marks.get(module) ?? Number.POSITIVE_INFINITY) <= steps) return;
  marks.set(module, steps);
  runsIn.set(home, marks);
  const [file, name] = home.split('#');
  for (const used of modules.get(file).declared.get(name)) {
    const next = homeOf(modules, file, used);
    if (next !== undefined) markRun(modules, runsIn, next, module, steps + 1);
  }
};

const nearestFirst = (marks) =>
  [...(marks ?? [])]
    .sort(([a, stepsA], [b, stepsB]) => stepsA - stepsB || a.localeCompare(b))
    .map(([module]) => module);

/**
 * Every exported value of the domain as `area/name`, with the file below `packages/domain/src` that declares it and the modules outside of
 * the package that make it run, nearest first: those that import it, then those that import a value which uses it. A value without
 * modules runs nowhere.
 */
export const domainReach = () => {
  const modules = readDomain();
  const runsIn = new Map();
  for (const file of OUTSIDE.flatMap((folder) => sourcesBelow(join(ROOT, folder)))) {
    for (const [area, name] of importedBy(file)) {
      const home = homeOf(modules, join(DOMAIN, area, 'index.ts'), name);
      if (home !== undefined) markRun(modules, runsIn, home, relative(join(ROOT, 'packages'), file), 0);
    }
  }
  const values = new Map();
  for (const index of globSync('*/index.ts', { cwd: DOMAIN })) {
    const file = join(DOMAIN, index);
    for (const name of new Set(offeredBy(modules, file))) {
      const home = homeOf(modules, file, name);
      if (home === undefined || values.has(home)) continue;
      const declaredIn = relative(DOMAIN, home.split('#')[0]);
      values.set(home, { name: `${dirname(index)}/${name}`, declaredIn, runsIn: nearestFirst(runsIn.get(home)) });
    }
  }
  return [...values.values()].sort((a, b) => a.name.localeCompare(b.name));
};
