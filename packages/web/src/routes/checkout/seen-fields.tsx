// What a page of the checkout shows, as fields of its form: the answer to the form is about this and nothing else.

import type { SeenCart } from '@tornister/domain/checkout';
import type { FormRefusal } from '../form-refusal.ts';

type Props = {
  readonly seen: Partial<SeenCart>;
  /** What was posted before, where the form is shown again: what changed meanwhile elsewhere was not seen by that. */
  readonly typed?: FormRefusal['typed'] | undefined;
};

/** Posts what was seen with the form around it. */
export const SeenFields = ({ seen, typed }: Props) =>
  Object.entries(seen).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={typed?.[name] ?? value ?? ''} />
  ));
