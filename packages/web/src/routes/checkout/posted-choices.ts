// What was seen of what is chosen, from the fields of `SeenFields`.

import { CHOICES, type SeenChoices } from '@tornister/domain/checkout';
import { fieldOf } from '../form-refusal.ts';

/** What a page says of what was chosen when it was opened. */
export const postedChoices = (posted: FormData): Partial<SeenChoices> =>
  Object.fromEntries(CHOICES.filter((name) => posted.has(name)).map((name) => [name, fieldOf(posted, name)]));
