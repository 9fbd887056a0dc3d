// Words that editors write.

import type { LocalText } from '@tornister/domain/storefront';

/** A text by language; a language that is missing is stood in for by another (`textIn`). */
export type Text = LocalText;

export type Fact = { readonly label: Text; readonly value: Text };
