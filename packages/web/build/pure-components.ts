// Lets the build leave out what no page uses of the router: components with all that only they need, switches of tomorrow, words for developers.

import type { Plugin } from 'vite';

const ROUTER = /node_modules\/react-router\//;

/**
 * Says of `forwardRef` that its call changes nothing, and drops names that are for developers. Both keep the build tool from seeing that a
 * component is unused: the links of the router bring 2 KB of prefetching for its own framework along. What the router would be in its next version
 * is off, and what it tells developers they have read in their own build, which has all of it.
 */
export const withPureComponents = (code: string): string =>
  code
    .replace(/= (?=React(?:\$\d+)?\.forwardRef\()/g, '= /* @__PURE__ */ ')
    .replace(/if \(init\.instrumentations\)/g, 'if (false)')
    .replace(/\bfuture\.unstable_\w+/g, 'false')
    .replace(/^(\s*)warning(?:Once)?\(.*\);$/gm, '$1;')
    .replace(/^(\s*invariant\(.*), (?:"(?:[^"\\]|\\.)*"|`[^`]*`)\);$/gm, '$1);')
    .replace(/throw new Error\((?:"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)\)/g, 'throw new Error()')
    .replace(/return `Cannot include a (?:[^`\\]|\\.)*`;/g, 'return "";')
    .replace(/^\s*\w+\.displayName = "\w+";$/gm, '');

export const pureComponents = (): Plugin => ({
  name: 'pure-components',
  apply: 'build',
  transform: {
    filter: { id: ROUTER },
    handler: (code) => ({ code: withPureComponents(code), map: null }),
  },
});
