/** A primitive that may not be confused with another one of the same kind, like a cart id with an order id. */
export type Brand<Value, Name extends string> = Value & { readonly __brand: Name };

export type ProductId = Brand<string, 'ProductId'>;
/** A buyable variant of a product. */
export type ItemId = Brand<string, 'ItemId'>;
export type CategoryId = Brand<string, 'CategoryId'>;
export type CartId = Brand<string, 'CartId'>;
export type CartLineId = Brand<string, 'CartLineId'>;
export type OrderId = Brand<string, 'OrderId'>;
export type UserId = Brand<string, 'UserId'>;
export type AddressId = Brand<string, 'AddressId'>;
export type WishlistId = Brand<string, 'WishlistId'>;
export type WishlistEntryId = Brand<string, 'WishlistEntryId'>;

/**
 * Marks a trusted string as the id it is. For values that come from outside, an adapter parses first and brands after.
 *
 * @example
 * brandId<ProductId>('1001')
 */
export const brandId = <Id extends Brand<string, string>>(raw: string): Id => raw as Id;
