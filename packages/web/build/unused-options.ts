// Lets the build leave out what libraries do for options that this shop never gives them: the branch behind each is closed where it begins, and the
// build tool drops what nothing reaches any more. The shop host and the development server keep the libraries as they are.

import type { Plugin } from 'vite';
import { UNUSED_IN_REACT } from './unused-in-react.ts';
import type { UnusedOption } from './unused-option.ts';

const ROUTER = /react-router\/dist\/production\/lib\/router\/router\.js$/;
const COMPONENTS = /react-router\/dist\/production\/lib\/components\.js$/;

export const UNUSED_OPTIONS: readonly UnusedOption[] = [
  {
    option: 'routes that are found while navigating (patchRoutesOnNavigation): the page table has all of them',
    file: ROUTER,
    rules: [
      [/init\.patchRoutesOnNavigation/g, 'void 0'],
      [/let fogOfWar = checkFogOfWar\([^)]*\);/g, ''],
      [/checkFogOfWar\(initialMatches, [\w.]+\)\.active/g, 'false'],
      [/fogOfWar\.active && fogOfWar\.matches/g, 'false'],
      [/^\s*fogOfWar\.active = false;$/gm, ''],
      [/(?<=[ (])fogOfWar\.active/g, 'false'],
      [/if \(isFogOfWar\)/g, 'if (false)'],
    ],
  },
  {
    option: 'a strategy of its own for loaders, and middleware around them',
    file: ROUTER,
    rules: [
      [/init\.dataStrategy \|\| defaultDataStrategyWithMiddleware/g, 'defaultDataStrategy'],
      [/!init\.dataStrategy/g, 'true'],
      [/let lazyMiddlewarePromise = loadLazyRouteProperty\(\{[^}]*\}\);/g, 'let lazyMiddlewarePromise;'],
    ],
  },
  {
    option: 'routes whose properties come one by one: each page of this shop comes whole, by one function',
    file: ROUTER,
    rules: [[/let lazyKeys = Object\.keys\(route\.lazy\);/g, 'return {};$&']],
  },
  {
    option: 'blocked navigation',
    file: ROUTER,
    rules: [[/(?<!function )shouldBlockNavigation\(\{[^}]*\}\)/g, 'void 0']],
  },
  {
    option: 'transitions of views between pages',
    file: ROUTER,
    rules: [
      [/if \(pendingAction === "POP" && !isUninterruptedRevalidation && location !== state\.location\)/g, 'if (false)'],
      [/else if \(pendingViewTransitionEnabled\)/g, 'else if (false)'],
      [/pendingViewTransitionEnabled === true/g, 'false'],
      [/if \(isBrowser\)(?= \{\s*restoreAppliedTransitions)/g, 'if (false)'],
    ],
  },
  {
    option: 'transitions of views between pages, where they are rendered',
    file: COMPONENTS,
    rules: [
      [/if \(!viewTransitionOpts \|\| !isViewTransitionAvailable\)/g, 'if (true)'],
      [/vtContext\.isTransitioning/g, 'false'],
      [/if \(renderDfd && pendingState/g, 'if (false && pendingState'],
    ],
  },
  {
    option: 'streams that are read as observables: the shop observes values, promises and lists',
    file: /rxjs\/dist\/esm\/internal\/observable\/innerFrom\.js$/,
    rules: [
      [/if \(isAsyncIterable\(input\)\)/g, 'if (false)'],
      [/if \(isReadableStreamLike\(input\)\)/g, 'if (false)'],
    ],
  },
  {
    option: 'lists that are told one by one at times of their own',
    file: /rxjs\/dist\/esm\/internal\/observable\/from\.js$/,
    rules: [[/scheduler \? scheduled\(input, scheduler\) : innerFrom\(input\)/g, 'innerFrom(input)']],
  },
  {
    option: 'the older way to unwrap a result within `safeTry`',
    file: /neverthrow\/dist\/index\.es\.js$/,
    rules: [[/return __asyncGenerator\(this, arguments, function\* safeUnwrap_1\(\) \{\s*return [^;]*;\s*\}\);/g, '']],
  },
  ...UNUSED_IN_REACT,
];

/** The code of a library's file without what it does for unused options; fails where a new version of the library no longer has such a place. */
export const withoutUnusedOptions = (code: string, file: string): string =>
  UNUSED_OPTIONS.filter((unused) => unused.file.test(file)).reduce(
    (all, { option, rules }) =>
      rules.reduce((cut, [found, instead]) => {
        if (cut.search(found) < 0) throw new Error(`${file} has no ${found} (${option}): read what has become of it`);
        return cut.replaceAll(found, instead);
      }, all),
    code,
  );

export const unusedOptions = (): Plugin => ({
  name: 'unused-options',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: {
    filter: { id: UNUSED_OPTIONS.map(({ file }) => file) },
    handler: (code, id) => ({ code: withoutUnusedOptions(code, id), map: null }),
  },
});
