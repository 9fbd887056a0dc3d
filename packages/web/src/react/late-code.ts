import { useEffect, useState } from 'react';

/** Code that comes when it is first wanted, for what opens on a click or appears later; never for what the shop host draws. */
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
