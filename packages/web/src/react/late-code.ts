import { useEffect, useState } from 'react';

/** Code that comes when it is first wanted. */
export type LateCode<Code> = {
  readonly current: () => Code | undefined;
  readonly fetch: () => Promise<Code>;
};

/** Code that is fetched once; a failed fetch is tried again when the code is wanted the next time. */
export const lateCode = <Code>(load: () => Promise<Code>): LateCode<Code> => {
  let loaded: Code | undefined;
  return {
    current: () => loaded,
    fetch: async () => {
      loaded ??= await load();
      return loaded;
    },
  };
};

/** Late code of something that the shop host draws. */
export type CodeForHost<Code> = LateCode<Code> & {
  /** The module, as the build names it: a page that is drawn with it needs the module's styles from the start. */
  readonly source: string;
};

const neededByHost = new Set<CodeForHost<unknown>>();

/** Late code of something that the shop host draws; `source` is the module that `load` imports, from the package's folder. */
export const codeForHost = <Code>(source: string, load: () => Promise<Code>): CodeForHost<Code> => {
  const code = { ...lateCode(load), source };
  neededByHost.add(code);
  return code;
};

/** Fetches the code of everything that the shop host draws, as far as it is known by now; it does not draw before. */
export const fetchCodeForHost = async (): Promise<void> => {
  const missing = [...neededByHost].filter((code) => code.current() === undefined);
  if (missing.length > 0) await Promise.all(missing.map((code) => code.fetch()));
};

/** The modules of all late code for the shop host that is known by now. */
export const sourcesForHost = (): readonly string[] => [...neededByHost].map(({ source }) => source);

/** The code once it is wanted and there; until then nothing. */
export const useLateCode = <Code>(late: LateCode<Code>, isWanted: boolean): Code | undefined => {
  const [code, setCode] = useState<Code | undefined>(() => late.current());
  // Fetching code is an effect of wanting it.
  useEffect(() => {
    if (!isWanted || code !== undefined) return;
    late.fetch().then(
      (fetched) => setCode(() => fetched),
      () => undefined,
    );
  }, [late, isWanted, code]);
  return code;
};
