// What React does for components and functions that no view of this shop imports, and where the build closes it (`unused-options.ts`).
//
// `biome.json` refuses to import them in views; the development server and the shop host keep React as it is. A place is closed where React asks
// whether there is something to do, or where it makes the thing; what nothing reaches from then on the build tool finds by itself.

import type { UnusedOption } from './unused-option.ts';

const REACT_DOM = /react-dom\/cjs\/react-dom-client\.production\.js$/;

export const UNUSED_IN_REACT: readonly UnusedOption[] = [
  {
    option: '<ViewTransition>, and waiting for pictures and style sheets inside of one',
    file: REACT_DOM,
    rules: [
      [/isViewTransitionEligible\s*&&/g, 'false &&'],
      [/isViewTransitionEligible \?/g, 'false ?'],
      [/isViewTransitionEligible \|\|\s*subtreeFlags & 8192 \|\|\s*16785408 === \(subtreeFlags & 16785408\)/g, 'false'],
      [/committedLanes\s*&&\s*(?=trackEnter|commitExit|commitNested|\(\(JSCompiler)/g, 'false && '],
      [/committedLanes \? 9270 : 1024/g, '1024'],
      [/shouldStartViewTransition\s*\?/g, 'false ?'],
      [/null !== pendingViewTransition &&/g, 'false &&'],
      [/null !== recoverableErrors &&\s*(?=\(\(pendingViewTransitionEvents)/g, 'false && '],
      [/viewTransitionMutationContext &&\s*(?=inUpdate)/g, 'false && '],
      [/prev = viewTransitionMutationContext/g, 'prev = false'],
      [/null !== (?:entangledTransitionTypes|root\$28)\)(?=\s*(?:for \(var root\$28|\{))/g, 'false)'],
    ],
  },
  {
    option: '<ViewTransition> (30), <Activity> (31), <Profiler> (12) and lists of <Suspense> (19): none is made',
    file: REACT_DOM,
    rules: [
      [/case REACT_LEGACY_HIDDEN_TYPE:\s*case REACT_VIEW_TRANSITION_TYPE:\s*return \([^;]*\);/g, ''],
      [/case REACT_(?:ACTIVITY|PROFILER|SUSPENSE_LIST)_TYPE:\s*return \([^;]*\);/g, ''],
      // What follows such a label stands behind a `break` or `return` from then on.
      [/(?<=;\s*)case (?:12|19|30|31):/g, ''],
      [/(?<=if \()31 === fiber\.tag\)/g, 'false)'],
      [/else if \(31 === (?:tag|targetInst)\)/g, 'else if (false)'],
      [/ \|\| 31 === fiber\.tag/g, ''],
      [/31 === tag \|\|/g, 'false ||'],
      [/else if \(19 === current\.tag\)/g, 'else if (false)'],
      [/(?<=\s)19 === node\.tag &&/g, 'false &&'],
    ],
  },
  {
    option: 'refs of fragments',
    file: REACT_DOM,
    rules: [
      [/(?<!function )commitFragmentInstance(?:Insertion|Deletion)Effects\(\w+\)/g, 'void 0'],
      [/commitNewChildToFragmentInstances\(node, parentFragmentInstances\),/g, ''],
      [/if \(isFragmentInstanceParent\(parent\)\) \{/g, 'if (false) {'],
      [/(?<=case 7:\s*)if \(null === current\.stateNode\)/g, 'if (false)'],
      [/^FragmentInstance\.prototype\.\w+ = function/gm, 'void function'],
    ],
  },
  {
    option:
      'style sheets with a precedence, scripts in components, and the functions that preload: the shop host names all files of a page',
    file: REACT_DOM,
    rules: [
      [/(?<!function )getResource\([^)]*\)/g, 'null'],
      [/: acquireResource\([^)]*\)/g, ': 0'],
      [/finishedWork\.stateNode = acquireResource\([^)]*\);/g, ';'],
      [/(?<!function )preloadResource\(\w+\)/g, 'true'],
      [/^ {2}[DCLmXSM]: pre\w+,?$/gm, ''],
    ],
  },
  {
    option: 'forms whose action is a function, and the hooks around them: forms are sent by the router',
    file: REACT_DOM,
    rules: [
      [/(?<!function )extractEvents\$1\([^)]*\);/g, ''],
      [/useFormState: \w+State,\s*useActionState: \w+State,/g, ''],
      [/useHostTransitionStatus: useHostTransitionStatus,/g, ''],
    ],
  },
  {
    option: 'elements with a hyphen in their name: there are none',
    file: REACT_DOM,
    rules: [
      [/if \(isCustomElement\(tag\)\)/g, 'if (false)'],
      [/targetInst &&\s*isCustomElement\(targetInst\.elementType\) &&/g, 'false &&'],
    ],
  },
  {
    option: 'where in the tree an error came from: nothing here is told (`onError`, `onRecoverableError`)',
    file: REACT_DOM,
    rules: [[/(?<!function )getStackByFiberInDevAndProd\(source\)/g, '""']],
  },
  {
    option: "the browser's own sign of loading during a transition, which React hands over and nothing of it reads",
    file: REACT_DOM,
    rules: [[/,\s*defaultOnDefaultTransitionIndicator(?=\s*\))/g, '']],
  },
];
