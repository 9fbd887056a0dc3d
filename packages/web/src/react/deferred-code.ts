// Code that is fetched when it is first wanted, and what the shop host needs to know of such code: it fetches all of it before it renders.

import { useEffect, useEffectEvent, useState } from 'react';

/** Code that comes when it is first wanted. */
export type DeferredCode<Code> = {
  readonly current: () => Code | undefined;
  readonly fetch: () => Promise<Code>;
};

/** Code that is fetched once; a failed fetch is tried again when the code is wanted the next time. */
export const deferredCode = <Code>(load: () => Promise<Code>): DeferredCode<Code> => {
  let loaded: Code | undefined;
  return {
    current: () => loaded,
    fetch: async () => {
      loaded ??= await load();
      return loaded;
    },
  };
};

/** Deferred code of something that the shop host renders. */
export type ServerCode<Code> = DeferredCode<Code> & {
  /** The module, as the build names it: a page that is rendered with it needs the module's styles from the start. */
  readonly source: string;
};

/** One list for the process, as code is: a part is named once, where its module is imported, and its code is there for all requests or for none. */
const neededOnServer = new Set<ServerCode<unknown>>();

/** Deferred code of something that the shop host renders; `source` is the module that `load` imports, from the package's folder. */
export const serverCode = <Code>(source: string, load: () => Promise<Code>): ServerCode<Code> => {
  const code = { ...deferredCode(load), source };
  neededOnServer.add(code);
  return code;
};

/** Fetches the code of everything that the shop host renders, as far as it is known by now; it does not render before. */
export const fetchServerCode = async (): Promise<void> => {
  const missing = [...neededOnServer].filter((code) => code.current() === undefined);
  if (missing.length > 0) await Promise.all(missing.map((code) => code.fetch()));
};

/** The modules of all deferred code for the shop host that is known by now. */
export const serverSources = (): readonly string[] => [...neededOnServer].map(({ source }) => source);

/**
 * The code once it is wanted and there; until then nothing. What stands in for code that cannot be fetched goes as soon as it can be.
 * Code is fetched again only when it is wanted anew, so whoever opens something with it hears by `onMissing` that it cannot be fetched, closes
 * it again and says so.
 */
export const useDeferredCode = <Code>(
  deferred: DeferredCode<Code>,
  isWanted: boolean,
  standIn?: Code,
  onMissing?: () => void,
): Code | undefined => {
  const [code, setCode] = useState<Code | undefined>(() => deferred.current());
  const tellMissing = useEffectEvent(() => onMissing?.());
  // Fetching code is an effect of wanting it.
  useEffect(() => {
    if (!isWanted || (code !== undefined && code !== standIn)) return;
    let isStillWanted = true;
    deferred.fetch().then(
      (fetched) => setCode(() => fetched),
      () => {
        setCode(() => standIn);
        // Nobody waits any more for what was closed meanwhile.
        if (isStillWanted) tellMissing();
      },
    );
    return () => {
      isStillWanted = false;
    };
  }, [deferred, isWanted, code, standIn]);
  return code;
};
