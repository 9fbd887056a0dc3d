/** What is wrong with one field of a form: a key to be put into words by the channel, with the values the sentence needs. */
export type FieldError = {
  /** Name of the field, nested with dots (`billingAddress.postcode`). */
  readonly field: string;
  /** Key of the sentence, or the server's own sentence. */
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>>;
};
