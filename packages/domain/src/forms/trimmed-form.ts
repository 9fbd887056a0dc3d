// The texts of a form without the spaces around them, as phones put one behind a completed word and people paste them. Source: spec 3 §5.

/** The form with every text trimmed; what is no text stays as it is. */
export const trimmedForm = <Form extends Readonly<Record<string, unknown>>>(form: Form): Form =>
  Object.fromEntries(
    Object.entries(form).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  ) as Form;
