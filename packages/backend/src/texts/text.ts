// Words in both languages of the shop.

/** A text in both languages of the shop. */
export type Text = { readonly de: string; readonly en: string };

export type Fact = { readonly label: Text; readonly value: Text };
