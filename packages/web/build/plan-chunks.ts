// Which modules of pages that are not browsed share a file: modules that are fetched together, and those with which that is cheapest. A plan from the
// sizes of modules and from who fetches what, so that nobody has to keep lists of neighbouring pages.

/** A module with all that is fetched when it is needed. */
export type Planned = {
  readonly id: string;
  /** About so many bytes on the wire. */
  readonly bytes: number;
  /** The fetches that bring the module, by their numbers. */
  readonly fetches: ReadonlySet<number>;
  /** A file that is planned already: it counts for those that import it, and is joined with none. */
  readonly isFixed?: boolean;
};

/** What a further file costs each fetch, in bytes: the headers of its answer, its imports, and what packs worse on its own. */
export const FILE_COST = 650;

type File = Omit<Planned, 'id'> & { readonly ids: readonly string[] };

const weightIn = (fetches: Iterable<number>, weights: readonly number[]): number => {
  let sum = 0;
  for (const fetch of fetches) sum += weights[fetch] ?? 0;
  return sum;
};

const without = (some: ReadonlySet<number>, others: ReadonlySet<number>): readonly number[] =>
  [...some].filter((one) => !others.has(one));

/** What is spared where two files become one: a file for those who fetch both, less what each of them brings to the others. */
const gainOf = (one: File, other: File, weights: readonly number[]): number => {
  const onlyOne = weightIn(without(one.fetches, other.fetches), weights);
  const onlyOther = weightIn(without(other.fetches, one.fetches), weights);
  const both = weightIn(one.fetches, weights) - onlyOne;
  return both * FILE_COST - onlyOne * other.bytes - onlyOther * one.bytes;
};

const joined = (one: File, other: File): File => ({
  ids: [...one.ids, ...other.ids],
  bytes: one.bytes + other.bytes,
  fetches: new Set([...one.fetches, ...other.fetches]),
});

/** Modules with the same fetches begin as one file. */
const filesOf = (modules: readonly Planned[]): readonly File[] => {
  const files = new Map<string, File>();
  for (const { id, bytes, fetches, isFixed = false } of modules) {
    const key = isFixed ? id : [...fetches].sort((a, b) => a - b).join();
    const file = { ids: [id], bytes, fetches, isFixed };
    const before = files.get(key);
    files.set(key, before === undefined ? file : joined(before, file));
  }
  return [...files.values()];
};

type ImportsOf = (id: string) => Iterable<string>;

/** All files that come along with each file, because it imports them or one that does. */
const filesBehind = (files: readonly File[], importsOf: ImportsOf): ReadonlyMap<File, ReadonlySet<File>> => {
  const fileOf = new Map(files.flatMap((file) => file.ids.map((id) => [id, file] as const)));
  const next = new Map(
    files.map((file) => [file, new Set(file.ids.flatMap((id) => Array.from(importsOf(id), (it) => fileOf.get(it))))]),
  );
  const behind = (file: File): ReadonlySet<File> => {
    const found = new Set<File>();
    const walk = (at: File): void => {
      for (const one of next.get(at) ?? []) {
        if (one === undefined || one === file || found.has(one)) continue;
        found.add(one);
        walk(one);
      }
    };
    walk(file);
    return found;
  };
  return new Map(files.map((file) => [file, behind(file)]));
};

type Pair = { readonly one: File; readonly other: File; readonly gain: number; readonly along: ReadonlySet<File> };

/** What a pair gains, less what comes along with it for those who did not fetch that; nothing may stand between the two, or it would run before what it needs. */
const pairOf = (
  [one, other]: readonly [File, File],
  behind: (file: File) => ReadonlySet<File>,
  weights: readonly number[],
): Pair => {
  const along = new Set([...behind(one), ...behind(other)].filter((file) => file !== one && file !== other));
  const { fetches } = joined(one, other);
  let gain = gainOf(one, other, weights);
  for (const file of along) {
    if (behind(file).has(one) || behind(file).has(other)) return { one, other, gain: 0, along };
    gain -= weightIn(without(fetches, file.fetches), weights) * (file.bytes + FILE_COST);
  }
  return { one, other, gain, along };
};

/** The pair that gains most from being one file; none where all lose. */
const bestPair = (files: readonly File[], weights: readonly number[], importsOf: ImportsOf): Pair | undefined => {
  const along = filesBehind(files, importsOf);
  const behind = (file: File): ReadonlySet<File> => along.get(file) ?? new Set();
  let best: Pair | undefined;
  for (const [at, one] of files.entries())
    for (const other of files.slice(at + 1)) {
      if (one.isFixed === true || other.isFixed === true) continue;
      // At the most this is gained; to look at what comes along takes longer.
      if (gainOf(one, other, weights) <= (best?.gain ?? 0)) continue;
      const pair = pairOf([one, other], behind, weights);
      if (pair.gain > (best?.gain ?? 0)) best = pair;
    }
  return best;
};

/**
 * The files, each with the ids of its modules: two become one as long as all fetches together, each by its weight, get lighter by that.
 *
 * @param weights how often each fetch counts
 * @param importsOf the modules that a module imports statically
 */
export const planChunks = (
  modules: readonly Planned[],
  weights: readonly number[],
  importsOf: ImportsOf,
): readonly (readonly string[])[] => {
  let files = filesOf(modules);
  for (;;) {
    const best = bestPair(files, weights, importsOf);
    if (best === undefined) return files.filter(({ isFixed }) => isFixed !== true).map(({ ids }) => ids);
    const { one, other, along } = best;
    const both = joined(one, other);
    files = files.flatMap((file) => {
      if (file === one) return [both];
      if (file === other) return [];
      return along.has(file) ? [{ ...file, fetches: new Set([...file.fetches, ...both.fetches]) }] : [file];
    });
  }
};
