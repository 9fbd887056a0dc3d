// Where the link of a class list leads: families never shop in the business edition. Source: docs/class-lists.md.

type Site = {
  readonly baseUrl: string;
  readonly storefront: { readonly isB2b: boolean };
  readonly profile: { readonly familyShop: string };
  readonly sisters: Readonly<Record<string, string>>;
};

/** Origin of the storefront that families open a list in: the one it was made in, or the consumer storefront of its language. */
export const familyShopAddress = ({ baseUrl, storefront, profile, sisters }: Site): string =>
  storefront.isB2b ? (sisters[profile.familyShop] ?? baseUrl) : baseUrl;
