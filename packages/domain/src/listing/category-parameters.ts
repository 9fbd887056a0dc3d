// What an operator sets for a category or a page. Source: spec 1 §3 "Category", "Page parameters read", "Category parameters".

/** A parameter as the backend answers it. */
export type NamedText = { readonly name: string; readonly value: string };

export type PageParameters = {
  readonly hidesBreadcrumb: boolean;
  readonly hidesLeftColumn: boolean;
  /** Another address under which search engines shall know the page. */
  readonly canonicalDestination?: string;
};

export type CategoryParameters = {
  /** HTML of the box with texts for search engines. */
  readonly seoText?: string;
  readonly shortageText?: string;
  readonly lightningShortageText?: string;
  /** HTML below the texts. */
  readonly teaserBelowSeoText?: string;
};

/** Names in the backend; spec 1 §3. */
const NAMES = {
  hidesBreadcrumb: 'hideBreadcrumbInPageParameter',
  hidesLeftColumn: 'hideLeftColumnInPageParameter',
  canonicalDestination: 'canonical_destination_for_page',
  seoText: 'ishop_seo_box_text',
  shortageText: 'verknappung',
  lightningShortageText: 'verknappungblitzangebot',
  teaserBelowSeoText: 'categoryTeaserBelowSeoText',
} as const;

const textOf = (parameters: readonly NamedText[], name: string): string | undefined =>
  parameters.find((parameter) => parameter.name === name)?.value.trim() || undefined;

const named = <Key extends keyof typeof NAMES>(
  parameters: readonly NamedText[],
  key: Key,
): { readonly [Name in Key]?: string } => {
  const text = textOf(parameters, NAMES[key]);
  return text === undefined ? {} : ({ [key]: text } as { readonly [Name in Key]: string });
};

/** Reads the parameters of a page; a flag is set by the value `true` alone. */
export const parsePageParameters = (parameters: readonly NamedText[]): PageParameters => ({
  hidesBreadcrumb: textOf(parameters, NAMES.hidesBreadcrumb) === 'true',
  hidesLeftColumn: textOf(parameters, NAMES.hidesLeftColumn) === 'true',
  ...named(parameters, 'canonicalDestination'),
});

/** Reads the parameters of a category; what is not set or empty is absent. */
export const parseCategoryParameters = (parameters: readonly NamedText[]): CategoryParameters => ({
  ...named(parameters, 'seoText'),
  ...named(parameters, 'shortageText'),
  ...named(parameters, 'lightningShortageText'),
  ...named(parameters, 'teaserBelowSeoText'),
});
