// What views and routes may know of the composition root: the storefront and a way to get use cases.

import type { ChooseVariants } from '@tornister/application/content';
import type { Scope } from '@tornister/application/kernel';
import type { Notice } from '@tornister/application/ports';
import type { HeaderMarks } from '@tornister/application/wishlist';
import type { BaseUrls, LocaleCode, SiteProfile, Storefront, StorefrontId } from '@tornister/domain/storefront';
import type { ReactElement } from 'react';
import { createContext as createRouterContext } from 'react-router';
import { type Token, token } from './tokens.ts';

/** The official notice of the legal guarantee, as the operator has handed it in. */
export type GuaranteePicture = { readonly url: string; readonly width: number; readonly height: number };

/** What the visited host stands for. Serialised into the page once, so the tab knows what the shop host knew. */
export type Site = {
  readonly storefront: Storefront;
  readonly storefrontId: StorefrontId;
  readonly locale: LocaleCode;
  /** What the pages know of the storefront; a tab has no other's. */
  readonly profile: SiteProfile;
  /** Absolute origin of this storefront from the configuration, never from the Host header. */
  readonly baseUrl: string;
  /** Origins of all storefronts, for hreflang and the language switch. */
  readonly sisters: BaseUrls;
  readonly brandId: string;
  readonly brandName: string;
  /** Categories that count as the home page where visits are measured (spec 1 §7). */
  readonly homeCategoryIds?: readonly string[];
  /** The notice in the language that is spoken, where the storefront owes it and has it. */
  readonly guaranteePicture?: GuaranteePicture;
};

/** The storefront that this shop was opened for, for use cases whose rules depend on it. */
export const openedSite: Token<Site> = token<Site>('openedSite');

/**
 * The markup of an element that many pages show: rendered once for all that give it the same key, which says everything that it shows beside the
 * storefront and its language. It is rendered outside of the page, without React contexts, and does not react (as static parts, ADR 0012).
 */
export type MarkupOf = (key: string, element: ReactElement) => string;

/** The one thing that routes and views know of the composition root. */
export type Shop = {
  readonly site: Site;
  /** The lifetime of the tab or of the request. */
  readonly scope: Scope;
  /** Whether this is the shop host answering a request, not a browser. */
  readonly onServer: boolean;
  readonly get: <Service>(token: Token<Service>) => Service;
  /** What came with the visitor over a redirect, for the page that is rendered by the shop host; in a tab the notices tell it. */
  readonly arrivedNotice?: Notice;
  /** What the header says of the visitor for whom the shop host renders; a tab asks by itself. */
  readonly openMarks?: () => PromiseLike<HeaderMarks | undefined>;
  /** With which variants of A/B tests the shop host draws a page for everyone; otherwise the visitor's cookies say so. */
  readonly chooseVariants?: ChooseVariants;
  /** The shop host notes with what deferred code a page is rendered, so that its files are named in the page. */
  readonly rendersWith?: (needed: 'styles' | 'code', source: string) => void;
  /** The shop host renders what many pages share once. */
  readonly markupOf?: MarkupOf;
};

/** Carries the shop to loaders and actions, on both sides. */
export const shopContext = createRouterContext<Shop>();
