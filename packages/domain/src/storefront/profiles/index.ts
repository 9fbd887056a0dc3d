// Every storefront. A further one is a file beside these and a line here and in `terms.ts`; every type follows. The one that every other
// host opens stands first; of two domains in one host the storefront that is listed later wins.
// Source: spec 1 §1 "Storefronts", "Rules for site selection".

import { AT } from './at.ts';
import { B2B } from './b2b.ts';
import { CH } from './ch.ts';
import { DE } from './de.ts';
import type { StorefrontProfile } from './storefront-profile.ts';

const ALL = [DE, AT, CH, B2B] as const satisfies readonly StorefrontProfile[];

type Known = (typeof ALL)[number];

/** The code of a storefront. */
export type StoreCode = Known['store'];

type KnownLanguage = Known['languages'][number];

/** A storefront in one of its languages. */
export type StorefrontId = KnownLanguage['id'];

/** A locale that belongs to a storefront. */
export type StorefrontLocale = KnownLanguage['locale'];

type Typed<Language> = Language & { readonly id: StorefrontId; readonly locale: StorefrontLocale };
type TypedProfile = Omit<StorefrontProfile, 'store' | 'languages'> & {
  readonly store: StoreCode;
  readonly languages: readonly [
    Typed<StorefrontProfile['languages'][number]>,
    ...Typed<StorefrontProfile['languages'][number]>[],
  ];
};

/** The record of every storefront: of one at least. */
export const PROFILES: readonly [TypedProfile, ...TypedProfile[]] = ALL;

const BY_STORE = new Map(PROFILES.map((profile) => [profile.store, profile]));

/** The record of a storefront. */
export const profileOf = (store: StoreCode): TypedProfile => BY_STORE.get(store) ?? ALL[0];

/** The record of the first storefront for consumers, or for institutions: where their orders are written that no storefront brought. */
export const firstProfileFor = ({ isB2b }: Pick<TypedProfile, 'isB2b'>): TypedProfile =>
  PROFILES.find((profile) => profile.isB2b === isB2b) ?? ALL[0];
