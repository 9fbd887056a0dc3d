// Who uses a module, told by imports and by the names in them. An area's index passes everything on: a module behind it is used by those who
// import one of its names, not by everybody who imports from the area.

import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** What the build tool tells about a module. */
export type ModuleFacts = {
  readonly code: string | null;
  readonly exports: readonly string[];
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};
export type Modules = { readonly getModuleInfo: (id: string) => ModuleFacts | null };

/** A name that a module passes on: from which file, how it is called there, and under which name. `*` stands for all of them. */
type Passed = { readonly from: string; readonly name: string; readonly as: string };

type Names = {
  /** Names that the module imports, from wherever; `*` where it takes all that a module has. */
  readonly imported: ReadonlySet<string>;
  readonly passed: readonly Passed[];
  /** Whether it only passes on what others export. */
  readonly isBarrel: boolean;
};

/** What is needed of a module's facts. */
type Read = {
  readonly names: Names;
  readonly exports: readonly string[];
  readonly importers: readonly string[];
  /** Whether a dynamic import leads here. */
  readonly isReachedLater: boolean;
};

const ALL = '*';

/** Nothing passes the classes of a style module on: who imports it, uses it. */
const STYLES = /\.module\.css$/;

const readNames = (id: string, code: string): Names => {
  const { module, program } = parseSync(id.replace(/\?.*$/, ''), code);
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    STYLES.test(moduleRequest.value)
      ? []
      : entries
          .filter(({ isType }) => !isType)
          .map(({ importName }) => importName.name ?? (importName.kind === 'Default' ? 'default' : ALL)),
  );
  // What is imported under a local name and exported by it is passed on like `export ... from`: `import * as z from '...'; export { z }`.
  const local = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName, localName }) => [
        localName.value,
        { from: moduleRequest.value, name: importName.name ?? (importName.kind === 'Default' ? 'default' : ALL) },
      ]),
    ),
  );
  const passed = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, exportName, localName, isType }): Passed[] => {
      const source =
        moduleRequest === null
          ? local.get(localName.name ?? '')
          : { from: moduleRequest.value, name: importName.name ?? ALL };
      if (source === undefined || isType) return [];
      const as = exportName.name ?? (exportName.kind === 'Default' ? 'default' : ALL);
      return [{ from: join(dirname(id), source.from), name: source.name, as }];
    }),
  );
  const isBarrel =
    passed.length > 0 &&
    program.body.every(
      (line) =>
        (line.type === 'ExpressionStatement' && line.directive != null) ||
        line.type === 'ImportDeclaration' ||
        line.type === 'ExportAllDeclaration' ||
        (line.type === 'ExportNamedDeclaration' && line.declaration === null),
    );
  return { imported: new Set([...imported, ...passed.map(({ name }) => name)]), passed, isBarrel };
};

/** The files of opened pages (`cut-texts.ts`) gather what is fetched for a page anyway: they decide nothing. */
const GATHERED = /\/i18n\/cut\//;

const readFacts = (id: string, { code, exports, importers, dynamicImporters }: ModuleFacts): Read => ({
  names: readNames(id, code ?? ''),
  exports,
  importers: importers.filter((importer) => !GATHERED.test(importer)),
  isReachedLater: dynamicImporters.length > 0,
});

/** Under which names a barrel passes some names of a module on. */
const passedOn = ({ passed }: Names, id: string, names: readonly string[]): readonly string[] =>
  passed
    .filter(({ from }) => from === id)
    .flatMap(({ name, as }) => (name === ALL && as === ALL ? names : names.includes(name) || name === ALL ? [as] : []));

export type ModuleGraph = {
  /** The modules that really use a module: those that import it themselves, and behind a barrel those that import one of its names. */
  readonly usersOf: (id: string) => readonly string[];
  /** The entries, and the modules behind dynamic imports, from which a module is reached by static imports alone. */
  readonly rootsOf: (id: string) => ReadonlySet<string>;
};

/** The modules of one build. Each is read once: asking the build tool for a module's text takes longer than reading it. */
export const moduleGraph = (modules: Modules): ModuleGraph => {
  const read = new Map<string, Read | undefined>();
  const users = new Map<string, readonly string[]>();

  const readModule = (id: string): Read | undefined => {
    if (read.has(id)) return read.get(id);
    const facts = modules.getModuleInfo(id);
    const found = facts === null ? undefined : readFacts(id, facts);
    read.set(id, found);
    return found;
  };

  /** The users of some names of a module; of all that it is, where no names are given: an import for its effect alone names nothing. */
  const usersOfNames = (
    id: string,
    wanted: readonly string[] | undefined,
    seen: ReadonlySet<string>,
  ): readonly string[] => {
    const module = readModule(id);
    if (module === undefined || seen.has(id)) return [];
    return module.importers.flatMap((importer) => {
      const names = readModule(importer)?.names;
      if (names === undefined) return [];
      if (!names.isBarrel) {
        const uses = wanted === undefined || names.imported.has(ALL) || wanted.some((name) => names.imported.has(name));
        return uses ? [importer] : [];
      }
      const behind = usersOfNames(importer, passedOn(names, id, wanted ?? module.exports), new Set([...seen, id]));
      return readModule(importer)?.isReachedLater === true ? [importer, ...behind] : behind;
    });
  };

  const usersOf = (id: string): readonly string[] => {
    const found = users.get(id) ?? [...new Set(usersOfNames(id, undefined, new Set()))];
    users.set(id, found);
    return found;
  };

  return {
    usersOf,
    rootsOf: (id) => {
      const roots = new Set<string>();
      const seen = new Set<string>();
      const climb = (at: string): void => {
        const module = readModule(at);
        if (seen.has(at) || module === undefined) return;
        seen.add(at);
        if (module.importers.length === 0 || module.isReachedLater) roots.add(at);
        for (const user of usersOf(at)) climb(user);
      };
      climb(id);
      return roots;
    },
  };
};
