// Suggestions for the domain while an e-mail address is typed. Source: spec 3 §5 "Email completion".

import type { StoreCode } from '../storefront/profiles/index.ts';
import { tradingTermsOf } from '../storefront/profiles/terms.ts';
import { EMAIL_MAX_LENGTH, isLocalPart } from './email-address.ts';
import { characterCount } from './validators.ts';

/** Suggested by every shop, after the domains of its own country. */
export const INTERNATIONAL_EMAIL_DOMAINS = [
  'gmail.com',
  'icloud.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
] as const;

/**
 * The pause before it is asked whether a typed address is taken, in milliseconds. Not in the specification; as long as that of a quantity, and
 * so long that few people stop for it in the middle of an address.
 */
export const UNIQUENESS_DEBOUNCE_MS = 500;

/** The domains that addresses are completed with: those of the shop's country, then international ones. */
export const emailDomainsOf = (store: StoreCode): readonly string[] => [
  ...tradingTermsOf(store).emailDomains,
  ...INTERNATIONAL_EMAIL_DOMAINS,
];

/**
 * Whole addresses to choose from, once an `@` follows a valid local part: those whose domain begins as the typed one does, in
 * the order of the domains. Nothing when the address is already one of them.
 */
export const emailSuggestions = (typed: string, domains: readonly string[]): readonly string[] => {
  const at = typed.indexOf('@');
  const local = typed.slice(0, at);
  if (at < 0 || !isLocalPart(local)) return [];
  const typedDomain = typed.slice(at + 1).toLowerCase();
  return domains
    .filter((domain) => domain.startsWith(typedDomain) && domain !== typedDomain)
    .map((domain) => `${local}@${domain}`)
    .filter((address) => characterCount(address) <= EMAIL_MAX_LENGTH);
};

/** The list below the field: what was typed, what is suggested and which suggestion the keyboard is on. */
export type EmailCompletion = {
  readonly typed: string;
  readonly suggestions: readonly string[];
  readonly highlighted?: number;
};

export type CompletionKey = 'ArrowDown' | 'ArrowUp' | 'Enter' | 'Escape';

/** The list for what was typed, with no suggestion highlighted. */
export const completeEmail = (typed: string, domains: readonly string[]): EmailCompletion => ({
  typed,
  suggestions: emailSuggestions(typed, domains),
});

/** Arrow keys cycle through the suggestions, Enter accepts the highlighted one, Escape closes the list. */
export const pressCompletionKey = (completion: EmailCompletion, key: CompletionKey): EmailCompletion => {
  const { typed, suggestions, highlighted } = completion;
  const count = suggestions.length;
  if (count === 0) return completion;
  switch (key) {
    case 'ArrowDown':
      return { ...completion, highlighted: highlighted === undefined ? 0 : (highlighted + 1) % count };
    case 'ArrowUp':
      return { ...completion, highlighted: ((highlighted ?? 0) - 1 + count) % count };
    case 'Enter':
      return highlighted === undefined ? completion : { typed: suggestions[highlighted] ?? typed, suggestions: [] };
    case 'Escape':
      return { typed, suggestions: [] };
  }
};
