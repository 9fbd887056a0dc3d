// Where the harmonised notice on the legal guarantee of conformity stands, which consumers in the European Union have to be shown before they
// order goods. Source: Directive 2011/83/EU, Art. 6 (1) (l) and 22a, as amended by (EU) 2024/825; Implementing Regulation (EU) 2025/1960.

import type { Language } from './languages/index.ts';
import { PROFILES } from './profiles/index.ts';
import type { StorefrontProfile } from './profiles/storefront-profile.ts';

/** Consumers who buy under the law of the European Union are shown the notice; institutions and shops elsewhere have none. */
export const owesGuaranteeNotice = ({ isB2b, isInEu }: Pick<StorefrontProfile, 'isB2b' | 'isInEu'>): boolean =>
  isInEu && !isB2b;

/** The languages in which the official notice is needed: those that storefronts with the notice speak, each once. */
export const guaranteeNoticeLanguages = (): readonly Language[] => [
  ...new Set(
    PROFILES.filter(owesGuaranteeNotice).flatMap(({ languages }) => languages.map(({ language }) => language)),
  ),
];
