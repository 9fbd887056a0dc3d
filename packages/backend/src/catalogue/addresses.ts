// Addresses of the catalogue. Source: spec 1 §2 "/cat/{id}", "/prod/{id}".

/** The page of a product. */
export const productPath = (productId: string): string => `/prod/${productId}/`;

/** The listing of a category. */
export const categoryPath = (categoryId: string): string => `/cat/${categoryId}/`;
