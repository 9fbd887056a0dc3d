// What a page of the checkout shows, as fields of its form: the answer to the form is about this and nothing else.

import type { SeenCart } from '@tornister/domain/checkout';

/** Posts what was seen with the form around it. */
export const SeenFields = ({ seen }: { readonly seen: Partial<SeenCart> }) =>
  Object.entries(seen).map(([name, value]) => <input key={name} type="hidden" name={name} value={value ?? ''} />);
